import OSAMDecisions
import OSAMFormats
import OSAMSyntax

/// A time in which devices are shown something, as calendars have it: one event from its begin to its end.
package struct AgendaSpan: Sendable {
  package var file: FilePath
  /// How people tell the document from others.
  var label: LocalizedMessage
  /// The app that the document names.
  var app: String?
  var platform: DevicePlatform
  var answer: DeviceAnswer
  /// Its first moment; nil where it was always so.
  package private(set) var from: Instant?
  /// Its last moment; nil without end.
  package private(set) var to: Instant?
  /// `versions below 2026110001`; none for everybody.
  private(set) var devices: [LocalizedMessage]
  var clients: ClientSet
  var zone: Zone
  /// Which it is among those of the same file, app, platform and outcome, from 0 on.
  var number = 0

  /// Those of a document, from the changes of all its time.
  package static func all(
    of changes: [ClockChange], of document: Document, file: FilePath, count: Int, zone: Zone
  ) -> [AgendaSpan] {
    var spans: [AgendaSpan] = []
    for change in changes {
      // Devices that go from one outcome to another end the first and begin the second.
      for (answer, isEnd) in [(change.before, true), (change.after, false)] where answer.plain != .nothing {
        var span = AgendaSpan(change, answer, document, file, count, zone)
        if isEnd { span.to = change.at - 1 } else { span.from = change.at }
        let same = spans.lastIndex { known in
          known.platform == span.platform && known.answer.outcome == answer.outcome
            && (isEnd ? known.to == nil || known.to == span.to : known.from == span.from)
        }
        guard let same else {
          spans.append(span)
          continue
        }
        if isEnd { spans[same].to = span.to }
        spans[same].clients = spans[same].clients | span.clients
        for words in span.devices where !spans[same].devices.contains(words) { spans[same].devices.append(words) }
      }
    }
    return spans
  }

  private init(
    _ change: ClockChange, _ answer: DeviceAnswer, _ document: Document, _ file: FilePath, _ count: Int, _ zone: Zone
  ) {
    self.file = file
    label = Simulation.label(path: file, document: document, count: count)
    app = document.text("packageName")
    platform = change.platform
    self.answer = answer
    let words = RegionWords(axes: change.axes, asked: change.asked.ordinary(change.axes), zone: zone).words(
      change.region)
    devices = words.isEmpty ? [] : [words]
    clients = change.clients
    self.zone = zone
  }

  /// True if a calendar of these days shows it; without an end it is an event of its first day.
  package func isIn(_ days: ClosedRange<Instant>) -> Bool {
    switch (from, to) {
    case (let from?, nil): days.contains(from)
    case (let from, let to?): to >= days.lowerBound && from ?? .min <= days.upperBound
    case (nil, nil): false
    }
  }

  /// Key that an edit of dates and texts leaves alone.
  var key: String {
    [file.plain.display, app ?? "", platform.rawValue, answer.outcome].joined(separator: "\0")
  }

  /// Id of the event, which it keeps when its dates or its texts are edited.
  var uid: String {
    var hash = StableHash()
    hash.add("\(key)\0\(number)".utf8)
    return "\(hash.text)@osam-lint"
  }

  /// `cat.bcn.bus on Android: offers the update, no end`
  var summary: LocalizedMessage {
    let what: LocalizedMessage =
      "\(app.map { LocalizedMessage(value: $0) } ?? label) on \(platform.title): \(answer.plain.deed)"
    return to == nil ? "\(what), no end" : what
  }

  /// Who gets what by which document.
  var description: LocalizedMessage {
    let who: LocalizedMessage = devices.isEmpty ? "everybody" : "\(list: devices)"
    return "\(label): \(answer.words) for \(who), \(label: clients)"
  }
}

extension [AgendaSpan] {
  /// Each with its number among those that its id could be mistaken for.
  var numbered: [AgendaSpan] {
    var counts: [ByteText: Int] = [:]
    return map { span in
      var span = span
      span.number = counts[ByteText(span.key), default: 0]
      counts[ByteText(span.key)] = span.number + 1
      return span
    }
  }
}
