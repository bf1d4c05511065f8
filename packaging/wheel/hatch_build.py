"""Says on which machines the program in the wheel runs: hatchling cannot know."""

import os

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PlatformOfTheProgram(BuildHookInterface):
    def initialize(self, version, build_data):
        build_data["pure_python"] = False
        build_data["tag"] = "py3-none-" + os.environ["OSAM_LINT_WHEEL_PLATFORM"]
