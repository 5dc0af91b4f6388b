import Glide

/// A program's symbol, white on its colour.
struct ProgramIcon: View {
    let program: Program
    /// In points.
    let side: Double

    var body: some View {
        Image(systemName: program.symbol)
            .font(.system(size: side * 0.45))
            .foregroundStyle(.white)
            .frame(width: side, height: side)
            .background(RoundedRectangle(cornerRadius: side * 0.24).fill(program.tint.gradient))
    }
}
