/// How the `serverDate` that apps get comes about. The file cannot say it, so its project does.
package enum ServerClock: String, Sendable, CaseIterable {
  /// Apps get what is written in the file.
  case written
  /// It is written anew before apps get it: by `build --server-date now`, or by the service with each answer.
  case now
}
