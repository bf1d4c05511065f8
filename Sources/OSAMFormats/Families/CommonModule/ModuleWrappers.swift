extension CarrierLibrary {
  /// The Flutter wrapper of the common module. [module-flutter, module-flutter-development]
  static let flutter = CarrierLibrary(
    id: "flutter", title: "modul_comu_osam_flutter", aliases: ["osam-flutter"],
    packages: [.pub("osam_common_module_flutter"), .pub("common_module_flutter")],
    rows: [
      Row("3.0.0", "3.0.0", "1.0.9"), Row("3.0.1", "3.0.1", "1.0.10"), Row("3.0.2", "3.0.2", "1.0.11"),
      Row("4.0.0", "4.0.1", "2.0.1"), Row("4.0.2", "4.0.2", "2.0.2"), Row("4.0.3", "4.0.3", "2.0.3"),
      Row("4.0.4", "4.0.5", "2.0.6"), Row("4.0.6", "4.0.6", "2.0.8"), Row("4.0.7", "4.0.7", "2.0.9"),
      Row("4.0.8", "4.0.9", "2.0.12"), Row("4.0.10", "4.0.10", "2.0.14"), Row("4.0.11", "5.0.0", "2.0.16"),
      Row("5.0.1", "5.0.1", "2.1.2"), Row("5.0.2", "5.0.2", "2.1.3"), Row("5.0.3", "5.0.3", "2.1.5"),
      Row("5.0.4", "5.0.4", "2.1.7"), Row("5.1.0", "6.0.0", "2.1.8", "2.1.7"), Row("7.0.0", "7.0.0", "2.2.2"),
      Row("7.0.1", "7.0.1", "2.2.3"), Row("7.0.2", "7.0.2", "2.2.4"), Row("8.0.0", "8.0.2", "3.0.1"),
      Row("8.0.4-dev", "8.0.4-dev", "3.0.6-dev"), Row("8.0.5-dev", "8.0.12-dev", "3.0.14-dev", "3.0.6-dev"),
      Row("8.0.13-dev", "8.0.13-dev", "3.0.14-dev"), Row("8.1.0", "8.1.0", "3.1.0"),
      Row("8.1.1-dev", "8.1.1-dev", "3.1.2-dev"), Row("8.1.2-dev", "8.1.2-dev", "3.1.3-dev"),
      Row("8.1.3-dev", "8.1.7-dev", "3.1.4-dev"), Row("8.1.8-dev", "8.1.8-dev", "3.1.5-dev"),
      Row("8.1.9-dev", "8.1.9-dev", "3.1.6-dev"), Row("8.1.10-dev", "8.1.10-dev", "3.1.13-dev"),
      Row("8.2.0", "8.2.0", "3.2.0-dev"), Row("8.2.1", "8.2.1", "3.2.0"),
    ])

  /// The React Native wrapper of the common module. [module-react-native]
  static let reactNative = CarrierLibrary(
    id: "rn", title: "react-native-modul-comu-osam", aliases: ["osam-rn", "react-native"],
    packages: [.npm("react-native-modul-comu-osam")],
    rows: [Row("0.1.0", "0.2.1", "3.1.0"), Row("0.3.0", "0.3.0", "3.2.0")])

  /// The Cordova plugin of the common module. [module-cordova]
  static let cordova = CarrierLibrary(
    id: "cordova", title: "cordova-plugin-comu-osam", aliases: ["osam-cordova"],
    packages: [.npm("cordova-plugin-comu-osam")],
    rows: [Row("1.0.3", "1.0.3", "2.1.8"), Row("1.0.4", "1.0.4", "2.2.2"), Row("1.0.5", "1.0.5", "2.2.3")])
}
