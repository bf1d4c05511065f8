/// Without what a client of Prince of Versions gives up.
/// [prince-keys, prince-versions-needed, prince-system-optional, prince-old-versions, prince-optional-minimum]
extension RequiredPart {
  static func ofPrince(_ client: Client, on platform: DevicePlatform) -> [RequiredPart] {
    let keys = RequiredPart(platform.keys(for: client).map { $0.rawValue })
    let isOld = !client.isPrince(.lists) && client.library.id != Library.princeKMP.id
    return [keys] + (isOld ? ofOldObject(for: client) : ofConfiguration(for: client))
  }

  private static func ofConfiguration(for client: Client) -> [RequiredPart] {
    let versions = RequiredPart(PrinceMember.versions, in: .configuration)
    guard ClientSet.princeNeedsSystem.contains(client) else { return [versions] }
    return [
      versions, RequiredPart(["requirements.required_os_version"], in: .configuration, ifThere: "requirements"),
    ]
  }

  private static func ofOldObject(for client: Client) -> [RequiredPart] {
    let members = PrinceMember.ofOldObject(for: client).map { $0.name }
    let holder = PrinceMember.holders.first(where: members.contains) ?? ""
    let latest = "\(holder).version"
    if client.library.id == Library.princeIOS.id { return [RequiredPart([latest], in: .configuration)] }
    if client.isPrince(.optionalMinimum) {
      return [RequiredPart(["minimum_version", latest], in: .configuration)]
    }
    return [
      RequiredPart(["minimum_version"], in: .configuration),
      RequiredPart([latest], in: .configuration, ifThere: holder),
    ]
  }
}
