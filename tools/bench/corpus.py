"""The clean documents that the benchmarks measure with: varied, realistic, the same on every machine.

Document number N is the same whatever else is built. JSON is as the service serves it, YAML is as people
write it; both say the same.
"""

import datetime
import json
import random
import re
import textwrap

# Noon in Barcelona on the day the service answered; the date to check the corpus at.
SERVER_DATE = 1795258800000
DAY = 24 * 60 * 60 * 1000
_LANGUAGES = ("ca", "es", "en")
WIDTH = 78  # yamllint's default settings allow 80, two of them for the wrapper

_APPS = ["bus", "tram", "metro", "bici", "zona", "museu", "llibres", "mercat", "parc", "platja", "agenda",
         "residus", "aigua", "escola", "esport", "teatre", "festa", "tramits", "taxi", "obres"]
_DISTRICTS = ["raval", "eixample", "sants", "lescorts", "sarria", "gracia", "horta", "noubarris", "santandreu",
              "santmarti"]

_TITLES = [
    ("Nova versió disponible", "Nueva versión disponible", "New version available"),
    ("Cal actualitzar l'aplicació", "Es necesario actualizar la aplicación", "Please update the app"),
    ("El carnet, ara al mòbil", "El carné, ahora en el móvil", "Your card on your phone"),
    ("Horari d'hivern", "Horario de invierno", "Winter opening hours"),
    ("Millores d'accessibilitat", "Mejoras de accesibilidad", "Accessibility improvements"),
    ("Novetats del desembre", "Novedades de diciembre", "What is new in December"),
    ("Més ràpida i més clara", "Más rápida y más clara", "Faster and clearer"),
    ("Vols rebre els avisos?", "¿Quieres recibir los avisos?", "Would you like to get alerts?"),
]
_SENTENCES = [
    ("Ara pots consultar quants minuts falten perquè arribi el teu bus.",
     "Ahora puedes consultar cuántos minutos faltan para que llegue tu bus.",
     "You can now see how many minutes away your bus is."),
    ("Desa les parades que fas servir més i les tindràs a la primera pantalla.",
     "Guarda las paradas que más usas y las tendrás en la primera pantalla.",
     "Save the stops you use most and find them on the first screen."),
    ("Instal·la la nova versió per veure les incidències de cada línia.",
     "Instala la nueva versión para ver las incidencias de cada línea.",
     "Install the new version to see the disruptions on each line."),
    ("Hem corregit l'error que tancava l'aplicació en obrir el mapa.",
     "Hemos corregido el error que cerraba la aplicación al abrir el mapa.",
     "We have fixed the fault that closed the app when the map was opened."),
    ("La lectura en veu alta ja funciona a totes les pantalles.",
     "La lectura en voz alta ya funciona en todas las pantallas.",
     "Reading aloud now works on every screen."),
    ("Del 7 de desembre al 6 de gener obrim de 10 a 18 h.",
     "Del 7 de diciembre al 6 de enero abrimos de 10 a 18 h.",
     "From 7 December to 6 January we are open from 10 am to 6 pm."),
    ("Tanquem els dies 25 i 26 de desembre i l'1 de gener.",
     "Cerramos los días 25 y 26 de diciembre y el 1 de enero.",
     "We are closed on 25 and 26 December and on 1 January."),
    ("Pots pagar amb el mòbil i veure tots els rebuts: \"Els meus pagaments\".",
     "Puedes pagar con el móvil y ver todos los recibos: \"Mis pagos\".",
     "You can pay with your phone and see every receipt: \"My payments\"."),
    ("Aquesta versió deixarà de funcionar a final d'any; actualitza-la quan puguis.",
     "Esta versión dejará de funcionar a final de año; actualízala cuando puedas.",
     "This version will stop working at the end of the year; please update when you can."),
    ("El mapa es pot consultar sense connexió i pesa la meitat.",
     "El mapa se puede consultar sin conexión y pesa la mitad.",
     "The map can be used offline and takes half the space."),
    ("Reserva una plaça, una taula o una classe en tres passos.",
     "Reserva una plaza, una mesa o una clase en tres pasos.",
     "Book a place, a table or a class in three steps."),
    ("La col·lecció sencera es pot filtrar per autor, per any i per biblioteca.",
     "La colección entera se puede filtrar por autor, por año y por biblioteca.",
     "The whole collection can be filtered by author, by year and by library."),
    ("Ja no cal que tornis a entrar cada vegada.",
     "Ya no hace falta que vuelvas a entrar cada vez.",
     "You no longer have to sign in every time."),
    ("Hem canviat el sistema que desbloqueja les bicicletes – necessites aquesta versió per obrir-les.",
     "Hemos cambiado el sistema que desbloquea las bicicletas – necesitas esta versión para abrirlas.",
     "We have changed the system that unlocks the bicycles – you need this version to open them."),
]
_QUESTIONS = [
    ("T'agrada l'aplicació? La teva opinió ens ajuda a millorar.",
     "¿Te gusta la aplicación? Tu opinión nos ayuda a mejorar.",
     "Do you like the app? Your opinion helps us to improve."),
    ("Has gaudit del trajecte? Explica'ns-ho!", "¿Has disfrutado del trayecto? ¡Cuéntanoslo!",
     "Did you enjoy your ride? Tell us!"),
    ("Has trobat el que buscaves?", "¿Has encontrado lo que buscabas?", "Did you find what you were looking for?"),
]
_OKS = [("Actualitza", "Actualizar", "Update"), ("Instal·la", "Instalar", "Install"),
        ("Actualitza ara", "Actualizar ahora", "Update now"), ("Vés a la botiga", "Ir a la tienda", "Go to the store")]
_CANCELS = [("Ara no", "Ahora no", "Not now"), ("Més tard", "Más tarde", "Later"),
            ("Cancel·la", "Cancelar", "Cancel"), ("Tanca", "Cerrar", "Close")]


class Document:
    """What document number N says, before it is written down."""

    def __init__(self, number):
        self.number = number
        self.dice = dice = random.Random(number)
        app, district = dice.choice(_APPS), dice.choice(_DISTRICTS)
        self.name = f"{app}-{district}-{number:06}"
        self.is_rating = number % 5 == 3
        self.platform = dice.choice(["ANDROID", "IOS"])
        # Each is of an app of its own, so that there is nothing to find by comparing them.
        package = f"bcn.{app}.{district}{number}"
        self.members = {"id": number % 40000 + 1, "appId": dice.randrange(1, 900), "packageName": package}
        if self.is_rating:
            self.members |= {
                "platform": self.platform, "minutes": dice.choice([2880, 10080, 20160, 43200, 86400]),
                "numAperture": dice.randrange(3, 40),
                "message": _texts([dice.choice(_QUESTIONS), *dice.sample(_SENTENCES, 2)])}
            return
        mode = dice.choice(["LAZY", "LAZY", "FORCE"])
        start, end = self._window(mode)
        url = f"https://play.google.com/store/apps/details?id={package}"
        if self.platform == "IOS":
            url = f"https://apps.apple.com/es/app/{app}-{district}/id{6400000000 + number}"
        self.members |= {
            "versionCode": 2026010000 + dice.randrange(12) * 10000 + dice.randrange(1, 60),
            "versionName": f"{dice.randrange(1, 9)}.{dice.randrange(20)}.{dice.randrange(10)}"}
        self.members |= {name: moment for name, moment in [("startDate", start), ("endDate", end)] if moment}
        self.members |= {
            "serverDate": SERVER_DATE, "platform": self.platform, "comparisonMode": mode,
            "title": _texts([dice.choice(_TITLES)]),
            "message": _texts(dice.sample(_SENTENCES, dice.choice([1, 2]))),
            "ok": _texts([dice.choice(_OKS)]), "cancel": _texts([dice.choice(_CANCELS)]), "url": url,
            "checkBoxDontShowAgain": False,
            "dialogDisplayDuration": 0 if mode == "FORCE" else dice.choice([3600, 43200, 86400, 172800, 604800])}

    def _window(self, mode):
        """Start and end around the date of the service, in milliseconds, never at midnight; or left out."""
        def moment(days):
            return SERVER_DATE + days * DAY + self.dice.randrange(-6, 7) * 60 * 60 * 1000
        start = moment(-self.dice.randrange(1, 20)) if self.dice.random() < 0.8 else None
        end = moment(self.dice.randrange(1, 100)) if mode == "FORCE" or self.dice.random() < 0.8 else None
        return start, end

    def json(self):
        """As a service would serve it: mostly on one line, or indented; letters mostly as they are."""
        members = dict(sorted(self.members.items())) if self.dice.random() < 0.25 else self.members
        indent = self.dice.choice([None, None, 2, 4])
        separators = (",", ":") if indent is None else None
        ascii_only = self.dice.random() < 0.1
        return json.dumps({"data": members}, indent=indent, separators=separators, ensure_ascii=ascii_only) + (
            "" if indent is None else "\n")

    def yaml(self):
        """As people write it: mostly without what the service adds, dates and durations in words."""
        is_wrapped = self.dice.random() < 0.15
        style = self.dice.choice(["plain", "plain", "double", "single", "folded"])
        lines = []
        for name, value in self.members.items():
            if name in ("id", "appId", "serverDate") and not is_wrapped:
                continue
            if isinstance(value, dict):
                lines += _yaml_texts(name, value, style)
            elif name in ("startDate", "endDate") and not is_wrapped and value > DAY * 10_000:
                # All of them are in winter.
                moment = datetime.datetime.fromtimestamp(value / 1000 + 3600, datetime.timezone.utc)
                lines.append(f"{name}: {moment:%Y-%m-%d %H:%M}")
            elif name == "dialogDisplayDuration" and not is_wrapped:
                lines.append(f"{name}: {_duration(value)}")
            elif name == "versionName":
                lines.append(f'{name}: "{value}"')
            else:
                lines.append(f"{name}: {str(value).lower() if isinstance(value, bool) else value}")
        if is_wrapped:
            lines = ["data:", *("  " + line for line in lines)]
        if self.dice.random() < 0.5:
            kind = "asks for a rating" if self.is_rating else "tells about the new version"
            lines.insert(0, f"# {self.members['packageName']}, {self.platform}: {kind}")
        widest = max(lines, key=len)
        assert len(widest) <= WIDTH + 2, widest
        return "\n".join(["---", *lines, ""])


def _texts(triples):
    return {language: " ".join(triple[place] for triple in triples) for place, language in enumerate(_LANGUAGES)}


def _duration(seconds):
    for unit, size in [("d", 86400), ("h", 3600)]:
        if 0 < seconds < 100 * size and seconds % size == 0:
            return f"{seconds // size}{unit}"
    return str(seconds)


def _yaml_texts(name, texts, style):
    in_one_line = f"{name}: {{{', '.join(f'{language}: {text}' for language, text in texts.items())}}}"
    is_plain = not any(_needs_quotes(text) or re.search(r'[,?\[\]{}:#"]', text) for text in texts.values())
    if is_plain and len(in_one_line) <= WIDTH and style != "folded":
        return [in_one_line]
    lines = [f"{name}:"]
    for language, text in texts.items():
        lines += _yaml_text(language, text, style)
    return lines


def _needs_quotes(text):
    return text != text.strip() or not text


def _yaml_text(language, text, style):
    if _needs_quotes(text):
        style = "double"
    if style == "plain" and (": " in text or " #" in text or '"' in text):
        style = "single"
    if style == "folded":
        rows = _wrapped(text)
        return [f"  {language}: >-", *("    " + row for row in rows)]
    quote = {"plain": "", "double": '"', "single": "'"}[style]
    if style == "double":
        text = text.replace("\\", "\\\\").replace('"', '\\"')
    elif style == "single":
        text = text.replace("'", "''")
    rows = _wrapped(f"{quote}{text}{quote}")
    return [f"  {language}: {rows[0]}", *("    " + row for row in rows[1:])]


def _wrapped(text):
    return textwrap.wrap(text, WIDTH - 8, break_long_words=False, break_on_hyphens=False)
