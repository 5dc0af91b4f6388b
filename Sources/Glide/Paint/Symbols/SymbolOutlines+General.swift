extension SymbolOutlines {
    /// Everyday things.
    static let generalSheet = """
        house.fill 24 M12 3L22 11V21H14V15H10V21H2V11Z
        questionmark.square.dashed 24 M3 3H21V21H3Z
        """
}
