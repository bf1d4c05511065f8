import OSAMSyntax

/// Values by folder, in the order of the folders. A dictionary costs a start more than all else that a run over one file does
/// with folders: its first use searches all conformances that there are for that of its key.
struct FolderTable<Value> {
  private var rows: [(folder: FilePath, value: Value)] = []

  subscript(folder: FilePath) -> Value? {
    let place = place(of: folder)
    return place < rows.count && rows[place].folder == folder ? rows[place].value : nil
  }

  /// Sets the value of a folder that has one, or gets one.
  mutating func set(_ value: Value, for folder: FilePath) {
    let place = place(of: folder)
    if place < rows.count, rows[place].folder == folder {
      rows[place].value = value
    } else {
      rows.insert((folder, value), at: place)
    }
  }

  /// The place of the first folder that is not before one.
  private func place(of folder: FilePath) -> Int {
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].folder < folder { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
