// What a page calls: it writes a question into memory that it asks for, and reads the answer where it is told to.

/// Memory for a question of so many bytes.
@_cdecl("osam_question")
public func memory(ofQuestion count: Int) -> UnsafeMutablePointer<UInt8> {
  UnsafeMutablePointer<UInt8>.allocate(capacity: max(count, 1))
}

/// Answers the question that was written there, whose memory goes back. The answer is its number of bytes, four bytes with
/// the lowest first, and the bytes; null for what is no question. `osam_forget` gives its memory back.
@_cdecl("osam_answer")
public func answer(question: UnsafeMutablePointer<UInt8>, count: Int) -> UnsafeMutablePointer<UInt8>? {
  let bytes = [UInt8](UnsafeBufferPointer(start: question, count: count))
  question.deallocate()
  guard let answer = Page.answer(bytes) else { return nil }
  let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: answer.count + 4)
  for place in 0..<4 { memory[place] = UInt8(truncatingIfNeeded: answer.count >> (8 * place)) }
  (memory + 4).initialize(from: answer, count: answer.count)
  return memory
}

@_cdecl("osam_forget")
public func forget(answer: UnsafeMutablePointer<UInt8>) { answer.deallocate() }
