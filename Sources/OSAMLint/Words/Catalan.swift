// Generated from translations by make generate. Do not edit.
// swift-format-ignore-file

extension Catalogues {
  static let catalan: StaticString = #"""
    Escriu la paraula més semblant, si n'hi ha alguna. És segur si cap dispositiu no pot fer servir el document amb les versions que la llegeixen; si no, podrien oferir una actualització més sovint o passar d'una altra plataforma a aquesta.
    Falta el títol o el missatge: OK tanca l'avís, i la funció completion de l'app no es crida mai.
    cap, a part de les botigues
    Si sota la clau hi ha null, un text o un nombre, iOS prova l'altra clau. Android, a partir de la 4.0.3 i només si hi ha null, prova android; en els altres casos, falla. KMP falla sempre.
    Si una clau es repeteix, compta l'últim valor, però tots es descodifiquen, de manera que un valor anterior incorrecte també fa fallar la lectura. Els objectes se substitueixen, no es combinen.
    un dia com ara 2027-01-31
    osVersionComparisonMode i modelComparisonMode són nombres enters, osVersion és un text i models una llista de textos. Cadascun es pot ometre, cap no pot ser null, i un d'un altre tipus fa que el document no es pugui llegir. Entre els textos de models hi ha d'haver la coma.
    {1}: {2} no té el resultat {3}
    mesurat: {1}
    {1} no és en cap repositori de git, i no es pot saber què ha canviat
    totes les versions publicades de les quals s'ha llegit el codi font
    Foundation accepta una coma al final i UTF-16, pren la primera de dues claus iguals i passa per alt errors en nombres i textos que res no descodifica. Rebutja més de 512 nivells, i \u davant d'unes cometes.
    un fitxer de proves
    aquest comentari no silencia cap incidència de la regla «{1}»
    un valor buit
    dialogDisplayDuration s'expressa en segons; en convertir-lo en mil·lisegons, no passa del valor màxim. Zero i els valors negatius no retenen mai cap avís.
    canvia: abans {1}, després {2}
    Opcional per a {1}
    Si només s'ha obtingut una part de l'historial, obteniu-lo sencer: git fetch --unshallow.
    Copia el document amb les respostes
    {1} ({2}) té {3} dies
    les apps es tanquen
    ho interpreten com a nombre octal i ho llegeixen com a {1}
    Les apps que demanaven cat ara demanen ca.
    required_os_version és un nivell d'API, un nombre enter que també pot anar entre cometes; qualsevol altra cosa no es compleix mai.
    el que s'obre aquí es tanca massa tard, o no es tanca
    una llista on les versions anteriors a la 4 esperen un objecte
    un objecte on falta una coma o el final
    fitxer més
    {1}: hi ha {2}, i res no ho omple
    La data es compara amb el moment de la comprovació, o amb `--date`. Si la data es torna a escriure abans que les apps rebin el fitxer, indiqueu-ho amb `server-date: now` a la [configuració](../settings.md#serverdate) o amb `--server-date now`, i aquesta regla no dirà res.
    Les dates s'escriuen `2026-03-31`, `2026-03-31 09:00`, `2026-03-31T09:00:00+02:00` o en mil·lisegons. Una data sola és el començament d'aquell dia i, com a `endDate`, el final. També es llegeixen `31/03/2026`, `2026/3/31` i `9h`, amb el dia abans del mes. Les durades són `45s`, `30m`, `1h`, `2d`, sumes com `1h30m`, o segons; també es llegeixen `1 dia` i `24 hores`.
    hi ha un missatge per a {1} i cap per a «{2}»
    Des de la 2.3.0-dev, els avisos LAZY i INFO no es mostren durant `dialogDisplayDuration` segons després que l'usuari premi OK. Amb 0 no hi ha aquest temps: qui ha premut OK torna a veure el mateix avís cada vegada que l'app fa la comprovació, llevat que hagi marcat la casella de no tornar a mostrar, si l'avís en té. Les versions publicades anteriors mostren l'avís a cada comprovació en qualsevol cas.
    , aquí o més amunt
    Què canvia per als usuaris en comparació amb {1}
    un espai en blanc
    {1} només conté {2}, que és un exemple
    el període s'obre en el mateix moment
    `notify_last_version_frequency` és `ONCE` o `ALWAYS`. A iOS i macOS, una altra paraula fa il·legible tota la llista de la plataforma, encara que la configuració no s'hagués de triar mai. A Android compta com a ONCE, i només és un advertiment.
    el document no es pot llegir
    A Android el model és Build.MODEL sense la marca; a iOS és el que l'app hi posa, l'identificador del maquinari (iPhone14,2) segons el README i els adaptadors.
    {1}, fins al {2}
    {1} és {2}, i només hi hauria d'haver nombres separats per un sol punt
    Feu que un acabi abans que comenci l'altre, si el servei no els distingeix.
    Si la clau bona també hi és, l'altra simplement s'ignora.
    fan la petició amb el text de la mateixa biblioteca
    mig caràcter
    totes les versions publicades fins a la versió {1}
    és un sol text, i no s'indica en quin idioma (--language)
    {2}: la versió {1} té un altre document
    després d'una resposta: mai més
    {1} no pot llegir la llista
    Amb `{1}`:
    una llista; cada element, {1}
    no té required_os_version
    Només amb cancelButtonTitle
    pocs més fan servir aquest nom
    osam-lint: no s'ha fet res, perquè {1} no es pot fer servir tal com està escrit
    El fus horari de les dates que no n'indiquen cap.
    Poseu entre cometes els textos que comencen amb «*», o definiu l'àncora més amunt.
    {1}.0 o superiors
    Res no obre una adreça amb un esquema que no atén cap app, o sense nom de domini; els navegadors arreglen les barres que falten o sobren.
    Deseu el fitxer com a UTF-8.
    Amb connexió, el moment que es compara és el serverDate de la resposta, de manera que, si ningú no reescriu el fitxer, el període queda aturat. Sense connexió, és el rellotge del dispositiu.
    Des de la 1.1.0, els clients només mostren l'avís mentre l'hora del servei és entre les dues dates. Si les dates estan intercanviades, això no passa en cap moment i ningú no veu mai l'avís, sigui quin sigui el mode.
    no se n'adonen i hi llegeixen {1}
    {1} té un text per a {2}, que cap client no llegeix
    tracta del seguiment, i no de l'avís
    OK obre la pàgina d'una altra app
    nota: {1} és {2}; {3} és el de la biblioteca antiga
    {1} vegades
    Escriviu el nivell d'API d'Android {1} darrere els dos punts.
    pista: osam-lint settings diu quina configuració s'aplica; indiqueu un fitxer per comprovar-lo igualment.
    «{1}» és {2}, i no és ni un text ni un per a cada idioma
    osam-lint: el llindar és {1} %; --missing mostra casos per a la resta
    un text és més llarg del que permet la configuració
    {1} no la pot llegir
    uns minuts al costat d'un text en català i en castellà o anglès
    i {1} difereixen del que hi ha
    un punt on no hi ha cap valor
    {1} és {2}, amb una part que no cap en 32 bits
    continuen com si no hi hagués cap mínim
    l'url és de la botiga de l'altra plataforma
    Una sola pàgina HTML sense scripts: els avisos tal com es veuen, qui els veu i quan, què s'ha de corregir i què fan les altres versions publicades. S'obre des d'un fitxer o com a artefacte d'una execució de CI, i s'imprimeix en un full per document.
    mostren el de qualsevol altre idioma
    tots els {1} camps que falten
    una vegada
    el resultat depèn de la data, i aquest cas no n'indica cap
    El que s'ha de complir s'indica a prove, amb --always o --never.
    No segura: només la fa `osam-lint fix --unsafe-fixes`.
    consideren inferior la versió instal·lada {1}{2}
    {1} no es pot fer servir tal com està escrit: osam-lint no comprova res amb aquest fitxer. Obriu-lo per veure per què.
    Escriviu els requisits entre { i }.
    osam-lint: {1}: s'ha deixat fora {2}: {3}
    La biblioteca antiga no recorda res: mostra l'avís a cada comprovació.
    Deseu el fitxer com a UTF-8 sense marca d'ordre de bytes.
    a l'arrel
    Un fitxer d'alguns megabytes pot contenir un error cada pocs bytes. osam-lint n'enumera un milió. El que hi ha més enllà no se sap; per això el fitxer no s'aprova, ni que se silenciïn les incidències enumerades.
    FORCE no té en compte el temps de silenci
    Escriviu {1} sense cometes.
    osVersion no està formada per nombres enters
    Alguns noms de domini i algunes adreces porten al mateix dispositiu o a una xarxa privada.
    Baixeu-ne més, per exemple amb fetch-depth: 0 d'actions/checkout, o amb git fetch --unshallow.
    Escriviu un nombre entre 1 i {1}.
    no obren cap pàgina en tocar OK, i l'usuari no pot sortir de l'avís
    els resultats no segueixen enllaços que siguin en un repositori
    no hi ha permís per llegir-lo
    Per a quins models és l'avís: 1 només els de models, 2 tots menys aquests; qualsevol altre número, tots.
    en
    un valor d'un tipus que els clients no poden llegir
    un tipus de notificació per a iOS anterior a la versió 4 que no és en majúscules
    Indiqueu els fitxers o directoris que s'han de comprovar.
    Agafeu el document d'on es va escriure, o de l'historial del repositori.
    no
    aquest text
    «{1}» no és un fus horari que conegui aquesta eina
    Escriviu un número més baix: el valor incorporat és 5, i la documentació parla de 20.
    La versió instal·lada és 1.0.0 (--version).
    opcional, 3600 si no hi és
    la versió instal·lada {1} no és inferior a {2}
    la versió d'Android del nivell d'API {1} no es coneix, només les dels nivells {2} a {3}
    {1} {2}; en el mòdul comú, el servei decideix qui rep un document
    Les versions publicades que llegeixen `checkBoxDontShowAgain` també l'accepten entre cometes o en majúscules. Els altres lectors, no. (0, 1 i "yes" els rebutgen tots: vegeu wrong-type.)
    --no-baseline deixa l'altra opció sense efecte
    La X, la tecla d'enrere o un toc a fora tanca l'avís i comunica {1}.
    Els filtres de sistemes i models van arribar amb la 3.1.0. Les apps amb una versió anterior de la biblioteca no els coneixen i mostren l'avís a tots els dispositius que reben el document. Un FORCE pensat per a alguns dispositius bloqueja tothom que té l'app amb una versió anterior. Si ja no s'utilitza cap app d'aquestes, indiqueu-ho amb `clients` a la [configuració](../settings.md), i aquesta regla no dirà res.
    no cal escriure res: l'avís és per a versions inferiors
    Android compara enters de 32 bits amb versionCode. Els textos, els decimals i els nombres més grans són errors; 010 és 8.
    pot no voler dir res fora d'aquella xarxa
    {1}, i una altra cosa en altres sistemes
    llegit al codi font i mesurat
    totes les apps hi han arribat, de manera que no limita res
    --cached-git no diu res sense --cached
    required_os_version dins jvm, on no el comprova ningú
    un requisit que només funciona en les apps que hi registren un comprovador
    un document sense cap plataforma
    OK obre {1}, i el document és per a {2}
    una app i la seva plataforma al costat d'un text en català i en castellà o anglès
    {1} amb {2}
    El missatge és buit
    cap identificador d'app d'Android
    pista: osam-lint fix en corregeix {1}, i {2} més amb --unsafe-fixes.
    {1} s'ignora del tot.
    {1} de reducció
    builder
    Per veure què es corregiria:
    calculat
    una altra eina pot servir una cosa diferent
    A iOS, meta ha de ser un objecte de valors simples: dins d'una configuració, qualsevol altra cosa fa perdre la plataforma; a l'arrel, tot el camp meta. Android ignora el que no és un objecte.
    Dispositiu
    Versió que Prince of Versions recorda haver notificat.
    consideren 0 qualsevol compilació instal·lada si el seu CFBundleVersion té punts
    Escriviu el codi de versió darrere els dos punts, per exemple {1}.
    es compleix
    Registreu el que es troba avui i feu que check només falli amb errors nous:
    {1} no és un nombre
    A iOS, notification_type ha de ser exactament ALWAYS i qualsevol altre valor equival a ONCE; Android no distingeix entre majúscules i minúscules.
    Si no s'indica cap fitxer, agafa els documents que trobaria check. Té en compte els dispositius connectats que veuen l'avís per primera vegada; outcomes mostra els resultats de tots. També s'hi llisten les entrades de la configuració que caduquen.
    {1} és {2}, i no un text per idioma
    Posa tots els camps dins de `data`. Abans d'això cap client no llegeix el document.
    opcional per a {1}
    Data en què l'usuari va prémer OK per última vegada en aquest avís; el document s'havia rebut abans.
    {1} documents: què en veuen els usuaris
    l'última petició
    No escriu les incidències ni el resum, només el que no s'ha pogut fer; els fitxers de --output s'escriuen igualment.
    dues versions d'una app tenen avisos alhora
    la configuració només admet les dues botigues
    Escriviu {1}.
    Un tipus que ningú no ha definit és un error, perquè la paraula es perd amb tota seguretat. Un comentari pot ser intencionat: només s'avisa si hi ha un sol espai en blanc davant de `#` i una lletra o una xifra just darrere. També ho pot ser una àncora, si el fitxer l'esmenta en algun lloc.
    num_apert és 0
    Si falta una coma entre camps, es continua llegint.
    tracta de les condicions legals, i no de l'avís
    hi ha un document escrit com a text
    Feu servir un espai en blanc normal.
    {1}, {2} per a {3}
    Poseu tot el document entre { i }.
    el dispositiu no té connexió
    el fitxer comença amb bytes NUL i no és text
    trobada en un directori per sobre del camí
    cel·les
    «{1}» no és un interval que admeti {2}
    Gravetat mínima amb què el codi de sortida és 1: {1}.
    Indiqueu el fitxer mateix per veure'n més: hi porta un enllaç que surt del repositori, i per això no se'n mostra res.
    {1} es refereix a tots els casos, i --only en deixa alguns fora
    Cap versió (l'última coneguda: {1}) no llegeix {2}; no se sap què en fan les posteriors.
    una frase
    ## Abans i després
    {1} o superiors, però inferiors a {2}
    «okButtonActionURL» no conté res
    {1} és {2}, que s'entén com {3}
    Un text és un objecte exactament amb es, en i ca com a textos. Si hi ha més idiomes, s'ignoren; si en falta un, o hi ha null, un text sol o una llista, la lectura falla.
    supera els 64 bits
    U+FFFD, el signe que indica que s'ha perdut una lletra
    comença {1}
    un nombre hexadecimal
    Escriu la seqüència d'escapament del mateix caràcter, tret que també hi faltin comes o cometes: aleshores el text podria acabar en un altre lloc. Els clients que accepten el caràcter llegeixen el mateix text.
    més de la llista
    qui ha premut OK o ha marcat la casella el torna a veure: {1}
    Volíeu dir {1}? 
    el document es pot descodificar
    {1} (abans {2})
    {1} no té cap versió publicada {2} que conegui aquesta eina; les conegudes són {3}
    acaba amb {1}
    amb FORCE, el filtre només val amb connexió: {1}
    Indiqueu amb --clients les versions publicades en ús.
    pista: Canvieu-ho a mà.
    una pàgina que no obre cap botó
    no tornar a mostrar
    {1}: el text en {2} és buit
    una configuració per a sistemes més nous amb una versió inferior a la que hi ha per a sistemes més antics
    Un requisit amb null arriba al comprovador a iOS, i l'ignoren Android a partir de la 4.0.3 i KMP a iOS i a la JVM.
    un text
    Escriviu el nombre que voleu dir.
    un avís que només es tanca amb OK
    el període no comença fins al {1}
    desat en {2}: {1}, {3} sense canvis
    PyYAML 6.0.3 amb libyaml
    caràcter NUL
    és {1}
    {1} és {2} entre cometes
    git status, executat allà, diu per què.
    {1} espera {2}, i el resultat{3} és {4}{5}
    Peticions de valoració
    Les apps mostren el títol i el missatge en l'idioma de l'usuari tal com estan escrits: si un és buit no se substitueix pel d'un altre idioma, i la seva part de l'avís potser no hi surt. Si tots dos són buits, els usuaris d'aquell idioma reben un avís que no diu res, a part dels botons: és un error.
    no ofereixen mai l'actualització com a opcional
    {1} no serveix per separar les regles del motiu
    Els codis són `ca`, `es` i `en`. `cat`, `esp`, `ca-ES` i similars indiquen l'idioma correcte, però per a un client són claus desconegudes, de manera que falta l'idioma i es perd tot el document.
    En cada compilació, la petició de valoració surt una sola vegada, a partir de num_apert obertures i tmin dies després de la primera comprovació correcta.
    unes cometes dins d'aquest text el tanquen
    El document antic diu això, en un sol idioma: {1}
    també {1}:{2}:{3}: {4}
    {1} no és cap nom que els dispositius amb iOS donin de si mateixos
    qualsevol excepte {1}
    una supressió que no silencia res
    un nombre massa gran per al seu tipus
    «{1}» no és un codi de versió
    Mostra sencer cada cas que falla, quan n'hi ha diversos que fallen per un mateix motiu, i compta també el que ja ha passat del tot.
    El servei dona aquest document a totes les versions instal·lades (--applies as-served).
    git no ha pogut dir com eren els fitxers en {1}, per a {2}
    Un període que acaba a mitjanit acaba quan comença aquell dia. El període del README comença a mitjanit, hora de Barcelona.
    A iOS, 1.2 és inferior a 1.2.0, perquè de dues versions que comencen igual la més curta és la inferior. A Android són iguals. Per això, si la versió d'una app està escrita amb un nombre de parts diferent del de `version`, a l'app se li demana que actualitzi a la versió que ja té (mode 0), o no se li diu mai res (mode 1).
    el document antic no té cap versió
    Es comparen els documents d'una mateixa execució, els servits amb els servits i els redactats amb els redactats. Els fitxers amb el mateix nom en carpetes diferents es consideren còpies per a entorns diferents, com ara `pre/alert.json` i `pro/alert.json`, i no es comparen. Si, a més de les carpetes, també difereixen els noms, la incidència és una nota.
    una incidència registrada que ja no hi és
    Traieu-ne un.
    Per a aquestes apps, escriviu aquí l'objecte i poseu la llista dins «{1}».
    repositoris
    el període va durar fins al {1}
    L'intèrpret d'ordres: {1}.
    «{1}» és {2}, on {3}
    Escriviu només l'adreça, sense espais en blanc ni parèntesis.
    la versió instal·lada {1} no és inferior a {2}
    amb «minutes» {1} i «numAperture» {2} no hi ha cap espera
    Escriviu totes les xifres.
    Primer dia que està activat, en format dd/MM/yyyy i a la zona Europe/Madrid.
    El rellotge del dispositiu és el del servei, i no hi ha cap avís a la pantalla.
    {1} és {2} amb majúscules o minúscules incorrectes
    com es fa una versió
    Aquesta és la primera obertura que compta la biblioteca (--opens).
    «{1}» rep un valor dues vegades
    unes cometes dins d'un text entre cometes dobles el tanquen
    l'etiqueta o l'adreça d'un botó al costat d'allò que decideix si surt l'avís
    pot ser que no hi hagi cap botó i que l'app quedi bloquejada fins que se'n forci el tancament.
    {1} no és {2}: {3}
    l'error {1}
    La versió instal·lada és la que va rebre el document anterior.
    Escriviu «{1}», o un missatge per a cada codi.
    Traieu el document de dins «{1}» i poseu-lo en un fitxer propi.
    advertiment
    Traieu la coma.
    Documentat com l'identificador de l'app a la botiga App Store; cap client no el llegeix.
    no pot arribar a ser tan gran
    amb el fus horari {1}, els rellotges se salten {2}
    només llegeixen «{1}»
    git no coneix cap commit {1}
    una coma sense cap entrada al darrere o sense res al davant
    Afegeix una coma
    Substituïu {2} pel text en {1}.
    que demanen «{1}» mostren un altre idioma
    Nota: {1}.
    Registra les incidències d'avui, perquè a partir d'ara només comptin les noves.
    il·legible ({1})
    la versió instal·lada no és un codi de versió: {1}
    Escriviu {1} darrere els dos punts.
    una clau o un text sense cometes
    Escurceu-lo: {1} línies, amb {2} lletres cadascuna.
    Llegeix els documents tal com eren quan la branca actual es va separar d'aquesta revisió; la configuració és la d'avui.
    l'url és una cerca a Google Play
    Els dibuixos són aproximats. Aquesta pàgina no té scripts ni carrega res.
    apliquen la configuració a tots els dispositius
    Una adreça amb espais en blanc o parèntesis angulars pot no obrir res; depèn del sistema.
    {1} no és una línia de base, i no s'ha tocat
    Els enllaços curts no deixen veure a quina app porten.
    OK premut fa {1} o més
    no s'ha calculat què canvia això per a la gent
    la línia de base {1}:{2}:{3} no es pot fer servir: {4}
    Bloqueja l'app i no ofereix res.
    Traieu les cometes.
    {1}; s'ha deixat fora: {2}
    versions instal·lades
    el domini de l'url és {1}
    Adreça que s'obre amb OK en els modes FORCE i LAZY.
    totes les claus dels fitxers de proves
    a l'url no hi ha cap nom de domini
    L'adreça de la pàgina d'una regla, amb {1} on va l'id: els editors l'obren des d'una incidència.
    En YAML és el comentari `# osam-lint: allow RULE -- reason`: darrere d'un valor, per a la seva línia; sol en una línia, per a la línia següent; damunt de la primera línia d'un document, per a tot el document. JSON no té comentaris; per a JSON, i per a qui els vulgui tenir tots en un sol lloc, hi ha les entrades d'`allow` a la configuració. D'aquestes només s'informa després d'una execució que hagi mirat tots els fitxers a què es refereixen.
    yaml-language-server: $schema={1}
    una versió no semàntica per a les biblioteques d'Android anteriors a la versió 4
    Per començar-ne les proves:
    hi ha dos valors diferents amb el mateix nom
    execució
    no deixen ni tancar-lo ni fer servir l'app
    Dies des de l'última petició, per a les biblioteques antigues, o never.
    Afegeix «{1}» amb {2}, tal com diu el README
    {1} no es pot fer servir
    no s'ha demanat cap idioma
    amb aquest fitxer no es pot generar res
    Les versions de la biblioteca anteriors a la 4 per a Android llegeixen els noms de versió segons les regles de Semantic Versioning: tres nombres sense zeros al davant i, si es vol, `-` i una etiqueta. `1.2`, `01.2.0`, `v1.2.0` i `1.2.0.1` aturen la comprovació amb una excepció.
    no mostra res
    {1}: {2}, de manera que es pren la primera entrada del fitxer.
    Les parts de les versions es comparen com a nombres; abans, com a textos.
    no s'ha pogut executar: {1}
    {1} és «{2}» amb majúscules o minúscules incorrectes
    apliquen la configuració a tots els sistemes, o no la trien mai si fan servir el builder de la biblioteca
    {1} no té text en {2} («{3}»)
    Com més amunt, per a aquests fitxers.
    Escriu la clau que probablement es volia posar.
    no la pot comparar
    osam-lint: no s'ha pogut llegir {1}: {2}
    El directori del fitxer ha d'existir.
    adreça
    {1} és probablement un nivell d'API, i aquí es comparen versions: el nivell d'API {2} és Android {3} (--api-level {4}).
    cal omplir {1}
    Informa: un avís amb un botó que només el tanca.
    Qui toca OK per actualitzar va a parar a una botiga des de la qual el seu telèfon no pot instal·lar res. Les adreces `market:` només s'obren on hi ha Google Play instal·lat, de manera que a iOS poden no obrir res.
    no poden fer servir cap configuració dins «{1}» i {2}
    el domini és {1}, gairebé «{2}»
    no el llegeixen i no mostren cap condició legal d'aquest fitxer
    Escriviu el número de la versió, per exemple {1}; {2} correspon a «versionName».
    Feu servir una adreça de caràcters ASCII sense espais en blanc.
    Poseu-lo entre cometes.
    un camí
    osam-lint baseline torna a escriure la línia de base.
    Sense fitxers, agafa els documents que trobaria check; si n'hi ha més d'un, en mostra una o dues línies de cada un, primer els més greus. La data és alhora la del rellotge del servei i la del dispositiu. A quines versions instal·lades arriba un document ho decideix el servei, i el servei no és públic: --applies indica què se suposa.
    minSystemVersion ha d'estar formada per nombres enters separats per punts; si no, l'app es tanca inesperadament. Si el camp no hi és, no es comprova.
    l'ignoren i apliquen la configuració a tots els sistemes
    cap canvi per als usuaris
    osam-lint: no s'ha trobat cap fitxer de cap gestor de paquets
    {1}: conté l'entitat HTML {2}
    el filtre atura el model {1}: {2}
    La petició inclou a la ruta el paquet, la plataforma i el codi de la versió instal·lada, i el servei tria el document. Com el tria no és públic.
    La biblioteca nativa d'iOS i macOS canvia el nom de les claus quan les llegeix i, per això, accepta tant `requiredVersion` com `required_version`. Android i la biblioteca multiplataforma només coneixen els noms amb guions baixos i ignoren els altres. `REQUIRED_VERSION` també és una clau d'aquestes: la biblioteca nativa d'iOS la converteix en `requiredVersion`.
    la versió instal·lada {1} només té xifres i punts
    Escriviu \\ per a una barra inversa, o poseu el text entre cometes simples.
    Escriviu els segons de silenci després de l'OK: 86400 són un dia.
    un requisit de versió del sistema que no es pot llegir
    un motiu escrit amb paraules
    «expect» és per a un sol dispositiu, i aquest cas els inclou tots
    `requirements` és un objecte amb noms i valors, encara que el fitxer JSON.md de la biblioteca en una ocasió en digui array. A iOS i macOS, qualsevol altra cosa fa il·legible tota la llista de la plataforma. A Android compta com si no hi fos, de manera que la configuració arriba a tots els dispositius.
    Només amb okButtonTitle
    Escriviu el text en {1} darrere els dos punts.
    L'app no registra cap comprovador propi (--requirement).
    fitxers més
    null, o res, on els clients necessiten un valor
    passen al comprovador un objecte null
    {1} és una llista buida
    desactivat
    ho llegeixen com el nombre decimal {1}
    Avís d'actualització de la biblioteca antiga
    no hi ha cap de les claus de plataforma
    cap client no llegeix {1}, i per tant no se'n pot esperar cap resultat
    biblioteca {1}
    Escriviu una etiqueta, o traieu el camp si no hi ha d'haver botó.
    YAML interpreta {1} com el nom d'una àncora
    Versió que veuen les persones. Només es fa servir des de la 2.2.8-dev, per detectar que el document ha canviat.
    Les versions que només difereixen en els zeros del final tenen el mateix codi de versió.
    cometes tipogràfiques en una clau o un text
    la versió instal·lada {1} no és superior a {2}
    Compara els fitxers amb l'estat que tenien quan la branca actual es va separar d'aquesta revisió; la configuració és la d'avui.
    Títol de l'avís.
    Si el seguiment d'aquest component està activat.
    0 segons
    Llegit en el codi font de la biblioteca; no verificat en cap dispositiu.
    En les biblioteques més antigues, `comparisonMode` és 0, 1 o 2. Amb qualsevol altre nombre ningú no veu l'avís.
    osam-lint check --watch vigila els fitxers, però no corregeix res.
    Posa al final la que no té requisits
    Poseu-li un nom que acabi en .yaml o .yml.
    després de prémer OK: {1} sense avís
    si es demana {1}
    pista: Els editors inicien osam-lint lsp (docs/editors.md); osam-lint check FILE comprova un fitxer.
    {1} s'ha indicat {2} vegades, i només admet un valor
    --all mostra cada resposta sencera.
    El que s'ha d'indicar a l'editor que iniciï:
    «version» és {1}, amb {2}
    línia {1} · {2} · {3}
    pista: osam-lint fix en corregeix {1}.
    amb l'objecte fet sense el builder
    El final pertany al període, però només fins al mil·lisegon: amb un final a les 00:00, els usuaris no veuen l'avís aquell dia. Si voleu dir «fins al 31 de març», heu d'escriure les 23:59:59.999 d'aquell dia. En un document redactat, la data sola 2026-03-31 ja vol dir això.
    Els hàbits es consulten amb simulate; aquí, --opens admet un interval.
    Amb un url buit, OK no obre res a iOS; a Android no hi ha res que el pugui gestionar.
    Traieu el signe # i el que ve després.
    Escriviu tots dos, com ara --opens-per-day 3 --days 30.
    Les biblioteques més antigues no tenen cap camp per al tipus d'avís: el determinen els botons. Sense `okButtonTitle` ni `cancelButtonTitle`, l'avís no en té cap i no es pot tancar; per tant, els usuaris que el veuen no poden fer servir l'app, i res no els porta on la podrien actualitzar. Pot ser que sigui això el que es vol. A iOS, una etiqueta amb un text buit compta com si no hi fos.
    res
    la guia en castellà
    Qualsevol idioma
    version no és una versió que es pugui llegir
    Sense `notify_last_version_frequency`, una actualització opcional s'ofereix una sola vegada. Les apps recorden el que han mostrat, però no totes igual: iOS i macOS recorden per sempre cada versió; Android, només l'última. Si `last_version_available` s'apuja i després es torna a abaixar, iOS no diu res de la versió que ja havia mostrat i Android la torna a mostrar. Si s'indica la freqüència que es vol, no hi ha confusió possible.
    Escriu `true` o `false` en la forma habitual. Els clients llegeixen el mateix abans i després.
    l'url demana un idioma concret amb {1}
    Les apps amb el mòdul comú el llegeixen, i les d'Android amb les altres biblioteques també; altres programes rebutgen el fitxer. Les apps d'iOS amb osam-controldeversions no mostren cap avís. Les apps d'iOS amb Prince of Versions reben un error; a partir de la versió 4, només si llegeixen el text. Sovint falta una cometa de tancament a prop.
    YAML 1.1 i 1.2 no coincideixen en alguns valors sense cometes: `no` és un booleà o un text, `010` és 8 o 10, `1e3` és un text o un nombre. Aquesta eina llegeix YAML 1.2; un servei que converteixi el mateix fitxer en JSON amb una altra biblioteca serviria una altra cosa. Les dates dels camps de data no s'assenyalen.
    A {1} obre una altra pàgina, que potser porta a l'app.
    Posa entre cometes una paraula feta de lletres, xifres i guions baixos. Els clients que la llegeixen sense cometes llegeixen la mateixa paraula. On hi va true o false, una paraula que vol dir això s'hi converteix; la correcció no és segura. On hi va un nombre, la paraula es queda, i un nombre en xifres d'una altra escriptura s'escriu del 0 al 9.
    Amb una entrada a `.osam-lint.yml`. `{1}: "off"` a `rules`, al mateix fitxer, desactiva la regla.
    no el mostren amb {1}, però amb {2} sí
    ningú
    això no forma part del que hi ha més amunt
    NONE no mostra res
    packageName no pot ser l'identificador d'una app
    {1}: s'esperava un avís, i la biblioteca no en mostra cap{2}
    {1} no obre mai l'url
    Claus que valen per a tots els casos que no indiquin una altra cosa.
    un fitxer sense res a dins
    Les apps amb la biblioteca {1} no el poden llegir tal com està escrit.
    L'app registra un comprovador per a aquesta clau de Prince of Versions que accepta aquest valor; amb key=pre*, els que comencen així; amb key sola, qualsevol; amb key=none no en registra cap.
    Escriviu el moment amb la diferència horària, com ara {1}+01:00.
    s'estan comparant documents
    comportament conegut de la plataforma, no provat
    L'adreça conté el document i queda a l'historial del navegador.
    segons, o una durada com ara 1h
    dl.
    maig
    març
    una data o una durada escrita no es pot llegir
    A partir de la data indicada, l'app s'obre {1} cops al dia a intervals iguals, durant {2} dies, {3}.
    no mostren l'avís {1}
    Només OK desa la casella marcada: amb Cancel·la es perd, i l'avís torna a sortir.
    «{1}» té el format anterior a la versió 4, i no hi ha «{2}»
    Treu l'entrada d'una incidència que ja no hi és.
    comparisonMode
    «{1}» és {2} per a {3}, i {4} per a {5} {6}
    Escriviu l'adreça on {1} ofereix l'app, o corregiu la plataforma.
    git no ha pogut comparar {1} amb {2}
    connexió
    és null
    pregunta avui
    Hi ha indicis que és un document, però no prou per assegurar-ho: un nom característic és en un altre lloc, o només hi ha una part dels camps. Com que heu indicat el fitxer, s'ha comprovat; el que s'hi trobi pot referir-se a una cosa que no hi té res a veure. Els recorreguts de directoris i els hooks ometen aquests fitxers i els indiquen, i cap correcció no els canvia, fins que `--kind` o un `kind` de la configuració digui què són.
    Escriviu-lo en la forma 2h, 1h30m o 1500ms.
    Les parts es comparen com a textos: 10 és inferior a 9, i 1.02 a 1.2.
    no trien mai aquesta configuració si no registren cap comprovador
    la versió instal·lada {1} és inferior a {2}
    hi ha un [ sense tancar
    català
    Escriu la clau amb guions baixos. La biblioteca nativa d'Apple llegeix el mateix; les altres la comencen a llegir, cosa que no és segura si poden fer servir el document.
    Escriviu-ho així: {1}.
    el valor del camp «content» d'un missatge és {1}
    Què reben els usuaris i quan: {1}
    un valor decisiu no compta o s'interpreta com un altre
    no hi ha cap camp «{1}» en {2}
    Executeu git lfs pull.
    «dialogDisplayDuration» {1}, comptat en segons, equival a {2}
    fins a
    l'usuari no ha rebutjat la petició per sempre
    Escriviu una ruta que no en surti, o indiqueu la línia de base amb --baseline.
    , amb {1} {2}
    Escriviu menys idiomes, o pregunteu per un dispositiu amb osam-lint simulate.
    Diu també què fan les apps amb les paraules de cada versió publicada: ERROR, DISMISSED.
    Per desar l'esquema de la configuració en un fitxer:
    mil·lisegon
    convé saber-ho
    darrere d'uns altres dos punts d'aquesta línia hi ha un text en un idioma
    la valoració es demana a la primera obertura
    Un null en les metadades arriba a les apps de maneres diferents: un objecte null a iOS i macOS; null a Android a partir de la 4.0.3, i el text "null" en les versions anteriors. La biblioteca multiplataforma descarta la clau a iOS i a la JVM.
    Alguns caràcters no es veuen, i d'altres canvien la direcció del text que els segueix.
    no hi ha cap document d'aquest tipus per a {1}
    pista: Encara queden correccions per fer en {1}; torneu-ho a executar.
    {1} o {2}
    No s'hi inclouen els moments anteriors al 2010 ni els posteriors al 2099 (--date).
    no ofereixen aquesta actualització en el sistema més nou
    un element sense cap coma al davant
    {1} per a {2}: {3}
    {1} més com aquesta: {2}
    cap identificador de paquet d'iOS
    {1} és {2}, que és un exemple
    sense final
      osam-lint schema settings > {1}
    endDate és anterior a startDate
    now
    {1} a {2}, biblioteca {3}
    endDate cau d'aquí a més de cinc anys
    Tota mena de dispositius
    La primera línia i el dibuix són de dispositius amb connexió que abans no han mostrat res.
    startDate, endDate i serverDate es llegeixen, i serverDate és obligatori.
    {1} té els extrems invertits
    Una etiqueta per a OK sense cap adreça mostra un botó que no obre res.
    Un fitxer que no es pot llegir és un error a iOS i fa que l'app es tanqui inesperadament a Android, on un fitxer buit compta com a zeros.
    {1} és {2}, i hi hauria d'haver {3}
    La petició de valoració surt a partir de num_apert obertures i tmin dies, i torna a sortir quan n'han passat tants més, fins que l'usuari respon.
    Escriviu {1} per incloure tot aquell dia.
    claus i textos sense cometes
    dispositiu
    cap text
    no hi ha ni «required_version» ni «last_version_available»
    Treu l'entrada.
    «{1}» és {2}
    no el veu ningú
    Format de les incidències a la sortida estàndard: {1}. auto és github en GitHub Actions; si no, text.
    Escriviu un punt seguit d'una sola xifra, o només el primer nombre.
    el document
    desat en {2}: {1}
    L'app no demana cap idioma (--language).
    en sortir-ne es comunica {1}
    «{1}» no dona valor a cap camp
    el text «{1}»
    {1} és {2}, amb un signe més
    la versió no hi figura
    poden mostrar l'avís fins aleshores
    ampliació
    Foundation no crea cap URL a partir d'un text buit o amb un espai en blanc, i codifica les lletres amb accents.
    {1} i el commit actual no tenen cap commit en comú
    {1} és {2}, amb un exponent
    Apple i Google demanen títols curts i missatges d'una o dues línies. Cap dels dos no indica un nombre de caràcters.
    {1} no és cap fus horari que aquesta eina conegui
    Les metadades de la configuració triada substitueixen clau per clau les del nivell superior del document. Si els tipus són diferents, l'app rep ara l'un, ara l'altre, segons el dispositiu. A iOS i macOS els tipus es conserven i, per tant, el codi que n'espera un falla amb l'altre.
    un nombre octal
    hi ha un document escrit com a text dins «{1}»
    els àlies d'aquest document representen més de 10000 valors
    consideren obert el període a partir d'aleshores
    written
    OK no obre res: no hi ha okButtonActionURL.
    Un avís només es mostra mentre serverDate és entre startDate i endDate, totes dues incloses fins al mil·lisegon. El període es comprova abans que el mode.
    una freqüència de notificació que no és en majúscules
    un objecte per a textos en diversos idiomes no en té cap
    les apps amb la biblioteca {1} no tenen en compte el sistema; en canvi, amb la biblioteca {2}, ho diu osVersionComparisonMode 2 amb osVersion "{3}"
    El sistema més baix per al qual és la configuració.
    {1}: el text és el mateix en {2} i en {3}
    A les biblioteques més antigues passa amb `tmin` 0 i `num_apert` 1, els valors del README: iOS demana la valoració a la primera obertura de cada compilació; Android, a cada obertura fins que l'usuari respon. (De `num_apert` 0 se n'ocupa una altra regla.)
    el sistema no és una versió: {1}
    Ja hi ha un avís del mòdul a la pantalla.
    Torneu a escriure la lletra i deseu el fitxer com a UTF-8.
    «{1}» supera el que pot comptar un rellotge
    casella
    {1} espera {2} {3}, i hi ha {4}{5}
    la petició està activada
    l'idioma d'un missatge està escrit amb majúscules
    cancelButtonTitle
    No es pot llegir perquè {1} ({2}:{3}).
    Adreça de les condicions legals.
    La documentació de la biblioteca diu que `appStoreIdentifier` és obligatori. Cap de les versions publicades que s'han llegit no el descodifica: la pàgina de la botiga, quan se n'obre alguna, no en depèn. Si el número és erroni, ningú no se n'adona, i si és correcte, no canvia res.
    «{1}» és buit
    Indiqueu un altre fitxer per a la sortida.
    Afegiu una coma.
    Diu què detecta una regla i per què importa, i en mostra exemples.
    Poseu al fitxer un nom que acabi en .yaml, o publiqueu el JSON que en fa osam-lint build.
    una llista
    En JSON, les claus i els textos necessiten cometes dobles. Les apps amb el mòdul comú no poden llegir el document: els usuaris no veuen cap avís ni se'ls demana cap valoració. Només les versions 2.1.1 i 2.1.2 continuen llegint. Les apps d'iOS amb les altres biblioteques també fallen; les d'Android amb aquestes biblioteques continuen llegint. `undefined`, `None` i `NaN`, amb què altres llenguatges indiquen que no hi ha valor, no s'arreglen amb cometes.
    Moment de la pregunta
    {1} respostes: {2}
    el període es tanca
    {1} en un missatge
    Un nombre on hi ha d'haver un text, una llista on hi ha d'haver un nombre: un sol valor així i no es pot llegir res del document. Les versions publicades 2.1.1 i 2.1.2 són tolerants amb els textos sense cometes; totes les altres no.
    {1} <= {2} des de l'última petició
    Escriu `true` o `false` en lloc d'una paraula que ho vol dir, com ara `no` o `sí`, i una llista al voltant d'un sol nom on va una llista. Les aplicacions que no podien llegir el document en mostren llavors l'avís.
    la pàgina d'una altra app
    modelComparisonMode 1 deixa passar els dispositius amb un model que és a models, 2 tots els altres; qualsevol altre número, tots. Els noms es comparen sencers i lletra per lletra. Amb 1 i una llista buida no passa ningú.
    Incidències
    Poseu tots els camps dins d'un objecte a «{1}».
    El sistema és el nivell d'API {1} (--api-level).
    Cap dels dispositius consultats no el llegeix.
    El fitxer tot sol no diu com escriu l'app la seva versió; per això només s'avisa quan `version` acaba en 0, que és quan es podria escriure més curta. És un advertiment amb el mode 1, en què l'avís potser no surt mai, i amb els altres només cal tenir-ho present.
    {1}, document {2} ({3} en total)
    es va acabar {1}
    un recorregut: escriure un avís, comprovar-lo i publicar-lo
    Escriviu \\ per a una barra inversa.
    Traieu els requisits.
    osam-lint: no s'ha pogut comparar {1}: {2}
    el text integrat
    Escriviu el valor que correspon, o traieu el camp.
    un sol text on n'hi ha d'haver un per idioma
    El sistema és més nou que qualsevol minSystemVersion (--os-version).
    Corregeix el que és segur, en els mateixos fitxers; després mostra i compta el que queda.
    Escriviu la versió a «osVersion», o bé «{1}» amb el valor -1 per a tots.
    Número de l'app en el servei. Els clients el descodifiquen i no en fan res.
    Una app amb connexió no mira el seu propi rellotge: compara el període amb el `serverDate` que ha rebut. Si aquest és anterior a `startDate` o posterior a `endDate`, cap app que rebi el document tal com està escrit no mostra res, sigui quin sigui el mode. Si la data es torna a escriure abans que les apps rebin el fitxer, indiqueu-ho amb `server-date: now` a la [configuració](../settings.md#serverdate) o amb `--server-date now`, i aquesta regla no dirà res.
    l'avís no té cap botó
    el document antic no té el codi de la versió {1} (--version-code)
    numAperture és més de 1000 obertures
    Treu l'entrada
    no hi ha text per a {1}
    Un avís que només té el botó OK es queda a la pantalla, o torna a sortir, fins que la versió és una altra. Amb el mode 0, una actualització el fa desaparèixer. Amb el mode 2 es mostra a les versions superiors a `version`, i qualsevol actualització encara és superior; amb el mode 1 només desapareix si l'actualització té una versió diferent de la indicada. Així, els usuaris poden actualitzar i continuar sense poder entrar a l'app.
    Poseu tot el text entre cometes, o comenceu-lo a la línia següent.
    L'adreça té espais o parèntesis angulars: els sistemes més antics no obren res; no verificat en cap dispositiu.
    l'entrada per a «{1}» a {2}
    quina gravetat té una incidència, i per què
    Copia un enllaç
    les apps es queden l'últim valor; altres programes potser es queden el primer
    Escriviu una adreça que tothom pugui obrir.
    no mostren mai l'avís mentre tenen connexió
    un nombre
    A iOS i macOS, la biblioteca nativa necessita un nombre abans del primer punt: sense `v`, sense cap espai en blanc al davant i sense comes. Si no hi és, la versió queda il·legible i, amb ella, tota la llista de la plataforma, encara que la configuració no s'hagués de triar mai. A la JVM, la biblioteca multiplataforma només admet nombres separats per punts, i amb qualsevol altra cosa falla en comparar.
    Per què és intencionada.
    Poseu tot el text entre cometes simples, o escriviu \" a dins.
    «required_version» és {1}, igual que «last_version_available»
    Escriu «{1}» entre cometes
    {1}: no s'ha generat res
    qualsevol {1}
    {1}, i per això s'omet
    Suprimiu aquesta línia.
    , amb {1} {2}, el {3}
    Escriviu els models a què us referiu.
    Els codis de versió de les apps de la ciutat tenen deu xifres que comencen amb l'any i el mes, com ara 2026030001. Un codi amb una altra forma queda mal ordenat entre els altres: en una versió publicada de la demo de la mateixa biblioteca hi havia 20230417, que és més petit que qualsevol codi de deu xifres. Els clients no comparen el codi amb res. És el servei qui decideix qui rep el document; si l'envia a les versions instal·lades inferiors al codi, o fins al codi, amb un de massa curt no arriba a cap de les altres i amb un de massa llarg arriba a totes.
    KMP a iOS admet d'un a tres nombres amb un número de compilació; la JVM, qualsevol quantitat d'enters; tots dos, amb espais en blanc al voltant. Qualsevol altra cosa llança una excepció en comparar. A Android es converteix a 64 bits.
    Si no hi és: {1}.
    amb el fus horari {1}, els rellotges marquen {2} dues vegades
    A iOS, els requisits propis de l'app perden els guions baixos: un comprovador per a free_space no veu mai free_space.
    l'App Store
     en consultar aquest valor
    Aquests clients llegeixen un nombre entre cometes com si no en tingués. Altres lectors del mateix document (les eines pròpies del servei o una biblioteca més nova) no ho faran.
    la versió més recent és {1}, que no es pot llegir com a versió
    El codi de versió és el de la versió del document antic, i les versions inferiors tenen codis inferiors.
    FORCE no té temps de silenci, i «dialogDisplayDuration» és {1}
    Escriviu el text.
    {1}, en una llista
    DESCRIPCIÓ: {1}
    no el poden llegir
    Escriviu cometes rectes, o no n'escriviu cap.
    A iOS, la biblioteca de Kotlin Multiplatform admet d'un a tres nombres separats per punts i un número de compilació després de `-`. Amb qualsevol altra cosa falla la comparació i, amb ella, la comprovació. La biblioteca nativa d'iOS és menys estricta. Se n'ha llegit el codi font, però no se n'ha executat res.
    Poseu entre cometes els textos que comencen amb «%», o traieu la línia.
    Deixeu només una de les dues.
    supera els 32 bits
    un objecte amb {1}
    Impedeix comprovar la resta del fitxer: cap configuració, cap comentari ni cap línia de base no la silencien.
    actualització obligatòria que es pot saltar amb OK
    Ningú no ha premut encara OK en aquest avís (--last-ok).
    aquest «{1}» no està tancat
    vigent avui
    La versió instal·lada és {1} (--version).
    falta un camp que els clients necessiten
    {1} i {2} generarien tots dos {3}
    El lector de JSON d'Android admet claus sense cometes, cometes simples, = i ;, comentaris, text després del final, xifres de qualsevol escriptura i més de 512 nivells. Una coma al final d'un objecte fa fallar la lectura; en una llista, hi afegeix null.
    Escriviu --out . per indicar aquest directori.
    Fins a la 4.0.7, la biblioteca nativa d'iOS i macOS només reconeix `ONCE` i `ALWAYS` en majúscules; qualsevol altra grafia fa il·legible tota la llista de la plataforma. A partir de la 4.0.8, i a Android, tant és si són majúscules o minúscules.
    {1}, en les metadades, és {2}
    Escriviu les dues, com ara --os-version 13 --api-level 33, o només --api-level.
    Nombre màxim de caràcters de l'etiqueta d'un botó.
    cap app no té un identificador així
    A `startDate` i `endDate`, null vol dir el mateix que ometre'ls: sense inici o sense fi.
    «{1}» no és un commit
    una versió que no es pot llegir
    en {2}, 1 no coincideix amb el que diuen els originals ({1} en total)
    obren {1}
    {1}: els usuaris hi llegeixen {2}
    {1} conté un document{2}, i --output el sobreescriuria
    Els codis de versió instal·lada són 1 o més.
    no mostren el botó OK, de manera que res no obre l'url
    no s'ha pogut escriure {1}: {2}
    Suprimiu aquesta línia, i l'última.
    Converteix un document d'osam-controldeversions en un del mòdul comú o de Prince of Versions.
    Corregeix el que és segur: equival a check --fix.
    sobra el segon «-»
    el text per a {1}
    {1} (suprimit)
    Conserveu-ne només un, o corregiu allò que els ha de distingir.
    només la biblioteca nativa llegeix {1} com a «{2}»
    La X: l'app rep {1}
    Un objecte sense cap idioma fa que l'app es tanqui inesperadament a Android, fins i tot quan no toca cap avís; a iOS compta com si no hi hagués text.
    Fitxer que s'escriu.
    Alguns editors posen tres bytes invisibles davant del text UTF-8. Les apps amb el mòdul comú no poden llegir el document: els usuaris no veuen cap avís ni se'ls demana cap valoració. Les apps amb les altres biblioteques el llegeixen, i altres programes poden rebutjar-lo. En YAML aquests bytes no fan cap mal.
    Com s'escriu la resposta: {1}.
    és buit
    la versió publicada més recent de la qual s'ha llegit el codi font
    {1}: no s'ha canviat: només la configuració diu què és; amb --kind, sí
    Corregiu allò que silenciava i traieu-la, o poseu-hi una data posterior.
    La X tanca l'avís.
    ningú no pot passar de l'avís
    «{1}» hi és, però falta el camp que l'ha d'acompanyar
    Quin avís es mostra mentre el període és obert.
    Escriviu un nombre a partir d'1.
    a cada obertura
    «{1}» no és un valor vàlid per a {2}, que accepta {3}
    un text conté un caràcter sense escapar: {1}
    L'hora del servei quan respon. Amb connexió, els clients comparen el període amb aquesta data i no amb el seu propi rellotge.
    Les paraules que distingeixen un idioma d'un altre les hem triat nosaltres.
    Avís d'actualització
    els fitxers de la llista
    una altra vegada al cap d'aquest temps: {1}
    Tots els textos han de ser en català (`ca`), castellà (`es`) i anglès (`en`). Si en falta un, el document sencer és il·legible, i no només aquell text: no es recorre a cap altre idioma.
    l'avís és per a una llista de models que és buida
    oct.
    el número d'una versió publicada al costat de l'etiqueta d'un botó en català i en castellà o anglès
    Escriviu l'adreça de l'app a la botiga darrere els dos punts.
    no hi havia cap fitxer amb aquest nom
    en {1} no hi ha cap configuració amb tots els requisits complerts
    1 incidència no es registra: tracta d'usuaris que poden quedar bloquejats o de supressions
    és null
    fa {1}
    A les biblioteques més antigues, l'adreça l'obre el botó OK, que només hi és amb `okButtonTitle`.
    falta un } de tancament
    Escriu la clau coneguda, tret que l'objecte també la tingui. És una correcció segura quan cap client que llegeix aquest camp no pot fer servir el document sense ell; altrament començarien a llegir el que avui ignoren, i la correcció no és segura. Una clau que no s'assembla a cap de coneguda es queda igual.
    Una part amb un zero al davant és un advertiment, perquè es pot escriure sense; una part de més d'una xifra només és una dada que cal tenir present.
    No hi ha dos documents de la mateixa app i plataforma que mostrin alguna cosa en un mateix dispositiu i en un mateix moment.
    el període s'obre
    «required_os_version» és {1}, que no és un nivell d'API
    pista: És {1}. Un altre tipus s'escriu davant: osam-lint init KIND FILE.
    {1} no és una versió semàntica
    Els documents es llegeixen com a redactats, també els JSON. Un sol document va a la sortida estàndard; si n'hi ha més d'un, cal --out. Un document que alguna de les versions publicades indicades no podria llegir es rebutja amb el motiu, i llavors no s'escriu res.
    què canvia per si sol els pròxims dies
    un fitxer no es pot comparar amb un directori
    {1}: «{2}» ja és en el document, i per això {3} no hi té efecte
    Les biblioteques més antigues es comporten de manera diferent segons el camp i la plataforma. Una `version` sense cometes es llegeix a Android i a iOS pot fer que l'app es tanqui inesperadament; una llista o un objecte on Android espera una altra cosa és un error o un tancament inesperat; un títol, un missatge o una etiqueta que no és un text es descarta sense avisar.
    {1} no llegeix documents d'aquest tipus
    opció desconeguda «{1}». Volíeu dir «{2}»?
    {1}: {2}: {3}, {4}
    cas més falla
    una llista de textos
    Vuit combinacions de biblioteca JSON, opcions de lectura i classes del document descodifiquen de manera diferent. Alguna classe canvia a la 1.0.7, la 1.1.0, la 2.3.0-dev i la 3.1.0; la biblioteca, a la 1.0.6, la 2.1.1, la 2.1.3 i la 2.2.0-dev.
    etiqueta del botó neutre en {1}
    «{1}» és un interval, i aquest cas és per a un sol dispositiu
    Escriviu {1} i feu que l'app el demani igual.
    Escriviu # osam-lint: allow RULE -- reason.
    Escriviu --output preview.html.
    no demanen mai la valoració
    la regla «{1}» no es pot silenciar amb cap comentari
     amb el text per a {1}
    el servei potser no troba aquest document per a cap app
    tmin i num_apert han de ser nombres enters; 1.0 i 1e2 ho són. Qualsevol altra cosa falla, i l'obertura no es compta.
    mostren l'avís a cada comprovació igualment
    pista: Executeu build sense --check per escriure'l.
    Els clients busquen un objecte amb un camp `data` i no llegeixen res més. Si no hi és, o si al seu lloc hi ha `null` o una llista, no es llegeix res del document: cap avís i cap petició de valoració.
    Afegiu legal_version i legal_URL per a aquestes apps.
    buit
    Per saber què fa ara una app d'aquesta versió:
    no està obert
    les apps el llegeixen, però altres programes potser no
    les apps d'Android amb {1}
    no hi ha res per comparar
    metadades amb algun null a dins
    {1} és {2}, i no {3}
    «{1}» admet un sol valor
    com es comença en un repositori que ja té errors
    Europe/Madrid
    un document també necessita tmin
    Indiqueu un altre fitxer amb --output.
    Inclou {1}
    Des de la 3.1.0, un filtre necessita dos camps: com es compara (`osVersionComparisonMode`, `modelComparisonMode`) i amb què (`osVersion`, `models`). Si falta un dels dos o és buit, o si el número no diu cap manera de comparar, no hi ha filtre i tots els dispositius reben l'avís. Les apps no en diuen res.
    Poseu un nom diferent a cada cas.
    ho comparen com a text i consideren que {1} és {2}, tot i que és {3}
    Desa
    D'on surt el serverDate que reben les apps: tal com està escrit en el fitxer (written), o actualitzat abans que el rebin (now), ja sigui pel servei o per build --server-date now.
    Traieu - o --changed-since.
    «{1}» {2} es llegeix com el {3}
    com es compila el mateix codi per a navegadors
    la primera execució d'aquesta compilació
    Els clients ignoren les claus que no coneixen, de manera que el que s'hi escriu no té cap efecte. Si una clau s'assembla molt a una de coneguda, probablement es volia escriure aquesta: aleshores és un advertiment, i un error si falta la clau coneguda, perquè sense ella no es pot llegir el document.
    les apps amb la biblioteca {1} no tenen en compte el sistema, i no és cap versió que es pugui donar a un filtre de les posteriors
    tenen un botó de cancel·lar que potser no es pot fer servir
    un avís que només s'acaba amb una actualització
    una configuració sense cap versió
    Escriviu versions publicades com ara {1}, 2.0.0..{2} o pov-ios:4.0.8.
    necessita --version-code, perquè {1} no és un codi de versió
    «{1}» tracta d'usuaris que poden quedar bloquejats, i una entrada per a aquesta regla ha de ser per a una sola incidència d'un sol fitxer
    una vegada per a cada versió
    el que ha canviat respecte a {1}
    hi ha un comentari, i JSON no en té
    una configuració que no és un objecte
    osam-lint explain RULE dona més informació sobre la regla.
    Escriu «https://» al davant
    un fitxer d'aquest programa
    {1} per a {2}
    399 files, i 300 000 comparacions a l'atzar amb la funció del mateix mòdul
    incidència
    la llista té més configuracions de les que es poden comparar
    Escriu cometes rectes
    casos més fallen
    des del {1} fins al {2}
    etiqueta del botó OK
    Les correccions segures no canvien mai el que fa amb un document una app que el pot fer servir; osam-lint explain RULE explica què escriu cadascuna. Els fitxers se substitueixen sencers o no es toquen. Si es llegeix l'entrada estàndard, el text corregit s'escriu a la sortida estàndard.
    La majoria de les apps existeixen per a les dues plataformes, amb un document per a cadascuna. Quan se'n canvia un i l'altre no, als usuaris d'una plataforma se'ls demana que actualitzin i als de l'altra no. Es comparen el mode, el període i els textos que mostra el mode i, en els documents de valoració, `minutes` i `numAperture`.
    Si una clau es repeteix, Gson es queda l'últim valor.
    cap resposta
    Copia
    el sistema més baix per al qual és la configuració
    {1} en la resta de casos
    Format de la resposta: {1}; ics és per a calendaris.
    Número de les condicions legals; es tornen a mostrar quan augmenta.
    Escriviu https: si el lloc web ho admet.
    Les condicions legals.
    Valoració
    Poseu-lo entre cometes si és un text, o escriviu-lo d'una manera que tots dos llegeixin igual.
    {1} i {2}
    es compleix: {1}, en totes les cel·les de dispositius ({2})
    un error
    plataformes
    Corregiu les dates si els usuaris han de veure l'avís, o suprimiu el document.
    required_os_version: el sistema més baix, entre cometes.
    En YAML, amb un comentari a la línia o a la línia de sobre. En JSON, que no té comentaris, amb una entrada a `.osam-lint.yml`. `{1}: "off"` a `rules`, al mateix fitxer, desactiva la regla.
    ningú més no compta les obertures amb aquest nom
    nov.
    mil·lisegons des del 1970, només amb xifres
    on
    durada, en segons
    {1} fitxers que podrien ser o contenir documents, sense comprovar: {2}
    el de la configuració, o below
    l'avís antic només informa, i Prince of Versions només coneix actualitzacions obligatòries i opcionals
    ofereix l'actualització
    Escriviu només xifres separades per un sol punt, per exemple «3.2.1».
    l'any no té quatre xifres
    pot semblar poc acurat a qui ho llegeix
    Escriviu un salt de línia.
    perden totes aquestes metadades
    Ignorat per {1}
    cap dels dispositius que es consulten no llegeix cap d'aquests documents, de manera que qualsevol afirmació es compliria
    Pot ser que les apps d'iOS tornin a codificar l'url i obrin {1}.
    Una adreça que obre algun dels botons.
    un zero davant d'una part
    en el nivell superior del document
    Les primeres versions de la biblioteca per a Android comparen les parts de les versions com a textos, lletra per lletra. Per a elles, 10 és inferior a 9; per tant, amb `version` 1.10 i el mode 0, una app amb la versió 1.9 es considera més nova i no se li demana que actualitzi. Un zero al davant també fa que la versió sigui una altra: 1.2 no és igual que 1.02. Les versions posteriors de la biblioteca, i iOS, comparen nombres.
    el codi de les mateixes biblioteques, iOS a Linux
    Versions publicades de les biblioteques de les apps, separades per comes: {1}, osam:2.0.0..{2}, flutter:8.0.0, pov-ios:4.0.8. Les biblioteques que no s'indiquen no s'hi inclouen.
    «{1}» no és un termini vàlid per a --fail-on-change
    és un objecte buit
    required_version és igual que last_version_available
    no té cap punt
    és possible que cap app d'allà no el tingui mai
    qualsevol versió instal·lada rep aquest document
    la passen per alt
    mostren l'avís d'Android sense botó i, amb {1}, la gent es pot quedar sense poder entrar a l'app
    llista de textos
    un missatge no té «content»
    obligatori
    Etiqueta del botó que obre l'adreça.
    versionCode no és l'any, el mes i quatre xifres més
    Escriviu --output {1}:PATH; - és la sortida estàndard.
    {1}: cap objecte per a {2} en «{3}» diria el mateix que la llista: {4}
    «{1}» és {2}, amb un zero davant d'un nombre
    {1}[0].requirements.{2}
    {1}, les apps poden rebre l'un o l'altre, segons decideixi el servei
    Escriviu el codi de versió del manifest de l'app.
    ningú més no fa servir aquest nom
    Escriviu el número de la versió de l'app.
    Indiqueu un altre fitxer per a una de les dues.
    Traieu-ho.
    el document no es pot descodificar
    és vigent indefinidament
    {1} enllaços que surten del repositori, sense seguir: {2}
    Fitxers de prova i directoris.
    un nombre binari
    «{1}» és {2}, amb una etiqueta de versió preliminar
    El dia al qual són posteriors les dates d'exemple.
    no hi ha cap incidència d'aquest tipus {1}
    aquest fitxer no existeix; amb -z, git escriu els noms sense cometes
    {1} és {2}, una hora que els rellotges se salten
    «{1}» té el número de compilació {2}
    osam-lint no escriu entrades com aquesta
    {1} és {2}, que no és cap durada
    cap canvi per als usuaris a partir d'ara
    Escriu la pàgina
    Idiomes que demana l'app, separats per comes, o none. El del programa mateix és --lang.
    Els clients ho llegeixen tot o no llegeixen res: si falta un camp, tot el document és inservible per a les versions publicades que el necessiten. El README diu que `ok`, `cancel` i `url` són opcionals, i des de la 3.x també `checkBoxDontShowAgain` i `dialogDisplayDuration`; del `message` de la valoració diu que és obsolet. Els clients els necessiten tots, de manera que un document escrit seguint el README desactiva la biblioteca sense que es noti.
    el comparen amb la versió d'Android, com ara 13
    Ajunteu els dos valors en un de sol.
    {1}: té {2} caràcters, i la configuració en permet {3}
    ignorat per {1}
    Si un sol camp no es pot descodificar, no es pot descodificar res del document.
    l'error requirementsNotSatisfied
    versió instal·lada {1} {2} {3}
    no se sap la versió del sistema
    {1} no és un nombre enter entre {2} i {3}
    Traieu-la o escriviu un objecte.
    amb l'objecte fet amb el builder
    un requisit que consta a la configuració
    {1} no té cap versió
    {1} és {2}, no un objecte
    versions instal·lades que la biblioteca no pot llegir (--version unreadable)
    potser OK no porta la gent a l'app
    cap
    comparació entre {1} i {2}: no cal fer res
    Un dispositiu rep la primera configuració, en l'ordre del fitxer, de la qual compleix tots els requisits. Una configuració sense requisits serveix per a qualsevol dispositiu i, per tant, res del que ve després no es tria mai. Passa el mateix després d'una amb els mateixos requisits, o només amb una part, o amb una versió del sistema més baixa: qui compleix la posterior també compleix l'anterior.
    {1} pot ser {2}, i porten a commits diferents
    un text per a cada idioma
    {1} des de la primera obertura
    no hi ha res per comprovar: {1}
    {1} constava aquí {2} vegades i ara apareix {3}
    S'hi està treballant.
    Des de la 3.1.0 a Android, i des de la 3.2.0 a iOS, la biblioteca dibuixa l'avís ella mateixa, i no s'hi desplaça res. En un telèfon petit, o amb lletra gran, un missatge llarg pot no deixar lloc per als botons de sota. Llavors FORCE no té cap altra sortida. El que hi cap es calcula per a una pantalla de 360 per 640 i és una estimació.
    {1} sense diferències
    ## Opcions
    OK premut fa entre {1} i {2}
    Per a les apps d'iOS des de la versió publicada 4, perquè ios pugui conservar l'objecte per a les anteriors.
    en {1}
    Identificador d'aplicació (Android) o de paquet (iOS) de l'app. El client no el compara mai.
    des de la petició
    Traieu el que sobra; el document acaba on es tanca el primer signe {.
    Fitxers que es miren quan es recorre un directori, entre els que acaben en .json, .yaml i .yml.
    llegit al codi font
    Escriviu «{1}».
    ningú més no té cap nom semblant
    una versió entre cometes
    «{1}» és negatiu ({2})
    res no tanca l'avís
    Si ho ha de ser, indiqueu-ne el tipus amb --kind ({1}).
    Actualitzeu la línia de base amb osam-lint baseline perquè no pugui tornar a aparèixer.
    {1} no és cap clau coneguda
    EXEMPLES
    dates
    obliguen a actualitzar a una versió que no és l'última
    Quan el document no es pot obtenir o llegir, la resposta és ERROR. Les apps amb la biblioteca {1} poden seguir en lloc d'això el document anterior, sense els filtres.
    osam-lint: s'ha omès {1}: {2}
    només té espais en blanc
    Executeu 'osam-lint help <subordre>' per obtenir ajuda detallada.
    Requisits de Prince of Versions per als quals les vostres apps registren un comprovador.
    Quan es fa servir color: {1}; auto vol dir en un terminal, tret que s'hagi definit NO_COLOR.
    No la silencia res.
    les apps no agafen el text d'un altre idioma, i l'avís pot quedar sense {1}
    Contribució
    La primera línia i el dibuix són de dispositius que abans no han sabut de cap actualització.
    text que no és UTF-8
    {1}, i potser també les apps amb {2}
    Llegeix {1} com a text, i no executa res. L'última línia és per a la configuració: res no es restringeix tot sol, perquè aquests fitxers diuen què portarà la pròxima compilació, i els telèfons també porten versions anteriors.
    platform
    Escriu un salt de línia
    Escurceu-lo, o augmenteu el límit a long-text a la configuració.
    sense inici
    «{1}» no és un nombre vàlid per a {2}
    un avís que cal seguir
    Quan `content` no hi és, és null o és buit, la biblioteca d'Android fa la petició amb el seu propi text, que no diu res de l'app. iOS sempre la fa amb el diàleg del sistema.
    títol en {1}
    Una clau desconeguda no canviaria res, i qui l'ha escrita es pensaria que sí. No s'executa cap cas del fitxer.
    una versió que les biblioteques que comparen textos ordenen d'una altra manera
    {1} porta versions de les biblioteques {2}: indiqueu aquestes
    Treu la coma
    En les biblioteques més antigues, un text que no és cap nombre és un error a Android, o un tancament inesperat en la biblioteca de valoracions; la biblioteca de control de versions per a iOS l'interpreta com el mode 0.
    no hi ha ni {1} ni {2}
    la resta del fitxer no s'ha comprovat
    {1} no és en cap repositori git i, per tant, no se sap com eren els fitxers en {2}
    OK conserva una casella marcada; el botó de cancel·lar i la X també la poden conservar.
    {1} és un nom reservat per a la configuració o per a una línia de base
    Escriu el mateix moment com a `2026-12-01`, o la mateixa durada com a `1h30m`.
    «{1}», gairebé «{2}»,
    Afegiu «{1}»: 0 per als sistemes fins a «osVersion», 1 per a exactament aquest, 2 per a aquest o posteriors.
    Les versions publicades fins a la 2.1.6 desen el text de cancel·lar en català al lloc del text d'OK en català.
    configuració: {1}
    osam-lint: no s'ha generat res, perquè no s'ha pogut llegir tot
    superiors
    YAML interpreta {1} com el nom d'un tipus
    Escriviu-lo a mà dins «android»: minimum_version i la versió de latest_version són noms de versió com ara 2.4.0.
    El text corregit s'escriu a la sortida estàndard.
    això és una pàgina web i no un document
    la versió instal·lada {1} és superior a {2}
    amb una obertura n'hi ha prou
    El tipus dels documents, en lloc de reconèixer-lo per les claus.
    Escriviu-ne un, sense cap llista.
    un caràcter de control
    kmp-prince-of-versions no s'ha executat en el mateix iOS; per tant, una app pot fer una altra cosa.
    version es passa a compare: tal com està escrita. No està definit què fa si no hi és; es creu que, si no és un text, l'app es tanca inesperadament.
    Els errors posteriors a la lectura del fitxer, en els textos per idioma o en la comparació, es produeixen a la funció que rep la resposta i fan que l'app es tanqui inesperadament.
    Escriviu https://example.org/rules/{1}.html.
    el període es tanca el {1}, mitjanit en UTC
    pista: En Markdown, els documents van en blocs de codi, amb l'etiqueta json o yaml o sense etiqueta.
    hora
    obliden la casella marcada quan l'usuari prem Cancel·la, i mostren l'avís en la comprovació següent
    nota:
    Quant fa que s'ha d'haver tancat un període perquè es consideri una errada.
    Permet {1} aquí, en {2}, amb un motiu que escriviu vós
    osam-lint: {1}, {2}, {3}
    no hi ha cap regla «{1}»
    A partir de la versió 4, una plataforma conté una llista de configuracions. La biblioteca nativa d'iOS i macOS ignora qualsevol altra cosa i llavors prova la clau que acaba en 2. Android i la JVM accepten una configuració sense la llista, com diu la seva documentació; la nativa d'iOS, mai. Un null, un text o un nombre no serveixen a ningú: Android, a partir de la 4.0.3, se salta un `android2` null i passa a `android`; tots els altres clients reben un error.
    Les claus encaixen igual de bé amb dos tipus de document, i els clients els llegeixen de manera diferent. L'eina l'ha comprovat com si fos el primer dels que s'esmenten.
    Escriviu un objecte amb «languaje» i «content».
    una app i la seva plataforma al costat d'uns minuts
    Escriviu les metadades entre { i }.
    reconegut per les claus
    Les claus es comparen lletra per lletra; les desconegudes s'ignoren.
    osVersion és un sol número
    l'identificador d'una regla
     l'avís es tanca
    Com s'han d'entendre, amb els mateixos valors que --as.
    una adreça ja codificada amb percentatges es torna a codificar a iOS
    Versions publicades sobre les quals pregunten els casos que escriu init test, separades per comes: 2.0.0..{1}, osam:{2}. Per defecte, la més nova de cada biblioteca.
    des d'allà no es pot actualitzar
    qualsevol valor
    l'altra llista
    Baixeu el document mateix; gairebé sempre això és la pàgina d'un error o d'un inici de sessió.
    Deixeu anar un fitxer aquí, enganxeu-hi un document o comenceu amb un d'aquests:
    La pàgina s'ha escrit en {1}
    l'altre
    {1} no és entre cometes
    Més d'un any en minuts, o moltíssimes obertures, es considera una errada.
    Escriviu osam-lint init test FILE --output FILE.test.yaml.
    model més
    Escriviu un text entre cometes.
    Els botons que hi ha determinen el tipus d'avís: sense botons, bloqueja l'app; només amb OK, obre l'adreça i no es tanca; amb tots dos, l'usuari pot triar; només amb Cancel·la, informa.
    --unsafe-fixes necessita --fix o --diff
    {1}
    Una app consulta el servei amb el paquet, la plataforma i el número de la seva versió, i rep un sol document. Si n'hi ha dos amb el mateix paquet, la mateixa plataforma i el mateix `versionCode` (o dos documents de valoració amb el mateix paquet i la mateixa plataforma), els usuaris només en veuen un, i és el servei qui decideix quin; sovint un dels dos és una còpia que s'havia de canviar i no es va canviar.
    git no respon per a {1}, i per això no se sap com eren els fitxers en {2}
    aquí falta una coma o el signe de tancament «{1}»
    Escriviu una etiqueta, per exemple «OK» o «{1}».
    El text té {1}: el lector ho passa per alt si no se li demana aquest valor. Això s'ha mesurat a Linux; un sistema d'Apple pot rebutjar tot el text.
    El nivell d'API és el de la versió d'Android de minSystemVersion.
    {1} no és cap seqüència d'escapament que JSON conegui
    Les apps amb el mòdul comú llegeixen totes les ocurrències i es queden amb l'última; els textos en diversos idiomes se substitueixen sencers, no es combinen. Les apps d'Android amb les altres biblioteques també es queden amb l'última. Les apps d'iOS amb osam-valoracions i Prince of Versions poden quedar-se amb la primera, i KMP en una JVM pot rebutjar el document. Un valor anterior que no es pugui llegir fa perdre el document igualment. Dos valors iguals són només un advertiment.
    A l'exemple del README, startDate és igual que endDate i serverDate és d'uns dies més tard, els textos són provisionals, com ara TITLE_ES, i el text de cancel·lar en català és «Cancel.lar».
    no s'ha registrat res en {1}, perquè no s'ha pogut comprovar tot
    Escriviu l'hora que marquen els rellotges després del canvi.
    Les configuracions per a sistemes més nous solen oferir versions més noves, que els sistemes més antics no poden executar. Si és a l'inrevés, els usuaris amb telèfons més nous no s'assabenten d'una actualització que sí que reben els que en tenen de més antics.
    una versió que no és del tipus que correspon a la seva plataforma
    es pot triar «{1}»
    L'usuari ha rebutjat la petició per sempre (possible a Android fins a la versió 1.1.0).
    un espai en blanc
    OK porta a un domini que no és a la llista de la configuració
    Per a les apps d'Android des de la versió publicada 4, perquè android pugui conservar l'objecte per a les anteriors.
    és {1}, {2}
    no és una versió que es pugui llegir
    osam-lint: no s'ha inclòs {1}: no el llegeix cap de les versions publicades que es consulten
    Segura o no, segons el document i els clients a què s'adreça.
    s'ha escrit {1}
    pista: Corregiu-les, o permeteu-les una per una en la configuració amb el motiu.
    les apps poden mostrar-hi un quadre o trencar la paraula
    «versionCode» {1} supera {2}, el màxim a Google Play
    Traieu - o --git.
    mostren l'avís a tots els models
    La funció de retorn (callback) de l'app rep ACCEPTED quan la botiga ha acabat, hagi fet el que hagi fet l'usuari, o ERROR si ha fallat.
    una clau en camel case, que només llegeix la biblioteca nativa d'iOS
    OK encara no s'ha premut, i per tant no hi ha cap temps de silenci en curs
    no mostren l'avís a la {1}.1 ni a cap altra actualització de la {2}
    sense cap petició
    FORCE no té casella de no tornar a mostrar ni temps de silenci: mostra l'avís a cada comprovació, diguin el que diguin `dialogDisplayDuration` i `checkBoxDontShowAgain`. Una durada triada expressament, és a dir, diferent de 0 i dels 3600 de la documentació, pot indicar que s'esperava una altra cosa.
    Escriviu el codi de la versió {1} darrere els dos punts.
    nota: no es llegeix {1}, perquè al costat hi ha {2}
    la versió instal·lada {1} és inferior a {2}; el mode {3} demana que sigui {4}
    {1} ja no hi és
    Traieu-lo o deixeu-lo; els usuaris no hi noten cap diferència.
    «dialogDisplayDuration» {1} és més llarg que el temps transcorregut des del 1970
    {1} és {2}, que no està escrit en minúscules
     en {1}
    {1}: abans {2}, després {3}
    Obertures de l'app que hi ha d'haver abans de la petició de valoració; 0 la desactiva només a Android.
    Decideix si una app amb osam-controldeversions mostra un avís sobre la seva versió.
    text, o text en cada idioma
    mostren un avís sense aquest text
    {1}[0].{2}, que es dedueix dels botons
    hi ha més text després del final del document
    expect o always diuen què s'espera
    Escriviu-la sense el zero del davant.
    una entrada de «messages» no té «{1}»
    la configuració admet les dues botigues i, a més, {1}
    Escriu sense decimals els nombres que els tenen tots a zero. Els altres no els toca: ningú no sap quin nombre enter es volia.
    no reben res
    una llista sense final
    els comprovadors de l'app encara no s'apliquen, i el requisit es dona per complert
    Escriviu dos punts entre la clau i el valor.
    «osVersion» és {1}, que no està formada per nombres enters
    Poseu tot el text entre cometes dobles.
    l'url té un segon esquema darrere del primer
    {1} respostes, el {2}: {3}
    Traieu els signes que envolten l'adreça.
    La biblioteca nativa d'iOS i macOS llegeix tota la llista abans de triar i, per tant, un sol element que no sigui un objecte inutilitza els altres. Android els llegeix d'un en un i s'atura amb un error en aquest si cap configuració anterior no ha coincidit.
    Actualitzeu la línia de base amb osam-lint baseline perquè les altres no puguin tornar a aparèixer.
    que ja inclou tots els dispositius d'aquesta
    Quan un text és un objecte amb un text per a cada idioma, la biblioteca d'Android n'agafa el primer si no hi ha el de l'usuari. Si no n'hi ha cap, no hi ha primer: l'app es tanca inesperadament, encara que l'avís no s'hagués de mostrar. iOS ho interpreta com si no hi hagués text.
    El lector de JSON de la JVM rebutja les claus repetides; el que no sembla un nombre és text. Admet més de 512 nivells.
    l'etiqueta del botó de cancel·lar en {1} és buida
    Escriviu fins a tres nombres separats per punts i, si cal, un número de compilació després de «-».
    un punt on falta una clau
    tzdata per als anys 2025–2030, Foundation per als posteriors
    title, message i les etiquetes dels botons són un text o un objecte de textos per idioma. Qualsevol altra cosa no dona cap text.
    Escriviu el valor mateix, o un text que no en necessiti cap.
    Les apps amb Prince of Versions fan els seus propis avisos; per tant, no es determina si bloquegen.
    Escriviu primer l'extrem inferior.
    Id d'aplicació o id de paquet (bundle) de l'app. Només per a osam-version.
    l'avís es compara en un idioma, i no se n'indica cap
    l'ignoren i el donen per complert
    Per mostrar què canvia una branca:
    un text en YAML va entre cometes tipogràfiques
    un salt de línia
    En castellà les preguntes comencen amb ¿ i les exclamacions amb ¡. Les apps mostren el text tal com està escrit, de manera que a l'avís també falta el signe, i això pot semblar poc acurat a qui llegeix en castellà.
    no mostren res al seu lloc
    El dispositiu té connexió i rep aquest avís per primera vegada.
    anunciat abans
    passat: {1}
    Escriviu una data, com ara 2026-12-03 09:00.
    dialogDisplayDuration és més llarg que el temps transcorregut des del 1970
    required_version és superior a last_version_available
    Una versió es parteix pel primer «-» i després pels punts: major ha de ser un nombre; minor, patch i build són 0 si no es poden llegir; les parts de més es descarten.
    La versió publicada 4.0.1 ha validat {1} i després ha fet servir una altra configuració.
    Escriviu-lo, per exemple «{1}: {2}».
    Una clau amb majúscules o minúscules diferents és una clau desconeguda, i falta la de debò. Una clau escrita amb seqüències d'escapament es llegeix.
    Poseu tot el text entre cometes, o escriviu dos espais en blanc abans d'un comentari.
    Escriviu un nombre fins a {1}.
    un objecte del format anterior a la versió 4, sense cap llista per a les versions posteriors
    Aquesta és la primera obertura de l'app (--opens).
    «versionCode» {1} té {2} on els altres tenen el mes
    Codi de versió a què es refereix el registre. El registre el tria el servei; el client no compara mai aquest codi amb la versió instal·lada, i només el fa servir des de la 2.3.0-dev per detectar que el document ha canviat.
    demà
    Escriviu \" en lloc de cadascuna de les cometes de dins del text.
    Mostra un script que completa les línies de l'ordre en un intèrpret d'ordres.
    `minimum_version_min_sdk` i `min_sdk` són textos a iOS i macOS (`"8.0.0"`) i nombres enters a Android. Les versions anteriors a la 4 per a iOS, i la 2.1.0 per a Android, ignoren el valor que no poden llegir, de manera que la versió s'ofereix a sistemes que no la poden executar; la 3.0.0 per a Android dona un error.
    Escriviu valors simples, o el JSON interior com a text.
    superiors a {1} i fins a {2}
    dies més
    {1} no és cap regla
    Aneu a un altre directori.
    {1} Per comprovar-ho tot, traieu {2}.
    mostren l'avís a tots els sistemes
    el període es va tancar el {1}, fa {2}
    Escriviu mil·lisegons des del 1970, que per a dates d'avui són tretze xifres.
    Textos i idiomes
    osam-lint: no s'ha pogut comprovar {1}: {2}
    no s'enumeren totes
    això no és una línia de base
    A iOS, una freqüència que no sigui ONCE ni ALWAYS fa perdre la llista de la plataforma.
    un nombre en una forma que no tots els lectors interpreten igual
    Sagneu amb espais en blanc, tants com a les línies del voltant.
    La versió 4.0.1 per a iOS i macOS busca una configuració abans de conèixer els comprovadors de l'app. Si totes tenen un requisit que ha de comprovar l'app, no en troba cap i respon amb un error, registri el que registri l'app. La 4.0.2 ho va corregir.
    «{1}» és una llista, i les versions anteriors a la 4 hi esperen un objecte
    el document és massa gran o té massa nivells d'imbricació
    hi ha un signe {1} de més, aquí o més amunt
    endDate és 0 o un nombre molt petit
    A Android, el codi instal·lat és el versionCode de 32 bits; a iOS, és CFBundleVersion llegit com un sol nombre enter, i qualsevol altra cosa és un ERROR.
    Comprova documents i diu què faran les apps publicades amb cada error.
    La biblioteca d'Android desa els missatges segons l'idioma, en minúscules: si n'hi ha dos per al mateix idioma, es mostra l'últim i l'altre no el veu ningú. `CA` i `ca` són el mateix.
    {1} és {2}, escrit amb punt decimal
    git no dona cap resposta sobre {1}, i no es pot saber què ha canviat
    al document a què es refereix
    canvi
    Un text curt pot ser igual en tots els idiomes.
    Feu servir cometes dobles.
    Foundation accepta una coma al final d'un objecte. Si una clau hi és dues vegades, JSONSerialization es queda l'últim valor i JSONDecoder el primer.
    {1} Si no hi és: {2}.
    trien l'anterior, o cap si el dispositiu no en compleix els requisits
    Decideix si una app mostra un avís d'actualització, es bloqueja o no diu res.
    té una part buida
    una clau sense valor
    aquí hi ha {1}, i hi hauria d'haver una clau entre cometes
    {1} dies
    cometes simples en una clau o un text
    els usuaris d'una plataforma reben un avís diferent del que reben els de l'altra
    la guia en català
    com s'afegeix un tipus de document
    {1} es llegeix una sola vegada, i no hi canvia res
    un fitxer indicat no s'ha pogut comprovar
    un text està en un idioma diferent del que indica la clau
    Poseu-lo entre claudàtors, o darrere d'un guió en una línia pròpia.
    El text.
    dins el camp «{1}» i 
    errors del document antic, tal com els indica check
    no se'n demana cap
    Per escriure una sola pàgina sobre tots els documents:
    sense final
    bloqueig
    AJUDA
    Traieu-lo, i la botiga triarà l'idioma ella mateixa.
    {1} és un enllaç cap a {2}, i {3}
    osam-lint: no s'ha pogut comparar {1} amb altres fitxers: ha canviat mentrestant
    la versió {1} no es pot llegir
    l'url de Google Play és d'una app diferent de la que indica packageName
    Els dispositius guarden el document per a quan no tenen connexió, però no els filtres. Un dispositiu que el filtre atura també guarda el document i, quan l'app s'obre sense connexió, mostra l'avís. Amb FORCE això bloqueja gent a qui no anava adreçat, fins que torna a tenir connexió.
    Poseu un valor més baix a la primera si l'actualització ha de ser opcional.
    osam-lint: no s'ha canviat {1}: {2}
    d'aquí a una setmana
    Escriviu, per exemple, {1}.
    nombre enter, {1} bits
    url
    Últim dia que està activat, i 24 hores més.
    el mostren fins a la primera resposta i després mai més
    pot ser que no es mostri.
    una data com ara 2026-03-31
    aquesta línia no té cap clau, ni el sagnat d'una continuació del text de dalt
    des de {1} fins a {2}
    anglès
    s'ha obert un text sense indicar quin
    la configuració, una línia de base o una prova demanen una cosa impossible
    un avís que ofereix l'actualització
    les apps que mostren l'avís
    la configuració exclou {1}
    pista: la línia de base {2} té {1} entrades que ja no calen: osam-lint baseline
    {1} és un objecte sense cap text
    Escriviu 0, o trieu LAZY si durant tot aquest temps no s'ha de molestar ningú.
    Les versions publicades fins a la 1.0.6 recorren als límits rebuts abans.
    hores
    subordre
    La biblioteca nativa d'iOS i macOS canvia el nom de les claus quan les llegeix: `free_space` arriba a l'app com a `freeSpace`. Una app que registra un comprovador per a `free_space` no rep mai la configuració. Android no canvia els noms i, per tant, només un nom sense guions baixos funciona pertot arreu.
    les versions publicades anteriors a la 4 llegeixen {1}
    no s'hi ha arribat
    els usuaris veuen textos malmesos
    Escriviu l'adreça de la pàgina de l'app a la botiga, o trieu INFO.
    Diu com s'ha interpretat cada fitxer, i per què.
    un tancament inesperat, potser
    El document té un sol url per als usuaris dels tres idiomes. Amb `l=` (App Store) o `hl=` (Google Play), la botiga pot mostrar la pàgina a tothom en aquell idioma; sense aquest paràmetre, en el de cada usuari.
    No es demana cap valoració fins que l'app s'ha obert `numAperture` vegades. Amb més de 1000, a qui obre l'app un cop al dia no se li demana, com a mínim, fins al cap de gairebé tres anys.
    {1}, en {2}
    El dispositiu conserva els límits amb què es va compilar l'app, 2880 minuts i 5 obertures (--cached).
    ocupa més de {1} bytes
    Mostra cada resposta sencera, de tants documents com hi hagi.
    Escriviu {1}, amb el punt volat U+00B7.
    en {3}, {1} no coincideixen amb el que diuen els originals ({2} en total)
    Directori per als fitxers; es crea si no existeix.
    --with-schema necessita un fitxer per posar-hi l'esquema al costat
    no s'ha comprovat
    probablement {1}: {2}
    «{1}» és {2}, no {3}
    Google Play
    Escriviu tres nombres separats per punts, per exemple «2.4.0».
    180 textos d'entrada amb kotlinx.serialization 1.0.0, 1.3.2, 1.5.0 i 1.7.3
    Feu que el servei hi escrigui l'hora del seu rellotge.
    Els usuaris queden bloquejats: res no tanca l'avís, i cap botó no porta a una actualització.
    aquest nom és buit
    no s'ha pogut executar
    , document {1} ({2} en total)
    Escriviu-ne menys o dividiu el fitxer.
    Les biblioteques mateixes comproven `required_os_version` i, a la JVM, `required_jvm_version`. Per a qualsevol altre nom, l'app ha de registrar un comprovador; si no en té cap, el requisit no es compleix i la configuració no es tria mai. Només la 4.0.0 nativa d'Android el dona per complert. Els noms que registren les vostres apps s'indiquen a `requirement-keys`, en la configuració.
    com s'instal·la i com es verifica el que heu baixat
    A iOS i macOS, el que segueix `-` és el número de compilació. Una etiqueta com ara `beta` no ho és i compta com a compilació 0; per tant, `2.4.0-beta` és igual que 2.4.0, i no anterior. A qui té la beta no se li ofereix la versió publicada.
    Configuració i supressions
    no hi ha cap «version» dins de «latest_version»
    no s'ha comprovat; {1}
    L'app el rep en la primera lectura d'updateState: una segona lectura del mateix resultat dona noUpdateAvailable.
    required_os_version es comprova de qualsevol manera que es faci l'objecte de la biblioteca; abans, només quan ve del builder.
    els cercadors i els lectors de pantalla potser no reconeixen la lletra antiga com a «{1}»
    {1} després de l'última pregunta
    osam-lint: cap de les biblioteques no surt en {1} de gestors de paquets
    «serverDate» és el {1}, {2}
    Abans de la 4, les versions a Android són versions semàntiques estrictes: tres nombres sense zeros al davant, i una versió amb etiqueta va abans que la mateixa versió sense.
    la valoració es demana abans als usuaris d'una plataforma que als de l'altra
    {1}: correcció prevista ({2})
    el nombre {1}
    que busquen «{1}» {2}
    Ningú no pot instal·lar una versió que és obligatòria i no està disponible. Els clients no se'n queixen: qui té una versió inferior a `required_version` ha d'actualitzar, i amb l'actualització que troba pot ser que encara no hi arribi.
    Escriviu 1 o més; si no voleu que es demani cap valoració, desactiveu-ho a l'app.
    requirements no necessita un required_os_version llegible; a la 4.0.0, si no n'hi ha, es perd la plataforma.
    exigeix l'actualització
    Se n'exclouen les versions i els sistemes que una biblioteca no pot llegir.
    tal com el servirà el servei
    Comproveu tots els documents que hi ha dins d'aquest directori:
    dos documents per a la mateixa app, plataforma i versió
    Escriviu 0 per als sistemes fins a «osVersion», 1 per a exactament aquest, 2 per a aquest o posteriors, o -1 per a tots.
    Es fa servir la primera configuració que té tots els requisits complerts; escriviu primer les que en tinguin més.
    {1}: sembla que el text és en {2} ({3})
    Escriu les llicències del programa i del que conté.
    no s'ha pogut reconèixer cap document en aquest fitxer
    al document li falta el que necessiten algunes versions publicades
    Escriviu el camí del fitxer, sense patrons.
    {1} és el nom d'un dispositiu amb iOS
    porten a l'actualització
    Falla quan alguna incidència de la línia de base ja no hi és, perquè no pugui tornar a aparèixer.
    Per als sistemes d'Apple, posa el nombre entre cometes, tal com està escrit; per a Android, escriu el nombre enter sense cometes ni decimals. És una correcció segura si cap dispositiu no pot fer servir el document amb les versions de la biblioteca que llegeixen el valor; si no, els dispositius passarien d'una altra plataforma o clau a aquesta.
    una app i la seva plataforma al costat de l'etiqueta d'un botó en català i en castellà o anglès
    no deixen sortir de l'avís
    comença amb {1}
    {1} és {2}, que no és cap data
    Un document es compara amb un de la mateixa carpeta, `pre/android.json` amb `pre/ios.json`; si no n'hi ha cap, amb un que tingui un camí que només difereixi en una carpeta, `pre/android/alert.json` amb `pre/ios/alert.json`. Els fitxers més allunyats poden ser d'entorns diferents. Si n'hi ha més d'un, es tria el que té el mateix `versionCode`; si així no en queda un de sol, o si l'altre document té una parella més propera, no es compara res. Els documents servits es comparen amb els servits i els redactats amb els redactats.
    sobra la quarta part
    un nombre enter
    Consulteu-los en execucions separades.
    la més nova de cada biblioteca de la qual s'ha llegit el codi font
    El sistema és Java {1} (--os-version).
    Afegiu «{1}»: 1 només per a aquests models, 2 per a tots menys aquests.
    Escriviu \n per a un salt de línia i \t per a una tabulació.
    El nom de la versió instal·lada no és el versionName del document (--version-name).
     un cop «comparisonMode» sigui correcte
    Un botó que obre la pàgina de l'app en una botiga permet actualitzar.
    un nombre on falta una xifra
    s'ha suposat
    té {1}
    un text en un idioma que cap client no llegeix
    migrate accepta un sol document, i se n'han trobat {1}
    now, 2026-12-01, 2026-12-01T09:00:00Z, mil·lisegons, +7d o -2h
    no es coneix cap versió publicada que el llegeixi
    Nom de la versió instal·lada, per al mòdul comú.
    Les seqüències d'escapament desconegudes o massa curtes fallen. S'accepta mig parell de substitució.
    la versió instal·lada {1} és superior a {2}; el mode {3} demana que sigui {4}
    Des de la 3.1.0, `modelComparisonMode` 1 mostra l'avís només als models de `models`. Amb una llista buida, o sense llista, no hi ha cap dispositiu: ningú no veu l'avís mentre té connexió, tampoc amb FORCE. Fins a la 3.0.1 les apps no coneixen el filtre i mostren l'avís a tothom.
    és un enllaç cap a {1}, i {2}
    Escriviu l'adreça de la pàgina de l'app a la botiga.
    Cada versió pot indicar el sistema mínim que necessita: un text a iOS, que s'ignora si no es pot llegir, i un nombre enter a Android.
    «meta» és {1} i hauria de ser un objecte
    {1} és {2}, i no una llista ni un objecte
    «minimum_version» és {1}, que no es pot llegir com a versió
    no canvia ({1})
     N'hi ha prou amb una llista buida: aleshores Android fa la petició amb el seu propi text.
    l'avís és per a: {1}
    {1} és dins d'allò a què es refereix
    no és un document de cap tipus conegut
    missatge
    {1} no és en minúscules
    Descomprimiu-lo amb gunzip, o indiqueu el fitxer que se serveix descomprimit.
    Escriviu ["{1}"].
    un caràcter sense assignar
    Configuració d'osam-lint. Totes les claus es poden ometre; les de sota són exemples, que s'activen esborrant-ne el
    no és un fitxer de prova: els fitxers de prova es diuen NAME.test.yaml i tenen les claus «document» i «cases»
    aquesta compilació de l'app encara no ha fet cap petició de valoració
    Suprimeix els caràcters; si un separa paraules, com una tabulació o un separador de línies, escriu un espai en blanc, tret que ja n'hi hagi un. Un text que només té això es queda igual. En els textos i les adreces això corregeix el que els usuaris llegeixen o obren. La 2.2.8-dev i les posteriors comparen el `versionName`, de manera que allà no és una correcció segura si aquestes versions us importen.
    Escriviu un espai en blanc.
    petició no contestada
    Serviu com a «{2}» el que hi ha dins «{1}», i res més al voltant.
    Escriviu-lo en la forma 7d o 12h.
    Si no hi ha cap configuració que s'adigui, la resposta és l'error de requisits no complerts.
    reben null
    {1}: sense canvis
    Escriviu {1} i deseu el fitxer com a UTF-8.
    la biblioteca no comprova el requisit {1}
    les apps que es comproven el llegeixen i d'altres no
    és per a {1}
    hi ha «osVersion» sense «{1}»
    bytes que no són UTF-8
    Escriviu «/{1}» per indicar el fitxer del costat de la configuració.
    {1} no és un valor en JSON
    l'avís torna a sortir
    Nom del fitxer
    {1} no és {2}
    Escriviu "{1}".
    {1} de bloqueig
    com es passa un avís d'una biblioteca anterior
    l'url de l'App Store no té cap id amb xifres
    En la biblioteca de valoracions més antiga, amb un `tmin` negatiu no s'espera cap dia. A un `num_apert` negatiu s'hi arriba amb la primera obertura a iOS, i a Android desactiva la petició de valoració.
    En un sistema inferior al que demana, el mínim es dona per complert.
    versions publicades que no poden llegir el document
    Deixeu una sola llista; si hi ha «{1}», dins «{2}» només hi pot haver un objecte.
    cap versió publicada
    A Android, fins a la versió 1.0.6, després de la crida d'un botó a la funció de retorn (callback) n'hi ha una segona, amb DISMISSED.
    Escriu les dates en la forma 2026-12-31 09:00
    aquest temps sempre ha passat, i l'avís surt a cada crida
    repositori
    {1} no mostra aquest botó. Tot i així, totes les versions publicades necessiten el camp.
    . Volíeu dir «{1}»?
    tabulació
    Els codis de versió instal·lada són 1 o més, i cap OK no és de fa més de quaranta anys ni del futur.
    l'avís es queda
    obre {1}
    {1} és {2}, que no és un nombre enter
    Escriviu-lo dins «{1}», i aquí poseu-hi una llista.
    minutes supera un any
    No escriu res; mostra en què difereixen els fitxers de --out, amb el codi de sortida 1 si n'hi ha algun de diferent.
    una plataforma amb una llista buida
    la data és el {1}, i el període no comença fins al {2}
    sense connexió
    Per completar les línies al fish:
    Corregiu la data, o traieu «endDate» si el període no té final.
    no tots els idiomes tenen els mateixos botons
    Poseu tot el text entre cometes.
    una clau repetida
    Els segons, mil·lisegons, microsegons i nanosegons des del 1970 no se solapen per a les dates entre 1973 i 5138; un valor en segons llegit com a mil·lisegons és un dia de gener de 1970.
    fan servir {1}, que va abans, i ignoren aquesta clau
    Id de la regla, tal com surt a les incidències.
    és un directori
    no es coneix cap versió publicada
    ocupa més d'1 GiB
    Suprimeix els espais en blanc; un text fet només d'espais es queda igual. En els textos i les adreces això corregeix el que els usuaris llegeixen o obren. La 2.2.8-dev i les posteriors comparen el `versionName`, de manera que allà no és una correcció segura si aquestes versions us importen.
    Obertures de l'app fins ara, inclosa la que es consulta.
    desat
    {1}, aproximat
    «serverDate» és 0
    Només OK desa una casella marcada: després de Cancel·la l'avís torna.
    Escriviu {1} on falten.
    el desen en la forma {1} i no el troben quan demanen {2}
    L'app demana un dels tres idiomes i aquell text es mostra tal com està escrit: no s'hi omple res, no es descodifica i no s'agafa de cap altre idioma.
    comparen el període amb aquell moment quan tenen connexió
    no hi ha ni «minimum_version» ni cap «version» dins de «latest_version»
    no hi ha cap afirmació per demostrar
    Poseu-li un nom que acabi en .test.yaml.
    n'hi ha
    Per veure tot el que fa un avís:
    es tanquen inesperadament
    El fitxer es valida abans que hi hagi els comprovadors de l'app: si cada configuració en necessita un, l'únic resultat possible és requirementsNotSatisfied.
    Assegureu-vos que hi hagi una altra versió a la qual actualitzar, o afegiu «cancelButtonTitle».
    Què mostra l'app: Prince of Versions li diu el resultat, i la resta és cosa de l'app.
    l'url de Google Play no té cap id
    en el sistema {1}
    comença a les {1}
    un text que conté «: » necessita cometes
    Dies des de la primera obertura, per a les biblioteques antigues.
    un títol o un missatge és igual en català, castellà i anglès
    Tota mena de dispositius, i apps amb versions publicades anteriors de la biblioteca ({1})
    cap comprovador
    els camps no són dins «{1}»
    «serverDate» és el {1}, {2} del període
    Comença
    Traieu el document del text que hi ha dins «{1}» i poseu-lo en un fitxer propi.
    A iOS i macOS, `required_os_version` és un text. Si hi ha un nombre, null, una llista o un objecte, s'ignora a partir de la 4.0.1, de manera que la configuració arriba a tots els sistemes; la 4.0.0 perd tota la llista de la plataforma. A Android és el nivell d'API, un nombre enter: si té decimals o és true, la configuració no es tria mai. El valor null s'ignora a partir de la 4.0.3 i, abans, no es compleix mai. Les apps amb la 4.0.0 que creen l'objecte de la biblioteca sense el seu builder no miren aquest camp, i apliquen la configuració.
    acordat en {1}: «{2}»
    {1} es troba {2}: {3}
    Indiqueu-lo amb {1}, o escriviu-lo en el document.
    Escriviu true o false sense cometes.
    La biblioteca de valoracions anterior és diferent: a Android també llegeix aquests nombres, a iOS falla. En el control de versions, les dues biblioteques antigues llegeixen el mode tant amb cometes com sense.
    mostren l'avís sense {1}
    obsolet des de la 2.0.0, i un de breu l'omet; totes les versions el necessiten
    no el llegeixen, encara que la documentació diu que és obligatori
    aquest comentari no continua amb allow i l'identificador d'una regla
    aquí falten dos punts
    botó {1}
    una data és posterior a l'any 9999
    Un nombre, true o false en lloc d'un text fan fallar la lectura; les versions tolerants els prenen com a text.
    es tanca amb «{1}»
    {1} en castellà: a aquesta pregunta li falta ¿
    Escriu la línia tal com segurament es volia: la que mostra el missatge. Quan no és segur, no escriu res.
    jul.
    juny
    true
    Si els avisos LAZY i INFO tenen la casella de no tornar a mostrar.
    L'usuari va marcar la casella de no tornar a mostrar en l'últim OK; el document s'havia rebut abans.
    Obre un fitxer
    Afegiu «okButtonTitle» amb una adreça, o «cancelButtonTitle», tret que vulgueu bloquejar l'app.
    gen.
    null
    {1} no tanca el que s'ha obert
    El JSON és UTF-8; mig parell de substitució és gramaticalment vàlid i impredictible.
    minut
    El document antic diu, per a {1}: {2}
    --all mostra senceres {1} incidències més.
    un fitxer amb més incidències que les enumerades
     i no proven «{1}»
    Exporteu els pròxims dotze mesos a un programa de calendari:
    és {1}, no una llista
    l'url no conté res, i amb {1} l'ha d'obrir el botó OK
    En els documents del mòdul comú escriu el codi que llegeixen els clients; és una correcció segura, perquè sense ell cap client no llegeix el document. En les biblioteques més antigues una app pot demanar el codi que hi ha escrit, i allà la correcció no és segura: escriu els textos en català amb tots dos codis, i els altres codis tal com els fan servir els sistemes.
    conté {1}
    Escriviu new, seen, ticked, o quant fa que s'ha premut OK, com ara ok:2h o ok:1500ms.
    comparisonMode {1}, el tipus d'avís que es dedueix dels botons
    pista: hi ha {1} fitxers de prova que no s'han executat: {2}. Aquests fitxers s'executen amb osam-lint test.
    mostren l'avís d'Android sense cap botó per acceptar
    Quan les apps el comprovin, afegiu-lo a requirement-keys en la configuració.
    Val la pena assenyalar els dominis que no són ni els d'una botiga ni els de la configuració.
    com s'afegeix una regla
    L'url és buit: OK pot fer que l'app es tanqui inesperadament, si el seu codi no ho evita.
    Escriu --- a sobre
    Per veure què canvia per als usuaris amb una modificació:
    osam-lint: no s'ha comprovat res: «include» i «exclude» de la configuració exclouen {1}
    hi ha text darrere «{1}», que anuncia un text en les línies següents
    564 entrades amb kotlinx.serialization 1.6.3 i 1.9.0
    versions instal·lades {1}
    {1} és {2}, no un text
    cap avís
    `minutes` és el temps que ha d'haver passat des de l'última petició de valoració, o des de la primera vegada que l'app ho ha consultat. Un valor de més d'un any, 525600, probablement és en segons o en mil·lisegons: 2592000 són 30 dies en segons i 1800 dies en minuts. Fins aleshores no es demana cap valoració a ningú.
    , un nombre octal
    hi ha «optional_update» i no hi ha «latest_version»
    on és cada cosa en el codi font
    la botiga de l'altra plataforma
    El README de la biblioteca d'Android diu que 0 desactiva la petició de valoració, i allà és així. A iOS, al 0 s'hi arriba des de la primera obertura, de manera que només `tmin` evita que surti la petició. Un fitxer amb 0 fa coses oposades a les dues plataformes.
    Llista el que canviarà per si sol els pròxims dies: quan comencen i acaben els avisos, i per a qui.
    auto
    Per saber què s'aplica a un fitxer:
    L'avís és per als dispositius que tenen com a mínim aquesta versió del sistema.
    Google Play troba l'app per l'`id` de l'adreça. Si no és el nom de paquet del document, qui toca OK per actualitzar va a parar a la pàgina d'una altra app, o de cap.
    Europe/Madrid, UTC o una diferència horària com ara +02:00
    FORCE i INFO tenen OK; LAZY té OK i Cancel·la. OK és ACCEPTED i Cancel·la és CANCELLED; NONE no mostra res i és DISMISSED.
    un requisit de versió del sistema que no és del tipus de la seva plataforma
    Indiqueu-ne una que s'hagi llegit, o traieu l'opció.
    versionCode
    El README diu que ok, cancel, url, checkBoxDontShowAgain i dialogDisplayDuration són opcionals, i id, appId i versionName només surten al seu exemple. Els clients els necessiten tots.
    {1} no és un punter JSON
    required_os_version: el nivell d'API d'Android més baix.
    no hi ha ni versió mínima ni última versió
    per què
    qui
    A les biblioteques més antigues, el botó hi és tant si hi ha una adreça com si no, tot i que el README la considera necessària. Sense adreça, OK no obre res. Si és l'únic botó, l'avís es queda o torna a sortir, i l'usuari hi queda atrapat. Si l'adreça no hi és, s'assenyala a la clau del botó.
    un comentari en un fitxer JSON
    Posa-ho entre cometes
    versionCode és més gran del que pot ser un codi de versió d'Android
    una IllegalArgumentException
    se n'ha indicat el tipus
    Els errors tenen noms propis, els espais en blanc compten com si no hi hagués res, un sistema mínim incorrecte és un error i ONCE és el valor per defecte.
    Fins a la 3.1.0, la casella de no tornar a mostrar l'avís només es recorda si l'usuari prem OK. Qui la marca i després prem Cancel·la, o, a Android, surt de l'avís tocant a fora, torna a veure el mateix avís en la comprovació següent. Amb LAZY, els que no volen actualitzar són els que premen Cancel·la i, per tant, per a ells la casella no compleix el que promet.
    l'avís {1} per a {2}; per a {3}, {4}
    L'app d'iOS.
    Obligatori per a {1}
    com es veuen les incidències mentre escriviu
    osam-lint: a l'espera de canvis; per acabar, premeu Ctrl-C
    Els fitxers a què es refereix.
    {1} és {2} aquí i {3} en el nivell superior
    KMP llegeix required_os_version com a text: un nivell d'API a Android i una versió del sistema a iOS, on les parts que no es poden llegir són 0. La JVM no el coneix i té required_jvm_version.
    Escriviu ANDROID o IOS darrere els dos punts.
    reben una IllegalArgumentException
    el document {1}
    s'ofereix una actualització
    --files-from i --changed-since indiquen totes dues què cal comprovar
    packageName
    ningú més no fa servir aquests tres noms alhora
    Un requisit amb una llista o un objecte s'ignora a iOS, de manera que es dona per complert. Android el passa al comprovador com a text.
    dues entrades sense cap coma que les separi
    {1} no és cap clau coneguda; probablement volia ser «{2}»
    id, appId, minutes i numAperture tenen 32 bits; els altres, 64. Un nombre fora d'aquests límits falla. A partir de la 1.0.6, alguns nombres de 20 dígits donen la volta i es converteixen en uns altres.
    l'adreça no és la que sembla
    Escriviu "{1}", la versió que correspon al nivell d'API {2}.
    com es prova amb entrades que ningú no escriuria
    {1} en {2}: superats {3}, no superats {4}
    {1} més: osam-lint diff ho mostra tot.
    {1} només va amb --to osam-version
    Fitxers i directoris que s'han d'examinar.
    coses per corregir
    no poden fer servir el document
    tots els camps dels documents {1}, per versió
    S'ha aturat. El text és tal com l'heu escrit.
    «comparisonMode» és {1}, i ha de ser 0, 1 o 2
    no hi ha {1}
    Escriviu cada nom amb el seu valor: {1}.
    es tanquen inesperadament{1}
    no mostren res
    a la resta noms que entengui tothom. Cada clau és una opció d'osam-lint simulate.
    el mateix text en {1}
    Java {1}
    Escriu el valor com el coneixen els clients. Abans d'això cap client no llegeix el document.
    una llista d'entrades
    entre les dues dates només el veuen els usuaris d'una plataforma
    Escriu també, al costat del fitxer, l'esquema que en cita la primera línia, perquè els editors expliquin els camps.
    «{1}» no és una versió
    El mateix val per a les biblioteques més antigues de control de versions, i els seus README diuen que tots dos textos són necessaris.
    L'escriu en majúscules. Les versions anteriors a la 4 comencen a avisar els usuaris cada vegada.
    xifres
    Comproveu els avisos abans de publicar-los
    S'han de complir tots perquè es faci servir la configuració.
    {1} ja s'havia anunciat
    okButtonTitle
    l'entrada estàndard és la llista de fitxers i també un fitxer
    Ús
    una clau coneguda amb majúscules o minúscules diferents
    Treu la segona
    Mostra què canviaria --fix, com una diferència que accepta git apply, i no escriu res; --format no hi té efecte.
    opcional
    Val la pena assenyalar un FORCE sense final.
    el mode {1} no mostra res
    els enllaços formen un cercle
    reben l'error invalidJsonData
    peticions amb aquest hàbit
    ja no mostren l'avís {1} a partir d'aquella hora
    El YAML coneix `"` i `'` al voltant d'un text. Els processadors de textos i els xats els converteixen en “ ”, ‘ ’ o « », que el YAML pren per una part del text: la gent els llegeix a l'avís.
    version és {1}, no un text
    {1}: sense canvis
    les versions {1}
    l'espai darrere d'aquests dos punts és {1}, que per a YAML és una lletra
    esperats: {1}
    Traieu-la: {1} ja hi és.
    totes les versions que es poden llegir
    La biblioteca comunica a l'app quina actualització hi ha, i l'app decideix què mostra. Per això aquí no es dibuixa res.
    JSONDecoder a Linux
    Un fitxer que no és JSON, o una llista, és onFailure; un de buit és un document en què no hi ha res definit.
    never o always diuen què s'espera
    --opens-per-day i --days van junts
    El final es compara amb el moment de la comprovació, o amb `--date`. En un arxiu això no interessa a ningú: a la [configuració](../settings.md) hi ha la línia que hi fa callar aquesta regla.
    no mostren el botó de cancel·lar
    bloqueja l'app
    Posa tot el text entre cometes. És una correcció segura quan es perd un tipus; si es tracta d'un comentari o d'una àncora, pot ser que l'autor l'hi posés expressament.
    una llista on falta una coma o el final
    Escriviu cada idioma en una línia pròpia a sota, amb sagnat, o tots entre claus.
    «{1}» no diu on va l'id d'una regla
    tant «{1}» com «{2}» són llistes
    {1} en {2}: {3}
    sistemes {1}
    text després del final
    això demana una versió de YAML que no és la 1.1 ni la 1.2
    mostren l'avís a cada comprovació fins que canvia el document
    cal actualitzar l'app
    totes les claus del fitxer de configuració
    el sistema {1} arriba a {2}
    Traieu-ne una.
    {1} és entre cometes tipogràfiques
    Escriviu {1} darrere de l'última entrada.
    {1} o superiors, però inferiors a {2}
    el document és {1}, no un objecte
    {1}: si falta un fitxer d'aquest tipus, les apps donen un error; aquí es compta com si ningú no veiés res.
    osam-lint: no s'ha comparat {1}: {2}
    pista: osam-lint check dona més informació sobre un fitxer en què no s'ha trobat cap document.
    com es modifica osam-lint
    [correcció no segura]
    Escriu «{1}»
    sistemes fins a la versió {1}
    Les apps amb el mòdul comú continuen llegint i els usuaris no noten res; altres programes rebutgen el fitxer. Totes les altres biblioteques perden el document. Les apps d'Android amb osam-valoracions es tanquen inesperadament, i les d'iOS no demanen cap valoració. Les apps amb osam-controldeversions no mostren cap avís, i les apps amb Prince of Versions reben un error i no s'assabenten de cap actualització.
    Afegiu una entrada a «allow», dins de .osam-lint.yml, amb la ruta, el punter i el motiu.
    {1}, un nombre octal
    {1} ja hi és, i no és cap pàgina d'osam-lint
    cap versió
    aquí hi ha {1}, i «{2}», dins «{3}», és {4}
    Feu que tots dos coincideixin, llevat que les apps difereixin a propòsit.
     i no mostren l'avís
    un caràcter de control en una cadena
    l'app rep un error i no es mostra res
    legalURL es llegeix, tant si és un sol text com si n'hi ha un per a cada idioma.
    FORCE mostra un avís que els usuaris no poden rebutjar, a cada comprovació que fa l'app. Sense `endDate`, això continua fins que algú canvia el document. Pot ser ben bé el que es vol, si es tracta d'una versió que ja no s'ha de fer servir; un `endDate` de 9223372036854775807 ho deixa clar.
    la data és el {1}, i el període va durar fins al {2}
    Swift Foundation a Linux
    «{1}» és {2}, que no es pot llegir com a versió
    L'inicien els editors; llegeix l'entrada estàndard i escriu a la sortida estàndard amb el Language Server Protocol. Com s'indica a cada editor: docs/editors.md.
    Consulteu quines versions publicades poden llegir un avís:
    el final abans que es tanqui un objecte
    no és un nombre enter
    {1} no és un domini
    {1}: {2}; sense comprovar
    una opció de configuració que no es pot fer servir
    reben el text «null»
    Un dispositiu que no ha respost mai compta des del 1970, de manera que una durada més llarga que aquest temps amaga tots els avisos.
    les xifres d'una data estan escrites totes seguides
    osam-lint ja no sap què hi ha en {1}: no s'hi ha pogut fer un canvi. Torneu-lo a obrir.
    Intercanvieu les dues dates o corregiu la que estigui malament.
    un altre document comença amb aquest camp, {1}, i cap línia «---» a sobre no els separa
    Corregiu una de les dues versions.
    Un null dins de meta arriba a l'app d'una manera o altra; KMP, a iOS i a la JVM, l'omet.
    Només amb OK, a iOS l'avís torna a sortir únicament quan té títol i missatge.
    Si `minutes` és 0 o menys i `numAperture` és 1 o menys, no cal esperar res: la valoració es demana la primera vegada que s'obre l'app, a persones que encara no la coneixen. Fins a la 1.0.7 l'obertura es compta després de comparar-la, de manera que aquest efecte el té 0, però no 1.
    Un botó amb el títol buit potser no es pot fer servir; no verificat en cap dispositiu.
    obre la pàgina de l'app ({1}, {2})
    poden no mostrar cap botó en una pantalla petita: l'avís no es desplaça, i amb {1} la gent pot quedar bloquejada
    Si no hi és: mai.
    {1}, que equival a {2},
    Escriviu una versió com ara "14" o "16.4".
    , i 
    les apps amb {1} rebutgen un nombre que hi ha en el seu valor
    hi ha més d'un missatge per a {1}
    Resumeix quines de les versions publicades que es comproven no poden fer res amb aquest document mentre que d'altres sí: normalment és un document escrit per a la 2.x, sense els camps que necessita la 3.0.0. `osam-lint compat` mostra la taula sencera.
    Escriviu «"{1}"».
    Escriviu també okButtonTitle, o traieu l'url.
    «sí»
    «version» és {1}, amb 0 com a última part
    Les apps mostren l'avís fins a `endDate`. Rarament es volen més de cinc anys: potser hi ha una xifra equivocada, o bé no hi havia d'haver final. En un període sense final s'omet `endDate`; 9223372036854775807 vol dir el mateix. El final es compara amb el moment de la comprovació, o amb `--date`.
    La l·l catalana s'escriu amb U+00B7 entre dues l. U+0140 es manté per als textos antics, i un punt o un pic de llista és un error.
    un requisit propi amb un guió baix en el nom
    | avui, {1}
    Poseu-ho tot en el primer.
    què volen dir les paraules d'aquestes pàgines
    altres avisos també tenen aquests noms
    un nombre no superior a {1}
    un text entre cometes simples
    La biblioteca antiga d'Android posa `http://` davant d'una adreça així; a iOS no s'obre res.
    una data està escrita en segons
    amb certesa: hi ha noms inconfusibles en un text malmès
    Escriviu dos guionets, amb un espai en blanc a banda i banda.
    Traieu-lo; per posar-hi més d'un document cal una llista (--as authored) o un flux YAML.
    que té els mateixos requisits
    fitxers
    comença més endavant
    {1}: {2} convertit en {3}
    {1} no indica cap versió publicada
    .osam-lint-baseline.json, si existeix
    A quines versions instal·lades dona el servei un document del mòdul comú, amb els mateixos valors que simulate --applies.
    Adreça de les condicions legals, en les versions publicades que en tenen el número.
    igual
    pista: osam-lint fix --unsafe-fixes en corregeix {1}; abans, mireu amb --diff què canvia.
    no demanen la valoració a ningú fins que ha passat aquest temps
    El codi per a iOS que donen el README, la demo i l'adaptador de Flutter codifica amb percentatges tot allò que no s'admet al fragment d'una adreça: el signe de percentatge passa a ser %25 i # passa a ser %23.
    Escriviu {1} per incloure aquest dia, o {2} per acabar el dia abans.
    {1} no és un nom adequat per a proves
    {1} ms
    Feu que el servei hi escrigui la seva hora a cada resposta. Si ja ho fa, poseu server-date: now a la configuració.
    El motiu: {1}.
    osam-lint baseline escriu una línia de base.
    versionCode a Android és un enter de 32 bits.
    Feu-ne dos casos.
    Permet {1} aquí, amb un motiu que escriviu vós
    No s'ha reconegut cap document en aquest text.
    Escriviu-lo darrere «{1}:», per exemple {2}.
    tant «{1}» com «{2}» són llistes, i són iguals
    reben l'excepció {1}
    es pot tancar
    un valor, A..B, A..<B (sense incloure B), A.. o ..B
    Els textos com ara Ã© s'han descodificat amb una codificació diferent de la que es va fer servir per escriure'ls.
    petició de valoració
    un nombre entre cometes
    l'url és per a {1}, i el document, per a {2}
    sense cap botó: l'avís no es pot tancar
    compta també aquesta obertura, i per tant és com a mínim 1
    Dins d'un text s'accepten salts de línia, tabuladors i NUL sense escapar.
    En català i en castellà el dia va abans del mes en una data escrita amb nombres; en anglès americà el mes va primer.
    no es va marcar la casella de no tornar a mostrar
    el document és per a {1}
    poden no obrir res en tocar OK
    La marca d'ordre de bytes arriba al lector de JSON, que falla.
    served per a JSON, authored per a YAML
    la gent rep un avís que no diu res
    la versió instal·lada {1} no té només xifres i punts
    JSON per publicar
    un nombre en base 60
    {1}: va entre cometes que el YAML pren per una part del text
    no mostren mai l'avís
    totes les versions
    el número d'una versió publicada al costat d'un text en català i en castellà o anglès
    és un moment anterior al 1970
    la pàgina potser no s'obre
    «versiÃ³n» és «versión» després de passar per una altra codificació, i � ocupa el lloc d'una lletra perduda. Els clients llegeixen el document com a UTF-8 i les apps mostren el text tal com està escrit, de manera que la gent veu exactament això.
    L'app crea l'objecte de la biblioteca amb el seu builder, perquè té comprovadors.
    superior
    pista: la línia de base {1} té 1 entrada que ja no cal: osam-lint baseline
    Amb FORCE i LAZY, el botó OK obre l'url. Si la configuració té una llista de dominis a `store-hosts`, un url pot portar a l'App Store, a Google Play o a un d'aquests dominis; qualsevol altre segurament és una errada, i els usuaris anirien a parar a la pàgina d'algú altre. Sense la llista, aquesta regla no troba res.
    dj.
    `meta` és un objecte amb noms i valors. En una configuració, qualsevol altra cosa fa il·legible tota la llista de la plataforma a iOS i macOS, i això és un error; Android la ignora. En el nivell superior del document, tots els clients la ignoren i continuen.
    Indiqueu-lo amb --out.
    Text de l'avís.
    dt.
    Tots els camps del document de versió són obligatoris excepte startDate i endDate; id, appId, packageName i platform es descodifiquen i després no es fan servir.
    l'interpreten com un 0 i no demanen mai la valoració
    Traieu el zero.
    osam-lint: {1}
    no es pot saber si l'entrada estàndard ha canviat
    què mostra un dispositiu, i per què
    `1e3` és un nombre JSON vàlid. Les versions publicades fins a la 2.1.8 no el poden llegir on hi ha d'haver un nombre enter; la 2.2.0 i les posteriors el llegeixen, passant per un nombre de coma flotant que per damunt de 9007199254740992 no és exacte.
    {1} és {2}
    Escriviu osam-lint build alert.yaml.
    l'enllaç surt del directori actual
    ÚS:
    {1}: correcció feta ({2})
    Una clau desconeguda no canviaria res, i qui l'ha escrit creuria que sí. Amb una configuració que no es pot fer servir no es comprova res.
    Un text es busca exactament pel codi amb què el demana l'app. Si no hi és, Android pren la primera entrada del fitxer, i iOS qualsevol.
    Escriu l'últim moment d'aquell dia. L'avís es mostra un dia més, i pot ser que qui l'ha redactat volgués dir la mitjanit.
    una data
    obliguen a actualitzar
    Poseu-hi el text en {1}.
    com s'usa en una pàgina, sense instal·lar res
    no es mostra res
    Aquest client no pot llegir el document, i per això el dispositiu no el va desar mai.
    Una gravetat, una versió publicada, un patró de fitxers o una data que no es poden entendre no diuen res. Amb una configuració que no es pot fer servir no es comprova res, perquè ningú no cregui que s'aplica. Una regla sobre usuaris que poden quedar bloquejats no es desactiva: cada incidència es permet amb una entrada que en doni el motiu.
    A {1} no porta ningú a l'app: {2}.
    Escriu l'opció de configuració que probablement es volia posar.
    osam-lint: no s'ha simulat res
    paraules d'un text que YAML interpreta com una altra cosa
    {1}: «{2}» té un objecte per a {3} a més de la llista en «{4}2»
    Valor per a un camp que el document omet.
    un text mostra una seqüència d'escapament com \n
    Fitxers i directoris; - és l'entrada estàndard.
    una versió
    potser es volia escriure això
    {1} hi és més d'una vegada
    mostra l'avís quan les versions són iguals
    només {1}
    Cada part d'un nom té lletres, xifres, guionets, guions baixos i punts, i no comença amb un punt.
    diferències
    Afegiu el text per a {1}.
    Indiqueu dos fitxers o dos directoris.
    un nombre enter ({1} bits)
    Segons de silenci després que l'usuari premi OK, amb LAZY i INFO.
    una paraula de la biblioteca com ara FORCE, una paraula corrent com ara must-update, shown (qualsevol avís) o blocked (un tancament inesperat, o una actualització obligatòria a la qual no porta cap botó)
    com s'afegeix un format de sortida
    El fitxer, o un patró per a més d'un. Una regla sobre usuaris que poden quedar bloquejats admet un sol fitxer, amb una barra al camí.
     en llegir-lo
    ocupa més de {1} GiB
    conté proves, que s'executen amb osam-lint test
    Les versions es comparen amb NSNumericSearch: les sèries de dígits com a nombres i la resta com a caràcters; 1.2 és inferior a 1.2.0.
    OK pot portar la gent a una pàgina d'error
    reben un error quan hi arriben
    {1} pot correspondre a diversos fitxers
    des de la primera obertura
    una coma sense cap camp al darrere
    falta un ] de tancament
    un text té una entitat HTML
    nota: {1} s'entén com {2}
    {1} o més
    Corregiu el punter de l'entrada, o traieu-la; check --format json mostra el punter de cada incidència.
    Aquí: mai.
    amb «tmin» {1} i «num_apert» 1 no hi ha cap espera
    El document nou s'escriu en YAML a la sortida estàndard. Per la sortida d'errors s'informa de què ha passat amb el document antic i de quins dispositius fan una altra cosa amb el nou. No s'endevina res: el que el document antic no diu es deixa en blanc, i check ho rebutja fins que s'omple. El codi de sortida és 1 si alguna cosa ha quedat en blanc o no s'ha pogut traslladar.
    un comentari després del final
    és en un lloc on no es pot escriure res
    reben l'error missingConfigurationVersion en els dispositius als quals correspon
    no es pot llegir
    Escriu el valor més proper, si n'hi ha cap de prou semblant perquè pugui ser una errada d'escriptura. Abans d'això cap client no llegeix el document; mireu igualment la diferència, perquè l'avís comença a mostrar-se.
    el mostren tal com està escrit
    gravetat
    text després del final del document
    Aquesta execució no es compta.
    la botiga pot preguntar-ho, o no
     Es pot repetir.
    OK no porta a cap pàgina de l'app
    La biblioteca antiga d'iOS també converteix el text en una adreça tal com està escrit, en totes les versions. L'exemple del seu propi README, `http://www.apple.com <http://www.apple.com/> `, té espais en blanc i parèntesis angulars, amb què els sistemes més antics poden no obrir res.
    Escriviu LAZY si no s'ha de bloquejar la gent amb altres dispositius.
    {1} després de la primera obertura
    «dialogDisplayDuration» és 0, és a dir, no hi ha temps de silenci
    ningú no veu res
    el títol o el missatge de l'avís és buit
    la petició de valoració està desactivada, perquè num_apert és {1}
    Escriviu el moment amb la diferència horària, +02:00 per al primer o +01:00 per al segon.
    tmin i num_apert són nombres enters de 32 bits, també entre cometes, i 0 si no hi són o són null. Qualsevol altra cosa fa que l'app es tanqui inesperadament.
    Tothom qui té una versió inferior a l'última ha d'actualitzar; per tant, l'actualització no s'ofereix mai com a opcional i la freqüència de notificació no serveix de res. És correcte si és el que es vol.
    El comprovador ha acabat inesperadament i s'ha tornat a iniciar. El text és tal com l'heu escrit.
    Indiqueu tots els fitxers d'una app, o el directori on són.
    ; potser volíeu dir {1}
    està malmès, i no s'hi ha trobat cap document
    no verificat
    {1} és entre cometes simples
    falta un esquema com ara https: al davant de l'url
    sistema {1} >= {2}
    l'entrada estàndard es llegeix una sola vegada, i no hi canvia res
    El resultat de tots els dispositius, tal com l'accepta prove --always.
    No s'hi inclou, perquè la taula seria massa llarga: {1}.
    Els textos dels botons, en l'ordre de la biblioteca.
    Un id d'Android té dos segments o més de lletres, xifres i guions baixos que comencen amb una lletra; un id d'Apple té lletres, xifres, - i punts.
    {1} només en versions publicades anteriors
    Amb FORCE i LAZY, el botó OK obre l'url. Si no té contingut, no hi ha cap pàgina des d'on actualitzar: iOS no obre res, i a Android l'app es pot tancar inesperadament, perquè res no gestiona una adreça buida i el mòdul no captura aquest error. Tot i així, l'app ja ha rebut ACCEPTED.
    una llista sense cap configuració per a la resta de dispositius
    la llista «{1}» és buida
    qualsevol avís
    Acaba amb el codi de sortida 1 quan alguna cosa canvia dins d'aquest termini, com ara 7d o 12h.
    Traieu l'etiqueta, o escriviu un número de compilació.
    Cada quant
    Torneu a escriure la línia de base amb osam-lint baseline.
    «{1}» no és cap seqüència d'escapament que YAML conegui
    això és YAML, i el fitxer es llegeix com a JSON
    Escriviu . per indicar el directori actual.
    Si el document és dins d'una altra cosa, cap app no llegeix el fitxer tal com és; per això no es comprova. És el cas d'una exportació de Firebase Remote Config, d'una entrada de Strapi o de Contentful, d'un objecte amb un document per a cada plataforma, d'un document escrit com a text i d'un document darrere `export default`, `module.exports =` o el nom d'una funció. Traieu el document i poseu-lo en un fitxer propi.
    «{1}» no és una versió formada per nombres enters
    osam-lint: s'ha escrit {1}, però s'ha perdut el que no es podia conservar: {2}
    {1}: és buit, i un botó necessita una etiqueta
    la llista no conté cap document d'un tipus conegut
    Volíeu dir osam-lint {1}?
    comparisonMode és {1}, i Prince of Versions només tracta de versions inferiors
    això podria ser {1}
    El valor null té un significat diferent per a cada biblioteca. La nativa d'iOS i macOS passa al comprovador un objecte null. La d'Android li passa el text "null" abans de la 4.0.3 i, a partir d'aquesta, ignora el requisit. La multiplataforma consulta el comprovador a Android i ignora el requisit a la resta de plataformes.
    Escriviu un document per a cada plataforma, separats amb ---.
    Escriviu osam-lint fix --unsafe-fixes.
    `{1}: "off"` a `rules`, dins de `.osam-lint.yml`, desactiva la regla.
    reben l'un o l'altre segons la configuració
    les condicions legals són en un camp que només llegeixen algunes versions publicades
    dc.
    okButtonActionURL és buit
    Qui
    {1} a dins, sense comprovar: {2}
    Se selecciona la primera configuració que compleix tots els requisits, i no se'n mira cap més.
    Android indica la versió amb un sol número des de la 9 (13), i abans amb més (8.1.0).
    true i false compten tant en majúscules com en minúscules, també entre cometes. 0, 1 i «yes» fallen.
    Escriu un espai en blanc normal on n'hi ha un d'una altra mena. És segur amb el mòdul comú, perquè fins llavors els clients no llegeixen res del document; les apps d'Android de les altres biblioteques prenen l'espai com a part de la clau que el segueix, de manera que allà no és segur mentre puguin fer servir el document. Tota la resta es deixa a l'autor: no se sap del cert què hi falta.
    notes
    No hi ha cap resultat per a una actualització obligatòria: l'app ha de mirar l'indicador.
    el final del mes vinent
    El fitxer s'ajunta sense finals de línia abans de llegir-lo, de manera que un comentari fins al final d'una línia s'empassa la resta.
    els navegadors ho arreglen, i altres apps potser no
    Mostra també els canvis ja passats, i els que suavitzen o reformulen avisos només en versions publicades anteriors.
    {1}: un nom és {2}
    ha canviat mentre es llegia
    Prince of Versions no obre res per si sol: l'app sap on s'actualitza
    Android es queda l'últim valor, iOS potser es queda el primer i una JVM potser rebutja el fitxer
    una clau que és un nombre, un booleà o null
    aquest fitxer no existeix
    Informa: cancel·lar tanca l'avís.
    el fitxer comença amb una marca d'ordre de bytes
    el document antic no diu per a quina plataforma és (--platform)
    {1} amb {2} {3}
    sistemes des de la versió {1}
    Les primeres versions publicades que tenen condicions legals en llegeixen el número i l'adreça, `legal_version` i `legal_URL`. Les posteriors només llegeixen una adreça, `legalURL`. Cadascuna ignora els camps de l'altra, de manera que un fitxer que ha de servir per a totes dues necessita tots dos jocs de camps.
    resultat
    la tercera part no és un nombre
    segueixen aquesta
    un tancament inesperat
    {1}:{2}:{3}: s'ha omès «{4}», perquè cap client no el coneix
    no ho poden llegir i continuen amb el document que ja tenien
    Els documents només tenen uns quants nivells; busqueu un signe d'obertura repetit.
    L'idioma en què s'explica el que s'ha trobat, amb els mateixos valors que --lang. Compta el de la configuració del directori actual. Els textos dels avisos no canvien.
    correccions fetes: {1} en {2}
    {1} necessita nombres entre {2} i {3}
    supera els 64 bits si es compta en segons
    pista: hi ha 1 fitxer de prova que no s'ha executat: {1}. Aquests fitxers s'executen amb osam-lint test.
    {1} no forma part del document
    Permet {1} aquí, en un fitxer {2} nou, amb un motiu que escriviu vós
    les apps
    Ofereix l'actualització: OK obre l'adreça i cancel·lar tanca l'avís.
    en llegeixen com a 0 les parts il·legibles
    la pàgina de l'app a la seva botiga
    Per executar tots els fitxers de prova d'aquest directori i dels seus subdirectoris:
    «{1}» és {2}, no un objecte
    Un text que no és JSON, o que no és un objecte, és invalidJsonData a iOS, JSONException a Android i a la JVM, i ConfigurationException per a KMP a iOS.
    ; ara 1 espera el resultat actual, en {1}
    Un document redactat pot ometre l'embolcall; s'hi afegeix quan es fa el JSON exacte.
    cosa per corregir
    és vigent fins al {1}
    una clau sense dos punts al darrere
    294 files
    Per saber què diu la regla que surt en una incidència:
    «{1}» no és cap cosa que recordi un dispositiu
    Per completar les línies al zsh, des d'una carpeta del seu fpath:
    metadades que no són un objecte
    Escriu la clau coneguda, tret que l'objecte també la tingui. És una correcció segura quan cap client que llegeix aquest camp no pot fer servir el document sense ell; altrament començarien a llegir el que avui ignoren, i la correcció no és segura.
    Traieu-ho.
    A quines versions instal·lades arriba un document: les inferiors al seu versionCode (below), només la que hi és igual (exact), totes fins a aquesta (up-to), o totes (as-served).
    no és una sèrie de xifres separades per un sol punt
    Els codis de versió del mateix mòdul tenen deu dígits, que comencen per l'any i el mes, excepte 20230417 a la 2.1.1.
    un comentari que s'empassa les línies següents
    {1} abans i {2} després
    Obertures de l'app fins ara, aquesta inclosa.
    ningú més no té un sistema mínim al costat de la versió mínima
    «osVersion» és {1}, que vol dir {2}.0.0
    {1} arguments inesperats: {2} i {3} més
    Enllaços
    OK no obre cap pàgina
    Escriu en el mateix fitxer el resultat actual quan un cas n'espera un altre; never i always no canvien.
    botó {1}: obre
    aquí falta «{1}»
    un text que comença amb «{1}» necessita cometes
    que s'obren sense connexió exigeixen l'actualització en tots els sistemes i models
    {1} (obligatori): {2}
    la resta
    hi ha un url, però cap text per a un botó OK
    {1} encara no s'ha anunciat
    l'avís d'Android potser no té cap botó per dir que no
    la configuració per als sistemes més nous no indica cap versió
    Mostra per a cada fila una ordre simulate que la reprodueix.
    Classe de canvis més baixa amb què el codi de sortida és 1: {1}.
    {1}: {2}, i no està definit quina entrada es pren.
    ningú no ho pot veure mai
    l'app decideix com
    Dominis, a més dels de les dues botigues, als quals pot portar el botó d'un avís. Si hi ha una llista, qualsevol altre domini és una incidència.
    un apòstrof tanca un text entre cometes simples
    {1} no silencia res
    Codi de versió de l'app, que comparen el mòdul comú i Prince of Versions a Android. Al costat de --version pregunta per tots els documents en una sola execució; sense aquesta opció, els que en necessiten un s'indiquen i s'ometen.
    Escriviu què s'ha de demanar als usuaris.
    acaba aquí
    mostren l'avís digui el que digui el període
    {2}: fa {1}
    quins fitxers es miren i com es llegeixen
    com es comprova cada commit
    argument inesperat: {1}
    una seqüència d'escapament que no existeix
    El servei dona aquest document a la versió instal·lada, sigui quina sigui (--version).
    Android es queda l'últim valor, i iOS potser també
    aquí falta una clau
    Escriu el mateix moment en mil·lisegons. Això obre o tanca el període, i les xifres soles no demostren que es volguessin escriure segons.
    {1} no funciona a {2}
    no demanen la valoració a ningú abans d'aquest nombre d'obertures
    Traieu-lo o escriviu un valor.
    Escriviu un valor, o traieu-lo.
    cap app per a {1} no el pot llegir
    la primera coma
    El codi de sortida només diu si s'ha pogut respondre la pregunta.
    Què veuen els usuaris amb {1}
    en les apps per a {1} no hi és
    En un document de Prince of Versions no hi ha cap lloc per a això.
    A Android, totes les obertures són posteriors a l'última petició de valoració.
    registrada: {1}
    l'editor ha rebutjat una petició d'osam-lint
    els camps són {1}no dins el camp «{2}»
    Genera el JSON exacte que llegeixen les apps a partir de documents tal com els escriuen les persones.
    un nombre massa gran per al tipus double
    Ningú no veu cap avís.
    {1}: {2} caràcters, unes {3} línies
    tal com està, {1} amb {2} {3}; tal com es volia, {4}
    Si l'usuari ha rebutjat la petició per sempre (possible a Android fins a la versió 1.1.0).
    el poden llegir
    Escriviu una de les dues.
    Nombre de dies que es consulten a partir d'avui, {1} per defecte.
    per a {1} s'ofereix {2}, una versió inferior a la que hi ha per a {3} ({4})
    {1} {2}: en tocar OK, l'app es tanca inesperadament.
    {1}: es deixa tal com està; els documents en Markdown només es comproven
    {1} de repetició
    {1} sembla un codi de versió d'Android; una app per al sistema {2} té una versió com ara 4.3.0 (--version).
    hi ha algun document que no s'ha pogut examinar
    Mostra l'ajuda.
    {1} és {2}, no un nombre
    No hi ha res d'aquest tipus en el fitxer indicat amb --cached, i per tant el dispositiu és nou.
    Els clients compten les dates en mil·lisegons des del 1970: tretze xifres per a les dates d'avui dia. Setze xifres són microsegons i dinou, nanosegons; llegides com a mil·lisegons, cauen desenes de milers d'anys més endavant: un període que hi comença no s'obre mai, i un que hi acaba no es tanca mai.
    Escriviu el model sense la marca, com ara "SM-A536B".
    fitxer sense comprovar
    Escriu {1}
    FORCE no té Cancel·la i no se'n pot sortir, però OK el tanca; torna a sortir a la crida següent.
    un parèntesi angular
    Una adreça sense esquema no obre res a iOS, i a Android no hi ha res que la gestioni.
    Les apps comparen els noms de `models` sencers i lletra per lletra amb el nom que el dispositiu dona de si mateix. A iOS és l'identificador del maquinari, `iPhone14,2` i no «iPhone 13 Pro»; a Android és el model sense la marca, `SM-A536B` i no «samsung SM-A536B» ni «Galaxy A53». Un nom que no té cap dispositiu no coincideix amb res, de manera que el filtre deixa passar qui havia d'aturar o atura qui havia de rebre l'avís.
    aquí hi ha un caràcter que YAML no admet
    Escriu el nombre sense cometes. Els clients que el llegeixen entre cometes llegeixen el mateix.
    dues sortides van a la sortida estàndard
    Escriviu un codi de versió com ara 2021040000.
     mentre no s'arribi a això
    Models de dispositius tal com s'identifiquen ells mateixos, lletra per lletra: SM-A536B, iPhone14,2.
    el botó pot quedar en blanc; funciona.
    Què recorden els dispositius de l'avís: res (new), el document sense cap OK (seen), un OK (ok, ok:2h, ok:..<1h), un OK amb la casella marcada (ticked), o diversos d'aquests valors separats per comes.
    Escriviu --output FORMAT:PATH, com ara json:{1}. Els formats són {2}.
    Si no hi ha la clau de la plataforma, la comprovació falla.
    Sense cometes, YAML interpreta un espai en blanc seguit de `#` com l'inici d'un comentari, `!Nova` com el nom d'un tipus i `&Ara` com el nom d'una àncora. El que queda és un text com qualsevol altre i, per tant, no falla res: en lloc de `Versió #1 de la ciutat`, els usuaris llegeixen «Versió».
    com es comprova a GitHub Actions, GitLab i altres sistemes
    Mostra també el que hi ha a la línia de base.
    comparisonMode és el nombre que hi ha al començament del valor; és 0 si no n'hi ha cap o si el camp no hi és.
    no hi ha cap pàgina de l'app
    s'ha comprovat com si fos {1}
    Comenceu-lo amb una barra, com en /data/title/ca.
    {1} és {2}, una hora que els rellotges marquen dues vegades
    Una resposta buida no és JSON. Les apps amb el mòdul comú no poden llegir el document: els usuaris no veuen cap avís ni se'ls demana cap valoració. Amb osam-controldeversions i osam-valoracions, les apps d'iOS reben un error; les d'Android la prenen per un document en què no hi ha res definit, i no mostren res. Les apps amb Prince of Versions reben un error i no s'assabenten de cap actualització.
    Un document és un sol objecte i res més: al darrere no hi pot haver ni un segon objecte, ni un parèntesi solt, ni una nota. Les apps amb el mòdul comú no poden llegir el document: els usuaris no veuen cap avís ni se'ls demana cap valoració. Les apps d'Android amb osam-valoracions es tanquen inesperadament, i les d'iOS no demanen cap valoració. Les apps amb osam-controldeversions no mostren cap avís. Amb Prince of Versions les apps d'iOS reben un error, i les d'Android continuen llegint.
    no hi ha cap ordre «{1}»
    Serviu un sol document: «{1}» és un objecte, sense claudàtors al voltant.
    no té requisits, i per això se selecciona
    el de la configuració, o {1} al seu costat o a l'arrel del repositori
    la versió que s'indiqui
    el dispositiu té connexió
    «{1}» no es pot rebaixar a la gravetat {2}
    Valoració de la biblioteca antiga
    {1}: no se n'ha llegit el codi font
    Torneu a escriure el caràcter i deseu el fitxer com a UTF-8.
    bloqueja l'app
    Escriu només el número quan no pot voler dir res més. Llavors el filtre funciona i atura dispositius.
    mostren un botó sense text
    fitxers: {1}/{2}
    {1}: el mode és {2}, i és {3} per a {4} {5}
    Després del període i de NONE, en un dispositiu que un filtre atura pel sistema o pel model no es mostra res i l'app rep DISMISSED, també amb FORCE. Els filtres no formen part del que guarda un dispositiu: sense connexió no s'atura ningú, i editar només els filtres no és cap canvi.
    hi ha una clau sense cometes: {1}
    textos més
    versions més antigues (amb --all, una taula de cada una)
    Versió del sistema del dispositiu: 14.2 a iOS, 13 a Android. Per a Prince of Versions a Android, el nivell d'API, com ara 33.
    FORCE no té endDate
    El resultat al dispositiu que descriuen les altres claus, tal com l'accepta simulate --expect: FORCE, must-update.
    El document que aquest dispositiu ha rebut abans; si no s'indica, el dispositiu és nou.
    demanen la valoració a la primera obertura de cada compilació
    El versionCode és el de la versió {1}, i les versions inferiors tenen codis inferiors.
    una configuració dins «{1}» és {2}, no un objecte
    Text del diàleg a Android fins a la 1.1.0. Les versions publicades posteriors el descodifiquen i no el mostren mai.
    {1} és un nom reservat per a exemples i proves
    check assenyala com a error tot el que queda per omplir. Amb settings es comença un fitxer de configuració, i amb test, un fitxer de proves sobre el document que s'indica: el que avui se'n compleix.
    Fes totes les correccions segures
    Mostra també el que permeten els comentaris i la configuració.
    Apugeu un dels dos valors: els incorporats són 2880 minuts i 5 obertures.
    després d'un no: mai més
    «{1}» no es pot rebaixar en bloc a la gravetat {2}
    A iOS, si minimum_version no es pot llegir, no hi ha cap versió mínima, i ningú no se n'assabenta.
    El nombre s'assenyala a partir de 3600000, llevat que sigui un nombre enter de dies i no un temps rodó en mil·lisegons: 7776000 són clarament 90 dies.
    Etiqueta del botó que tanca l'avís.
    {1}: és {2}, un text provisional
    {1}, llegit amb una codificació equivocada
    en qualsevol moment
    Escriviu {1} per indicar {2}.
    Un cop corregit l'error, la supressió que el tapava silenciaria el següent que sortís al mateix lloc.
    El model del dispositiu és un dels que el filtre deixa passar, {1}; els altres dispositius no reben res (--model).
    Escriviu la versió més baixa del sistema per a la qual serveix la configuració.
    missatge en {1}
    Les línies d'aquest fitxer acaben de dues maneres; desades aquí, acaben d'una de sola.
    l'objecte amb els camps del document.
    es pren la primera, el {1}, i no el {2}
    ; {1} esperen ara el resultat actual, en {2}
    El filtre compara `osVersion` amb la versió d'Android, com ara 13. Els desenvolupadors sovint anomenen un sistema pel nivell d'API, que en aquest cas és 33, i Prince of Versions compara això. Totes les versions són inferiors a 33: amb `osVersionComparisonMode` 0 el filtre no atura ningú, i amb 1 o 2 atura tothom.
    L'últim diumenge de març els rellotges de Barcelona passen de les 02:00 a les 03:00 i, per tant, aquell dia les 02:30 no existeixen. L'últim diumenge d'octubre passen de les 03:00 a les 02:00 i, per tant, les 02:30 es repeteixen. En aquests casos, una hora escrita sense diferència horària no correspon a cap moment, o correspon a dos. El document servit es fa amb un de sol: l'hora que se salta es llegeix amb la diferència horària d'abans del canvi, i de les dues repetides es pren la primera.
    El dispositiu no té connexió.
    El moment que prenen com a referència les regles que depenen del rellotge, en el fus horari de la configuració: 2026-12-03, 2026-12-03 09:00 o 2026-12-03T09:00:00Z; amb never o always també un interval, 2026-12-01..2026-12-31.
    ho interpreten com a {1}
    aquest fitxer no existeix i, com a patró, no coincideix amb cap fitxer JSON o YAML
    «required_os_version» no té cap comprovador a la JVM
    amb la casella marcada: mai més
    una etiqueta de versió preliminar, que no es té en compte
    La versió 4.0.0 per a iOS i macOS necessita `required_os_version` sempre que hi ha requisits, fins i tot si són un objecte buit. Si no hi és, aquella versió no pot llegir res de la llista de la plataforma. Les versions posteriors, i Android, no el necessiten.
    Escriviu un número, per exemple 2021040000.
    El punt de la l·l és el punt volat, U+00B7. Amb un punt normal, un pic o un guionet la paraula està mal escrita, i les apps la mostren així; els lectors de pantalla la poden partir en dues. L'exemple mateix del README diu «Cancel.lar».
    {1}, i no se'n pot generar res
    un missatge no té contingut
    Corregiu l'identificador a l'url o el packageName.
    Escriviu-hi el codi del seu idioma; la clau s'escriu «languaje».
    l'enllaç no porta enlloc
    no es pot iniciar cap fil d'execució
    Els clients compten les dates en mil·lisegons des del 1970, que per a dates d'avui són tretze xifres. Deu xifres són segons i, llegides com a mil·lisegons, cauen al gener del 1970. Com a `endDate`, el període fa molt de temps que s'ha tancat i ningú no veu l'avís. Com a `startDate`, el període ha estat sempre obert i els usuaris poden veure l'avís abans d'hora. Com a `serverDate`, és un rellotge aturat el 1970.
    «required_version» és {1}, superior a «last_version_available»
    git no en té el contingut aquí
    la versió instal·lada {1} no és exactament {2}
    a {1}, {2}
    potser {1}
    la interpreta com a {1}
    `serverDate` ha de ser l'hora del servei en el moment de respondre. En un fitxer que se serveix tal com està escrit no canvia mai, i les apps amb connexió hi comparen el període, en lloc de fer-ho amb el seu propi rellotge: un període que és obert no es tanca mai, i un que és tancat no s'obre mai.
    Escriviu «{1}», tret que les apps demanin {2}.
    advertiments
    metadades amb una llista o un objecte a dins
    un fitxer que no és un document de cap tipus conegut
    Escriviu la coma, o poseu el text entre cometes.
    El cos es descodifica com a UTF-8, digui el que digui la resposta sobre la seva codificació.
    {1} no és ni una llista ni un objecte
    «minSystemVersion» és {1}, amb més xifres de les que compara iOS
    tancat
    els dispositius es diferencien per unes coses abans i per unes altres després
    regles segons l'identificador
    una freqüència de notificació que no és ni ONCE ni ALWAYS
    una versió acaba amb una part que és 0
    menys {1}
    la versió instal·lada {1} és exactament {2}
    no responen mai
    dies
    No s'ha trobat cap incidència.
    aquí falta un valor
    Primer instant del període, inclòs. Si s'omet o és null, el període sempre ha estat obert.
    aquí hi ha massa nivells d'imbricació
    Què passa amb l'avís després de tocar un botó, i què se'n comunica al codi de l'app.
    Escriviu el text en {2} ({1}).
    falten les cometes de tancament d'aquest text
    Escriviu «expect», «never» o «always».
    {1} té espais als extrems
    és {1}, no un objecte
    El README diu que message és obsolet des de la 2.0.0, i un README breu que anomena la 3.2.0 mostra un document sense aquest camp. Totes les versions encara el necessiten en els tres idiomes.
    l'url no comença ni amb http:// ni amb https://
    minSystemVersion
    osVersion és un nivell d'API, i no cap versió d'Android
    amb FORCE no hi ha cap «endDate»
    obren en tocar OK una pàgina que potser no és la de la botiga
    Els camps s'han de deixar: les versions publicades des de la 2.3.0-dev no poden llegir un document que no els tingui. Amb NONE no es mostra res, de manera que no se'n pot esperar res.
    etiqueta de cancel·lar
    es va acabar fa {1}
    ningú no veu res; es va acabar {1}
    endDate és a mitjanit, quan comença el dia
    reben {1}{2}
    osam-lint: {1}: {2}
    una ela geminada està escrita amb un caràcter incorrecte
    Escriviu 0 si voleu que es deixin d'utilitzar les versions inferiors, o afegiu «cancelButtonTitle».
    Es passa a l'app amb la resposta.
    només el sistema {1}
    Escriu el mateix text entre cometes dobles. És una correcció segura, tret que calgui tenir en compte la 2.1.1 o la 2.1.2 i puguin fer servir el document: aquestes mostren les cometes simples.
    Se suposa que totes les execucions són posteriors a l'última petició.
    què es garanteix sobre la seguretat i com s'avisa d'una vulnerabilitat
    el període no té final
    incidències més com les anteriors
    massa grups de dispositius per poder-los dibuixar
    Escriviu la versió més recent.
    sense comprovar
    n'ofereixen l'actualització opcional una sola vegada
    sense executar
    Escriviu mil·lisegons des del 1970: {1} correspon al {2}.
    OPCIONS
    Si té la casella «no ho tornis a mostrar».
    els cinc tipus de document, cadascun amb un error i una simulació
    ; la funció de retorn de l'app rep {1}
    El README diu que appStoreIdentifier és obligatori. Cap versió publicada no el llegeix.
    {1} s'ha de llegir, i --output el sobreescriuria
    l'url comença amb «{1}:»
    «{1}» és 2, i no hi ha cap model a «models»
    {1} no és cap biblioteca que conegui aquesta eina ({2}){3}
    Documents
    la mateixa clau dues vegades en un objecte
    un nombre amb un zero inicial
    documents
    osam-lint: cap cas no té aquest text en el nom
    no queda clar a quines versions es refereix: comparisonMode és {1}
    qualsevol diàleg en aquests idiomes els podria tenir
    Suprimiu-los, o torneu a escriure el text.
    Poseu un altre nom al fitxer; per a l'entrada estàndard hi ha --stdin-filename.
    Escriviu LAZY mentre s'utilitzin aquestes apps; si no se n'utilitza cap, digueu-ho amb «clients» a la configuració.
    un nombre que no acaba on hauria d'acabar
    no es pot llegir cap cas
    Poseu-la entre [ i ].
    les apps d'iOS
    El servei afegeix {1}: aquí no s'escriuen.
    Una diferència de mode o de període és un advertiment quan els dos documents tenen el mateix `versionCode`; si no, és una nota, com també ho són els textos diferents i els nombres diferents d'un document de valoració: pot ser que les apps difereixin a propòsit.
    El que hi cap d'un avís es calcula per a una pantalla de 360 per 640 píxels independents de la densitat, amb 35 lletres de missatge per línia.
    Poseu-los en fitxers separats.
    OK es va prémer el {1}, i el temps de silenci va durar fins al {2}
    l'etiqueta del botó OK en {1} és buida
    En alguns idiomes el títol d'un botó és buit: no està definit si el botó hi surt.
    ## Correcció
    El versionCode és el de la versió del document antic, i les versions inferiors tenen codis inferiors.
    Línia de base amb les incidències que ha registrat osam-lint baseline i que no compten. Per defecte, {1} al costat d'un fitxer o en una carpeta superior.
    l'url és una adreça a la qual els usuaris no poden arribar
    no n'hi ha
    El servei dona aquest document a les versions instal·lades inferiors al seu versionCode (--applies below).
    després de prémer OK: mai més
    osam-lint: no s'ha pogut llegir el que hi havia registrat en {1}, i se substitueix
    OK premut encara no fa {1}
    title i message són buits tots dos, i l'avís no diria res
    pel mateix motiu, {1}:
    osam-lint rules les mostra totes.
    Una altra manera d'indicar el fitxer.
    falta
    --config i --no-config es contradiuen
    Només OK desa la casella marcada.
    un fitxer en què hi ha una cosa diferent de la que s'hi va escriure
    Es comunica per l'entrada i la sortida estàndard, com fa sempre.
    El que només pot saber l'autor es deixa en blanc. osam-lint check assenyala cada buit com a error fins que s'omple.
    Els idiomes porten el codi més curt de la norma ISO 639: ca, es, en.
    {1} aquí, el {2}
    git no l'ha pogut llegir
    encara no s'ha premut OK: {1} des del 1970 >= {2}
    Si el codi bo també hi és, l'altre simplement s'ignora.
    sense condicions legals
    Fins que no es torni a iniciar l'app, els avisos posteriors també tornen a sortir després de l'OK.
    una configuració anterior no deixa cap dispositiu per a aquesta
    {1}: en aquest interval no hi ha cap versió publicada
    no ha estat possible escriure {1}
    Posa al final de la llista la configuració sense requisits. A partir d'aquell moment, els dispositius que compleixen els requisits d'una de les altres reben aquesta altra.
    No està definit què respon la comparació si no hi ha cap versió: l'app es pot tancar inesperadament, o pot ser que no es mostri res.
    Mostra casos per al que encara no cobreix cap cas.
    L'idioma es desa en minúscules; si n'hi ha dos d'iguals, compta l'últim, i si no hi ha content, es fa servir el text incorporat.
    els textos en català són per a «{1}» i no per a «{2}»
    no hi ha exactament una incidència d'aquest tipus{1}
    això no es pot generar
    {1}: {2}
    Si requirements no és un objecte, a iOS es perd la plataforma; a Android compta com si no hi hagués requisits, cosa que es compleix sempre.
    Apugeu un dels dos valors.
    «notify_last_version_frequency» és {1}, no un text
    impedeix que es comprovi la resta del fitxer
    La configuració seleccionada necessita required_version o last_version_available; si no hi ha cap de les dues, la comprovació falla.
     o 
    inferior
    Un document d'osam-controldeversions; - és l'entrada estàndard.
    Escriviu-hi el text ({1}).
    --check mostra què canviaria build, i no escriu res.
    la versió per a les biblioteques posteriors
    Cada nivell d'API d'Android és el d'una versió o d'unes quantes: 33 és Android 13, 25 és 7.1, 7.1.1 o 7.1.2.
    superiors a {1}
    reben un error
    incidència més com les anteriors
    és {1}, no un text
    no un text
    Examina també els documents en blocs de codi dels fitxers Markdown (.md, .markdown), quan es recorre una carpeta o hi ha una llista de fitxers; un fitxer que s'indica s'examina sempre. Només es comproven.
    document
    ho llegeixen com a {1}
    dia més
    només informa
    Les demostracions parlen amb un servei de desenvolupament, que no té la pàgina de cap app.
    a partir del {1}, {2} amb {3} {4}; tal com es volia, {5}
    objecte
    Permeteu cada incidència amb una entrada d'«allow» que en tingui la ruta, el punter i el motiu.
    {1} incidències no es registren: tracten d'usuaris que poden quedar bloquejats o de supressions
    La funció de retorn (callback) de l'app no es crida mai.
    funciona, però probablement no és el que es volia
    {1} no diu res: cap dels documents és d'un tipus que tingui aquest resultat
    les incidències de la regla «{1}» tornen a comptar: l'entrada a «allow» valia fins al {2} ({3})
    osam-lint: s'ha iniciat amb una llista d'arguments buida
    osam-lint: no s'ha pogut escriure {1}: {2}
    el botó
    què mostra l'avís
    el text està malmès
    res no l'obre com a pàgina
    startDate i endDate són el mateix moment
    La biblioteca nativa d'iOS i macOS ignora un requisit que tingui com a valor una llista o un objecte: no es consulta cap comprovador, i la configuració arriba a dispositius per als quals no estava pensada. Android passa el valor al comprovador com a text.
    un punt decimal en un nombre enter
    --device i {1} indiquen alhora què recorda el dispositiu
    un document del qual no s'han pogut calcular totes les respostes
    {1} conté més d'un document per a una mateixa plataforma, i una prova no els pot distingir
    si un servei l'envia a les versions inferiors, l'abast possible entre les que són com {2} és aquest: {1}
    {1}, sense final dins de les dates demanades (--date)
    Els tenen les versions publicades, i també el que fa «make build» a Debian.
    els requisits no tenen «required_os_version»
    pista: {1}. Indiqueu-ne un per comprovar-lo.
    no es pot traslladar
    aquí «{1}» ha de ser un objecte
    nota: comprovació parcial amb {1}, només sobre {2}
    La biblioteca nativa d'iOS i macOS només llegeix metadades que siguin textos, nombres, true o false. Una llista o un objecte dins les metadades d'una configuració fa il·legible tota la llista de la plataforma, i això és un error; dins les metadades del nivell superior del document, fa que es perdin totes. Android passa a l'app el valor interior com a text JSON, cosa que convé saber.
    hi ha un document darrere «{1}»
    Escriviu també el resultat.
    {1}, {2} sense poder-se executar
    el sistema no és una versió de Java: {1}
     {1} indica un altre valor per defecte.
    L'app d'Android.
    Gravetat: {1}. S'aplica a: {2}. Des de la versió {3}.
    la versió {1} {2}{3} rebria respostes diferents: {4} amb {5}, i {7} amb un objecte per a {6}
    buit
    «models» és buit, i l'avís és només per a aquests models
    Tots els dispositius reben això.
    0 mostra l'avís quan la versió instal·lada és inferior, 1 quan és igual i 2 quan és superior. Sense aquest camp, Android no mostra mai res.
    num_apert igual a 0 o negatiu demana la valoració de seguida a iOS i no la demana mai a Android.
    Afirmació
    «modelComparisonMode» és 1, només per als models de «models», i no n'hi ha cap
     quan l'usuari toca OK
    qualsevol valor
    una versió amb número de compilació
    quatre textos més en els documents de valoracions
    osam-lint outcomes mostra quins resultats hi ha.
    una clau sense dos punts al darrere
    Resultat que han de tenir tots els documents, com ara FORCE o must-update; si no, el codi de sortida és 1.
    A partir de la versió 4, les apps natives no llegeixen l'objecte del format antic. Sense una llista en la clau que acaba en 2 reben un error, i cap usuari d'una app més nova no s'assabenta de l'actualització. La biblioteca multiplataforma encara llegeix l'objecte antic a iOS.
    Escriviu un text com ara «2.4.0».
    tancament inesperat
    cap de les seves biblioteques no funciona a {1}
    el comprovador de l'app accepta {1}
    Traieu el document del text, de manera que el fitxer comenci per {.
    els camps no són dins de data
    hi ha més errors; només se'n mostren {1}
    Si els dispositius no tenen connexió.
    acaba a les {1}
    Diu què fa amb un document una app de la versió indicada en el moment indicat, i per què.
    un fitxer que podria ser un document
    no és cap fitxer d'un gestor de paquets conegut
    valor de sèrie
    De quina plataforma és l'app a què es refereix el registre. El client no ho compara mai.
    una seqüència d'escapament que és mig caràcter
    Els comentaris fan fallar la lectura, tret d'alguns dins de valors que s'ignoren.
    avui, {1}
    Per demostrar que un avís no deixa cap usuari bloquejat:
    un text que no és JSON
    Suprimeix els tres bytes. Les apps amb el mòdul comú comencen a llegir el document, i totes les altres llegeixen el mateix.
    Versió instal·lada tal com la compara la biblioteca: un codi de versió com ara 2021040000, o 1.2.3, o 1.2.3-45.
    no s'ha comprovat res
    Escriviu «required_jvm_version».
    Quines versions
    Nom de l'entrada estàndard en les respostes; l'extensió diu si és JSON o YAML.
    algunes regles poden haver passat per alt què fan aquestes apps
    els resultats no segueixen enllaços que siguin en el directori actual
    Els títols, els missatges i les etiquetes són objectes amb un text a `ca`, `es` i `en`. Si al seu lloc hi ha un text sense idiomes, cap app no pot llegir el document.
    una part de diverses xifres
    ja hi ha un fitxer amb aquest nom
    {1} amb {2} potser {3}
    altres
    és un nom diferent del que seria sense
    compara la versió instal·lada amb la del JSON; en realitat, cap client no compara res
    Gairebé sempre falten dos punts, una cometa o un parèntesi, o són on no poden ser, i cap app no pot llegir el document. Els usuaris no veuen cap avís ni se'ls demana cap valoració. Les apps d'Android amb osam-valoracions es tanquen inesperadament, i les apps amb Prince of Versions reben un error i no s'assabenten de cap actualització. S'informa de tots els errors d'un fitxer, perquè es puguin corregir d'una sola vegada.
    amb FORCE, les apps que no coneixen els filtres exigeixen l'actualització a tot arreu
    dialogDisplayDuration sembla estar en mil·lisegons
    Comprova només el que ha canviat des que la branca actual es va separar d'aquesta, i el que git encara no segueix.
    ## Exemple
    abans era {1}; què serà ara ho determina {2}
    il·legibles, com ara {1}
    Escriviu l'identificador del maquinari, com ara "iPhone14,2".
    el port de l'url és {1}
     en {1}
    osam-lint: no s'ha calculat què cobreix {1}: {2}
    una versió de la qual no es llegeix una part
    El diàleg mostra el text propi de la biblioteca: no n'hi ha cap per a aquest idioma.
    La biblioteca nativa d'iOS agafa la llista de la clau `ios` i la multiplataforma, la de la clau `ios2`; per tant, les mateixes persones reben respostes diferents segons l'app. A macOS, la llista de `macos2` no es llegeix mai mentre es pugui llegir la de `macos`; a Android, la llista de `android` no es llegeix mai. Si les dues llistes són iguals, només és un advertiment.
    cada vegada que l'app ho consulta
    l'url comença amb http: en lloc de https:
    Escriviu-lo darrere «{1}:».
    legal_version i legal_URL es llegeixen; les condicions tornen a sortir quan el número augmenta.
    Les pàgines són al repositori d'osam-lint, amb aquests noms:
    L'app crea l'objecte de la biblioteca amb el seu builder i no amb new PrinceOfVersions(this); per a Prince of Versions d'Android 4.0.0 i 4.0.1.
    aquest comentari no dona cap motiu
    Escriviu --- en una línia a part, a sobre d'aquesta.
    title, ok, cancel i neutral són textos opcionals en tres idiomes que substitueixen els del diàleg d'Android; amb qualsevol altre valor, el document no es pot descodificar.
    etiqueta del botó neutre
    Una llista buida és un error, i no es prova l'altra clau.
    INFO no obre cap adreça. Tot i així, totes les versions publicades necessiten el camp.
    Les claus es comparen lletra per lletra. Per a un client, `versioncode` és una clau desconeguda, de manera que falta `versionCode` i no es pot llegir res del document.
    Escriviu l'objecte mateix, sense cometes al voltant ni barres inverses a dins.
    {1}, ja ha passat
    no hi ha prou espai
    Si cap configuració no correspon a un dispositiu, l'app rep un error en lloc d'una resposta. Una última configuració sense requisits, o només amb una versió del sistema, recull els dispositius que no compleixen els requisits de cap altra.
    el servei l'afegeix a cada document
    Feu que el servei hi escrigui l'hora del seu rellotge, o corregiu el període.
    Per a les apps de macOS des de la versió publicada 4, perquè macos pugui conservar l'objecte per a les anteriors.
    el de la configuració, o en
    una versió publicada no pot fer servir el document, o no en pot fer servir una part
    Camps i tipus
    cap identificador d'app
    Escriviu la versió entre cometes.
    OK no obre res: okButtonActionURL és buit.
    xifra
    Escriviu-la així: «2.4.0» o «2.4.0-4».
    Etiqueta del botó que accepta.
    no és un directori
    una altra cosa
    aquest cas no espera cap resultat
    Per veure què no cobreix cap cas:
    Escriviu la versió d'Android.
    L'idioma es reconeix per paraules que els altres no tenen, com ara «amb», «con» i «with». Cal que almenys tres de diferents apuntin a l'altre idioma i gairebé cap al que toca, en un text de cinc paraules o més. En un text més curt que és al lloc dels dos idiomes, com «Actualitza» en català i en castellà, n'hi ha prou amb una paraula.
    Escriviu un text entre cometes, o un objecte amb un text per a cada idioma.
    en qualsevol sistema
    {1} hi és dues vegades
    Escriu el caràcter mateix: {1}
    Un nombre enter pot anar entre cometes i començar amb zeros. Un punt, espais en blanc dins les cometes i altres notacions fan fallar la lectura.
    entre {1} i {2}
    Omet els fitxers indicats que no són clarament documents, com quan es recorre un directori.
    Treu la regla del comentari, el comentari o l'entrada.
    {1} és {2}{3}
    {1} té textos en massa idiomes: el màxim és {2}
    el directori actual ja no existeix
    Configuracions i requisits
    l'url comença amb un espai en blanc, no amb http:// ni https://
    Les apps mostren un text tal com està escrit. L'HTML escriu alguns caràcters amb un nom o un número, com `&amp;` o `&#39;`; aquí la gent llegeix aquests signes en lloc del caràcter. Venen d'editors i serveis fets per a pàgines web. En un url, el navegador rep `&amp;` tal qual, i es perd un paràmetre que hi vagi darrere.
    Adreça que s'obre amb OK.
    mostren l'avís fins que els usuaris tenen una altra versió
    aquest fitxer conté un document del tipus {1} dins d'una altra cosa
    no es pot dir res sobre aquest document: {1}
    no hi ha cap ordre «{1}», ni cap fitxer amb aquest nom
    okButtonActionURL
    no mostren l'avís durant tot aquest temps després de l'OK
    Versions, plataformes i modes
    {1} no està escrit amb les xifres del 0 al 9
    La versió que es comunica és anterior a la instal·lada.
    com a {1}, les apps només mostren {2}
    {1} no és cap camp conegut en una configuració
    Escriviu «language», per exemple «language: ca».
    OK només tanca l'avís, i ningú no arriba a aquesta pàgina
    no es compleix: {1}
    casella marcada
    l'ignoren i consideren prou nou qualsevol sistema
    «{1}» ha de ser una llista
    una clau que no existeix en les proves
    la primera
    Escriviu un valor.
    el signe # d'un url es codifica a iOS
    Fitxers que s'ometen quan es recorre un directori; amb --force-exclude, també quan s'indiquen.
    les apps poden mostrar el text en un altre ordre
    Dies des de l'última petició, per a les biblioteques antigues.
    «{1}» no té text per a {2}
     i no en fan cas
    requisits que no són un objecte
    botó {1}: comunica
    els patrons no es poden negar; un nom que comença amb «!» s'escriu «\!»
    Escriviu Europe/Madrid, UTC o una diferència horària com ara +02:00.
    En JSON, els emojis i els caràcters poc freqüents s'escriuen amb dues seqüències d'escapament, i una de sola no és cap caràcter. Les apps amb el mòdul comú i les d'Android amb les altres biblioteques continuen llegint, i al seu lloc els usuaris veuen un signe de substitució o res. Les apps d'iOS amb osam-controldeversions no mostren cap avís. Les apps d'iOS amb Prince of Versions reben un error; a partir de la versió 4, només si llegeixen el text.
    Comença un document: un YAML amb tots els camps explicats i, en blanc, el que cal emplenar.
    cap client no llegeix appStoreIdentifier
    required_version superior a last_version_available no és cap error: es comunica la més alta.
    El JSON només admet cometes dobles. Les apps amb el mòdul comú no poden llegir el document: els usuaris no veuen cap avís ni se'ls demana cap valoració. Només les versions 2.1.1 i 2.1.2 llegeixen un text entre cometes simples, i les mostren com a part del text; amb una clau fallen. Les apps d'iOS amb les altres biblioteques també fallen. Les apps d'Android amb aquestes biblioteques llegeixen les cometes simples com si fossin dobles.
    Escriviu un text entre cometes, o traieu-lo.
    Escriviu «latest_version»: «optional_update» n'era el nom en {1}.
    set.
    obligatori
    En els documents del mòdul comú escriu `https://` al davant, o treu les cometes i els signes < > que envolten l'adreça. Aquesta eina no pot saber si la pàgina hi respon.
    hi ha un botó OK i no hi ha «okButtonActionURL»
    Escriviu { davant d'aquesta clau.
    {1} per a {2}, {3}
    Comprova els fitxers que indica aquest fitxer, un per línia o amb un NUL darrere de cadascun; - és l'entrada estàndard.
    dg.
    què repara tot sol i què no toca mai
    Cap client no suprimeix els espais sobrants. En un avís l'espai en blanc descol·loca el text, i una etiqueta feta només d'espais és un botó sense cap paraula. A l'url pot impedir que s'obri la pàgina; a packageName i versionName fa que el valor sigui un altre. En YAML, `|` i `>` conserven un salt de línia al final.
    Amb --fix: fa també les correccions que canvien el que fan les apps (osam-lint explain RULE diu quines regles en tenen).
    , fins al {1}
    un nom de models que potser no té cap dispositiu
    (text de la biblioteca: no ho tornis a mostrar)
    no és ni ONCE ni ALWAYS
    «{1}» és un objecte del format anterior a la versió 4, no una llista
    l'url no comença amb cap esquema
    el domini és gairebé el d'una botiga
    un document que una biblioteca no pot fer servir
    La versió 4.0.1 per a iOS i macOS busca una configuració abans de conèixer els comprovadors de l'app, i respon amb un error si no en troba cap. Una de posterior que necessiti un comprovador queda darrere de la que hagi trobat.
    el títol i el missatge en {1} són buits
    Situació en data {1}. Fet amb osam-lint.
    tornen a mostrar l'avís a cada comprovació, fins que l'usuari marca la casella de no tornar a mostrar i prem OK
    OK no té cap pàgina per obrir
    Regles amb aquest text en el nom: {1}.
    permeses: {1}
    Escriviu l'identificador d'una regla; osam-lint rules les mostra totes.
    Un període sense final és aquell en què `endDate` s'omet o és null. El nombre 0 és el primer moment del 1970, de manera que el període fa molt que s'ha tancat i ningú no veu l'avís. Amb una durada com 3600 passa el mateix.
    check omet després el que hi ha registrat. Les incidències s'identifiquen per la regla, el fitxer i el document, no per la línia. Es conserva el que hi havia registrat dels fitxers que no s'examinen. Les incidències sobre usuaris que poden quedar bloquejats no es registren mai.
    1 enllaç que surt del repositori, sense seguir: {1}
    Consulteu què diu {1}.
    una llista en totes dues claus d'una plataforma
    potser l'app es tanca inesperadament
    el comentari no silencia res
    Alguna cosa ha posat altres bytes al lloc del document: el punter de git-lfs, que no s'ha substituït pel fitxer mateix; la pàgina d'un error o d'un inici de sessió; el que gzip n'ha fet; bytes NUL, que els sistemes de fitxers deixen després d'una fallada. Per això no hi ha res per comprovar. Les aplicacions que reben el fitxer tal com és no el poden llegir. Un recorregut passa per alt un fitxer així si ningú no ha dit que hi ha un document: una línia de base amb incidències seves, una prova que en tracta, una configuració amb el seu nom a `include` o amb un `kind` per a ell.
    El que s'espera, en paraules; dos casos d'un fitxer no poden tenir les mateixes.
    una versió que és un objecte dins la clau d'una plataforma
    altres serveis també anomenen així les apps
    Coneix cinc tipus de document: el control de versions i les valoracions del mòdul comú de Barcelona, els de les seves dues biblioteques anteriors i Prince of Versions, d'Infinum. Els comprova i els repara, construeix el JSON que llegeixen les apps, simula què mostra un dispositiu i diu què canvia una edició per als usuaris. No necessita connexió a la xarxa. Sense cap subordre, comprova.
    Escriviu-lo sense https:// i sense camí.
    demana una valoració
    expect o never diuen què s'espera
    Per demostrar que al desembre s'ofereix l'actualització a les apps de l'any passat:
    exigeixen l'actualització en tots els sistemes
    La pàgina d'una app a l'App Store té id i xifres al camí, a apps.apple.com o itunes.apple.com.
    «{1}» comença a l'arrel de la màquina, i ningú no ha indicat aquesta configuració
    aquest directori
    no hi ha cap mes {1}; amb el mes abans del dia és {2}
    l'idioma d'un missatge és {1}, amb majúscules
    Escriviu el nivell d'API, un nombre enter com ara 26.
    {1} diu una altra cosa: {2}
    Dies que han de passar abans de la petició de valoració.
    Es creu que un null en lloc d'un nombre o d'un text fa que l'app es tanqui inesperadament.
    Treu el comentari
    la versió instal·lada {1} és igual a {2}; el mode {3} demana que sigui {4}
    comença avui
    Des de la 3.1.0, les apps tallen `osVersion` pels punts i comparen les parts com a nombres enters. Si una no ho és, com en `iOS 16`, `16.x` o `16.`, consideren igual el sistema de qualsevol dispositiu, i tothom rep l'avís. Amb FORCE això bloqueja gent que el filtre havia de deixar fora i, per tant, allà és un error.
    un valor que algunes eines no poden carregar
    què
    El que a la pantalla està plegat no surt en paper.
    La biblioteca diu que el número de versió de l'app és incorrecte i no baixa el document.
    quan
    pot ser que la botiga demani una valoració
    {1} és {2}, massa gran per a {3} bits
    mostren al seu lloc el text per a {1}
    Un nombre enter pot començar amb un signe més i, a la JVM, tenir xifres que no siguin ASCII. No s'ha mesurat què fa iOS.
    un títol o un missatge és igual en dos idiomes
    {1} des de l'últim OK >= {2}
    un punt on falta un valor
    demanen la valoració a la primera obertura
    «required_os_version» és {1}, no {2}
    {1} (fitxer {2}); --all les mostra totes
    L'identificador de la regla.
    {1}, mínim {2}
    el signe d'obertura que la precedeix
    Els clients comparen `FORCE`, `LAZY`, `INFO`, `NONE`, `ANDROID` i `IOS` lletra per lletra. Amb altres majúscules o minúscules, o amb un espai en blanc al voltant, el valor és desconegut i es perd tot el document.
    A partir de la data indicada, l'app s'obre un cop al dia a intervals iguals, durant {1} dies, {2}.
    allà no respon res
    {1} no és una versió semàntica
    OK obre l'url amb FORCE i LAZY; INFO i NONE no l'obren mai.
    l'etiqueta d'un botó en dos idiomes al costat de la versió a què es refereix
    apps sense cap comprovador per a {1}
    des del {1}
    L'app mostra el text de l'idioma que ha triat l'usuari. Si dos textos s'han intercanviat, o un s'ha copiat i no s'ha arribat a traduir, els usuaris afectats llegeixen un idioma que no han triat.
    documents bons i dolents per fer proves
    url és un sol text per als tres idiomes.
    els dispositius es reparteixen en massa cel·les per trobar-les totes, i el límit és {1}
    osam-lint: no s'ha inclòs {1}: no conté cap document d'un tipus conegut
    model
    Un fitxer de prova es diu NAME.test.yaml o NAME.test.json, i té les claus «document» i «cases». Cada clau d'un cas és una opció de simulate. Codi de sortida 0: tots els casos es compleixen; 1: n'hi ha algun que no; 2: hi ha una prova que no s'entén; 3: no s'ha pogut llegir un document, o no hi havia cap cas.
    es va marcar la casella de no tornar a mostrar
    opcional, true si no hi és
    A partir de la 2.0.2, l'url passa pel codi de l'app que incorpora la biblioteca. El codi d'iOS del README, de la demo i de l'adaptador de Flutter torna a codificar amb percentatges tota l'adreça: `%20` es converteix en `%2520`, i OK obre una pàgina diferent de l'escrita, o cap.
    la versió a la qual afecta el control
    el de la configuració, o Europe/Madrid
    el període s'obre i es tanca en el mateix moment, el {1}
    Reviseu el sagnat d'aquesta línia i de les anteriors; els documents se separen amb «---».
    Escriviu %YAML 1.2, o traieu la línia.
    no hi ha text per a {1}
    demanen la valoració a la primera obertura
    Tipus dels documents, en lloc de reconèixer-lo per les claus: {1}.
    tenen un botó OK que potser no es pot fer servir
    segons
    Escriviu els models a «models», o 0 a «modelComparisonMode» per a tots.
    Les biblioteques més antigues llegeixen `1.0` i rebutgen `1.5`: a Android, amb la biblioteca de valoracions, l'app es tanca inesperadament. A iOS, el control de versions en talla els decimals, de manera que 1.7 vol dir mode 1.
    Per a quins sistemes és l'avís: 0 fins a osVersion, 1 exactament aquest, 2 aquest o posteriors; qualsevol altre número, tots.
    {1} no té cap versió {2}; les conegudes són {3}{4}
    un text que comença així necessita cometes
    YAML 1.1 llegeix paraules com ara no, nombres com ara 010, 1_000 i 12:30, i també les dates, de manera diferent que YAML 1.2.
    error
    «{1}» té codis de versió
    {1} caràcters invisibles; el primer és {2} ({3})
    Versió que Prince of Versions recorda haver notificat, o none.
    i {1} més
    El que només val per a alguns fitxers. Si hi ha més d'una entrada per a un fitxer, prevalen les posteriors.
    una versió del sistema té més xifres de les que compara iOS
    hi ha dues comes seguides
    Amb okButtonTitle i cancelButtonTitle
    {1}, que és {2} llegit amb una codificació equivocada
    Plataforma del dispositiu: {1}; el que és per a les altres no s'inclou. Per defecte, la del document, o cadascuna.
    com s'assegura que els documents compleixen el que es va acordar
    {1}, i ningú no pot passar de l'avís
    sistemes amb una versió que la biblioteca no pot llegir
    no se sap què fan les apps que el fan servir
    Les opcions sobre dispositius restringeixen, i la que s'omet vol dir qualsevol valor. Un interval és un valor, A..B amb els dos extrems inclosos, o A..<B sense el superior; un extrem es pot deixar obert.
    mode {1}
    s'ha comprovat com si ho fos; {1}
    Escriviu nombres separats per punts, per exemple «2.4.0».
    Escriu «latest_version» en lloc d'«optional_update». Les apps comencen a llegir la versió, cosa que no és segura on poden fer servir el document.
    No mostra res.
    Escriviu un sol valor, o bé «always» en lloc de «expect».
    Què veu la gent
    l'entrada estàndard s'ha de corregir tota sola
    En els documents de les biblioteques més antigues esborra els espais en blanc dels extrems de l'adreça i, com a correcció no segura, escriu `%20` en lloc dels de dins. En els documents del mòdul comú no escriu res: a partir de la 2.0.2 les apps d'iOS codifiquen l'adreça elles mateixes, i tornarien a codificar el signe de percentatge.
    no obren cap pàgina en tocar OK
    D'on surt el serverDate que reben les apps: tal com està escrit al fitxer (written), o actualitzat abans que el rebin, pel servei o per build --server-date now (now). Amb now no es diu res de la data del fitxer.
    Fitxers i sintaxi
    Actualitzacions, amb Prince of Versions
    Cap app no respon a `htps:`, ni troba cap pàgina darrere d'un `https://` tot sol, d'un domini amb un espai en blanc o unes cometes, o d'un port superior a 65535. `example.com` i els noms que acaben en `.test`, `.example` i `.invalid` no són la pàgina de cap app, i el servei de desenvolupament del mòdul tampoc. La gent toca OK i no passa res, o surt una pàgina d'error; si OK és l'únic botó, ningú no pot passar de l'avís. Un `https:/` amb una sola barra l'arreglen els navegadors, i pot funcionar.
    El títol és buit
    Conserveu una de les dues versions i suprimiu les línies que comencen amb <<<<<<<, ======= i >>>>>>>.
    número de compilació instal·lat {1} <= {2}
    {1} amb {2}, sigui quin sigui el dispositiu
    INFO només informa: el botó OK tanca l'avís i no obre res, en totes les versions. Qui vulgui que la gent arribi a la pàgina necessita LAZY. Tots els clients necessiten el camp; per això, que hi hagi la pàgina de l'app a la botiga, o un text buit, no indica res; qualsevol altra pàgina segurament s'hi ha posat perquè es llegeixi. Amb NONE no es mostra res, i per tant no se n'espera res.
    {1}, biblioteca {2}, aproximat
    els documents ANDROID i IOS d'una app no coincideixen
    osam-lint: no s'hi ha comunicat cap editor
    petició contestada
    «{1}» és {2}, amb un zero davant del nombre
    Escriviu la versió darrere els dos punts, o bé required_version i la versió corresponent.
    Instal·leu git, o indiqueu els fitxers.
    un filtre que deixa passar tothom
    la versió instal·lada {1} no és superior a {2}
    difereix del que hi ha
    A iOS i macOS, `"01.02"` es llegeix com a 1.2, cosa que sorprèn qui compara textos. A Android, un codi de versió és un nombre, i el lector de JSON del mateix Android interpreta com a octal el que comença amb 0: `010` és 8. Això és un error: es demana a qui no toca que actualitzi.
    requisits sense required_os_version
    Escriviu-ho com en 2026-03-31, 2026-03-31 09:00 o 2026-03-31T09:00:00+02:00, o en mil·lisegons des del 1970.
    configuració per a {1}: {2}
    una configuració que no pot rebre cap dispositiu
    Document
    libyaml 0.2.5
    ## Com es permet
    el filtre deixa passar el sistema {1}: {2}
    {1} {2}; després, {3}
    Escriviu-ne una o traieu la configuració.
    Escriviu una clau entre cometes dobles i dos punts davant del valor.
    Escriu un espai en blanc normal
    osam-lint: no s'ha trobat cap cas
    pot ser que no hi hagi botó Cancel·la; la tecla d'enrere tanca l'avís igualment.
    {1} quan {2}
    dates en els documents de versions
    Mostra tot el que reben els usuaris amb un document: qui, quan i què.
    el document és diferent del que tenia aquest dispositiu
    «{1}» és {2}, i hi hauria d'haver {3}
    «versionCode» {1} té {2}, quan els altres en tenen deu
    A iOS i macOS, la versió instal·lada és la versió curta seguida de la versió del paquet (`CFBundleVersion`). Una versió del paquet amb punts, com ara `1.2.3.6`, no és un nombre i compta com a compilació 0. En una app així, totes les compilacions instal·lades són anteriors a `1.2.3-5`, i per això han d'actualitzar també els usuaris que ja tenen aquesta versió.
    `localhost` i `127.0.0.1` són el dispositiu mateix: en un telèfon no hi respon res. Les adreces com ara `192.168.1.10` són d'una oficina o d'una casa, i a fora no volen dir res. Qui toca OK es troba una pàgina d'error; amb FORCE no hi ha cap altra manera de sortir de l'avís. Aquestes adreces provenen d'una prova.
    avui
    Llista totes les regles, agrupades per temes.
    {1} admet un sol interval, i «{2}» en té més d'un
    Mostra cada incidència sencera. Sense aquesta opció, text i markdown mostren una sola vegada les incidències seguides que diuen el mateix, amb els llocs de totes, i text mostra el que és igual en molts documents d'un fitxer fins a un màxim de documents ({1}), i compta la resta; els altres formats sempre les tenen totes.
    el mateix text
    un punt on falta una clau entre cometes dobles
    l'app no té cap comprovador per a {1}, i el requisit es dona per complert
    Es comparen els documents d'una mateixa execució que tenen el mateix paquet i la mateixa plataforma, `versionCode` diferents i modes que mostren alguna cosa: els servits amb els servits i els redactats amb els redactats. Els fitxers amb el mateix nom en carpetes diferents es consideren còpies per a entorns diferents i no es comparen.
    obren en tocar OK una pàgina que no hi és
    latest_version ocupa el lloc d'optional_update.
    segon
    «numAperture» {1}: la majoria dels usuaris no hi arribaran
    Una entrada d'`allow` pot dir fins quan és vàlida. A partir de l'endemà d'`expires` no silencia res, i es torna a informar d'allò que silenciava.
    la biblioteca no mira cap data
    botó {1}: potser no obre res
    Aquí: {1}.
    ningú més no el fa servir amb un dels seus quatre valors
    aquest fitxer no existeix
    depèn del comportament de les plataformes, o no s'ha mesurat
    el fitxer està comprimit amb gzip
    {1} no és un nom adequat per a YAML
    Escriviu true o false.
    serverDate per als documents que no en tenen: {1}.
    l'avís antic no té botons
    Un document per a totes dues generacions diu el mateix dues vegades: `minimum_version` i `latest_version` en l'objecte, `required_version` i `last_version_available` en la llista. Si no coincideixen, és probable que en l'última publicació s'oblidés actualitzar-ne una. L'objecte es compara amb la primera configuració que no necessita cap comprovador de l'app. A Android, l'objecte té noms de versió i la llista, codis de versió, que no es poden comparar.
    Escriviu osam-lint init {1} FILE --with-schema.
    Cancel·la desa la casella marcada i inicia el temps de silenci; la X, la tecla d'enrere i un toc a fora inicien el temps de silenci.
    no hi havia cap fitxer amb aquest nom i, com a patró, no correspon a cap fitxer JSON ni YAML
    L'app registra un comprovador per a aquesta clau de Prince of Versions que accepta aquest valor; amb key=pre*, els que comencen així; amb key sola, qualsevol cosa.
    Per a desenvolupadors: resultats que rep l'app i ordres que donen les mateixes respostes
    la data és el {1}, i el període està obert des del {2}
    Amb aquest esquema al costat del fitxer, els editors expliquen els camps i els completen. Per crear-lo:
    updateVersion
    --watch escriu un fitxer una vegada i una altra, i no se n'ha indicat cap
    {1}, sense final
    Una app d'Android instal·lada indica el seu codi de versió amb un nombre de 32 bits, com a màxim 2147483647, i Google Play no n'admet cap de superior a 2100000000. Un nombre més gran, sovint amb una xifra de més, no és el codi de cap versió instal·lada. Els clients el llegeixen sense queixar-se i no el comparen amb res; un servei que compari pot considerar més antiga qualsevol versió instal·lada.
    aquí falta un { d'obertura
    alguns usuaris potser no el llegeixen en el seu idioma
    Treu-la
    esperat
    Genereu el JSON que llegeixen les apps:
    Amb un serverDate de 0 el període compta com a obert.
    com s'escriuen els avisos en YAML i com es construeix el JSON
    Cap versió publicada no compara versionCode, packageName ni platform amb l'app instal·lada.
    les apps natives d'iOS llegeixen UTF-16, però altres apps potser no
    reben una JSONException si cap configuració anterior no coincideix
    configuració i supressions
    Les claus d'un fitxer indiquen quin document conté.
    trien l'anterior, {1}
    passen al comprovador el text «null»
    Minuts que han d'haver passat des de l'última petició de valoració, o des de la primera crida.
    un caràcter invisible, {1} ({2})
    {1} no dona cap resposta: {2}
    d'aquí a {1}
    OK encara no s'ha premut, però el temps de silenci ({1}) es compta des del 1970 i no s'ha acabat
    La biblioteca d'iOS converteix `minSystemVersion` en un nombre decimal. Així, 13.10 passa a ser 13.1, que és menys que 13.2, i amb 13.2.3 només compta 13.2. Per tant, l'avís arriba a sistemes diferents dels que diu el fitxer. Android compara part per part.
    Afegeix la coma. Per als clients que ja llegeixen el document sense la coma, no canvia res.
    {1} és mig caràcter
    --out no indica cap directori
    no el poden llegir, però les que tenen {1} sí
    «{1}» ha de ser {2}
    Sistema
    OK no té cap pàgina per obrir, i l'app es pot tancar inesperadament
    el període es tanca d'aquí a més de cinc anys, {1}
    Treu la coma. Per als lectors que la passen per alt, no canvia res. Només en una llista dins un camp, com ara una de `meta`, alguns lectors d'Android donen a l'app una entrada buida de més; per això allà la correcció no és segura mentre aquests lectors puguin fer servir el document.
    OK obre l'adreça tal com està escrita
    `comparisonMode` és FORCE, LAZY, INFO o NONE, i `platform` és ANDROID o IOS. Amb qualsevol altre valor cap app no pot llegir el document.
    {1}: és el text en {2} ({3})
    casos
    en les apps per a {1} {2}
    s'obre aquí, el {1}
    s'interpreta com el {1}
    aquesta línia no està sagnada com les del voltant
    demanen la valoració {1} després, tant se val quantes vegades s'hagi obert l'app
    No ha passat cap minut des de l'última petició o la primera obertura (--minutes-since-prompt).
    respostes curtes a les preguntes més habituals
    A iOS i macOS, la biblioteca nativa interpreta com a 0 la segona o la tercera part si no és un nombre, i descarta la quarta sense dir res: `1.2.3+5` es llegeix com a 1.2.0, `1.2.3.4` com a 1.2.3, i `1.2` seguit d'un espai en blanc com a 1.0.0. Així, els usuaris es comparen amb una versió diferent de l'escrita.
    {1} arguments inesperats: {2}
    és un document d'un altre tipus ({1}), i migrate només accepta els de controldeversions
    {1} és {2}, que no és enter
    Feu servir un nom sense guions baixos.
    cap document
    Les versions de la biblioteca anteriors a la 4 llegeixen un objecte dins `ios`, `macos` o `android`, i fallen si hi troben una llista. Si encara hi ha apps en ús amb una d'aquestes versions, l'objecte ha d'anar en la clau simple i la llista, en la que acaba en 2. Només s'indica si `--clients` inclou aquestes versions: la majoria dels documents són només per a apps més noves.
    Per a les apps de macOS: una llista de configuracions o, abans de la versió publicada 4, un objecte.
    el nombre {1} comença amb un zero
    Els carregadors de la mateixa biblioteca ajunten les línies del fitxer sense els finals de línia, de manera que un comentari fins al final de la línia s'endú tot el que ve després.
    en YAML no es pot sagnar amb tabuladors
    un text és provisional
    {1} minuts i escaig
    LAZY mostra dos botons, amb les etiquetes en l'idioma de l'usuari tal com estan escrites. Amb una de buida, Android potser no mostra el botó de cancel·lar (la tecla d'enrere tanca l'avís igualment) i iOS potser en mostra un sense text, de manera que la gent potser no veu que pot dir que no.
    «versionCode» {1} supera {2}, el màxim a Android
    dispositius
    Ves a la línia
    Un títol o un missatge buits s'ometen. Una etiqueta de botó buida deixa l'avís sense botó a Android, i amb un botó en blanc a iOS.
    Barcelona té horari d'estiu des de l'últim diumenge de març fins a l'últim d'octubre, tots dos a la 01:00 UTC. Des del 1996, segons es creu.
    els comprovadors de l'app encara no s'apliquen
    reben un error{1}
    En un document redactat, les dates i les durades es poden escriure tal com les escriuen les persones; el document servit les té com a nombres. Un text en una altra forma no es pot convertir en un nombre i, tal com està escrit, cap app no el pot llegir.
    la línia de base no es pot fer servir
    El fitxer o directori d'abans i el de després; amb --git, el que es vol comparar amb el seu estat anterior.
    fitxer
    un avís que informa
    versió instal·lada, i només el fa servir des de la 2.3.0-dev per detectar que el document ha canviat.
    Les apps amb la 3.2.0 prenen un `serverDate` de 0 per l'absència de data i no miren el període: l'avís apareix abans de `startDate` i després de `endDate`. Les versions anteriors prenen 0 pel començament del 1970, de manera que un període amb inici encara no és obert.
    Res no surt d'aquesta pàgina: funciona sense xarxa.
    - `{1}`: {2} Si no hi és, no hi ha límit.
    cap sistema demanat
    git no es pot executar
    un d'aquests valors: {1}
    La primera línia diu què es mostra avui i què ve després. A les taules, cada dispositiu i cada moment surten en una fila i només en una. {1}
    {1} per a {2}
    totes les regles: què troben, per què i com es permeten
    Quants dies endavant es miren amb --opens-per-day.
    Serviu un sol objecte; una llista de documents es comprova amb --as authored.
    amb connexió
    JSON no té el nombre {1}
    comença aquí
    Model dels dispositius, tal com s'identifiquen ells mateixos: SM-A536B, iPhone14,2.
    un valor YAML sense cometes que YAML 1.1 llegeix d'una altra manera
    iOS necessita latest_version.version; Android, qualsevol de les dues versions.
    Si el fitxer es deixa tal com està escrit, el seu propi serverDate, el {1}, fa de rellotge per sempre: {2}.
    el comprovador de l'app rebutja {1}
    Escriviu «{1}» en lloc del nom «{2}».
    Escriviu el codi de versió de la versió publicada.
    sembla un repositori git sense fitxers propis
    {1} més: osam-lint {2} ho mostra tot.
    Traieu --format, o indiqueu un fitxer amb --output.
    {1} en alguns sistemes
    ONCE ofereix cada versió una vegada; ALWAYS, a cada comprovació. En majúscules: iOS fins a la 4.0.7 no llegeix res més.
    {1} només en versions publicades anteriors: --all els mostra.
    {1}, o una llista
    osam-lint: {1}: s'esperava {2}, però el resultat és {3}
    el comprovador de l'app per a {1} accepta {2}
    Si no s'indica cap camí, recorre el directori actual; en un repositori de git examina el que git segueix o seguiria. Un guionet és l'entrada estàndard.
    per corregir
    A iOS l'avís és una pantalla del mòdul, i LAZY i INFO es tanquen amb la X, que és DISMISSED.
    com se sap cada dada d'una biblioteca
    a iOS, Prince of Versions només llegeix tres dels nombres que hi ha en {1}
    Feu servir una adreça que no necessiti signes de percentatge.
    Una etiqueta de botó buida compta com si no hi hagués botó a iOS i com un botó a Android, on no s'ha provat el diàleg del sistema.
    --diff mostra què canviaria fix, i no escriu res.
    mai
    Escriviu l'adreça https:// de la pàgina.
    el camp {2} en {1} {3} per a {4} {5}
    Versió instal·lada
    Si ho és, indiqueu-ho amb --kind {1}; fins llavors no es fa cap correcció.
    {1}: el text és igual en català, castellà i anglès
    el de la configuració, o written
    Suprimiu-ho.
    no és en majúscules
    Per començar
    l'usuari ha rebutjat la petició per sempre
    no mostren res fins aleshores
    la freqüència és {1}, i no ONCE ni ALWAYS
    «{1}» és per a un sol dispositiu, i aquest cas els inclou tots
    es compara amb la versió del dispositiu ({1}), en què la part «{2}» no és un nombre enter de 32 bits
    Nom de la versió instal·lada, com ara 2.4.0; per al mòdul comú, que no considera cap canvi un versionName nou igual a aquest nom.
    No fa servir cap configuració.
    LAZY i INFO tenen la casella, FORCE i NONE no llegeixen ni la casella ni la durada.
    fitxers de proves
    exclusions: {1}
    Escriviu osam-lint init test alert.yaml --output alert.test.yaml.
    l'última versió
    Escriviu un interval, {1} o totes dues coses.
    repetició
    Escriviu un nombre enter.
    sense mode: no es mostra res
    l'usuari encara no ha respost
    no mostren l'avís abans del {1}
    tanca l'avís
    pot ser que no hi hagi botó OK.
    nota: s'han examinat tots els fitxers que hi ha en {1}, també els que git ignora: {2}
    no s'ha indicat cap document d'un tipus conegut
    un nivell d'API
     l'app es tanca inesperadament
    No s'executa cap cas del fitxer, perquè ningú no es pensi que es compleix. Tampoc no es poden fer servir dates com `now` o `+7d`: el resultat canviaria d'un dia a l'altre.
    un avís que s'ha d'acceptar pot continuar sortint després de l'actualització
    Idioma dels textos que no estan separats per idiomes: {1}. Només per a osam-version. El del programa mateix és --lang.
    totes les que es poden llegir
    Les versions es comparen part per part com a enters de 32 bits, i les parts que falten són 0. Si version no està formada per dígits separats per un sol punt, o té una part més gran, l'app es tanca inesperadament.
    ajuda: {1}
    Les apps amb versions publicades anteriors es comporten d'una altra manera
    {1} més
     quan mostren l'avís
    Incidències conegudes i intencionades.
    Fes servir cometes dobles
    Les apps demanen el seu document al servei amb el seu identificador; per tant, `packageName` hauria de ser aquest identificador, lletra per lletra. Els clients el llegeixen i no el comparen amb res. Un identificador d'aplicació d'Android té almenys dues parts separades per punts; cadascuna comença amb una lletra i només té lletres de la A a la Z, xifres i guions baixos. Un identificador de paquet d'iOS té lletres de la A a la Z, xifres, guionets i punts. Un identificador que serveixi per a tots dos només té lletres, xifres i punts. Un nom que no encaixa en cap dels dos casos segurament està mal escrit, i pot ser que el servei no trobi el document per a cap app.
    amb aquest nombre d'obertures n'hi ha prou
    nombres amb exponents
    línia de base escrita amb {1} en {2}: {3}
    tornen a mostrar l'avís a cada comprovació
    {1} des de l'última petició de valoració, mínim {2}
    «requirements» és {1} i hauria de ser un objecte
    no queda clar a quines versions es refereix: sobre comparisonMode, {1}
    no es compleix: {1}
    hi ha dispositius en què {1} no pot fer servir la llista
    Les incidències d'aquesta regla poden deixar els usuaris bloquejats: només les silencia una entrada d'`allow` a la configuració, amb el motiu. No ho fa cap comentari ni cap línia de base, i la configuració no en pot rebaixar la gravetat.
    Prince of Versions necessita el nivell d'API d'Android {1}
    un document que podria ser de dos tipus
    {1} es troba {2}: el nom és característic, però el valor té una altra forma
    el període es tanca el {1}, abans d'obrir-se el {2}
    true o false
    no es llegeix
    mostra alguna cosa alhora que {1}
    messages amb els seus idiomes, al costat de tmin
    {1} s'ha deixat buit
    Aquest fitxer no és cap text en UTF-8 i per això no es mostra aquí.
    moment, en mil·lisegons des del 1970
    el sistema {1} no arriba a {2}
    l'url comença amb «{1}:», i no amb http:// o https://
    Executa els casos dels fitxers de prova: si els documents encara fan el que es va acordar.
    Els clients el llegeixen, però aquí no té sentit: no hi ha versions negatives, i una data negativa és anterior al 1970. A una durada o a un nombre de minuts o d'obertures negatius s'hi arriba sempre, de manera que no limiten res.
    Sagneu-la més que la clau de dalt, o escriviu-hi al davant una clau, dos punts i un espai.
    Des de la 2.3.0-dev, els avisos LAZY i INFO no es mostren fins que han passat `dialogDisplayDuration` segons des de l'últim OK de l'usuari. Si un usuari no ha premut mai OK, es considera que ho va fer a principis del 1970. Per això, una durada més llarga que el temps transcorregut des de llavors, com ara una data posada aquí per error, amaga l'avís a tothom. Des de la 3.2.0 pot aparèixer el primer avís, i cap més després d'haver-hi respost.
    l'url acaba amb {1}
    0 dies
    un període sense inici
    A iOS, una etiqueta com ara beta no altera l'ordre: 1.2.3-beta és igual que 1.2.3.
    comparisonMode i platform han de ser una de les paraules previstes, lletra per lletra.
    Un fitxer o directori.
    la versió per a {1}
    {1}, que equival a {2}
    Per a les apps d'Android: una llista de configuracions, o una de sola sense la llista; abans de la versió publicada 4, un objecte.
    totes les configuracions necessiten un comprovador de l'app, i les versions publicades més antigues no en coneixen cap
    el final abans que es tanqui una llista
    Segons la documentació: {1}.
    superiors a {1} i inferiors a {2}
    Android es queda l'últim valor, i iOS potser es queda el primer
    {1} és {2}, massa gran per a 32 bits
    Escriviu una llista de configuracions dins «{1}».
    La versió instal·lada és el versionCode del mateix document (--version).
    ARGUMENTS
    aquest fitxer no existeix i tampoc no és un patró: {1}
    {1} té un text per a {2}, i no per a {3}
    un nombre enter de 32 bits
    Escriu també les incidències en un fitxer i en un format, com ara sarif:osam.sarif; - és la sortida estàndard.
    sense versió: no es mostra res
    Resultats que no té cap dispositiu, tal com els accepta prove --never.
    Escriviu FORCE, LAZY, INFO o NONE darrere els dos punts.
    {1} i no dins el camp «{2}»
    Les claus i els textos necessiten cometes dobles. Les versions tolerants els llegeixen sense cometes, i mantenen les cometes simples com a part del text.
    Pregunta
    Indiqueu un fitxer o un directori, o traieu --watch.
     i no demanen cap valoració a ningú
    Si només es comproven aquestes versions publicades posteriors, i també en documents redactats, això és una simple nota.
    , i hi mostren l'avís
    Traieu les plataformes en què no funciona l'app.
    El nombre vol dir iOS 9 en una plataforma i Android 9 en l'altra: un fitxer que el conté no pot servir per a totes dues.
    sí
    cas
    El valor null falla a tot arreu, excepte a startDate i endDate.
    el període no té inici
    la versió instal·lada {1} no es pot llegir
    git ha deixat al fitxer dues versions d'aquestes línies
    {1}, i l'usuari no pot sortir de l'avís
    false
    pista: Indiqueu un fitxer, o un directori que en contingui.
    osam-lint --help mostra les ordres.
    Indiqueu un fitxer amb --output.
    Nombre de fitxers que es comproven alhora.
    Escriviu el caràcter mateix.
    un booleà que no és simplement true o false
    {1} no és un dia
    Afegiu-hi el text en {1}.
    {1} des de la petició
    {1} és nou
    entre {1}.10 i {2}.{3}
    Torna a comprovar cada vegada que canvia un document, la configuració o una línia de base, o que apareix o desapareix un fitxer, fins que es prem Ctrl-C.
    Treu el segon de dos camps amb valors iguals. Si els valors són diferents, no els toca: ningú no sap quin es volia. D'un segon document en un fitxer YAML no en treu res; la correcció no segura escriu la línia `---` a sobre.
    una casella i una durada en els documents de versions
    a «{1}» hi ha un idioma buit
    Les versions de la biblioteca anteriors a la 4 per a iOS i macOS continuen sense cap mínim si `minimum_version` no és un text o no comença amb un nombre. Ningú no se n'assabenta, i hi ha gent que conserva versions que ja no s'haurien de fer servir.
    Android no mostra mai res.
    La configuració que rep un dispositiu ha de tenir `required_version` o `last_version_available`, o totes dues; null compta com si no hi fos. Sense cap de les dues, l'app rep un error en lloc d'una resposta.
    Minuts des de l'última petició, o des de la primera obertura.
    {1} enllaços que no porten enlloc, omesos: {2}
    Per al filtre, `16` és 16.0.0. Amb `osVersionComparisonMode` 0 atura la 16.0.1 i la 16.6, i amb 1 també. Els dispositius amb iOS s'identifiquen amb les actualitzacions, com ara 16.6.1. Android s'identifica amb un sol número des d'Android 9, de manera que a partir d'aquesta versió no es diu res dels documents per a Android.
    Corregiu el fitxer.
    osam-lint: no es pot llegir l'entrada estàndard: {1}
    un resultat, per exemple LAZY o must-update
    passen null al comprovador
    la sortida estàndard
    Corregiu-ne algunes de les enumerades i torneu a comprovar el fitxer.
    Moment en què l'usuari va prémer OK per última vegada en aquest avís; el document s'havia rebut abans.
    {1}: «{2}» és «{3}», que no serveix de nom de fitxer
    L'escriu en majúscules. És segur si les versions anteriors a la 4.0.8 no poden fer servir el document de cap manera, o si no importen; si no, deixarien l'altra clau, o una altra plataforma del fitxer, i passarien a aquesta.
    Poseu un «endDate» al document si l'avís s'ha d'aturar sol.
    aquest avís i el de la versió {1} {2} són vigents alhora
    els serveis meteorològics també fan servir tmin
    no queda clar a quines versions es refereix: falta comparisonMode
    no hi ha res per registrar: {1} no s'ha escrit
    Deixeu només el document: suprimiu «{1}» i el que hi ha darrere l'última }.
    Escriviu l'any, el mes i quatre xifres més, com en 2026030001.
    En el fitxer de valoracions de les biblioteques més antigues, l'idioma d'un missatge s'escriu `languaje`. El README de la biblioteca d'Android en diu «Language» a la llista de camps; una app que hi troba `language` es tanca inesperadament. En una configuració de Prince of Versions, una clau desconeguda és un advertiment: és fàcil que hi quedin camps del format anterior a la versió publicada 4.
    el nom no és UTF-8
    nota: no s'ha mirat què espera {1}: no es pot entendre
    Si se serveix amb el serverDate que porta: {1}.
    Les apps mostren un text tal com està escrit. El YAML només desfà una seqüència d'escapament com `\n` entre cometes dobles: sense cometes, entre cometes simples i després de `|` o `>` continua sent una barra inversa i una lletra, i la gent les llegeix. En JSON passa el mateix amb dues barres inverses, `\\n`.
    Escriviu els models a «models», o bé «{1}» amb el valor 0 per a tots.
    Una llista buida és una llista: els clients hi busquen, no hi troben res i donen un error a l'app. Cap no passa a l'altra clau de la plataforma.
    un nombre negatiu
    Lectura
    Llegeix el document de --cached tal com era quan la branca actual es va separar d'aquesta revisió.
    nota: {1}
    incidències
    Les biblioteques més antigues llegeixen el codi que demana l'app, lletra per lletra. Els README escriuen `cat`; els sistemes dels telèfons fan servir `ca`, i el mòdul comú també: un fitxer que només té un dels dos només serveix per a algunes apps, i això es diu una sola vegada, en el primer dels textos. El fitxer no diu quin demana cada app.
    Escriu el text sense les cometes. No és una correcció segura, perquè poden ser intencionades.
    {1} es troba {2}: {3}, i no hi ha gaire més d'un document així
    no hi és
    té una part superior a 2147483647
    la llista no conté cap fitxer
    cap document no és d'un tipus conegut
    falta «{1}»
    un text té un caràcter que ningú no pot veure
    clau d'una prova
    «{1}» no indica cap format
    Posa tot el text entre cometes
    --{1} no restringeix res: cap client d'aquests documents no ho té en compte
    cada configuració dins «{1}» té un requisit que han de comprovar les apps
    --package necessita un nom, com ara cat.bcn.commonmodule
    un valor que no és un objecte
    Diversos documents
    qualsevol model excepte {1}
    casella de no tornar a mostrar l'avís al costat d'un botó de cancel·lar
    {1}: {2} passa a ser {3}
    «{1}» surt del repositori, i ningú no ha indicat aquesta configuració
    el seu enllaç surt del repositori, i no se segueix
    Traduïu-lo, tret que sigui un nom.
    s'han indicat dos fitxers, {1} i {2}
    Un hàbit: obertures per dia, per mostrar totes les peticions durant els dies de --days.
    Escriviu {1}, que correspon al {2}.
    «required_os_version» és {1}, que no és una versió
    version
    {1}, sense final
    Escriviu també la versió, com ara --os-version 13.
    altres eines també exigeixen versions amb noms com aquests
    fragment de Markdown
    {1}: hi ha {2}
    Escriviu-ne un de sencer, com ara {1}.
    Escriviu-lo darrere els dos punts, per exemple {1}.
    OK obre {1}, que no és a la llista de la configuració
    comença avui
    altres serveis també tenen una versió mínima per a cada plataforma
    Mostra la pàgina de manual de totes les ordres, per a man.
    reben l'error dataNotFound
    Corregiu l'url, o afegiu-ne el domini a store-hosts en la configuració.
    {1} no té {2}
    aquesta entrada no té «pointer»
    un text sense final
    mostren un botó sense text a iOS
    un patró de camins com ara config/**/*.json
    {1} d'ampliació
    Escriviu el punter que mostra osam-lint check FILE --format json, com ara /data/comparisonMode.
    Es comparen dos fitxers, o dos directoris amb els fitxers aparellats pel nom. Els canvis es presenten per classes: de bloqueig (els usuaris han d'actualitzar o reben un error), d'ampliació (apareix un avís, o un de més fort), de repetició (torna a sortir l'avís a qui ja hi havia respost), de reducció (n'apareix un de més suau, o cap) i de text (altres paraules, botons o adreces). {1}
    l'avís pot ser per a versions diferents de les previstes
    versió instal·lada {1} < {2}
    okButtonTitle, cancelButtonTitle
    Comenceu-la amb ¡.
    un botó porta a una altra app o botiga
    Comenceu-la amb ¿.
    «{1}» no s'admet aquí
    no és un fitxer
    hi ha un camí buit
    a {1}, no és una versió que es pugui llegir
    `.example`, `.invalid` i `.test` no són el final del nom de cap màquina; `example.com`, `.net` i `.org` no tenen la pàgina de cap app.
    API {1}
    responen ERROR
    «endDate» {1} correspon al {2}
    Escriviu el valor, o suprimiu la clau.
    {1} és negatiu ({2})
    Swift Foundation a Linux, no als sistemes d'Apple
    Nombre màxim de caràcters d'un títol.
    Escriviu la versió darrere els dos punts, per exemple {1}.
    Els clients llegeixen `ca`, `es` i `en` i ignoren qualsevol altre idioma. Els usuaris que llegeixen en aquell altre idioma veuen un dels tres: el tria l'app, i la funció auxiliar documentada tria l'anglès.
    Escriviu un document per a cada plataforma, en un fitxer propi.
    hi ha un { sense tancar
    l'anterior
    Decideix quan una app demana una valoració.
    text en cada idioma
    no mostren el botó OK
    Les versions publicades fins a la 1.0.6 recorren al document rebut abans.
    hi ha una coma abans de la primera entrada
    1 fitxer que podria ser o contenir un document, sense comprovar: {1}
    Escriviu un text com ara «1.2.0».
    Escriviu «date: 2026-12-03 09:00».
    Diu quina configuració s'aplica a un camí i d'on surt cada valor.
     Segons el README: {1}.
    Plataforma a què es destina: {1}; per defecte, pot ser per a totes dues.
    a partir del {1}, sense final
    {1}: no s'ha canviat: massa pocs noms són només d'un document; --kind diu què és
    Escriviu 1 només per a aquests models, 2 per a tots menys aquests, o 0 per a tots.
    la gravetat pròpia de cada regla
    després
    mostren l'avís a totes les versions superiors, de manera que cap actualització no permet continuar
    Android pren «always», en majúscules o minúscules, com a ALWAYS i qualsevol altre text com a ONCE; un valor que no és un text és un error.
    sistemes
    «{1}» no indica cap fitxer
    Escriviu-ho entre cometes: "{1}".
    regla
    {1} hauria de ser un nombre enter (valor actual: {2})
    no té any
    hi ha un altre cas que també es diu {1}
    qualsevol cosa
    Treu les cometes
    Cap versió (l'última coneguda: {1}) no llegeix {2} i {3} més; no se sap què en fan les posteriors.
    {1} rep dues sortides
    Decideix quan una app amb osam-valoracions demana una valoració als seus usuaris.
    {1} és un nombre entre cometes
    una clau que no és cap opció de configuració
    Sense botons
    «<<» ha d'anar seguit d'un objecte per combinar
    Tots els clients llegeixen un zero inicial (`007`) com si no hi fos, i tots els altres lectors de JSON el rebutgen. El signe més només el llegeixen les versions 1.0.0–1.0.5. Qualsevol altra cosa que no siguin xifres (`1_000`, `0x10`, `NaN`) no la llegeix cap client, i es perd tot el document.
    una versió que la biblioteca multiplataforma no pot comparar
    pista: --show-files diu per què podria ser un document, i què cal fer.
    `id`, `appId` i `serverDate` els posa el servei, de manera que els documents redactats els poden ometre.
    Una data escrita té la forma de l'RFC 3339, amb fus horari.
    {1} documents no poden anar junts a la sortida estàndard
    En castellà, les preguntes i les exclamacions s'obren amb ¿ i ¡.
    un missatge llarg pot deixar els botons fora de la vista
    troben el període {1} quan tenen connexió, fins que «serverDate» canviï
    Escriviu també la diferència horària, com en 02:30:00+02:00 per a la primera i +01:00 per a la segona.
    «checkBoxDontShowAgain» és true al costat d'un botó de cancel·lar
    Escriviu una branca, una etiqueta o un commit que s'hagi obtingut, com ara origin/main.
    té valors dins d'altres valors
    omès
    la versió {1} es pot llegir
    El text d'OK és buit
    {1} no té ni versió obligatòria ni última versió
    un valor que no és cap dels possibles
    Codi de sortida: 0 sense incidències, 1 amb incidències o si no es compleix el que s'esperava, 2 si no s'entén la línia d'ordres, 3 si una part de la feina no s'ha pogut fer. Preval el més alt.
    els usuaris dels altres dos podrien trobar la pàgina de la botiga en aquest idioma
    El text de Cancel·la és buit
    l'url és la pàgina d'un desenvolupador
    Pregunteu a un dispositiu
    La X tanca l'avís i comunica {1}.
    aquesta data supera el que pot comptar un rellotge
    traslladat
    les posteriors la ignoren
    per sempre
    «{1}» no es pot permetre
    sobre comparisonMode, {1}
    l'ha escrita una altra versió d'osam-lint
    «{1}» no és una adreça que obrin totes les apps
    Fet a partir d'un document d'osam-controldeversions.
    Escriviu versions publicades com ara {1}, 3.0.0..{2} o flutter:8.0.0.
    les apps el llegeixen, però altres programes rebutgen el fitxer
    falta el { d'obertura
    Google Play admet codis de versió fins a 2100000000, i una app publicada amb aquest codi no es pot actualitzar.
    1 parella més de documents també coincideix
    Avisos legals del que conté aquesta pàgina
    {1} de text
    Una línia de base deixa passar els errors antics fins que algú els corregeix. Quan un ja no hi és, la seva entrada permetria que tornés; per això, amb `--strict-baseline` l'execució falla fins que no es torna a executar `osam-lint baseline`. Només s'informa dels fitxers que l'execució ha mirat o que ja no existeixen.
    sense connexió, un filtre no atura ningú
    1 enllaç que no porta enlloc, omès: {1}
    Corregiu aquest punt; osam-lint init test DOCUMENT mostra com s'escriuen les proves.
    Traieu {1}.
    Fus horari de les dates que no en tenen cap: Europe/Madrid, UTC o una diferència horària com ara +02:00.
    cap resposta: {1}
    supera els 4 GiB
    no hi havia cap fitxer amb aquest nom, i no és un patró vàlid: {1}
    un element de la mateixa eina no té cap efecte
    no hi ha permís per escriure'l
    Aquest fitxer té més d'1 MB: comproveu-lo amb el programa.
    una clau que no llegeix cap client
    Escriu la paraula que probablement es volia posar.
    Escriviu un valor o traieu el requisit.
    Escriu la pàgina en aquest fitxer; si ja n'hi ha un, se substitueix. En un terminal és preview.html si no n'indiqueu cap.
    La versió amb què es compara la instal·lada, segons el que digui comparisonMode.
    Mostra la llista de pàgines de la documentació.
    El dispositiu és nou: no ha rebut mai cap document (--device, --cached).
    --clients no inclou cap versió publicada que llegeixi documents {1} i de la qual s'hagi llegit el codi font
    L'app mostra el text de l'idioma que ha triat l'usuari. Si dos textos són iguals, segurament un és una còpia que no s'ha arribat a traduir. Els textos de 30 caràcters o menys no es comproven: és normal que els noms i les paraules curtes coincideixin.
    l'etiqueta del botó de cancel·lar és buida
    una versió mínima del sistema, del format anterior a la versió 4, que no és del tipus de la seva plataforma
    l'url de la botiga no indica cap app
    Nombre màxim de caràcters d'un missatge.
    Filtres de sistemes i models
    versionName
    En un document de valoracions, les versions 1.0.7–1.0.11 també llegeixen `title`, `ok`, `cancel` i `neutral`, encara que no es digui enlloc: allà un text sense idiomes o un null fa perdre el document, i només allà.
    {1} sobreescriuria {2}, a partir del qual es genera
    El missatge que mostra.
    tots els idiomes
    l'url que obre OK no conté res
    que no té requisits
    no s'ha calculat per a {1}: el límit són {2} cel·les
    hi ha «models» sense «{1}»
    El meta del document i el de la configuració seleccionada es combinen, i preval el de la configuració. iOS conserva els tipus; Android i KMP passen textos a l'app.
    Indiqueu amb --out un directori on desar-los.
    la mateixa línia amb «%» hi és dues vegades
    no s'ha escrit {1}: {2}
    Se sol·licita la petició de valoració pròpia de la botiga; el sistema decideix si apareix realment.
    Com a `endDate` s'accepten els nombres amb què se sol dir «mai»: 9223372036854775807, que els clients entenen com a absència de final, i els nombres més grans de JavaScript.
    Escriviu 0 per a les versions inferiors, 1 per a les iguals i 2 per a les superiors.
    documentat
    de l'entrada estàndard no se sap com era
    Una pàgina http: viatja sense xifrar: algú de la mateixa xarxa la podria llegir o substituir. Les dues botigues tenen adreces https:.
    petició no rebutjada
    aquesta línia no té cap clau seguida de dos punts i un espai en blanc
    Escriviu una llista de configuracions.
    dispositius, amb {1}
    falta un text en un dels tres idiomes
    Ometeu el número de compilació, tret que CFBundleVersion sigui un nombre sense punts.
    «{1}» és una configuració que no és dins cap llista
    «{1}» no és un fitxer
    el número de compilació instal·lat, {1}, cap en 32 bits
    below
    a partir de la {1} obertura
    «version» és el nombre {1}, i hi hauria d'haver un text
    una prova que no es pot entendre
    {1} sense examinar
    Per desar-lo on el troba man:
    anteriors a {1}
    {1} comença amb una marca
    Què
    Quan
    Escriviu el text que ha de llegir la gent.
    com poden fer servir les seves respostes les proves de les mateixes biblioteques
    «{1}»: el text per a {2}
    {1}, amb certesa: {2}
    per HTTP, de la 3.0.0 a la 4.0.4
    osam-lint no compara entre si els documents d'aquestes carpetes: caldria llegir massa fitxers i carpetes (el límit és {1}). Obriu una carpeta de més avall, o executeu osam-lint en aquestes.
    en aquest fitxer hi ha més de {1} incidències
    fan servir «{1}» al seu lloc
    «{1}» és un moment diferent cada dia
    això pot ser un document del tipus {1}
    dins «{1}»
    deixat en blanc, per omplir
    caràcter de control
    una cadena sense final
    pista: Executeu build sense --check per escriure'ls.
    l'app demana una valoració
    la llegeixen, i són les úniques
    Corregeix tot el que és segur
    la seva velocitat, mesurada al costat d'altres eines
    la configuració no es pot llegir
    les apps d'iOS potser obren {1} o no obren res
    cap de les versions publicades que s'indiquen no llegeix documents d'aquest tipus
    Tanqueu el text amb cometes dobles.
    Afegiu {1}, per exemple {2}.
    Escriviu una clau, dos punts i un espai en blanc davant del text, com en «ca: Nova versió».
    S'utilitza el missatge de l'idioma que estableix l'app, tal com l'escriu; abans, el de l'idioma del dispositiu en minúscules.
    Escriviu nombres fins a {1}.
    Si en l'idioma demanat hi ha null o un altre valor que no és un text: amb null, Android no mostra cap text i, amb la resta, l'app es tanca inesperadament; es creu que a iOS també es tanca.
    errors
    Aquest navegador és massa antic per a aquesta pàgina: no pot executar WebAssembly.
    el document antic no té cap codi de versió (--version-code)
    no s'ha pogut llegir la configuració {1}: {2}
    un camp sense cap coma al davant
    l'avís potser no té cap botó per dir que no, o en té un sense text
     en alguns dispositius
    --check compara amb un directori
    un nombre sense els guions baixos
    Els README escriuen cat per al català; els sistemes i la biblioteca més nova escriuen ca. Es fan servir tots dos.
    El codi de l'app codifica l'url i l'obre.
    Dates i durades
    es compleix: {1}, en l'única cel·la de dispositius
    correccions previstes: {1} en {2}
    no s'ha pogut llegir la línia de base {1}: {2}
    {1}: el valor no és UTF-8
    Suprimeix-ho
    Atura-ho
    El que s'espera.
    informa
    YAML interpreta {1} com un comentari
    Quins documents descriu: {1}.
    git no coneix cap commit {1} aquí, on només s'ha baixat la part més nova de l'historial
    Escriviu osam-lint diff OLD NEW, o diff --git REVISION.
    tracta d'usuaris que poden quedar bloquejats
    Què poden dir la configuració, els comentaris i les línies de base.
    Escriviu-hi un valor o traieu el camp.
    diff compara dos fitxers o dos directoris
    Abans hi ha hagut un avís sense botó de cancel·lar: després d'OK, aquest torna a sortir sense el seu.
    La versió del sistema és {1} (--os-version).
    és vigent des del principi
    Escriviu els textos darrere els dos punts: {1}.
    una hora escrita cau en el canvi d'hora
    Escriviu-la com en «12.0».
    «{1}» ha de ser {2}, i «{3}» no ho és
    execucions
    avui, res; {1} {2}
    la primera execució
    dia
    l'interval {1}-{2} va del revés
    La pàgina d'una app a Google Play és /store/apps/details amb el paquet com a id; market://details només obre l'app de la botiga.
    el fitxer és text UTF-16 o UTF-32
    versions publicades com ara osam:2.2.2.. o flutter:8.0.0
    Escriviu una sola barra inversa.
    una llista buida
    Treu el comentari, i la línia si no hi ha res més. Els clients que passen per alt els comentaris llegeixen el mateix.
    no s'ha indicat cap fitxer
    el que s'hi escrigui
    un espai indivisible
    Una llista a la clau de les versions anteriors a la 4 és un error per a aquestes versions.
    és un text buit
    Afegeix els {1} camps que falten
    minuts
    Les versions instal·lades inferiors a required_version han d'actualitzar; les inferiors a last_version_available poden fer-ho.
    el mòdul comú té català, castellà i anglès
    els programes que segueixen l'estàndard rebutgen el fitxer
    {1} constava aquí i ja no apareix
    no ha estat possible comprovar {1}
    l'avís antic no té botons, i Prince of Versions només coneix actualitzacions obligatòries i opcionals
    conté un document sencer escrit com a text
    L'escriu en aquest fitxer nou; si el fitxer ja existeix, no el toca. Amb test, és el document de què tracten les proves.
    Consulteu què passarà els pròxims tres mesos:
    una supressió que ja ha caducat
    passats: {1}
    avís informatiu
    no mostra mai l'avís
    Poseu-hi tants espais en blanc com a les altres línies del mateix bloc.
    botó {1}: després
    sense haver-lo rebut mai
    L'usuari ha respost a la petició (biblioteca antiga d'Android), o aquesta compilació ja l'ha feta (iOS).
    Escriviu el títol i el missatge en {1}.
    continuen amb el document que ja tenien
    {2}: el text en {1} és {3}
    En les biblioteques més antigues, Android té 32 bits per a `tmin`, `num_apert` i cada part d'una versió. Per damunt d'això la biblioteca de valoracions es tanca inesperadament, i també la de control de versions a partir de la 1.5.1 quan compara una versió així.
    el número de compilació instal·lat, {1}, no cap en 32 bits, de manera que no es consulta el servei
    Escriu-los també per a «{1}»
    tots
    Les apps amb el mòdul comú llegeixen el cos com a UTF-8, digui el que digui el servidor. En Latin-1, en lloc dels accents els usuaris veuen signes de substitució; UTF-16 no es pot llegir, de manera que no veuen cap avís ni se'ls demana cap valoració. Les apps d'iOS amb osam-controldeversions poden tancar-se inesperadament. Amb UTF-16, les apps d'Android amb osam-valoracions es tanquen inesperadament, i les que tenen osam-controldeversions no mostren cap avís. Les apps natives d'iOS amb Prince of Versions llegeixen UTF-16, i reben un error si un text que llegeixen no és UTF-8.
    Etiqueta del botó que rebutja; només es mostra amb LAZY.
    minSystemVersion i el sistema es llegeixen com a nombres decimals: 13.10 és 13.1 i, per tant, inferior a 13.2; el que no és un nombre és 0.
    {1}: quan no és aplicable cap configuració en «{2}2», les versions publicades més noves responen requirementsNotSatisfied, i les més antigues, que no hi ha cap versió nova
    hi ha un filtre ({1}), i les apps antigues no coneixen els filtres
    a la línia a què es refereix
    coixinet. osam-lint settings PATH diu què val per a un fitxer i per què.
    mostren el text
    Els dispositius sense connexió conserven els límits amb què es va compilar l'app, 2880 minuts i 5 obertures.
    {1} té {2}: osam-lint check en dona més informació
    Prince of Versions no mostra res per si sol: l'app necessita textos propis, o els llegeix de meta
    és {1}
    Què recorda el dispositiu d'aquest avís: res (new), el document sense cap OK (seen), un OK de fa un temps (ok:2h, ok:1500ms), o un OK amb la casella marcada (ticked).
    Configuració que s'aplica a tots els fitxers, en lloc del .osam-lint.yml més proper en les carpetes superiors. En aquest cas, els seus patrons comencen en el directori actual.
     l'avís torna a sortir
    sobre la versió del document antic, {1}
    Per completar les línies al bash:
    no poden llegir aquest valor
    Dispositius
    no comparat
    {1} és {2}, amb un zero inicial
    ofereixen l'actualització
    &amp; i similars són codis d'HTML.
    el valor que conté {1} no és el que sembla
    a {1}, {2} no és per a versions inferiors, i Prince of Versions només tracta d'aquestes
    «notification_type» és {1}, que no és en majúscules
    Indiqueu un altre directori amb --out.
    , potser obre {1}
    reducció
    tots els formats de sortida, amb un exemple
    pot ser que no hi hagi cap botó; l'avís només es tanca amb la tecla d'enrere o amb un toc a fora.
    no s'ha pogut llegir la llista de fitxers {1}: {2}
    Heu indicat el fitxer, però no hi ha res que mostri que és un document que aquesta eina coneix; per això no s'ha comprovat, i cap correcció no el canvia. Alguna clau mal escrita no hi fa res; les paraules corrents com ara `title`, `url` i `version` no compten. Indiqueu-ne el tipus amb `--kind`, o passeu `--skip-unrecognised` perquè s'ometin aquests fitxers.
    «num_apert» és 0
    Escriu una pàgina que mostra què veuen els usuaris amb cada document, per a qui no llegeix JSON.
    Escriviu al final una configuració sense requisits.
    exigeixen l'actualització en tots els sistemes i models
    {1} ha canviat
    Un nombre enter pot tenir exponent si el seu valor és enter. Passa per un nombre de coma flotant i pot canviar.
    classe
    No s'ha generat:
    {1} no és un patró de camins
    «{1}» {2} és posterior a l'any 9999
    El JSON té comes entre les entrades i enlloc més. Les apps amb el mòdul comú no poden llegir el document: els usuaris no veuen cap avís ni se'ls demana cap valoració. Les apps d'Android amb osam-valoracions es tanquen inesperadament, les que tenen osam-controldeversions no mostren cap avís i les que tenen Prince of Versions reben un error. Les apps d'iOS amb aquestes tres biblioteques passen per alt una coma al final, i fallen amb dues comes seguides.
    té un espai en blanc
    Es comunica amb un editor, que mostra les incidències mentre s'escriu un document.
    un requisit amb el valor null
    hi ha una coma després de l'última entrada
    el període es tanca el {1}, quan comença el dia
    Versions del sistema dels dispositius.
    un text que no és YAML
    El sistema del dispositiu és un dels que el filtre deixa passar, {1}; els altres dispositius no reben res (--os-version).
    Un final a més de cinc anys vista es considera una errada.
    Desa un calendari d'un any
    un punter JSON com ara /data/title/ca
    El text ha canviat. Voleu substituir-lo?
    l'etiqueta del botó OK és buida
    L'avís el dibuixa el mòdul, a iOS més tard que a Android: un text buit és un botó sense text, que es pot prémer, i res no es desplaça.
    Poseu el text entre cometes dobles.
    A una adreça que no comença ni amb http:// ni amb https:// s'hi posa http:// al davant.
    OK premut
    Versions que compten, separades per comes: 2.0.0..{1}, osam:{2}, o les d'un adaptador: flutter:8.0.0, rn:0.3.0, cordova:1.0.5. Per defecte, totes les versions de les quals s'ha llegit el codi font; també les de les biblioteques que no s'indiquen.
    què pot canviar entre versions
    Cap dispositiu no rep això: {1}.
    Escriviu l'adreça de la pàgina des d'on s'ha d'actualitzar.
    ## Què més troba
    Escriviu darrere els dos punts la versió que veu la gent.
    iOS passa les claus a camelCase abans de mirar-les: també es llegeix requiredVersion, i fins i tot ios_2. Android no ho fa.
    «rules» ha de tenir identificadors de regles, cadascun amb la seva gravetat
    nota: el document és gran: no se sap si falla cap cas quan canvien {1}, començant per «{2}»
    Corregiu aquest punt; osam-lint init settings mostra com s'escriu la configuració.
    Idioma de l'avís: {1}; per defecte es mostren tots tres. Per a les biblioteques antigues, el codi que demana l'app. El del programa mateix és --lang.
    Si l'usuari ha respost a la petició (biblioteca antiga d'Android), o si aquesta compilació ja l'ha feta (iOS).
    git no hi dona cap resposta
    llista de configuracions, o un sol objecte
    osam-lint: no es pot escriure la sortida
    l'avís pot ser per a dispositius diferents dels previstos
    incompleix una llista de la configuració
    Tots dos documents són dins un objecte anomenat data; els altres camps que l'acompanyen s'ignoren. Sense data, o si hi ha null o una llista al seu lloc, no es descodifica res.
    tots els models excepte {1}
    {1}.0 o inferiors
    Canvieu-ne un, o genereu-los en dos directoris.
    Per a les versions instal·lades inferiors, l'actualització és opcional.
    Troba errors en els fitxers JSON i YAML que fan que les apps mòbils mostrin un avís d'actualització, bloquegin versions antigues o demanin una valoració.
    {1} es refereix a una àncora que no s'ha definit abans
    la llegeix tal com està escrita
    `play.gogle.com` és a una lletra de `play.google.com`. És un altre domini: la gent toca OK i li surt una pàgina d'error, o la d'algú que compta amb aquests errors.
    el donen per complert si no registren cap comprovador
    totes les ordres i opcions
    reben l'error requirementsNotSatisfied en els dispositius que no compleixen els requisits de cap configuració
    pista: {1} és més a prop d'alguns dels fitxers: registreu-los des del directori d'aquesta línia de base.
    Corregiu l'any si és una errada: el període estaria obert fins al {1}.
    Moment que prenen com a referència les regles que depenen del rellotge: {1}.
    «{1}» és {2}, no una llista de configuracions
    Escriviu "{1}.99" si us referiu a tota la {2}.
    {1} claus i textos tenen cometes tipogràfiques en lloc de cometes rectes
    decisió nostra
    Bloqueja l'app: OK obre l'adreça.
    Escriviu {1}, cada camp amb el seu valor.
    Un dispositiu que no ha rebut mai cap document té el mode NONE.
    un domini com ara www.barcelona.cat
    Omet el que exclou la configuració fins i tot quan s'indica expressament, com fan els hooks.
    qualsevol, i llavors cap resposta no pot dependre del moment
    aquest també
    «{1}» és {2}, i no hi ha «osVersion»
    Només " i ' van al voltant d'un text; les cometes tipogràfiques en formen part. Les seqüències d'escapament només es desfan entre dues "; en qualsevol altre lloc, una barra inversa és un caràcter.
    Si la versió del document o la del dispositiu és buida, o si una part no és un nombre enter de 32 bits, el filtre deixa passar el dispositiu.
    Azure desa {1} incidències de cada tipus per pas; la resta només són en aquest registre: {2}.
    l'enllaç surt del repositori
    Torna a escriure la pàgina cada vegada que canvia un document; necessita --output.
    SUBORDRES
    les apps amb {1}
    Mostra la versió.
    {1} en castellà: a aquesta exclamació li falta ¡
    l'url conté un espai en blanc
    «notify_last_version_frequency» és {1}, que no és en majúscules
    La biblioteca d'Android desa en minúscules l'idioma d'un missatge. Fins a la 1.3.1 també busca en minúscules l'idioma del dispositiu. Des de la 1.4.0 busca l'idioma que estableix l'app, tal com l'app l'escriu: una app que estableix «CA», igual que el fitxer, no troba res i fa la petició amb el text de la mateixa biblioteca.
    Escriu-lo com a seqüència d'escapament
    Últim instant del període, inclòs fins al mil·lisegon. Si s'omet o és null, no es tanca mai.
    «{1}» admet true o false
    cap de les versions publicades que s'indiquen no llegeix {1}, i no se'n pot esperar res
    com en simulate; amb never o always, qualsevol
    El punter JSON de la incidència o d'un valor que la conté. Si no hi és, tot el fitxer; però una regla sobre usuaris que poden quedar bloquejats el necessita: el camp, o l'objecte on falta alguna cosa.
    Deixeu-ne només una.
    un objecte
    El codi de versió és el de la versió {1}, i les versions inferiors tenen codis inferiors.
    Gson llegeix claus sense cometes, cometes simples i comentaris, i rebutja una coma al final d'un objecte i text després del document. Un nombre pot fer de text, i un text de xifres pot fer de nombre.
    {1}: res
    Les versions de la biblioteca anteriors a la 4 per a iOS i macOS necessiten `version` dins de `latest_version`, un text que comenci amb un nombre; si no hi és, donen un error a l'app. Les versions per a Android necessiten `minimum_version` o la versió més recent, una de les dues.
    no trien mai la configuració
    A {1} obre la pàgina de l'app a la seva botiga.
    {1}. Això val per a: {2}
    codi de versió {1}
    totes {1}
    Escriu el caràcter. És una correcció segura per a lletres i signes, perquè corregeix el que els usuaris llegeixen o on els porta OK. El que representa `<`, `>` o un caràcter que ningú no veu, ho ha de decidir l'autor.
    les apps per a {1}
    Una configuració que no és un objecte fa perdre la plataforma a iOS i falla a Android quan s'hi arriba. KMP a iOS se la salta.
    no hi ha res després de l'última barra inversa (\)
    {1}; no ha estat possible comprovar {2}
    el sistema no és un nivell d'API: {1}
    {1} és probablement un nivell d'API, i aquí es comparen versions, com ara 13 (--os-version).
    Com és l'avís, en l'idioma del cas.
    no ho poden fer servir
    El codi de la llengua del text; la clau s'escriu així.
    reben una IllegalStateException
    osam-lint: no s'ha trobat cap document d'un tipus conegut en {1}
    és vigent des del {1}
    consideren obert el període fins aleshores
    abans
    el tracten com a ONCE
    Les apps mostren tots els textos tal com estan escrits i no hi omplen res: la gent llegiria «TITLE_ES», «TODO» o «Hola, {{name}}». Els documents d'exemple del README dels mòduls són plens de textos així. L'identificador d'aquest exemple, que `osam-lint init` també mostra, no és el de cap altra app: amb aquest identificador el servei no troba cap document. El mateix val per al codi de versió i el model que mostra, en els documents tal com els escriuen les persones.
    poden tractar # com una lletra i obrir {1}
    En les biblioteques més antigues els botons decideixen de quina mena d'avís es tracta. iOS entén que una etiqueta buida vol dir que no hi ha botó, i Android que n'hi ha un, que pot ser massa petit per tocar-lo.
    GitHub desa {1} anotacions de cada tipus per pas; la resta només són en aquest registre: {2}.
    Aquest client no pot llegir el document indicat amb --cached, i per això el dispositiu no el va desar mai.
    {1} necessita un nombre entre {2} i {3}
    Es passa a l'app amb la resposta; té preferència el meta de la configuració triada.
    OK obre {1}, una adreça d'una xarxa concreta
    un nom
    «{1}» no és un requisit
    és on s'escriu la sortida
    «{1}» en té un
    Abans no s'ha anunciat res (--remembered).
    {1} per a {2}, versionCode {3}
    Escriu les dates en mil·lisegons
    {1} fins al {2}, després {3}
    Si l'app crea l'objecte de la biblioteca amb el builder; per a Prince of Versions d'Android 4.0.0 i 4.0.1.
    cel·la
    entre el {1} i el {2}, {3} amb {4} {5}; tal com es volia, {6}
    un objecte que, per a cada nom, tingui {1}
    Diu com afecta els usuaris un canvi en els documents: qui comença a rebre un avís i qui deixa de rebre'l.
    el tracten com si no hi fos
    Si el servei dona aquest document a totes les versions instal·lades (--applies as-served): {1}.
    l'app rep {1}
    Demostra que una condició es compleix en tots els dispositius, o mostra un dispositiu en què no es compleix.
    títol
    , es comunica {1}
    --os-version és la versió d'Android per a alguns d'aquests documents, i el nivell d'API per a d'altres
    l'app es tanca inesperadament
    l'url de la botiga demana un idioma concret
    no una llista
    un camí o un patró com ara alert.yaml
    {1}: no el llegeix cap dels dispositius que es consulten
    meta «{1}» que reben les apps
    osam-lint: {1}: «{2}» no té lloc per al resultat actual
    Segura: la fa `osam-lint fix`.
    {1} en {2}
    falta el valor per a «{1}»
    {1} sense comprovar, perquè hi falta una part
    aproximat
    una seqüència d'escapament no vàlida
    Volíeu dir «{1}»?
    , o 
    Escriviu la versió sencera, com ara "{1}.6.1". Un sol document no pot indicar tota la {2}.
    {1} sense cometes
    la llista de versions d'una plataforma
    versió instal·lada {1} > {2}
    el requisit {1} és {2}
    obertures
    només git sap què ha canviat, i no es pot executar
    osam-lint check diu per què.
    La botiga demana la valoració a la seva manera, i pot ser que no la demani. Per això aquí no es dibuixa res.
    En què es converteix: {1}.
    el rellotge del servei és 0, de manera que el període compta com a obert
    serverDate és 0
    no mostren res{1}
    Els dispositius no guarden els filtres d'un document: sense connexió, tots els sistemes i models reben l'avís.
    iOS llegeix ios i després ios2; macOS, macos i macos2; Android, android2 i android; abans de la 4, només la clau sense número. KMP agafa primer la clau amb el 2, i jvm a la JVM.
    aquí falta una coma
    només poden mostrar l'avís en aquest únic mil·lisegon
    Escriviu-lo abans del #; el que hi ha després de # és un comentari.
    ho llegeixen com a {1}, igual que la versió publicada
    qui ha triat {1} potser no el llegeix en el seu idioma
    en la resta de casos
    no tracta de l'avís
    Escriviu la mateixa versió en tots dos llocs.
    una supressió que no silencia res perquè no està ben escrita
    no conté cap document d'un tipus conegut
    reben l'error {1}{2}
    petició rebutjada
    Afegiu legalURL per a aquestes apps.
    mostra l'avís a les versions superiors a la indicada
    el document té el camp «appStoreIdentifier»
    no un objecte
    el text {1}
    els editors escriuen els fitxers ells mateixos
    no té cap efecte
    La funció de retorn de l'app rep ACCEPTED.
    A la JVM, la biblioteca multiplataforma comprova `required_jvm_version` i no coneix `required_os_version`. Un requisit sense comprovador no es compleix i, per tant, la configuració no es tria mai.
    El tipus: {1}.
    osVersionComparisonMode 0 deixa passar els sistemes fins a osVersion, 1 exactament aquest i 2 aquest o posteriors; qualsevol altre número, tots. Les versions es comparen part per part com a nombres enters, i les parts que falten són 0, de manera que 13 és 13.0.0. A Android el sistema és la versió (13), no el nivell d'API.
    Data i hora de Barcelona; buit per a ara
    el document no és un objecte
    {1}, si es demana {2}
    poden no mostrar cap botó en una pantalla petita: l'avís no es desplaça
    Volíeu dir {1}?
    El JSON no té comentaris. Les apps amb el mòdul comú no poden llegir el document: els usuaris no veuen cap avís ni se'ls demana cap valoració. Les apps d'iOS amb les altres biblioteques també fallen. Les apps d'Android amb osam-controldeversions passen per alt els comentaris. Les que tenen osam-valoracions i Prince of Versions ajunten les línies abans de llegir, de manera que `//` i `#` s'empassen la resta: les primeres es tanquen inesperadament i les altres reben un error. Passen per alt `/* */`. Els documents escrits per persones poden ser YAML, que té comentaris.
    La freqüència es llegeix tant en majúscules com en minúscules; abans, només en majúscules.
    S'espera que els documents d'una app per a les dues plataformes coincideixin.
    el final del mes
    Alguns textos ocupen el lloc d'un que encara no s'ha escrit: TITLE_ES, TODO, lorem ipsum, %s.
    etiqueta del botó de cancel·lar en {1}
    Converteix-lo en una llista
    no s'ha pogut comprovar aquest fitxer: {1}
    {1} té un altre document de valoració
    Escriviu-ho com en 45s, 30m, 1h, 2d o 1h30m, o com a nombre de segons.
    a un objecte per a biblioteques anteriors a la versió 4 li falta una versió que necessiten
    què ha canviat en cada versió
    el document es pot llegir
    Nivell d'API d'un dispositiu Android, com ara 33; quan una biblioteca compara la versió d'Android, surt d'una taula (13).
    «{1}» porta la gent a l'actualització, encara que no és la pàgina de l'app en cap botiga.
    les primeres
    canvis
    Proves
    les apps amb {1} s'aturen abans d'aquest punt i a continuació es podrien aturar aquí
    Escriviu l'identificador tal com és al projecte de l'app.
    {1} mostra un avís
    deixen que l'usuari continuï després de prémer OK, tot i que l'avís no té cap altre botó
    el document no arriba a la versió {1}
    l'app rep un error
    Copiat.
    hi ha més camps que, pel que se sap, no llegeix cap versió publicada
    {1} (nou)
    no hi ha cap {1} als directoris superiors
    sense comparisonMode, les apps d'Android no mostren mai l'avís
    La biblioteca antiga d'Android separa `version` i `minSystemVersion` pels punts i converteix cada part en un nombre. Amb `v1.2`, `1.2-beta`, `1.2.`, un text buit o un espai en blanc al final, l'app es tanca inesperadament cada vegada que demana el document. iOS compara lletra per lletra el que no és un nombre, i interpreta com a 0 un `minSystemVersion` que no comença amb un nombre, cosa que compleixen tots els sistemes.
    startDate omès o null val 0; endDate, 9223372036854775807.
    Escriviu una configuració o traieu «{1}».
    s'ha acabat avui
    comparisonMode és un nombre enter, també entre cometes. Si no hi és, no es mostra res; qualsevol altre valor és onFailure.
    una seqüència d'escapament sense final
    aquesta línia comença amb «%», que YAML reserva per a les instruccions al lector
    el codi de la mateixa biblioteca amb Gson 2.10
    Un fitxer que no és JSON, o que no conté cap objecte, és un error per a l'app, sigui quin sigui l'estat de la resposta. Amb un fitxer que no és UTF-8, es creu que l'app es tanca inesperadament.
    Amb un esquema al costat d'aquest fitxer, els editors expliquen i completen les claus. Per crear-lo:
    Les biblioteques d'Android anteriors tracten null com un camp omès, excepte a `messages`, a les seves entrades i al `languaje` de cada entrada: allà l'app es tanca inesperadament. Les d'iOS fallen o es poden tancar inesperadament, i també es poden tancar inesperadament amb un null al lloc del text en algun idioma.
    El moment abans del qual els canvis es donen per passats: {1}. Es compten i no es mostren.
    tothom
    això és massa gran o té massa nivells d'imbricació
    en lloc seu es tria aquesta
    des.
    no hi ha cap taula amb {1}: {2}
    No hi ha correcció: només l'autor sap què hi ha d'anar.
    la mateixa clau de metadades amb valors de tipus diferents
    una pàgina per a qui no llegeix JSON
    des del {1}, sense final
    «alert» ha d'anar amb «expect»
    Moments: {1}. Un dia com a extrem superior vol dir el seu últim mil·lisegon.
    Substitueix un text integrat del diàleg d'Android, només en les versions 1.0.7–1.0.11.
    --clients només serveix per a init test
    sobre okButtonActionURL, {1}
    això no és YAML vàlid: no s'ha pogut llegir
    no esperen cap obertura
    La mitjanit en la zona de la comprovació (`--tz`) és un advertiment. La mitjanit en UTC, que a Barcelona és la una o les dues de la matinada, és una nota: sembla una data a la qual una eina ha afegit l'hora. Els finals que cauen d'aquí a més de deu anys es deixen estar.
    obre {1} ({2})
    què mostra cada dispositiu, i proves com ara «ningú no queda bloquejat»
    Què reben els usuaris amb aquest document, a banda i banda de cada límit. Traieu el que no s'hagi acordat i poseu
    Intercanvia les dues dates
    Escriviu {1} si el final és un any més tard, o corregiu la data equivocada.
    Escriviu --never OUTCOME, --always OUTCOME o --apart, com ara --never blocked.
    busquen un comprovador anomenat {1}
    el títol també és buit
    No hi ha hagut cap petició abans (--days-since-prompt).
    Ni Apple ni Google no publiquen com de llargs poden ser els textos d'un avís. Amb etiquetes llargues iOS posa els botons l'un sobre l'altre, Android talla el títol després de dues línies, i un missatge llarg s'ha de desplaçar per llegir-lo. Quan és massa llarg ho decidiu vós: sense límits a la configuració, aquesta regla no troba res. Les longituds es compten en els caràcters que veu la gent.
    Escriu el JSON Schema d'un tipus de document, de la configuració o dels fitxers de prova.
    botó {1}: tancament inesperat
    en sortir-ne
    Les compilacions de l'app d'iOS es numeren a partir d'1.
    | avui, 
    cap versió instal·lada no és negativa
    (text de la biblioteca)
    Plataforma dels dispositius: {1}.
    Escriviu l'id d'aplicació (Android) o l'id de paquet (bundle, iOS) darrere els dos punts.
    aquesta configuració no té «notify_last_version_frequency»
    Escriviu una etiqueta, per exemple «{1}».
    entre {1}.{2} i {3}.9
    el requisit {1} té un guió baix en el nom
    Les versions anteriors a la 4 per a iOS i macOS només reconeixen exactament `ALWAYS`; qualsevol altra cosa, també `always`, compta com a ONCE. Els usuaris reben l'avís una sola vegada i no cada vegada. A Android, tant és si són majúscules o minúscules.
    La versió instal·lada és CFBundleShortVersionString amb CFBundleVersion com a número de compilació, i un número de compilació amb punts compta com a 0.
    Les apps d'iOS obren l'adreça tal com està escrita; les que la codifiquen com mostra el README obren «{1}».
    no ha estat possible comparar {1}
    {1} parelles més de documents també coincideixen
    iOS desa per sempre una marca per a cada versió que ha mostrat. Android i KMP només desen l'última versió mostrada.
    això és un punter de git-lfs i no el fitxer mateix
    El diàleg propi de l'app comunica ACCEPTED, CANCELLED (que rebutja per sempre), LATER o DISMISSED.
    aquí hi ha més de 64 nivells d'imbricació
    l'avís potser té un botó sense text a iOS
    La gravetat de les regles, segons l'identificador: off, info, warning o error; i les opcions que tenen algunes.
    La clau simple és per a l'objecte anterior a la versió 4.
    una pregunta o exclamació en castellà no té signe d'obertura
    {1} no admet cap valor, i s'hi ha posat «{2}»
    Escriviu cometes rectes.
    Escriviu false si l'avís no ha d'oferir una casella que només es desa amb OK.
    segueixen l'altra
    no hi ha cap incidència d'aquest tipus{1}
    no és un nombre
    El lloc de la incidència es marca entre ⟦ i ⟧.
    el fitxer no és text UTF-8
    {1} i posteriors
    La tecla d'enrere o un toc a fora tanca l'avís i comunica {1}.
    un byte que no és UTF-8
    no el troben mai en cap dispositiu
    Els models de les biblioteques publicades llegeixen el document com ho fan les biblioteques. Això és el que en diuen quan encara no se n'ha dit res més.
    El fitxer que osam-lint baseline escriu i amb el qual compara check, amb el camí relatiu al fitxer de configuració.
    Indiqueu amb --config el fitxer al qual porta.
    una llista de textos, cadascun amb el seu idioma
    «{1}» surt del directori actual, i ningú no ha indicat aquesta configuració
    Escriviu # osam-lint: allow {1} -- reason.
    no s'ha indicat cap document
    fallen en comparar-la
    , i no {1}
    Dins d'un text, aquestes cometes són un caràcter com qualsevol altre. Per moltes claus i textos que en tinguin, hi ha una sola incidència, a la primera.
    {1} no s'admet aquí
    `notify_last_version_frequency` només pot ser una de dues paraules. Qualsevol valor que no sigui un text fa il·legible tota la llista de la plataforma a iOS i macOS i, a la resta de plataformes, atura la comprovació amb un error.
    no obre res
    Feu servir el mateix tipus en tots dos llocs.
    un exponent en un nombre enter
    Aquests caràcters arriben quan es copia text de documents, xats o pàgines web. Les apps mostren el text tal com està escrit: les marques de direcció poden capgirar-ne l'ordre, i d'altres poden sortir com un quadre o trencar una paraula. En un nom de paquet, un nom de versió o un url fan que sigui diferent del que sembla.
    {1} no és una versió que es pugui llegir
    Escriviu un sol valor, o diversos requisits.
    Els camps desconeguts s'ignoren.
    Poseu-ho entre cometes dobles.
    hi ha {1} signes de tancament de més, aquí o més amunt
    el fitxer és buit
    Un objecte amb el format anterior a la 4, sense cap llista a la clau amb el 2, dona un error a les versions natives a partir de la 4. KMP a iOS el llegeix.
    era un repositori independent
    un text comença o acaba amb un espai en blanc
    {1} no és cap clau coneguda; probablement es volia escriure {2}
    «{1}» no es pot desactivar del tot
    Tanqueu { amb } i [ amb ].
    fragments de Markdown
    osam-lint: no s'ha pogut crear {1}: {2}
    {1} ja s'ha anunciat, freqüència {2}
    un mode numèric al costat de la versió a què es refereix, i textos
    el document és buit, i hauria de ser un objecte
    qualsevol
    Escriviu {1} darrere del text.
    Els clients interpreten una data com a mil·lisegons des del 1970, sigui quin sigui l'aspecte de les xifres. 20260331 cau poques hores després del començament del 1970, 202603310900 és un dia del 1976 i 20260331090000 cau l'any 2612. Com a `endDate`, les dues primeres tanquen el període per sempre i la tercera no el tanca mai.
    la segona part no és un nombre
    A iOS i macOS, un `required_os_version` que no comença amb un nombre s'ignora a partir de la 4.0.1, de manera que la configuració arriba a tots els sistemes; la 4.0.0 perd tota la llista de la plataforma. A Android és el nivell d'API: `"14.0"` no n'és cap, i la configuració no es tria mai. Les apps amb la 4.0.0 que creen l'objecte de la biblioteca sense el seu builder no el miren, i apliquen la configuració.
    CoreFoundation a Linux, no als sistemes d'Apple
    Escriviu una versió com ara 2021040000, 1.2.3 o 1.2.3-45.
    app
    Traieu-lo si és això el que voleu dir.
    ho interpreten així: {1}
    Tots dos extrems pertanyen al període; per tant, un període que va d'un moment al mateix moment dura un mil·lisegon. Els usuaris només veuen l'avís si el servei respon en aquell mil·lisegon precís. L'exemple del README de la mateixa biblioteca té un període així.
    El fitxer no es pot llegir més enllà d'aquest punt; per tant, no s'ha comprovat res del que ve després ni se'n pot generar res. La majoria de les vegades és un text que necessita cometes, perquè conté dos punts seguits d'un espai en blanc o pel signe amb què comença. Si no, és una tabulació, unes cometes sense tancar o una línia amb un altre sagnat. El que pugui faltar després no s'assenyala: quan la línia sigui correcta, es comprovarà la resta.
    «{1}» és buit per a {2}
    Afegiu {1}, per exemple {2}.{3}
     És aquest.
    l'avís antic no té «{1}»
    falta {1}
    diferència
    Indiqueu amb --baseline el fitxer al qual porta.
    l'avís no té botons i bloqueja l'app; FORCE sempre té un botó OK, que el tanca
    fins al {1}
    cap app no el pot llegir
    Intercanvieu els dos valors, o corregiu el que estigui malament.
    L'adreça d'exemple dels README hi és dues vegades, amb espais en blanc i parèntesis angulars, i comença per http:.
    Un requisit sense comprovador no es compleix; Android 4.0.0 el dona per complert.
    les apps mostren signes de substitució
    cap model
    Escriviu-lo a mà a «android» i la llista a «android2»: minimum_version i la versió de latest_version són noms de versió, com ara 2.4.0.
    una versió publicada es tanca inesperadament
    després del {1}
    Els camps que el client no coneix s'ignoren a tots els nivells. Els seus valors se salten aparellant claudàtors i cometes, de manera que s'hi admeten moltes coses que no són JSON.
    L'app no registra cap comprovador, i abans no s'ha anunciat res.
    El servei dona aquest document a totes les versions instal·lades: no hi ha cap versionCode per comparar.
    no esperen cap dia
    la regla «{1}» no es pot silenciar de cap manera
    {1} és un servei dels desenvolupadors del mòdul
    «minutes» val {1}, és a dir, {2}
    Escriviu key=value, key=beginning* o la clau sola.
    Explica {1}
    una plataforma que no té com a valor una llista de configuracions
    els requisits es compleixen, i per això se selecciona
    s'ha de superar; en realitat, n'hi ha prou d'arribar-hi
    aquí sobra {1}
    minutes són minuts sencers des de l'última petició de valoració; numAperture compta les obertures de l'app.
    Escriviu {1} si és el que es vol dir.
    Poseu-la abans de l'altra o traieu-ne una.
    Escriviu codis com ara ca,es, o none.
    «{1}» no es pot desactivar
    Les apps no comparen `versionCode` amb la seva versió: mostren el que envia el servei. No és públic si una versió instal·lada rep el document d'aquella versió exacta o el de qualsevol versió posterior. En el segon cas, una app pot rebre qualsevol dels dos documents amb períodes oberts alhora: per exemple, un avís antic després d'un de nou.
    mil·lisegons
    reben un objecte null
    l'url ja porta codificació amb percentatges: {1}
    no mostren res quan tenen connexió
    id, appId, packageName, platform, minutes, numAperture i message són obligatoris; els quatre primers després no es fan servir.
    era un enllaç, i els enllaços d'una altra revisió no se segueixen
    falten {1} signes de tancament aquí o més amunt
    Si hi ha llistes sota totes dues claus, la biblioteca nativa d'iOS fa servir la clau sense número, i KMP a iOS, la que porta un 2; Android no mira mai android si hi ha android2.
    A iOS, des que es va iniciar l'app no s'ha mostrat cap avís sense botó de cancel·lar.
    Indiqueu quin és amb --kind.
    reben una IllegalStateException en els dispositius als quals correspon
    un text es va llegir amb una codificació equivocada
    l'altra clau, o un error
    , i no hi mostren l'avís
    la versió instal·lada {1} és inferior a {2}
    Escriviu «|-» o «>-», que no conserven cap salt de línia al final.
    L'app porta {1} {2}, la versió publicada més recent que s'ha llegit (--clients).
    Escriviu les configuracions dins {1}.
     (si {1})
     l'avís continua a la pantalla
    Escriviu la pàgina de l'app mateixa, com ara «https://apps.apple.com/app/id1465234509».
    Consulteu altres dispositius: --clients, --platform i --version indiquen quins.
    algú podria llegir la pàgina o substituir-la pel camí
    «{1}» no és una data
    pista: {1}
    Per veure què canvia la branca actual:
    camp=valor, com ara appId=400
    el fitxer de configuració, els comentaris que permeten una incidència i la línia de base
    qualsevol domini
    aquí hi ha {1} espais en blanc que no ho són per a JSON
    {1} no és {2}
    Escriu el salt de línia o el signe, entre cometes dobles si el YAML les necessita. És una correcció segura, perquè corregeix el que els usuaris llegeixen. Un text que ocupa diverses línies, ho ha de decidir l'autor.
    No està definit què respon la comparació si no hi ha cap versió: l'app es pot tancar inesperadament, o es pot mostrar l'avís.
    desat per a la versió {1}; la instal·lada és {2}
    {1}: hi ha títols buits, i no està definit quin agafa iOS
    un punt on falta la clau
    mostren l'últim
    Escriviu «ONCE» o «ALWAYS».
    {1} diu {2}, i no es compleix
    potser no ho poden llegir
    per defecte
    {1} {2}: si es pren aquesta entrada, l'app es pot tancar inesperadament; no verificat en cap dispositiu.
    Posa tots els camps dins «{1}»
    L'avís antic es mostra a cada comprovació.
    A la configuració, a `rules: {1}:`.
    checkBoxDontShowAgain i dialogDisplayDuration són obligatoris i no tenen valor per defecte.
    des del {1}
    (sense text)
    Per a les apps de la JVM: una llista de configuracions, o una de sola sense la llista.
    una versió amb un zero davant d'un nombre
    Posa entre cometes el que per a aquesta eina és un text, com ara `no` o `on`: així ho és per a tothom. Els nombres en una altra notació es queden igual.
    Escriu només amb xifres un nombre que té zeros inicials o un signe més; els clients que el llegeixen llegeixen el mateix. Qualsevol altre es queda igual.
    Idioma del que llegeixen les persones: {1}. Els textos dels avisos no canvien; quins mostra simulate ho diu la seva opció --language.
    és buit
    --device diu què recorda el dispositiu: new, seen, ok:1h.., ticked.
    és a l'exemple, però no a la llista de paràmetres
    els nombres no porten signe més i només tenen xifres ASCII
    Un comentari que comença per `osam-lint:` va adreçat a aquesta eina, i si no es pot entendre no silencia res. Té la forma `# osam-lint: allow RULE -- reason`, amb les regles separades per comes si n'hi ha més d'una. Les regles sobre usuaris que poden quedar bloquejats només se silencien amb una entrada de la configuració, on tothom la troba.
    el document antic no té okButtonActionURL
    «comparisonMode» és {1} i l'avís només té el botó OK
    El nivell d'API {1} és Android {2} (--api-level).
    Comença pel que canvia per als usuaris des que la branca actual es va separar d'aquesta revisió.
    es mostra avui
    botons
    la versió instal·lada {1} és superior a {2}
    «{1}» no es pot indicar en la línia d'ordres
    Les versions 1.0.0–2.0.1 converteixen l'url en una adreça sense codificar-hi res. Si conté un espai en blanc o una lletra com ara à, iOS pot considerar que no és una adreça, i OK no obre res. Les versions posteriors ho deixen a l'app que les incorpora, que hi aplica la codificació una vegada.
    osam-lint {1} --help mostra què s'hi pot escriure.
    Un README breu que anomena la 3.2.0 mostra un document de valoració sense `message`. Aquesta versió el necessita igualment.
    serverDate és lluny de la data d'avui
    res per obrir
    A partir de la 2.0.2, l'url passa pel codi de l'app que incorpora la biblioteca. El codi d'iOS del README, de la demo i de l'adaptador de Flutter codifica `#` com a `%23`: el que ve després passa a formar part del camí, i OK obre una pàgina diferent de l'escrita, o cap.
    Escriu el punt volat. Es corregeix el text que llegeixen els usuaris; no canvia si es mostra l'avís ni quan. En una paraula que aquesta eina no coneix, el punt o el guionet poden ser intencionats, i aleshores la correcció no és segura.
    Executa els casos que tenen aquest text en el nom.
    Un fitxer buit, qualsevol cosa que no sigui un objecte a l'arrel i qualsevol cosa al darrere fan fallar la lectura.
    hi ha una coma darrere de les cometes de tancament, com en JSON
    {1} conté proves, i --output el sobreescriuria
    Algunes regles pregunten què rep cada dispositiu. Amb milers d'idiomes, els dispositius es reparteixen en més cel·les de les que osam-lint mira. En aquest cas, per a les biblioteques que s'indiquen, a `blocking-alert` i `alert-survives-update` els pot haver passat alguna cosa per alt. `osam-lint simulate` mostra què rep un dispositiu.
    configuració
    estat
    el primer dia del mes vinent
    L'url és buit: OK comunica ACCEPTED i no obre res.
    Els editors mostren com a indicacions les incidències que són a la línia de base. No canvia res més.
    Escriviu al darrere un objecte, o un àlies que hi faci referència.
    Les apps reben un sol objecte; una llista de documents es llegeix amb --as authored.
    En les biblioteques més antigues de control de versions, l'app hi passa el codi que vol. Si el text no és en aquell idioma, Android mostra el primer del fitxer i iOS un de qualsevol. El fitxer no diu quins idiomes passa una app: cada text es compara amb els altres del document, i se n'informa si li falta un idioma que algun dels altres té.
    Escriviu la pàgina de l'app mateixa, com ara «https://play.google.com/store/apps/details?id=cat.bcn.bus».
    El servei dona aquest document a les versions instal·lades fins al seu versionCode (--applies up-to).
    Per començar un avís:
    altres sistemes: una altra cosa
    El dispositiu funciona amb Android; el document no indica cap plataforma que coneguin els clients (--platform).
    Lectura i escriptura
    tots els que afecta el document
    dialogDisplayDuration és 0
    a l'url no hi ha dues barres darrere de l'esquema
    l'url de Google Play no és la pàgina d'una app
    actualització obligatòria
    Escriu la data que probablement es volia dir, si n'hi ha una de probable.
    Traieu-lo, o escriviu el document en YAML.
    Trieu LAZY si voleu que la gent hi arribi, o escriviu la pàgina de l'app a la botiga.
    {1} ha de ser a l'objecte per a les versions publicades anteriors a la 4
    {1} no és un nombre enter
    l'url conté {1}
    {1} des de l'última petició
    un salt de línia o una tabulació sense escapar dins un text
    Substituïu {1} pels textos: {2}. Les apps demanen cat o ca.
    legalURL
    demanen la valoració a cada obertura fins que l'usuari respon
    Idioma
    El mòdul mateix obre l'url: a iOS, a partir del text tal com està escrit; a Android, sense cap comprovació.
    osam-lint: no s'ha inclòs {1}: no el llegeix cap dels dispositius que es consulten
    Cada biblioteca busca les configuracions de la seva plataforma: `ios` o `ios2`, `macos` o `macos2`, `android` o `android2`, `jvm`. Les claus es comparen lletra per lletra. Si no n'hi ha cap, l'app rep un error i ningú no s'assabenta de l'actualització.
    Els documents a què es refereixen els casos: un camí o un patró, relatius a la carpeta del fitxer de proves.
    Versió d'Android o d'iOS amb què es compara la del dispositiu, nombres enters separats per punts.
    poden tornar a codificar l'adreça i obrir {1}
    [correcció]
    Les afirmacions són sobre tots els dispositius i moments, i les opcions les restringeixen. Codi de sortida 0: totes les afirmacions es compleixen; 1: n'hi ha una que no, i una ordre simulate mostra on. {1}
    aquí falta una coma, o un text que conté «: » necessita cometes
    , comunica {1}
    en les apps per a {1} és {2}
    Un requisit que ha de comprovar la mateixa app.
    totes dues coses valen
    Traieu «endDate» si el període no té final.
    «{1}» té un text per a {2} i cap per a «{3}»
    el nombre {1} comença amb un signe més
    Afegeix el camp que falta, «{1}»
     comunica {1}, {2}
    Per veure què reben al desembre les apps d'una versió antiga:
    una versió mínima il·legible per a les biblioteques d'iOS anteriors a la versió 4
    «{1}» és {2}, i hi hauria d'haver d'un a tres nombres i un número de compilació
    reben l'error requirementsNotSatisfied en tots els dispositius
    demanen una valoració
    el document és per a aquesta app
    Escriviu una branca, una etiqueta o un commit, com ara origin/main.
    una opció de configuració
    cal omplir {1}
    {1}, en comparació amb altres
    castellà
    El servei dona aquest document només a la versió instal·lada igual al versionCode (--applies exact).
    res no canvia per si sol {1}
    Sense esquema, `www.example.org` és una adreça relativa. A iOS no s'obre res i a Android no es troba cap app per obrir-la, de manera que qui toca OK no pot actualitzar; si OK és l'únic botó, ningú no pot passar de l'avís.
    no s'ha inclòs {1}: {2}
    ## De què no s'informa
    osam-lint: l'últim missatge de l'editor ha quedat tallat
    Idioma «{1}»
    el final on hi hauria d'haver un valor
    Per a les apps d'iOS: una llista de configuracions o, abans de la versió publicada 4, un objecte.
    no el llegeix cap dels clients que es consulten
    `id`, `appId`, `minutes` i `numAperture` són nombres de 32 bits (fins a 2147483647); les versions, les dates i la durada de visualització són de 64 bits (fins a 9223372036854775807). Per damunt d'això el document no es pot llegir, o pitjor: a partir de la 1.0.6 alguns nombres es desborden i es llegeixen com un altre (20000000000000000000 es llegeix com a 1553255926290448384).
    Escriviu {"ca": …, "es": …, "en": …}.
    reben una JSONException
    no s'ha pogut llegir cap document en «{1}»
    en aquest fitxer
    les apps publicades el llegeixen
    actualització opcional
    Una sola configuració sense llista es llegeix a Android i a la JVM, tal com diu la seva documentació. La biblioteca nativa d'iOS dona l'error dataNotFound.
    {1} no diu res
    el passen a l'app com a text
    dv.
    Corregeix
    una data que és null o que s'ha deixat buida
    Escriviu-la com en «14.0».
    febr.
    una configuració que no indica amb quina freqüència s'ha de notificar
    serverDate queda fora del període
    no obren res en tocar OK
    l'app no té cap comprovador per a {1}
    OK es va prémer el {1}, i el temps de silenci dura fins al {2}
    El nivell d'API {1} es pren per Android {2}; també pot ser {3} (--api-level, --os-version).
    «osVersion» és {1}, que és un nivell d'API i no cap versió d'Android
    {1}: no s'ha canviat: hi porta un enllaç que surt del repositori
    Les apps fan servir l'etiqueta en l'idioma de l'usuari tal com està escrita: una de buida no se substitueix per la d'un altre idioma. Aleshores, fins a la 3.0.1, Android potser omet el botó. Amb FORCE no hi ha res més que tanqui l'avís, de manera que els usuaris poden quedar bloquejats fora de l'app fins que la tanquin des del sistema. A iOS, i des de la 3.1.0 també a Android, el botó pot sortir sense text.
    res, per a ningú
    el filtre deixa passar el model {1}: {2}
    Ofereix l'actualització: un avís amb dos botons; OK obre l'url.
    versions diferents per a les biblioteques anteriors a la 4 i per a les posteriors
    l'entrada {1} de «messages»
    no hi ha «latest_version»
    «{1}» és {2}, que no és cap manera de comparar
    Per a iOS no es coneix cap límit d'aquesta mena.
    el dispositiu ja tenia aquest document
    Escriviu --cached i el fitxer.
    Escriviu els textos o no hi poseu el camp.
    no és UTF-8
    Què s'ha suposat ({1})
    La pregunta que fa Android, per idioma. iOS pregunta amb el diàleg del mateix sistema.
    A iOS i macOS, una versió és un text (`"2.4.0"`). Si hi ha un nombre, una llista o un objecte, tota la llista de la plataforma queda il·legible, encara que la configuració no s'hagués de triar mai. A Android, una versió és el codi de versió, un nombre enter de 32 bits sense cometes: un text, una fracció o un nombre més gran aturen la comprovació amb un error tan bon punt es consulta la configuració. La biblioteca multiplataforma és menys estricta en tots dos casos.
    reben una RequirementsNotSatisfiedException en els dispositius que no compleixen els requisits de cap configuració
    Escriviu intervals com ara 2.0.0..{1} o flutter:8.0.0.
    un nombre sense cometes
    Escriviu-la amb tantes parts com tingui la versió de l'app.
    Suprimeix la marca d'ordre de bytes
    les apps continuen llegint, amb un caràcter malmès al text
    Escriviu-lo en el document.
    una marca d'ordre de bytes al començament
    Escriu el moment en mil·lisegons quan les xifres són els microsegons o els nanosegons d'una data versemblant. Això obre o tanca el període.
    no mostren res, perquè el període ja s'ha tancat
    `1.0` és un nombre JSON vàlid, però cap client no el llegeix on hi ha d'haver un nombre enter.
    L'últim dia que és vigent. A partir de l'endemà, les incidències tornen a sortir.
    {1} valia fins al {2}
    ; cobertura: {1} sobre {2} ({3} %)
    ## Per què
    Escriviu, per exemple, rules: {insecure-url: error}.
    un requisit que té com a valor una llista o un objecte
    {1} no és cap espai en blanc per a JSON
    L'app crea l'objecte de la biblioteca amb new PrinceOfVersions(this) (--builder).
    falta l'argument «{1}»
    nota
    Null no és el mateix que ometre un camp: els clients hi fallen a tot arreu excepte a `startDate` i `endDate`, i es perd tot el document.
    la data és el {1}, i el període dura fins al {2}
    required_os_version és un text que es llegeix com una versió. Qualsevol altre valor, o un text que no és cap versió, s'ignora i es dona sempre per complert.
    «{1}» no és un nombre de tasques
    això no és YAML vàlid: {1}
    Decideix si es comunica a una app amb Prince of Versions, d'Infinum, que s'ha d'actualitzar.
    La petició de valoració surt quan han passat els minuts de minutes des de l'última i s'han comptat les obertures de numAperture, tots dos límits inclosos, si l'usuari no s'hi ha negat per sempre. Zero i els valors negatius no limiten res.
    bytes que no són UTF-32
    bytes que no són UTF-16
    `dialogDisplayDuration` es compta en segons, mentre que les dates del mateix document es compten en mil·lisegons. Amb 3600000, una hora en mil·lisegons, l'avís no torna a sortir fins al cap de 41 dies d'haver premut OK.
    , i el que queda no conté cap document d'un tipus conegut
    Vegeu-ne els motius amb osam-lint compat, o indiqueu amb --clients les versions publicades que admeteu.
    El servei dona el document a les versions instal·lades inferiors al seu versionCode (--applies below de simulate).
     (per defecte: {1})
    una freqüència de notificació que no és un text
    no ho poden llegir{1}{2}
    un valor amb majúscules o minúscules incorrectes
    un codi d'idioma que els clients no coneixen
    ja no silencia res
    version pot ser un text, un nombre o una paraula i es converteix en text. Si no hi és, no es mostra res; si hi ha una llista o un objecte, és onFailure.
    el mòdul comú no té textos per a això
    Escriu cometes rectes a tot arreu. És una correcció segura, tret que calgui tenir en compte la 2.1.1 o la 2.1.2 i puguin fer servir el document: aquestes mostren les tipogràfiques.
    Escriviu-los per a tots dos codis.
    (buit)
    obren {1}, que no porta enlloc, en tocar OK
    Escriviu {1} on falta.
    Fitxers i directoris que s'han de comprovar; - és l'entrada estàndard.
    L'app mostra el text en l'idioma que ha triat l'usuari. Si els tres són iguals, probablement dos són una còpia que no s'ha traduït, i aquests usuaris llegeixen un idioma que no han triat.
    L'objecte anterior a la versió 4 ha d'anar dins `ios`, `macos` o `android`, mai en una clau acabada en 2.
    OK no premut
    Model del dispositiu tal com s'identifica ell mateix, per als filtres del mòdul comú: SM-A536B, iPhone14,2.
    opció desconeguda «{1}»
    --apart no diu res: no hi ha dos d'aquests documents per a la mateixa app i plataforma
    pista: {1} pregunta per menys dispositius.
    deixa la gent fora
    pot ser que el botó surti en blanc.
    Un dialogDisplayDuration de 3600000 o més es considera escrit en mil·lisegons: serien 41 dies de silenci.
    com s'afegeix una versió d'una biblioteca
    En un dispositiu que no ha respost mai no corre cap temps de silenci, per llarg que sigui.
    {1} a la línia de base
    Mostra quines versions publicades poden llegir un document i per què les altres no poden.
    «{1}» no és un temps transcorregut des d'un OK
    ## En què es basa
    obert
    Han passat {1} dies des de la primera obertura (--days-since-first).
    ## Què diu
    el document rebut abans no s'ha pogut llegir: {1}
    El mode 0 mostra l'avís a les versions instal·lades inferiors a version, l'1 a les iguals, el 2 a les superiors i qualsevol altre número a ningú. El sistema ha de ser com a mínim el que indica minSystemVersion.
    avui és l'últim dia
    el document antic no indica l'app (--package)
    l'url no porta enlloc
    sense cap petició anterior
    comença d'aquí a {1}
    el filtre atura el sistema {1}: {2}
    obertura
    Un document redactat pot tenir les dates tal com s'escriuen aquí, amb el dia abans del mes: 1/12/2026 és el primer de desembre. Algú d'un altre lloc ho pot entendre com el dotze de gener. `2026-12-01` vol dir el mateix a tot arreu, com també `1h30m` entre les durades.
    Escriviu el signe que falta.
    `osam-lint test` executa els casos dels fitxers de prova. Un document no fa el que espera un cas: o bé el document és incorrecte, o bé ha canviat el que s'havia acordat, i llavors `osam-lint test --accept` anota el que es compleix ara.
    Escriviu un text.
    aquest cas no correspon a cap dispositiu: {1}
    ningú no el veu mai
    ; la més propera és {1}
     ({1}, {2})
    com eren els fitxers en {1} només ho sap git, i git no es pot executar
    Escriu la mil·lèsima part, si és un nombre enter. L'avís torna a sortir abans.
    {1} a partir d'aquí
    no mostren res quan «serverDate» és la data d'avui
    Les biblioteques més antigues comparen les claus de la mateixa manera; què fan sense la bona depèn del camp.
    hi ha una part que no comença amb una lletra
    Després de `endDate`, les apps no mostren res. Així s'acaba un avís, i amb un document antic no cal fer res. És un advertiment quan, un any més tard, amb les mateixes dates el període encara seria obert o encara no hauria començat: al gener és fàcil escriure l'any anterior.
    una data o una durada s'escriu d'una manera poc habitual
    ag.
    abr.
    text
     comunica {1}
    més de 512 objectes i llistes, els uns dins els altres
    amb un títol buit no hi ha botó a iOS, però sí a Android (--platform)
    fins al {1}, {2} amb {3} {4}; tal com es volia, {5}
    Consulteu quines versions portarà la pròxima compilació:
    Els botons decideixen el tipus d'avís. Traieu el que l'avís no tingui.
    hi ha una part buida entre punts
    {1} {2}: el codi no s'ha llegit; aquesta és la resposta de la versió {3}, la més propera anterior que sí (--clients).
    {1} és una llista sense configuracions
    un cas que no es compleix
    Val la pena assenyalar una adreça sense https:.
    dos missatges per al mateix idioma
    Escriviu el caràcter mateix, o no hi poseu res.
    {1} hauria de ser un nombre (valor actual: {2})
    Swift 6.3 a Linux, no als sistemes d'Apple
    un comentari sense final
    La biblioteca d'Android posa `http://` davant de totes les adreces que no comencen amb `http://` o `https://` en minúscules. `market://details?id=…` es converteix en `http://market://details?id=…`, i OK no obre cap botiga. iOS obre l'adreça tal com està escrita. Les adreces sense cap esquema són cosa d'una altra regla.
    ; ningú no veu l'avís
    text més
    etiqueta del botó OK en {1}
    la ignoren
    les apps amb {1} comparen noms de versió, i per això no se'n pot fer l'objecte que necessiten
    Posa-ho entre cometes dobles
    fitxers sense comprovar
    El títol que mostra.
    Escriviu el codi de versió darrere els dos punts.
    el text té {1}
    Escriu totes les xifres, tret que els clients que llegeixen el nombre l'arrodoneixin a un altre.
    l'url conté espais en blanc o lletres que les apps d'iOS fins a la 2.0.1 no codifiquen
    messages ha de ser una llista d'objectes, cadascun amb languaje; sense la llista o la clau, l'app es tanca inesperadament. iOS l'ignora.
    Les versions publicades que porten les vostres apps, amb els mateixos valors que --clients. Les incidències que no n'afecten cap desapareixen.
    YAML 1.1 interpreta {1} sense cometes com a {2}
    «{1}», en {2}, va del revés
    Per sota de required_version cal una actualització; si no, per sota de last_version_available se n'ofereix una, tret que ONCE ja ho hagi fet abans. Si les versions són iguals, no n'hi ha cap.
    Versions instal·lades tal com les compara la biblioteca, o unreadable per a les que no pot llegir.
    el període s'ha acabat
    Obertures de l'app que s'han d'haver comptat.
    Número d'aquest registre en el servei. Els clients el descodifiquen i no en fan res.
    Els processadors de textos i els xats converteixen `"` en “ i ”, i el JSON només admet les rectes. Les apps amb el mòdul comú no poden llegir el document: els usuaris no veuen cap avís ni se'ls demana cap valoració. Només les versions 2.1.1 i 2.1.2 llegeixen un text entre aquestes cometes, i les mostren com a part del text; amb una clau fallen. Les apps d'iOS amb les altres biblioteques també fallen. Les apps d'Android amb aquestes biblioteques prenen les cometes per una part de la paraula, de manera que la clau o el valor són uns altres.
    Si se serveix amb el serverDate que porta, el {1}: {2}.
    Si no hi ha freqüència, és ONCE.
    Per convertir un avís antic en un del mòdul comú:
    Suprimiu-ho, o torneu a escriure el text.
    Troba amb quines versions de les biblioteques està feta una app.
    aquí comença un segon document, i només n'hi pot haver un ({1})
    Bloqueja l'app: un avís amb un botó que obre l'url.
    Com s'han d'entendre els documents: exactament el que llegeixen els clients (served) o tal com els escriuen les persones (authored). Per defecte, els JSON són served i els YAML són authored.
    Les versions instal·lades inferiors han d'actualitzar-se.
    pista: osam-lint init test DOCUMENT crea un fitxer de proves; el nom acaba en .test.yaml.
    libyaml dona textos sense tipus, tracta U+0085, U+2028 i U+2029 com a salts de línia, i talla els textos sense cometes a « #» i «: ».
    les apps reben un error
    no es demana cap sistema
    Escriviu el valor mateix.
    OK no obre res
    osam-lint: no s'ha canviat {1}: amb el que es compleix ara, no s'ha pogut tornar a llegir
    falta «{1}», que afegeix el servei
    nota: cap cas no falla si canvia {1}; osam-lint diff ho mostra
    Escriu el final un any més tard, o intercanvia les dues dates, segons què deixi el període més curt. L'avís es comença a mostrar, i potser l'error és que una de les dates és equivocada.
    OK obre {1}, el dispositiu de l'usuari mateix
    lloc
    Moveu «endDate» a l'últim moment en què els usuaris han de veure l'avís.
    Percentatge de cel·les que els casos han de cobrir; si no s'hi arriba, el codi de sortida és 1.
    Instal·leu git, o traieu {1}.
    Afegeix `checkBoxDontShowAgain` i `dialogDisplayDuration` amb els valors que, segons el README, tenen si no hi són. Abans d'això, les versions publicades que els necessiten no llegeixen res; les altres els ignoren. Qualsevol altre camp l'ha d'escriure l'autor.
    una llista de la qual la versió 4.0.1 per a iOS no tria mai cap configuració
    «text de la biblioteca»
    un document {1} porta el nom del seu fitxer, i {2} no serveix de nom
    Una coma al final o al davant, o dues de seguides, fan fallar la lectura. Fins a la 1.0.5 n'hi pot haver una al davant en un objecte intern.
    {1} té {2} on en català s'escriu «{3}»
    l= a les pàgines d'Apple i hl= a les de Google demanen la pàgina en un idioma determinat.
    petició rebutjada per sempre
    L'última petició, o la primera obertura, és posterior al 1970.
    Una adreça de l'App Store indica l'app amb `id` i xifres al camí; una de Google Play, amb `details?id=`. Amb qualsevol altra adreça d'una botiga, qui vol actualitzar pot anar a parar a una llista o a una pàgina que no existeix.
    un document fa una cosa diferent de l'acordada
    Codi de versió de la versió del document.
    Fitxers de gestors de paquets, i carpetes.
    les apps en reben un, i només el servei decideix quin
    cap document d'un tipus conegut no ha canviat respecte a {1}
    ha canviat mentrestant i no s'ha tocat
    En les biblioteques més antigues depèn del camp. Sense `version` o `comparisonMode`, la biblioteca de control de versions per a Android no mostra res a ningú; la d'iOS, si falta el mode, entén que és 0. Sense `messages`, o sense `languaje` en un dels missatges, totes les apps d'Android amb la biblioteca de valoracions es tanquen inesperadament, tot i que el README de la biblioteca d'iOS mostra un fitxer amb només dos camps. Sense `tmin` o `num_apert`, la biblioteca d'iOS falla. Un títol o un missatge que falta és un advertiment: l'avís es mostra igualment.
    Referència
    un servei que compari pot considerar més antiga qualsevol versió
    Comproveu-ne un i feu que els advertiments comptin:
    fitxers de cap tipus conegut
    què fa, en una sola pantalla
    «{1}» és mig caràcter, i YAML no en té cap seqüència d'escapament
    aquesta compilació no té els avisos legals del que conté
    Mostra una taula per a cada grup de versions; si no, les més antigues tenen una línia cada una.
    Abans de la 4, una plataforma té un sol objecte: minimum_version, latest_version amb version, notification_type i min_sdk, i meta.
    fins a {1}
    l'ha escrita una versió anterior d'osam-lint, sense la posició de les incidències dins dels documents
    aquell dia
    cat i ca són diferents
    Escriviu un nombre enter, només amb dígits.
    """#
}
