/// Makes every view of a list a row.
struct ListRowModifier: NodeModifier {
    var look: ListLook
    var selection: ListSelection.State?
    /// Whether rows show by what they are taken away, moved or selected.
    var isEditing = false

    func makeNode(in context: _ElementContext) -> ListRowNode {
        ListRowNode(host: context.host)
    }

    func update(_ node: ListRowNode, in context: _ElementContext) {
        let environment = context.environment
        node.set(look, environment)
        node.follow(
            environment.isEnabled ? selection : nil, transaction: context.transaction, at: context.time)
        node.edit(isEditing && environment.isEnabled, transaction: context.transaction, at: context.time)
    }
}
