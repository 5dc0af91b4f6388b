extension ScrollNode: RelativeContainer {}
extension PagerNode: RelativeContainer {}
