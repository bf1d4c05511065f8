import OSAMFormats

/// Words of the findings in a long list. Made when they are asked for, they keep its documents until then.
package enum ListWords: Sendable {
  case asked
  /// Made as soon as they are found, so that its documents are freed one by one.
  case said(MessageFormatters)
  /// Nobody reads them.
  case dropped
}
