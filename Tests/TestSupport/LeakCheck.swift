/// Asked by the address sanitizer at the end of a process. It does not see references in which Swift keeps flags,
/// so it takes texts that are in use for lost; and the test library and Foundation lose some bytes of their own.
@c(__lsan_is_turned_off)
public func isLeakCheckTurnedOff() -> Int32 { 1 }
