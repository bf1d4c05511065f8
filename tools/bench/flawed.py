"""Documents as people get them wrong: one to five findings each, ten documents of an app, some windows overlapping.

All of them are well-formed and keep to the schemas, so that other programs do all of their work on them. Document
number N is the same whatever else is built.
"""

import json
import random

from corpus import DAY, Document, SERVER_DATE

OF_AN_APP = 10
# Mistakes of its own, and what shows beside others.
MOST_FINDINGS = 5


def _first_text(members, name, change):
    members[name]["es"] = change(members[name]["es"])


# Mistakes: each changes a member or two, and is one finding.


def _window_swapped(members, dice):
    members["startDate"], members["endDate"] = members["endDate"], members["startDate"]


def _start_in_seconds(members, dice):
    members["startDate"] //= 1000


def _end_far_ahead(members, dice):
    members["endDate"] += 3000 * DAY


def _duration_in_milliseconds(members, dice):
    members["dialogDisplayDuration"] = dice.choice([3600, 86400, 172800]) * 1000


def _checkbox(members, dice):
    members["checkBoxDontShowAgain"] = True


def _insecure_url(members, dice):
    members["url"] = members["url"].replace("https:", "http:")


def _other_store(members, dice):
    is_ios = members["platform"] == "IOS"
    members["url"] = f"https://play.google.com/store/apps/details?id={members['packageName']}" if is_ios else (
        "https://apps.apple.com/es/app/id6400000001")


def _url_without_app(members, dice):
    members["url"] = "https://apps.apple.com/es/" if members["platform"] == "IOS" else "https://play.google.com/store/"


def _odd_code(members, dice):
    members["versionCode"] = dice.randrange(100, 9000)


def _blank_around_title(members, dice):
    _first_text(members, "title", lambda text: text + " ")


def _entity(members, dice):
    _first_text(members, "message", lambda text: text + " &nbsp;")


def _garbled(members, dice):
    _first_text(members, "message", lambda text: text + " VersiÃ³n.")


def _placeholder(members, dice):
    members["title"]["en"] = dice.choice(["TODO", "Lorem ipsum"])


def _other_language(members, dice):
    members["message"]["en"] = members["message"]["ca"]


def _same_in_all(members, dice):
    members["title"] = dict.fromkeys(members["title"], "Nova versió disponible")


def _ela_geminada(members, dice):
    members["ok"]["ca"] = "Instal.la"


def _empty_cancel(members, dice):
    members["cancel"]["en"] = ""


def _extra_language(members, dice):
    members["title"]["fr"] = "Nouvelle version"


def _unknown_key(members, dice):
    members[dice.choice(["subtitle", "notes", "color"])] = "bus"


def _question_without_beginning(members, dice):
    _first_text(members, "message", lambda text: text.replace("¿", ""))


def _many_openings(members, dice):
    members["numAperture"] = 100_000


def _many_minutes(members, dice):
    members["minutes"] = 1_000_000


OF_VERSIONS = [
    _window_swapped, _start_in_seconds, _end_far_ahead, _duration_in_milliseconds, _insecure_url, _other_store,
    _url_without_app, _odd_code, _blank_around_title, _entity, _garbled, _placeholder, _other_language, _same_in_all,
    _ela_geminada, _extra_language, _unknown_key]
# Of an alert that people may close.
OF_LAZY_VERSIONS = [_checkbox, _empty_cancel]
OF_RATINGS = [_many_openings, _many_minutes, _unknown_key]
# IOS shows a text of its own.
OF_ANDROID_RATINGS = [_entity, _garbled, _other_language, _question_without_beginning]


def mistakes_for(document):
    """Those that show in it."""
    if document.is_rating:
        return OF_RATINGS + (OF_ANDROID_RATINGS if document.platform == "ANDROID" else [])
    return OF_VERSIONS + (OF_LAZY_VERSIONS if document.members["comparisonMode"] == "LAZY" else [])


class FlawedDocument(Document):
    def __init__(self, number, mistakes=None):
        super().__init__(number)
        first = Document(number - number % OF_AN_APP)
        members = self.members
        self.name = f"{first.name.rsplit('-', 1)[0]}-{number:06}"
        members["packageName"] = first.members["packageName"]
        dice = random.Random(f"mistakes of {number}")
        if not self.is_rating:
            self._share_the_app(first, number % OF_AN_APP)
        if mistakes is None:
            known = mistakes_for(self)
            mistakes = dice.sample(known, min(dice.choice([1, 1, 2, 2, 3, 4]), len(known)))
        for mistake in mistakes:
            mistake(members, dice)

    def _share_the_app(self, first, place):
        """A version after those before it, open when they have closed; that of places 4 and 8 a little too early."""
        members = self.members
        start = SERVER_DATE + (14 * place - 7) * DAY
        end = start + 13 * DAY
        members |= {
            "versionCode": 2026010000 + 100 * place + 1, "startDate": start - (5 * DAY if place in (4, 8) else 0),
            "endDate": end, "url": f"https://play.google.com/store/apps/details?id={members['packageName']}"}
        if self.platform == "IOS":
            members["url"] = f"https://apps.apple.com/es/app/id{6400000000 + first.number}"


# Mistakes that a schema refuses as well, each about a member of its own.


def _member_missing(members, dice):
    del members["numAperture" if "minutes" in members else "url"]


def _wrong_type(members, dice):
    members["appId"] = "none"


def _unknown_value(members, dice):
    members["platform"] = "WINDOWS"


def _fraction(members, dice):
    members["minutes" if "minutes" in members else "versionCode"] += 0.5


def _language_missing(members, dice):
    del members["message"]["es"]


REFUSED = [_member_missing, _wrong_type, _unknown_value, _fraction, _language_missing]


class RefusedDocument(Document):
    """Two of the mistakes that a schema refuses, or those that are given."""

    def __init__(self, number, mistakes=None):
        super().__init__(number)
        dice = random.Random(f"refused {number}")
        for mistake in mistakes or dice.sample(REFUSED, 2):
            mistake(self.members, dice)


class LoneDocument(FlawedDocument):
    """One of an app of its own, so that it is compared with no other; its mistakes are the same."""

    def __init__(self, number):
        super().__init__(number)
        app = self.members["packageName"]
        self.members["packageName"] = f"{app}.n{number}"
        if "url" in self.members:
            self.members["url"] = self.members["url"].replace(f"id={app}", f"id={app}.n{number}")


class DenseDocument(FlawedDocument):
    """A version with ten findings a kilobyte: all at once that do not stand in each other's way."""

    def __init__(self, number):
        # Every fifth document is no version.
        super().__init__(5 * (number // 4) + (0, 1, 2, 4)[number % 4], [
            _duration_in_milliseconds, _insecure_url, _odd_code, _blank_around_title, _entity, _garbled, _placeholder,
            _ela_geminada, _extra_language])

    def json(self):
        return json.dumps(self.members, separators=(",", ":"), ensure_ascii=False)
