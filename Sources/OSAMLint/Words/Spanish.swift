// Generated from translations by make generate. Do not edit.
// swift-format-ignore-file

extension Catalogues {
  static let spanish: StaticString = #"""
    Escribe la palabra más parecida, si la hay. Es seguro si ningún dispositivo puede usar el documento con las versiones que la leen; si no, podrían ofrecer una actualización más a menudo o pasar de otra plataforma a esta.
    Falta el título o el mensaje: OK cierra el aviso, y la función completion de la app no se llama nunca.
    ninguno, aparte de las tiendas
    Si bajo la clave hay null, un texto o un número, iOS prueba la otra clave. Android, a partir de la 4.0.3 y solo si hay null, prueba android; en los demás casos, falla. KMP falla siempre.
    Si una clave se repite, cuenta el último valor, pero todos se decodifican, de modo que un valor anterior incorrecto también hace fallar la lectura. Los objetos se sustituyen, no se combinan.
    un día como 2027-01-31
    osVersionComparisonMode y modelComparisonMode son números enteros, osVersion es un texto y models una lista de textos. Cada uno se puede omitir, ninguno puede ser null, y uno de otro tipo hace que el documento no se pueda leer. Entre los textos de models tiene que estar la coma.
    {1}: {2} no tiene el resultado {3}
    medido: {1}
    {1} no está en ningún repositorio de git, y no se puede saber qué ha cambiado
    todas las versiones publicadas cuyo código fuente se ha leído
    Foundation acepta una coma al final y UTF-16, toma la primera de dos claves iguales y pasa por alto errores en números y textos que nada decodifica. Rechaza más de 512 niveles, y \u delante de unas comillas.
    un archivo de pruebas
    este comentario no silencia ninguna incidencia de la regla «{1}»
    un valor vacío
    dialogDisplayDuration se expresa en segundos; al convertirlo en milisegundos, no pasa del valor máximo. Cero y los valores negativos nunca retienen un aviso.
    cambia: antes {1}, después {2}
    Opcional para {1}
    Si solo se ha obtenido una parte del historial, obténgalo entero: git fetch --unshallow.
    Copiar el documento con sus respuestas
    {1} ({2}) tiene {3} días
    las apps se cierran
    lo interpretan como número octal y lo leen como {1}
    Las apps que pedían cat ahora piden ca.
    required_os_version es un nivel de API, un número entero que también puede ir entre comillas; cualquier otra cosa no se cumple nunca.
    lo que se abre aquí se cierra demasiado tarde, o no se cierra
    una lista donde las versiones anteriores a la 4 esperan un objeto
    un objeto donde falta una coma o el final
    archivo más
    {1}: hay {2}, y nada lo rellena
    La fecha se compara con el momento de la comprobación, o con `--date`. Si la fecha se vuelve a escribir antes de que las apps reciban el archivo, indíquelo con `server-date: now` en la [configuración](../settings.md#serverdate) o con `--server-date now`, y esta regla no dirá nada.
    Las fechas se escriben `2026-03-31`, `2026-03-31 09:00`, `2026-03-31T09:00:00+02:00` o en milisegundos. Una fecha sola es el comienzo de ese día y, como `endDate`, el final. También se leen `31/03/2026`, `2026/3/31` y `9h`, con el día antes del mes. Las duraciones son `45s`, `30m`, `1h`, `2d`, sumas como `1h30m`, o segundos; también se leen `1 dia` y `24 hores`.
    hay un mensaje para {1} y ninguno para «{2}»
    Desde la 2.3.0-dev, los avisos LAZY e INFO no se muestran durante `dialogDisplayDuration` segundos después de que el usuario pulse OK. Con 0 no existe ese tiempo: quien ha pulsado OK vuelve a ver el mismo aviso cada vez que la app hace la comprobación, salvo que haya marcado la casilla de no volver a mostrar, si el aviso la tiene. Las versiones publicadas anteriores muestran el aviso en cada comprobación en cualquier caso.
    , aquí o más arriba
    Qué cambia para los usuarios en comparación con {1}
    un espacio en blanco
    {1} solo contiene {2}, que es un ejemplo
    el período se abre en el mismo momento
    `notify_last_version_frequency` es `ONCE` o `ALWAYS`. En iOS y macOS, otra palabra hace ilegible toda la lista de la plataforma, aunque la configuración no se fuera a elegir nunca. En Android cuenta como ONCE, y solo es una advertencia.
    el documento no se puede leer
    En Android el modelo es Build.MODEL sin la marca; en iOS es lo que la app entrega, el identificador del hardware (iPhone14,2) según el README y los adaptadores.
    {1}, hasta el {2}
    {1} es {2}, y solo debería haber números separados por un solo punto
    Haga que uno termine antes de que empiece el otro, si el servicio no los distingue.
    Si la clave correcta también está, la otra simplemente se ignora.
    hacen la petición con el texto de la propia biblioteca
    medio carácter
    todas las versiones publicadas hasta la versión {1}
    es un solo texto, y no se indica en qué idioma (--language)
    {2}: la versión {1} tiene otro documento
    después de una respuesta: nunca más
    {1} no puede leer la lista
    Con `{1}`:
    una lista; cada elemento, {1}
    no tiene required_os_version
    Solo con cancelButtonTitle
    pocos más usan este nombre
    osam-lint: no se ha hecho nada, porque {1} no se puede utilizar tal como está escrito
    La zona horaria de las fechas que no indican ninguna.
    Ponga entre comillas los textos que empiezan con «*», o defina el ancla más arriba.
    {1}.0 o superiores
    Nada abre una dirección con un esquema que no atiende ninguna app, o sin nombre de dominio; los navegadores arreglan las barras que faltan o sobran.
    Guarde el archivo como UTF-8.
    Con conexión, el momento que se compara es el serverDate de la respuesta, de modo que, si nadie reescribe el archivo, el período queda parado. Sin conexión, es el reloj del dispositivo.
    Desde la 1.1.0, los clientes solo muestran el aviso mientras la hora del servicio está entre las dos fechas. Si las fechas están intercambiadas, eso no ocurre en ningún momento y nadie ve nunca el aviso, sea cual sea el modo.
    no se dan cuenta y leen {1}
    {1} tiene un texto para {2}, que ningún cliente lee
    trata del seguimiento, y no del aviso
    OK abre la página de otra app
    nota: {1} es {2}; {3} es el de la biblioteca antigua
    {1} veces
    Escriba el nivel de API de Android {1} tras los dos puntos.
    pista: osam-lint settings dice qué configuración se aplica; indique un archivo para comprobarlo de todos modos.
    «{1}» es {2}, y no es ni un texto ni uno para cada idioma
    osam-lint: el umbral es {1} %; --missing muestra casos para el resto
    un texto es más largo de lo que permite la configuración
    {1} no puede leerla
    unos minutos junto a un texto en catalán y en castellano o inglés
    y {1} difieren de lo que hay
    un punto donde no hay ningún valor
    {1} es {2}, con una parte que no cabe en 32 bits
    continúan como si no hubiera ningún mínimo
    la url es de la tienda de la otra plataforma
    Una sola página HTML sin scripts: los avisos tal como se ven, quién los ve y cuándo, qué hay que corregir y qué hacen las otras versiones publicadas. Se abre desde un archivo o como artefacto de una ejecución de CI, y se imprime en una hoja por documento.
    muestran el de cualquier otro idioma
    los {1} campos que faltan
    una vez
    el resultado depende de la fecha y este caso no indica ninguna
    Lo que se debe cumplir se indica a prove, con --always o --never.
    No segura: solo la hace `osam-lint fix --unsafe-fixes`.
    consideran inferior la versión instalada {1}{2}
    {1} no se puede usar tal como está escrito: osam-lint no comprueba nada con este archivo. Ábralo para ver por qué.
    Escriba los requisitos entre { y }.
    osam-lint: {1}: se ha dejado fuera {2}: {3}
    La biblioteca antigua no recuerda nada: muestra el aviso en cada comprobación.
    Guarde el archivo como UTF-8 sin marca de orden de bytes.
    en la raíz
    Un archivo de algunos megabytes puede contener un error cada pocos bytes. osam-lint enumera un millón de ellos. Lo que hay más allá no se sabe; por eso el archivo no se aprueba, aunque se silencien las incidencias enumeradas.
    FORCE no tiene en cuenta el tiempo de silencio
    Escriba {1} sin comillas.
    osVersion no está formada por números enteros
    Algunos nombres de dominio y algunas direcciones llevan al propio dispositivo o a una red privada.
    Descargue más, por ejemplo con fetch-depth: 0 de actions/checkout, o con git fetch --unshallow.
    Escriba un número entre 1 y {1}.
    no abren ninguna página al tocar OK, y el usuario no puede salir del aviso
    los resultados no siguen enlaces que estén en un repositorio
    no hay permiso para leerlo
    Para qué modelos es el aviso: 1 solo los de models, 2 todos menos esos; cualquier otro número, todos.
    en
    un valor de un tipo que los clientes no pueden leer
    un tipo de notificación para iOS anterior a la versión 4 que no está en mayúsculas
    Indique los archivos o directorios que se deben comprobar.
    Tome el documento de donde se escribió, o del historial del repositorio.
    no
    este texto
    «{1}» no es una zona horaria que conozca esta herramienta
    Escriba un número más bajo: el valor incorporado es 5, y la documentación habla de 20.
    La versión instalada es 1.0.0 (--version).
    opcional, 3600 si no está
    la versión instalada {1} no es inferior a {2}
    la versión de Android del nivel de API {1} no se conoce, solo las de los niveles {2} a {3}
    {1} {2}; en el módulo común, el servicio decide quién recibe un documento
    Las versiones publicadas que leen `checkBoxDontShowAgain` también lo aceptan entre comillas o en mayúsculas. Los demás lectores, no. (0, 1 y "yes" los rechazan todos: véase wrong-type.)
    --no-baseline deja la otra opción sin efecto
    La X, la tecla Atrás o un toque fuera cierra el aviso y comunica {1}.
    Los filtros de sistemas y modelos llegaron con la 3.1.0. Las apps con una versión anterior de la biblioteca no los conocen y muestran el aviso en todos los dispositivos que reciben el documento. Un FORCE pensado para algunos dispositivos bloquea a todos los que tienen la app con una versión anterior. Si ya no se utiliza ninguna de esas apps, indíquelo con `clients` en la [configuración](../settings.md), y esta regla no dirá nada.
    no hace falta escribir nada: el aviso es para versiones inferiores
    Android compara enteros de 32 bits con versionCode. Los textos, los decimales y los números más grandes son errores; 010 es 8.
    puede no significar nada fuera de esa red
    {1}, y otra cosa en otros sistemas
    leído en el código fuente y medido
    todas las apps lo han alcanzado, de modo que no limita nada
    --cached-git no dice nada sin --cached
    required_os_version en jvm, donde no lo comprueba nadie
    un requisito que solo funciona en las apps que registran un comprobador para él
    un documento sin ninguna plataforma
    OK abre {1}, y el documento es para {2}
    una app y su plataforma junto a un texto en catalán y en castellano o inglés
    {1} con {2}
    El mensaje está vacío
    ningún identificador de app de Android
    pista: osam-lint fix corrige {1}, y {2} más con --unsafe-fixes.
    {1} se ignora por completo.
    {1} de reducción
    builder
    Para ver qué se corregiría:
    calculado
    otra herramienta puede servir algo distinto
    En iOS, meta debe ser un objeto de valores simples: dentro de una configuración, cualquier otra cosa hace perder la plataforma; en la raíz, todo el campo meta. Android ignora lo que no es un objeto.
    Dispositivo
    Versión que Prince of Versions recuerda haber notificado.
    consideran 0 cualquier compilación instalada si su CFBundleVersion tiene puntos
    Escriba el código de versión tras los dos puntos, por ejemplo {1}.
    se cumple
    Registre lo que se encuentra hoy y haga que check solo falle con errores nuevos:
    {1} no es un número
    En iOS, notification_type debe ser exactamente ALWAYS y cualquier otro valor equivale a ONCE; Android no distingue entre mayúsculas y minúsculas.
    Si no se indica ningún archivo, toma los documentos que encontraría check. Tiene en cuenta los dispositivos conectados que ven el aviso por primera vez; outcomes muestra los resultados de todos. También se enumeran las entradas de la configuración que caducan.
    {1} es {2}, y no un texto por idioma
    Pone todos los campos dentro de `data`. Antes de eso ningún cliente lee el documento.
    opcional para {1}
    Fecha en la que el usuario pulsó OK por última vez en este aviso; el documento se había recibido antes.
    {1} documentos: qué ven los usuarios
    la última petición
    No escribe las incidencias ni el resumen, solo lo que no se ha podido hacer; los archivos de --output se escriben igualmente.
    dos versiones de una app tienen avisos a la vez
    la configuración solo admite las dos tiendas
    Escriba {1}.
    Un tipo que nadie ha definido es un error, porque la palabra se pierde con seguridad. Un comentario puede ser intencionado: solo se avisa si hay un único espacio en blanco delante de `#` y una letra o una cifra justo detrás. También puede serlo un ancla, si el archivo la menciona en algún lugar.
    num_apert es 0
    Si falta una coma entre campos, se sigue leyendo.
    trata de las condiciones legales, y no del aviso
    hay un documento escrito como texto
    Use un espacio en blanco normal.
    {1}, {2} para {3}
    Ponga todo el documento entre { y }.
    el dispositivo no tiene conexión
    el archivo empieza con bytes NUL y no es texto
    encontrada en un directorio por encima de la ruta
    celdas
    «{1}» no es un intervalo que admita {2}
    Gravedad mínima con la que el código de salida es 1: {1}.
    Indique el archivo mismo para ver más: lleva a él un enlace que sale del repositorio, y por eso no se muestra nada de él.
    {1} se refiere a todos los casos, y --only deja fuera algunos
    Ninguna versión (la última conocida: {1}) lee {2}; no se sabe qué hacen con ello las posteriores.
    una frase
    ## Antes y después
    {1} o superiores, pero inferiores a {2}
    «okButtonActionURL» está vacío
    {1} es {2}, que se entiende como {3}
    Un texto es un objeto exactamente con es, en y ca como textos. Si hay más idiomas, se ignoran; si falta uno, o hay null, un texto solo o una lista, la lectura falla.
    supera los 64 bits
    U+FFFD, el signo que indica que se ha perdido una letra
    empieza {1}
    un número hexadecimal
    Escribe la secuencia de escape del mismo carácter, salvo que también falten comas o comillas: entonces el texto podría terminar en otro lugar. Los clientes que aceptan el carácter leen el mismo texto.
    más de la lista
    quien pulsó OK o marcó la casilla lo vuelve a ver: {1}
    ¿Quería decir {1}? 
    el documento se puede decodificar
    {1} (antes {2})
    {1} no tiene ninguna versión publicada {2} que conozca esta herramienta; las conocidas son {3}
    termina con {1}
    con FORCE, el filtro solo vale con conexión: {1}
    Indique con --clients las versiones publicadas en uso.
    pista: Cámbielo a mano.
    una página que no abre ningún botón
    no volver a mostrar
    {1}: el texto en {2} está vacío
    una configuración para sistemas más nuevos con una versión inferior a la que hay para sistemas más antiguos
    Un requisito con null llega al comprobador en iOS, y lo ignoran Android a partir de la 4.0.3 y KMP en iOS y en la JVM.
    un texto
    Escriba el número que quiere decir.
    un aviso que solo se cierra con OK
    el período no empieza hasta el {1}
    guardado en {2}: {1}, {3} sin cambios
    PyYAML 6.0.3 con libyaml
    carácter NUL
    es {1}
    {1} es {2} entre comillas
    git status, ejecutado allí, dice por qué.
    {1} espera {2}, y el resultado{3} es {4}{5}
    Peticiones de valoración
    Las apps muestran el título y el mensaje en el idioma del usuario tal como están escritos: si uno está vacío no se sustituye por el de otro idioma, y su parte del aviso quizá no aparezca. Si los dos están vacíos, los usuarios de ese idioma reciben un aviso que no dice nada, aparte de los botones: es un error.
    no ofrecen nunca la actualización como opcional
    {1} no sirve para separar las reglas del motivo
    Los códigos son `ca`, `es` y `en`. `cat`, `esp`, `ca-ES` y similares indican el idioma correcto, pero para un cliente son claves desconocidas, de modo que falta el idioma y se pierde el documento entero.
    En cada compilación, la petición de valoración aparece una sola vez, a partir de num_apert aperturas y tmin días después de la primera comprobación correcta.
    unas comillas dentro de este texto lo cierran
    El documento antiguo dice esto, en un solo idioma: {1}
    también {1}:{2}:{3}: {4}
    {1} no es ningún nombre que los dispositivos con iOS den de sí mismos
    cualquiera excepto {1}
    una supresión que no silencia nada
    un número demasiado grande para su tipo
    «{1}» no es un código de versión
    Muestra entero cada caso que falla, cuando varios fallan por un mismo motivo, y cuenta también lo que ya ha pasado del todo.
    El servicio da este documento a todas las versiones instaladas (--applies as-served).
    git no ha podido decir cómo eran los archivos en {1}, para {2}
    Un período que termina a medianoche termina cuando empieza ese día. El período del README empieza a medianoche, hora de Barcelona.
    En iOS, 1.2 es inferior a 1.2.0, porque de dos versiones que empiezan igual la más corta es la inferior. En Android son iguales. Por eso, si la versión de una app está escrita con un número de partes distinto del de `version`, a la app se le pide que actualice a la versión que ya tiene (modo 0), o no se le dice nunca nada (modo 1).
    el documento antiguo no tiene ninguna versión
    Se comparan los documentos de una misma ejecución, los servidos con los servidos y los redactados con los redactados. Los archivos con el mismo nombre en carpetas distintas se consideran copias para entornos distintos, como `pre/alert.json` y `pro/alert.json`, y no se comparan. Si, además de las carpetas, también difieren los nombres, la incidencia es una nota.
    una incidencia registrada que ya no está
    Quite uno de ellos.
    Para esas apps, escriba aquí el objeto y ponga la lista en «{1}».
    repositorios
    el período duró hasta el {1}
    El intérprete de comandos: {1}.
    «{1}» es {2}, donde {3}
    Escriba solo la dirección, sin espacios en blanco ni paréntesis.
    la versión instalada {1} no es inferior a {2}
    con «minutes» {1} y «numAperture» {2} no hay ninguna espera
    Escriba todas las cifras.
    Primer día que está activado, en formato dd/MM/yyyy y en la zona Europe/Madrid.
    El reloj del dispositivo es el del servicio, y no hay ningún aviso en la pantalla.
    {1} es {2} con mayúsculas o minúsculas incorrectas
    cómo se hace una versión
    Esta es la primera apertura que cuenta la biblioteca (--opens).
    «{1}» recibe un valor dos veces
    unas comillas dentro de un texto entre comillas dobles lo cierran
    la etiqueta o la dirección de un botón junto a lo que decide si sale el aviso
    puede que no haya ningún botón y que la app quede bloqueada hasta que se fuerce su cierre.
    {1} no es {2}: {3}
    el error {1}
    La versión instalada es la que recibió el documento anterior.
    Escriba «{1}», o un mensaje para cada código.
    Saque el documento que está en «{1}» y póngalo en un archivo propio.
    advertencia
    Quite la coma.
    Documentado como el identificador de la app en la tienda App Store; ningún cliente lo lee.
    no puede llegar a ser tan grande
    con la zona horaria {1}, los relojes se saltan {2}
    solo leen «{1}»
    git no conoce ningún commit {1}
    una coma sin ninguna entrada detrás o sin nada delante
    Añadir una coma
    Sustituya {2} por el texto en {1}.
    que piden «{1}» muestran otro idioma
    Nota: {1}.
    Registra las incidencias de hoy, para que a partir de ahora solo cuenten las nuevas.
    ilegible ({1})
    la versión instalada no es un código de versión: {1}
    Escriba {1} tras los dos puntos.
    una clave o un texto sin comillas
    Acórtelo: {1} líneas, con {2} letras cada una.
    Lee los documentos tal como eran cuando la rama actual se separó de esta revisión; la configuración es la de hoy.
    la url es una búsqueda en Google Play
    Los dibujos son aproximados. Esta página no tiene scripts ni carga nada.
    aplican la configuración a todos los dispositivos
    Una dirección con espacios en blanco o paréntesis angulares puede no abrir nada; depende del sistema.
    {1} no es una línea base, y no se ha tocado
    Los enlaces cortos no dejan ver a qué app llevan.
    OK pulsado hace {1} o más
    no se ha calculado qué cambia esto para la gente
    la línea base {1}:{2}:{3} no se puede usar: {4}
    Bloquea la app y no ofrece nada.
    Quite las comillas.
    {1}; se ha dejado fuera: {2}
    versiones instaladas
    el dominio de la url es {1}
    Dirección que se abre con OK en los modos FORCE y LAZY.
    todas las claves de los archivos de pruebas
    en la url no hay ningún nombre de dominio
    La dirección de la página de una regla, con {1} donde va el id: los editores la abren desde una incidencia.
    En YAML es el comentario `# osam-lint: allow RULE -- reason`: detrás de un valor, para su línea; solo en una línea, para la línea siguiente; encima de la primera línea de un documento, para todo el documento. JSON no tiene comentarios; para JSON, y para quien los quiera tener todos en un solo lugar, están las entradas de `allow` en la configuración. De estas solo se informa después de una ejecución que haya mirado todos los archivos a los que se refieren.
    yaml-language-server: $schema={1}
    una versión no semántica para las bibliotecas de Android anteriores a la versión 4
    Para empezar sus pruebas:
    hay dos valores distintos con el mismo nombre
    ejecución
    no dejan ni cerrarlo ni usar la app
    Días desde la última petición, para las bibliotecas antiguas, o never.
    Añadir «{1}» con {2}, tal como dice el README
    {1} no se puede usar
    no se ha pedido ningún idioma
    con este archivo no se puede generar nada
    Las versiones de la biblioteca anteriores a la 4 para Android leen los nombres de versión según las reglas de Semantic Versioning: tres números sin ceros delante y, si se quiere, `-` y una etiqueta. `1.2`, `01.2.0`, `v1.2.0` y `1.2.0.1` detienen la comprobación con una excepción.
    no muestra nada
    {1}: {2}, de modo que se toma la primera entrada del archivo.
    Las partes de las versiones se comparan como números; antes, como textos.
    no se ha podido ejecutar: {1}
    {1} es «{2}» con mayúsculas o minúsculas incorrectas
    aplican la configuración a todos los sistemas, o no la eligen nunca si usan el builder de la biblioteca
    {1} no tiene texto en {2} («{3}»)
    Como más arriba, para estos archivos.
    Escribe la clave que probablemente se quería poner.
    no puede compararla
    osam-lint: no se ha podido leer {1}: {2}
    El directorio del archivo debe existir.
    dirección
    {1} es probablemente un nivel de API, y aquí se comparan versiones: el nivel de API {2} es Android {3} (--api-level {4}).
    hay que rellenar {1}
    Informa: un aviso con un botón que solo lo cierra.
    Quien toca OK para actualizar va a parar a una tienda desde la que su teléfono no puede instalar nada. Las direcciones `market:` solo se abren donde está instalado Google Play, de modo que en iOS pueden no abrir nada.
    no pueden usar ninguna configuración en «{1}» y {2}
    el dominio es {1}, casi «{2}»
    no lo leen y no muestran ninguna condición legal de este archivo
    Escriba el número de la versión, por ejemplo {1}; {2} corresponde a «versionName».
    Use una dirección de caracteres ASCII sin espacios en blanco.
    Póngalo entre comillas.
    una ruta
    osam-lint baseline vuelve a escribir la línea base.
    Sin archivos, toma los documentos que encontraría check; si hay más de uno, muestra una o dos líneas de cada uno, primero los más graves. La fecha es a la vez la del reloj del servicio y la del dispositivo. A qué versiones instaladas llega un documento lo decide el servicio, y el servicio no es público: --applies indica qué se supone.
    minSystemVersion debe estar formada por números enteros separados por puntos; si no, la app se cierra inesperadamente. Si el campo no está, no se comprueba.
    lo ignoran y aplican la configuración a todos los sistemas
    ningún cambio para los usuarios
    osam-lint: no se ha encontrado ningún archivo de ningún gestor de paquetes
    {1}: contiene la entidad HTML {2}
    el filtro detiene el modelo {1}: {2}
    La petición incluye en la ruta el paquete, la plataforma y el código de la versión instalada, y el servicio elige el documento. Cómo lo elige no es público.
    La biblioteca nativa de iOS y macOS cambia el nombre de las claves al leerlas y, por eso, acepta tanto `requiredVersion` como `required_version`. Android y la biblioteca multiplataforma solo conocen los nombres con guiones bajos e ignoran los demás. `REQUIRED_VERSION` también es una de esas claves: la biblioteca nativa de iOS la convierte en `requiredVersion`.
    la versión instalada {1} solo tiene cifras y puntos
    Escriba \\ para una barra invertida, o ponga el texto entre comillas simples.
    Escriba los segundos de silencio después del OK: 86400 son un día.
    un requisito de versión del sistema que no se puede leer
    un motivo escrito con palabras
    «expect» es para un solo dispositivo, y este caso los incluye todos
    `requirements` es un objeto con nombres y valores, aunque el archivo JSON.md de la biblioteca lo llame array en una ocasión. En iOS y macOS, cualquier otra cosa hace ilegible toda la lista de la plataforma. En Android cuenta como si no estuviera, de modo que la configuración llega a todos los dispositivos.
    Solo con okButtonTitle
    Escriba el texto en {1} tras los dos puntos.
    La app no registra ningún comprobador propio (--requirement).
    archivos más
    null, o nada, donde los clientes necesitan un valor
    pasan al comprobador un objeto null
    {1} es una lista vacía
    desactivado
    lo leen como el número decimal {1}
    Aviso de actualización de la biblioteca antigua
    no está ninguna de las claves de plataforma
    ningún cliente lee {1}, así que no se puede esperar ningún resultado
    biblioteca {1}
    Escriba una etiqueta, o quite el campo si no debe haber botón.
    YAML interpreta {1} como el nombre de un ancla
    Versión que ven las personas. Solo se usa desde la 2.2.8-dev, para detectar que el documento ha cambiado.
    Las versiones que solo difieren en los ceros del final tienen el mismo código de versión.
    comillas tipográficas en una clave o un texto
    la versión instalada {1} no es superior a {2}
    Compara los archivos con el estado que tenían cuando la rama actual se separó de esta revisión; la configuración es la de hoy.
    Título del aviso.
    Si el seguimiento de ese componente está activado.
    0 segundos
    Leído en el código fuente de la biblioteca; no verificado en ningún dispositivo.
    En las bibliotecas más antiguas, `comparisonMode` es 0, 1 o 2. Con cualquier otro número nadie ve el aviso.
    osam-lint check --watch vigila los archivos, pero no corrige nada.
    Poner al final la que no tiene requisitos
    Póngale un nombre que acabe en .yaml o .yml.
    después de pulsar OK: {1} sin aviso
    si se pide {1}
    pista: Los editores inician osam-lint lsp (docs/editors.md); osam-lint check FILE comprueba un archivo.
    {1} se ha indicado {2} veces, y solo admite un valor
    --all muestra cada respuesta entera.
    Lo que se debe indicar al editor que inicie:
    «version» es {1}, con {2}
    línea {1} · {2} · {3}
    pista: osam-lint fix corrige {1}.
    con el objeto hecho sin el builder
    El final pertenece al período, pero solo hasta el milisegundo: con un final a las 00:00, los usuarios no ven el aviso ese día. Si quiere decir «hasta el 31 de marzo», debe escribir las 23:59:59.999 de ese día. En un documento redactado, la fecha sola 2026-03-31 ya significa eso.
    Los hábitos se consultan con simulate; aquí, --opens admite un intervalo.
    Con una url vacía, OK no abre nada en iOS; en Android no hay nada que pueda gestionarla.
    Quite el signo # y lo que viene después.
    Escriba ambos, como --opens-per-day 3 --days 30.
    Las bibliotecas más antiguas no tienen ningún campo para el tipo de aviso: lo determinan los botones. Sin `okButtonTitle` ni `cancelButtonTitle`, el aviso no tiene ninguno y no se puede cerrar; por tanto, los usuarios que lo ven no pueden usar la app, y nada los lleva a donde podrían actualizarla. Puede que sea eso lo que se quiere. En iOS, una etiqueta con un texto vacío cuenta como si no estuviera.
    nada
    la guía en castellano
    Cualquier idioma
    version no es una versión que se pueda leer
    Sin `notify_last_version_frequency`, una actualización opcional se ofrece una sola vez. Las apps recuerdan lo que han mostrado, pero no todas igual: iOS y macOS recuerdan para siempre cada versión; Android, solo la última. Si `last_version_available` se sube y después se vuelve a bajar, iOS no dice nada de la versión que ya había mostrado y Android la muestra otra vez. Si se indica la frecuencia que se quiere, no hay confusión posible.
    Escribe `true` o `false` en la forma habitual. Los clientes leen lo mismo antes y después.
    la url pide un idioma concreto con {1}
    Las apps con el módulo común lo leen, y las de Android con las demás bibliotecas también; otros programas rechazan el archivo. Las apps de iOS con osam-controldeversions no muestran ningún aviso. Las apps de iOS con Prince of Versions reciben un error; a partir de la versión 4, solo si leen el texto. A menudo falta una comilla de cierre cerca.
    YAML 1.1 y 1.2 no coinciden en algunos valores sin comillas: `no` es un booleano o un texto, `010` es 8 o 10, `1e3` es un texto o un número. Esta herramienta lee YAML 1.2; un servicio que convierta el mismo archivo en JSON con otra biblioteca serviría otra cosa. Las fechas de los campos de fecha no se señalan.
    En {1} abre otra página, que quizá lleve a la app.
    Pone entre comillas una palabra formada por letras, cifras y guiones bajos. Los clientes que la leen sin comillas leen la misma palabra. Donde va true o false, una palabra que lo significa se convierte en eso; la corrección no es segura. Donde va un número, la palabra se queda, y un número en cifras de otra escritura se escribe del 0 al 9.
    Con una entrada en `.osam-lint.yml`. `{1}: "off"` en `rules`, en el mismo archivo, desactiva la regla.
    no lo muestran con {1}, pero con {2} sí
    nadie
    esto no forma parte de lo que hay más arriba
    NONE no muestra nada
    packageName no puede ser el identificador de una app
    {1}: se esperaba un aviso y la biblioteca no muestra ninguno{2}
    {1} nunca abre la url
    Claves que valen para todos los casos que no indiquen otra cosa.
    un archivo sin nada dentro
    Las apps con la biblioteca {1} no pueden leerlo tal como está escrito.
    La app registra un comprobador para esta clave de Prince of Versions que acepta este valor; con key=pre*, los que empiezan así; con key sola, cualquiera; con key=none no registra ninguno.
    Escriba el momento con la diferencia horaria, como {1}+01:00.
    comparando documentos
    comportamiento conocido de la plataforma, no probado
    La dirección contiene el documento y queda en el historial del navegador.
    segundos, o una duración como 1h
    lun.
    may.
    mar.
    una fecha o una duración escrita no se puede leer
    A partir de la fecha indicada, la app se abre {1} veces al día a intervalos iguales, durante {2} días, {3}.
    no muestran el aviso {1}
    Solo OK guarda la casilla marcada: con Cancelar se pierde, y el aviso vuelve a salir.
    «{1}» tiene el formato anterior a la versión 4, y no está «{2}»
    Quita la entrada de una incidencia que ya no está.
    comparisonMode
    «{1}» es {2} para {3}, y {4} para {5} {6}
    Escriba la dirección donde {1} ofrece la app, o corrija la plataforma.
    git no ha podido comparar {1} con {2}
    conexión
    es null
    pregunta hoy
    Hay indicios de que es un documento, pero no bastantes para asegurarlo: un nombre característico está en otro lugar, o solo aparece una parte de los campos. Como ha indicado el archivo, se ha comprobado; lo que se encuentre puede referirse a algo que no tiene nada que ver. Los recorridos de directorios y los hooks omiten estos archivos y los indican, y ninguna corrección los cambia, hasta que `--kind` o un `kind` de la configuración diga qué son.
    Escríbalo en la forma 2h, 1h30m o 1500ms.
    Las partes se comparan como textos: 10 es inferior a 9, y 1.02 a 1.2.
    no eligen nunca esta configuración si no registran ningún comprobador
    la versión instalada {1} es inferior a {2}
    hay un [ sin cerrar
    catalán
    Escribe la clave con guiones bajos. La biblioteca nativa de Apple lee lo mismo; las demás empiezan a leerla, lo que no es seguro si pueden usar el documento.
    Escríbalo así: {1}.
    valor del campo «content» de un mensaje: {1}
    Qué reciben los usuarios y cuándo: {1}
    un valor decisivo no cuenta o se interpreta como otro
    no hay ningún campo «{1}» en {2}
    Ejecute git lfs pull.
    «dialogDisplayDuration» {1}, contado en segundos, equivale a {2}
    hasta
    el usuario no ha rechazado la petición para siempre
    Escriba una ruta que no salga de él, o indique la línea base con --baseline.
    , con {1} {2}
    Escriba menos idiomas, o pregunte por un dispositivo con osam-lint simulate.
    Dice también qué hacen las apps con las palabras de cada versión publicada: ERROR, DISMISSED.
    Para guardar el esquema de la configuración en un archivo:
    milisegundo
    conviene saberlo
    detrás de otros dos puntos de esta línea hay un texto en un idioma
    la valoración se pide en la primera apertura
    Un null en los metadatos llega a las apps de formas distintas: un objeto null en iOS y macOS; null en Android a partir de la 4.0.3, y el texto "null" en las versiones anteriores. La biblioteca multiplataforma descarta la clave en iOS y en la JVM.
    Algunos caracteres no se ven, y otros cambian la dirección del texto que los sigue.
    no hay ningún documento de este tipo para {1}
    pista: Aún quedan correcciones por hacer en {1}; vuelva a ejecutarlo.
    {1} o {2}
    No se incluyen los momentos anteriores a 2010 ni los posteriores a 2099 (--date).
    no ofrecen esa actualización en el sistema más nuevo
    un elemento sin ninguna coma delante
    {1} para {2}: {3}
    {1} más como esta: {2}
    ningún identificador de paquete de iOS
    {1} es {2}, que es un ejemplo
    sin final
      osam-lint schema settings > {1}
    endDate es anterior a startDate
    now
    {1} en {2}, biblioteca {3}
    endDate cae dentro de más de cinco años
    Toda clase de dispositivos
    La primera línea y el dibujo son de dispositivos con conexión que antes no han mostrado nada.
    startDate, endDate y serverDate se leen, y serverDate es obligatorio.
    {1} tiene los extremos invertidos
    Una etiqueta para OK sin ninguna dirección muestra un botón que no abre nada.
    Un archivo que no se puede leer es un error en iOS y hace que la app se cierre inesperadamente en Android, donde un archivo vacío cuenta como ceros.
    {1} es {2}, y debería haber {3}
    La petición de valoración aparece a partir de num_apert aperturas y tmin días, y vuelve a aparecer cuando han pasado otros tantos, hasta que el usuario responde.
    Escriba {1} para incluir todo ese día.
    claves y textos sin comillas
    dispositivo
    ningún texto
    no están ni «required_version» ni «last_version_available»
    Quita la entrada.
    «{1}» es {2}
    no lo ve nadie
    Formato de las incidencias en la salida estándar: {1}. auto es github en GitHub Actions; si no, text.
    Escriba un punto seguido de una sola cifra, o solo el primer número.
    el documento
    guardado en {2}: {1}
    La app no pide ningún idioma (--language).
    al salir se comunica {1}
    «{1}» no da valor a ningún campo
    el texto «{1}»
    {1} es {2}, con un signo más
    la versión no figura aquí
    pueden mostrar el aviso hasta entonces
    ampliación
    Foundation no crea ninguna URL a partir de un texto vacío o con un espacio en blanco, y codifica las letras con acentos.
    {1} y el commit actual no tienen ningún commit en común
    {1} es {2}, con un exponente
    Apple y Google piden títulos cortos y mensajes de una o dos líneas. Ninguno de los dos indica un número de caracteres.
    {1} no es ninguna zona horaria que esta herramienta conozca
    Los metadatos de la configuración elegida sustituyen clave por clave los del nivel superior del documento. Si los tipos son distintos, la app recibe unas veces uno y otras veces el otro, según el dispositivo. En iOS y macOS los tipos se conservan y, por tanto, el código que espera uno falla con el otro.
    un número octal
    hay un documento escrito como texto en «{1}»
    los alias de este documento representan más de 10000 valores
    consideran abierto el período a partir de entonces
    written
    OK no abre nada: no hay okButtonActionURL.
    Un aviso solo se muestra mientras serverDate está entre startDate y endDate, ambas incluidas hasta el milisegundo. El período se comprueba antes que el modo.
    una frecuencia de notificación que no está en mayúsculas
    un objeto para textos en varios idiomas no tiene ninguno
    las apps con la biblioteca {1} no tienen en cuenta el sistema; en cambio, con la biblioteca {2}, lo dice osVersionComparisonMode 2 con osVersion "{3}"
    El sistema más bajo para el que es la configuración.
    {1}: el texto es el mismo en {2} y en {3}
    En las bibliotecas más antiguas ocurre con `tmin` 0 y `num_apert` 1, los valores del README: iOS pide la valoración en la primera apertura de cada compilación; Android, en cada apertura hasta que el usuario responde. (De `num_apert` 0 se ocupa otra regla.)
    el sistema no es una versión: {1}
    Ya hay un aviso del módulo en la pantalla.
    Vuelva a escribir la letra y guarde el archivo como UTF-8.
    «{1}» supera lo que puede contar un reloj
    casilla
    {1} espera {2} {3}, y hay {4}{5}
    la petición está activada
    el idioma de un mensaje está escrito en mayúsculas
    cancelButtonTitle
    No se puede leer porque {1} ({2}:{3}).
    Dirección de las condiciones legales.
    La documentación de la biblioteca dice que `appStoreIdentifier` es obligatorio. Ninguna de las versiones publicadas que se han leído lo decodifica: la página de la tienda, cuando se abre alguna, no depende de él. Si el número es erróneo, nadie se da cuenta, y si es correcto, no cambia nada.
    «{1}» está vacío
    Indique otro archivo para la salida.
    Añada una coma.
    Dice qué detecta una regla y por qué importa, y muestra ejemplos.
    Ponga al archivo un nombre que acabe en .yaml, o publique el JSON que hace de él osam-lint build.
    una lista
    En JSON, las claves y los textos necesitan comillas dobles. Las apps con el módulo común no pueden leer el documento: los usuarios no ven ningún aviso ni se les pide ninguna valoración. Solo las versiones 2.1.1 y 2.1.2 siguen leyendo. Las apps de iOS con las demás bibliotecas también fallan; las de Android con esas bibliotecas siguen leyendo. `undefined`, `None` y `NaN`, con los que otros lenguajes indican que no hay valor, no se arreglan con comillas.
    Momento de la pregunta
    {1} respuestas: {2}
    el período se cierra
    {1} en un mensaje
    Un número donde debe haber un texto, una lista donde debe haber un número: un solo valor así y no se puede leer nada del documento. Las versiones publicadas 2.1.1 y 2.1.2 son tolerantes con los textos sin comillas; todas las demás no.
    {1} <= {2} desde la última petición
    Escribe `true` o `false` en lugar de una palabra que lo quiere decir, como `no` o `sí`, y una lista alrededor de un solo nombre donde va una lista. Las aplicaciones que no podían leer el documento muestran entonces su aviso.
    la página de otra app
    modelComparisonMode 1 deja pasar los dispositivos con un modelo que está en models, 2 todos los demás; cualquier otro número, todos. Los nombres se comparan enteros y letra por letra. Con 1 y una lista vacía no pasa nadie.
    Incidencias
    Ponga todos los campos dentro de un objeto en «{1}».
    El sistema es el nivel de API {1} (--api-level).
    Ninguno de los dispositivos consultados lo lee.
    El archivo por sí solo no dice cómo escribe la app su versión; por eso solo se avisa cuando `version` acaba en 0, que es cuando se podría escribir más corta. Es una advertencia con el modo 1, en el que el aviso quizá no salga nunca, y con los demás solo conviene tenerlo presente.
    {1}, documento {2} ({3} en total)
    terminó {1}
    un recorrido: escribir un aviso, comprobarlo y publicarlo
    Escriba \\ para una barra invertida.
    Quite los requisitos.
    osam-lint: no se ha podido comparar {1}: {2}
    el texto integrado
    Escriba el valor que corresponda, o quite el campo.
    un solo texto donde debe haber uno por idioma
    El sistema es más nuevo que cualquier minSystemVersion (--os-version).
    Corrige lo que es seguro, en los propios archivos; después muestra y cuenta lo que queda.
    Escriba la versión en «osVersion», o bien «{1}» con el valor -1 para todos.
    Número de la app en el servicio. Los clientes lo decodifican y no hacen nada con él.
    Una app con conexión no mira su propio reloj: compara el período con el `serverDate` que ha recibido. Si este es anterior a `startDate` o posterior a `endDate`, ninguna app que reciba el documento tal como está escrito muestra nada, sea cual sea el modo. Si la fecha se vuelve a escribir antes de que las apps reciban el archivo, indíquelo con `server-date: now` en la [configuración](../settings.md#serverdate) o con `--server-date now`, y esta regla no dirá nada.
    el aviso no tiene ningún botón
    el documento antiguo no tiene el código de la versión {1} (--version-code)
    numAperture es más de 1000 aperturas
    Quitar la entrada
    no hay texto para {1}
    Un aviso que solo tiene el botón OK se queda en la pantalla, o vuelve a salir, hasta que la versión es otra. Con el modo 0, una actualización lo hace desaparecer. Con el modo 2 se muestra a las versiones superiores a `version`, y cualquier actualización es aún superior; con el modo 1 solo desaparece si la actualización tiene una versión distinta de la indicada. Así, los usuarios pueden actualizar y seguir sin poder entrar en la app.
    Ponga todo el texto entre comillas, o empiécelo en la línea siguiente.
    La dirección tiene espacios o paréntesis angulares: los sistemas más antiguos no abren nada; no verificado en ningún dispositivo.
    la entrada para «{1}» en {2}
    qué gravedad tiene una incidencia, y por qué
    Copiar un enlace
    las apps se quedan con el último valor; otros programas quizá se quedan con el primero
    Escriba una dirección que todos puedan abrir.
    no muestran nunca el aviso mientras tienen conexión
    un número
    En iOS y macOS, la biblioteca nativa necesita un número antes del primer punto: sin `v`, sin ningún espacio en blanco delante y sin comas. Si no está, la versión queda ilegible y, con ella, toda la lista de la plataforma, aunque la configuración no se fuera a elegir nunca. En la JVM, la biblioteca multiplataforma solo admite números separados por puntos, y con cualquier otra cosa falla al comparar.
    Por qué es intencionada.
    Ponga todo el texto entre comillas simples, o escriba \" dentro.
    «required_version» es {1}, igual que «last_version_available»
    Escribir «{1}» entre comillas
    {1}: no se ha generado nada
    cualquier {1}
    {1}, y por eso se omite
    Elimine esta línea.
    , con {1} {2}, el {3}
    Escriba los modelos a los que se refiere.
    Los códigos de versión de las apps de la ciudad tienen diez cifras que empiezan por el año y el mes, como 2026030001. Un código con otra forma queda mal ordenado entre los demás: en una versión publicada de la demo de la propia biblioteca había 20230417, que es más pequeño que cualquier código de diez cifras. Los clientes no comparan el código con nada. Es el servicio el que decide quién recibe el documento; si lo envía a las versiones instaladas inferiores al código, o hasta el código, con uno demasiado corto no llega a ninguna de las otras y con uno demasiado largo llega a todas.
    KMP en iOS admite de uno a tres números con un número de compilación; la JVM, cualquier cantidad de enteros; ambos, con espacios en blanco alrededor. Cualquier otra cosa lanza una excepción al comparar. En Android se convierte a 64 bits.
    Si no está: {1}.
    con la zona horaria {1}, los relojes marcan {2} dos veces
    En iOS, los requisitos propios de la app pierden los guiones bajos: un comprobador para free_space nunca ve free_space.
    el App Store
     al consultar ese valor
    Estos clientes leen un número entre comillas como si no las llevara. Otros lectores del mismo documento (las herramientas propias del servicio o una biblioteca más nueva) no lo harán.
    la versión más reciente es {1}, que no se puede leer como versión
    El código de versión es el de la versión del documento antiguo, y las versiones inferiores tienen códigos inferiores.
    FORCE no tiene tiempo de silencio, y «dialogDisplayDuration» es {1}
    Escriba el texto.
    {1}, en una lista
    DESCRIPCIÓN: {1}
    no pueden leerlo
    Escriba comillas rectas, o no escriba ninguna.
    En iOS, la biblioteca de Kotlin Multiplatform admite de uno a tres números separados por puntos y un número de compilación después de `-`. Con cualquier otra cosa falla la comparación y, con ella, la comprobación. La biblioteca nativa de iOS es menos estricta. Se ha leído su código fuente, pero no se ha ejecutado nada de él.
    Ponga entre comillas los textos que empiezan con «%», o quite la línea.
    Deje solo una de las dos.
    supera los 32 bits
    un objeto con {1}
    Impide comprobar el resto del archivo: ninguna configuración, ningún comentario ni ninguna línea base la silencian.
    actualización obligatoria que se puede saltar con OK
    Nadie ha pulsado todavía OK en este aviso (--last-ok).
    este «{1}» no está cerrado
    vigente hoy
    La versión instalada es {1} (--version).
    falta un campo que los clientes necesitan
    {1} y {2} generarían ambos {3}
    El lector de JSON de Android admite claves sin comillas, comillas simples, = y ;, comentarios, texto después del final, cifras de cualquier escritura y más de 512 niveles. Una coma al final de un objeto hace fallar la lectura; en una lista, añade null.
    Escriba --out . para indicar este directorio.
    Hasta la 4.0.7, la biblioteca nativa de iOS y macOS solo reconoce `ONCE` y `ALWAYS` en mayúsculas; cualquier otra grafía hace ilegible toda la lista de la plataforma. A partir de la 4.0.8, y en Android, da igual que sean mayúsculas o minúsculas.
    {1}, en los metadatos, es {2}
    Escriba las dos, como --os-version 13 --api-level 33, o solo --api-level.
    Número máximo de caracteres de la etiqueta de un botón.
    ninguna app tiene un identificador así
    En `startDate` y `endDate`, null quiere decir lo mismo que omitirlos: sin inicio o sin fin.
    «{1}» no es un commit
    una versión que no se puede leer
    en {2}, 1 no coincide con lo que dicen los originales ({1} en total)
    abren {1}
    {1}: los usuarios leen {2}
    {1} contiene un documento{2}, y --output lo sobrescribiría
    Los códigos de versión instalada son 1 o más.
    no muestran el botón OK, de modo que nada abre la url
    no se ha podido escribir {1}: {2}
    Elimine esta línea, y la última.
    Convierte un documento de osam-controldeversions en uno del módulo común o de Prince of Versions.
    Corrige lo que es seguro: equivale a check --fix.
    sobra el segundo «-»
    el texto para {1}
    {1} (eliminado)
    Conserve solo uno, o corrija lo que debe distinguirlos.
    solo la biblioteca nativa lee {1} como «{2}»
    La X: la app recibe {1}
    Un objeto sin ningún idioma hace que la app se cierre inesperadamente en Android, incluso cuando no toca ningún aviso; en iOS cuenta como si no hubiera texto.
    Archivo que se escribe.
    Algunos editores ponen tres bytes invisibles delante del texto UTF-8. Las apps con el módulo común no pueden leer el documento: los usuarios no ven ningún aviso ni se les pide ninguna valoración. Las apps con las demás bibliotecas lo leen, y otros programas pueden rechazarlo. En YAML esos bytes son inofensivos.
    Cómo se escribe la respuesta: {1}.
    está vacío
    la versión publicada más reciente cuyo código fuente se ha leído
    {1}: no se ha cambiado: solo la configuración dice qué es; con --kind, sí
    Corrija lo que silenciaba y quítela, o ponga una fecha posterior.
    La X cierra el aviso.
    nadie puede pasar del aviso
    «{1}» está, pero falta el campo que debe acompañarlo
    Qué aviso se muestra mientras el período está abierto.
    Escriba un número a partir de 1.
    en cada apertura
    «{1}» no es un valor válido para {2}, que acepta {3}
    un texto contiene un carácter sin escapar: {1}
    La hora del servicio cuando responde. Con conexión, los clientes comparan el período con esta fecha y no con su propio reloj.
    Las palabras que distinguen un idioma de otro las hemos elegido nosotros.
    Aviso de actualización
    los archivos de la lista
    otra vez al cabo de este tiempo: {1}
    Todos los textos deben estar en catalán (`ca`), castellano (`es`) e inglés (`en`). Si falta uno, el documento entero es ilegible, y no solo ese texto: no se recurre a ningún otro idioma.
    el aviso es para una lista de modelos que está vacía
    oct.
    el número de una versión publicada junto a la etiqueta de un botón en catalán y en castellano o inglés
    Escriba la dirección de la app en la tienda tras los dos puntos.
    no había ningún archivo con ese nombre
    en {1} no hay ninguna configuración con todos los requisitos cumplidos
    1 incidencia no se registra: trata de usuarios que pueden quedar bloqueados o de supresiones
    es null
    hace {1}
    En las bibliotecas más antiguas, la dirección la abre el botón OK, que solo aparece con `okButtonTitle`.
    falta un } de cierre
    Escribe la clave conocida, salvo que el objeto también la tenga. Es una corrección segura cuando ningún cliente que lee este campo puede usar el documento sin él; en caso contrario empezarían a leer lo que hoy ignoran, y la corrección no es segura. Una clave que no se parece a ninguna conocida se queda igual.
    Una parte con un cero delante es una advertencia, porque se puede escribir sin él; una parte de más de una cifra solo es un dato que conviene tener presente.
    No hay dos documentos de la misma app y plataforma que muestren algo en un mismo dispositivo y en un mismo momento.
    el período se abre
    «required_os_version» es {1}, que no es un nivel de API
    pista: Es {1}. Otro tipo se escribe delante: osam-lint init KIND FILE.
    {1} no es una versión semántica
    Los documentos se leen como redactados, también los JSON. Un solo documento va a la salida estándar; si hay más de uno, hace falta --out. Un documento que alguna de las versiones publicadas indicadas no podría leer se rechaza con el motivo, y entonces no se escribe nada.
    qué cambia por sí solo en los próximos días
    un archivo no se puede comparar con un directorio
    {1}: «{2}» ya está en el documento, y por eso {3} no tiene efecto en ese campo
    Las bibliotecas más antiguas se comportan de forma distinta según el campo y la plataforma. Una `version` sin comillas se lee en Android y en iOS puede hacer que la app se cierre inesperadamente; una lista o un objeto donde Android espera otra cosa es un error o un cierre inesperado; un título, un mensaje o una etiqueta que no es un texto se descarta sin avisar.
    {1} no lee documentos de este tipo
    opción desconocida «{1}». ¿Quería decir «{2}»?
    {1}: {2}: {3}, {4}
    caso más falla
    una lista de textos
    Ocho combinaciones de biblioteca JSON, opciones de lectura y clases del documento decodifican de forma distinta. Alguna clase cambia en la 1.0.7, la 1.1.0, la 2.3.0-dev y la 3.1.0; la biblioteca, en la 1.0.6, la 2.1.1, la 2.1.3 y la 2.2.0-dev.
    etiqueta del botón neutro en {1}
    «{1}» es un intervalo, y este caso es para un solo dispositivo
    Escriba {1} y haga que la app lo pida igual.
    Escriba # osam-lint: allow RULE -- reason.
    Escriba --output preview.html.
    no piden nunca la valoración
    la regla «{1}» no se puede silenciar con ningún comentario
     con el texto para {1}
    el servicio quizá no encuentre este documento para ninguna app
    tmin y num_apert deben ser números enteros; 1.0 y 1e2 lo son. Cualquier otra cosa falla, y la apertura no se cuenta.
    muestran el aviso en cada comprobación igualmente
    pista: Ejecute build sin --check para escribirlo.
    Los clientes buscan un objeto con un campo `data` y no leen nada más. Si no está, o si en su lugar hay `null` o una lista, no se lee nada del documento: ningún aviso y ninguna petición de valoración.
    Añada legal_version y legal_URL para estas apps.
    vacío
    Para saber qué hace ahora una app de esta versión:
    no está abierto
    las apps lo leen, pero otros programas quizá no
    las apps de Android con {1}
    no hay nada que comparar
    metadatos con algún null dentro
    {1} es {2}, y no {3}
    «{1}» admite un solo valor
    cómo se empieza en un repositorio que ya tiene errores
    Europe/Madrid
    un documento también necesita tmin
    Indique otro archivo con --output.
    Incluir {1}
    Desde la 3.1.0, un filtro necesita dos campos: cómo se compara (`osVersionComparisonMode`, `modelComparisonMode`) y con qué (`osVersion`, `models`). Si falta uno de los dos o está vacío, o si el número no dice ninguna manera de comparar, no hay filtro y todos los dispositivos reciben el aviso. Las apps no dicen nada.
    Ponga un nombre distinto a cada caso.
    lo comparan como texto y consideran que {1} es {2}, aunque es {3}
    Guardar
    De dónde sale el serverDate que reciben las apps: tal como está escrito en el archivo (written), o actualizado antes de que lo reciban (now), ya sea por el servicio o por build --server-date now.
    Quite - o --changed-since.
    «{1}» {2} se lee como el {3}
    cómo se compila el mismo código para navegadores
    la primera ejecución de esta compilación
    Los clientes ignoran las claves que no conocen, de modo que lo que se escribe en ellas no tiene ningún efecto. Si una clave se parece mucho a una conocida, probablemente se quería escribir esa: entonces es una advertencia, y un error si falta la clave conocida, porque sin ella no se puede leer el documento.
    las apps con la biblioteca {1} no tienen en cuenta el sistema, y no es ninguna versión que se pueda dar a un filtro de las posteriores
    tienen un botón de cancelar que quizá no se pueda usar
    un aviso que solo acaba con una actualización
    una configuración sin ninguna versión
    Escriba versiones publicadas como {1}, 2.0.0..{2} o pov-ios:4.0.8.
    necesita --version-code, porque {1} no es un código de versión
    «{1}» trata de usuarios que pueden quedar bloqueados, y una entrada para esta regla debe ser para una sola incidencia de un solo archivo
    una vez para cada versión
    lo que ha cambiado respecto a {1}
    hay un comentario, y JSON no los tiene
    una configuración que no es un objeto
    osam-lint explain RULE da más información sobre la regla.
    Escribir «https://» delante
    un archivo de este programa
    {1} para {2}
    399 filas, y 300 000 comparaciones al azar con la función del propio módulo
    incidencia
    la lista tiene más configuraciones de las que se pueden comparar
    Escribir comillas rectas
    casos más fallan
    desde el {1} hasta el {2}
    etiqueta del botón OK
    Las correcciones seguras no cambian nunca lo que hace con un documento una app que puede utilizarlo; osam-lint explain RULE explica qué escribe cada una. Los archivos se sustituyen enteros o no se tocan. Si se lee la entrada estándar, el texto corregido se escribe en la salida estándar.
    La mayoría de las apps existen para las dos plataformas, con un documento para cada una. Cuando se cambia uno y el otro no, a los usuarios de una plataforma se les pide que actualicen y a los de la otra no. Se comparan el modo, el período y los textos que muestra el modo y, en los documentos de valoración, `minutes` y `numAperture`.
    Si una clave se repite, Gson se queda con el último valor.
    ninguna respuesta
    Copiar
    el sistema más bajo para el que es la configuración
    {1} en los demás casos
    Formato de la respuesta: {1}; ics es para calendarios.
    Número de las condiciones legales; se vuelven a mostrar cuando aumenta.
    Escriba https: si el sitio web lo admite.
    Las condiciones legales.
    Valoración
    Póngalo entre comillas si es un texto, o escríbalo de una forma que ambos lean igual.
    {1} y {2}
    se cumple: {1}, en todas las celdas de dispositivos ({2})
    un error
    plataformas
    Corrija las fechas si los usuarios deben ver el aviso, o elimine el documento.
    required_os_version: el sistema más bajo, entre comillas.
    En YAML, con un comentario en la línea o en la línea de encima. En JSON, que no tiene comentarios, con una entrada en `.osam-lint.yml`. `{1}: "off"` en `rules`, en el mismo archivo, desactiva la regla.
    nadie más cuenta las aperturas con este nombre
    nov.
    milisegundos desde 1970, solo con cifras
    dónde
    duración, en segundos
    {1} archivos que podrían ser o contener documentos, sin comprobar: {2}
    el de la configuración, o below
    el aviso antiguo solo informa, y Prince of Versions solo conoce actualizaciones obligatorias y opcionales
    ofrece la actualización
    Escriba solo cifras separadas por un solo punto, por ejemplo «3.2.1».
    el año no tiene cuatro cifras
    puede parecer descuidado a quien lo lee
    Escriba un salto de línea.
    pierden todos esos metadatos
    Ignorado por {1}
    ninguno de los dispositivos que se consultan lee ninguno de estos documentos, de modo que cualquier afirmación se cumpliría
    Puede que las apps de iOS vuelvan a codificar la url y abran {1}.
    Una dirección que abre alguno de los botones.
    un cero delante de una parte
    en el nivel superior del documento
    Las primeras versiones de la biblioteca para Android comparan las partes de las versiones como textos, letra por letra. Para ellas, 10 es inferior a 9; por tanto, con `version` 1.10 y el modo 0, una app con la versión 1.9 se considera más nueva y no se le pide que actualice. Un cero delante también hace que la versión sea otra: 1.2 no es igual que 1.02. Las versiones posteriores de la biblioteca, e iOS, comparan números.
    el código de las propias bibliotecas, iOS en Linux
    Versiones publicadas de las bibliotecas de las apps, separadas por comas: {1}, osam:2.0.0..{2}, flutter:8.0.0, pov-ios:4.0.8. Las bibliotecas que no se indican no se incluyen.
    «{1}» no es un plazo válido para --fail-on-change
    es un objeto vacío
    required_version es igual que last_version_available
    no tiene ningún punto
    es posible que ninguna app de ahí lo tenga nunca
    cualquier versión instalada recibe este documento
    la pasan por alto
    muestran el aviso de Android sin botón y, con {1}, la gente puede quedarse sin poder entrar en la app
    lista de textos
    un mensaje no tiene «content»
    obligatorio
    Etiqueta del botón que abre la dirección.
    versionCode no es el año, el mes y cuatro cifras más
    Escriba --output {1}:PATH; - es la salida estándar.
    {1}: ningún objeto para {2} en «{3}» diría lo mismo que la lista: {4}
    «{1}» es {2}, con un cero delante de un número
    {1}[0].requirements.{2}
    {1}, las apps pueden recibir uno u otro, según decida el servicio
    Escriba el código de versión del manifiesto de la app.
    nadie más usa este nombre
    Escriba el número de la versión de la app.
    Indique otro archivo para una de las dos.
    Quite esto.
    el documento no se puede decodificar
    está vigente indefinidamente
    {1} enlaces que salen del repositorio, sin seguir: {2}
    Archivos de prueba y directorios.
    un número binario
    «{1}» es {2}, con una etiqueta de versión preliminar
    El día al que son posteriores las fechas de ejemplo.
    no hay ninguna incidencia de este tipo {1}
    este archivo no existe; con -z, git escribe los nombres sin comillas
    {1} es {2}, una hora que los relojes se saltan
    «{1}» tiene el número de compilación {2}
    osam-lint no escribe entradas como esta
    {1} es {2}, que no es ninguna duración
    ningún cambio para los usuarios a partir de ahora
    Escribir la página
    Idiomas que pide la app, separados por comas, o none. El del propio programa es --lang.
    Los clientes lo leen todo o no leen nada: si falta un campo, el documento entero es inservible para las versiones publicadas que lo necesitan. El README dice que `ok`, `cancel` y `url` son opcionales, y desde la 3.x también `checkBoxDontShowAgain` y `dialogDisplayDuration`; del `message` de la valoración dice que es obsoleto. Los clientes los necesitan todos, de modo que un documento escrito según el README desactiva la biblioteca sin que se note.
    lo comparan con la versión de Android, como 13
    Junte los dos valores en uno solo.
    {1}: tiene {2} caracteres, y la configuración permite {3}
    ignorado por {1}
    Si un solo campo no se puede decodificar, no se puede decodificar nada del documento.
    el error requirementsNotSatisfied
    versión instalada {1} {2} {3}
    no se conoce la versión del sistema
    {1} no es un número entero entre {2} y {3}
    Quítela o escriba un objeto.
    con el objeto hecho con el builder
    un requisito que consta en la configuración
    {1} no tiene ninguna versión
    {1} es {2}, no un objeto
    versiones instaladas que la biblioteca no puede leer (--version unreadable)
    es posible que OK no lleve a la gente a la app
    ninguno
    comparación entre {1} y {2}: no hay que hacer nada
    Un dispositivo recibe la primera configuración, en el orden del archivo, de la que cumple todos los requisitos. Una configuración sin requisitos sirve para cualquier dispositivo y, por tanto, nada de lo que viene después se elige nunca. Pasa lo mismo después de una con los mismos requisitos, o solo con una parte, o con una versión del sistema más baja: quien cumple la posterior también cumple la anterior.
    {1} puede ser {2}, y llevan a commits distintos
    un texto para cada idioma
    {1} desde la primera apertura
    no hay nada que comprobar: {1}
    {1} constaba aquí {2} veces y ahora aparece {3}
    Se está trabajando en ello.
    Desde la 3.1.0 en Android, y desde la 3.2.0 en iOS, la biblioteca dibuja el aviso ella misma, y nada se desplaza. En un teléfono pequeño, o con letra grande, un mensaje largo puede no dejar sitio para los botones de debajo. Entonces FORCE no tiene otra salida. Lo que cabe se calcula para una pantalla de 360 por 640 y es una estimación.
    {1} sin diferencias
    ## Opciones
    OK pulsado hace entre {1} y {2}
    Para las apps de iOS desde la versión publicada 4, para que ios pueda conservar el objeto para las anteriores.
    en {1}
    Identificador de aplicación (Android) o de paquete (iOS) de la app. El cliente no lo compara nunca.
    desde la petición
    Quite el que sobra; el documento termina donde se cierra el primer signo {.
    Archivos que se miran cuando se recorre un directorio, entre los que terminan en .json, .yaml y .yml.
    leído en el código fuente
    Escriba «{1}».
    nadie más tiene un nombre parecido
    una versión entre comillas
    «{1}» es negativo ({2})
    nada cierra el aviso
    Si debe serlo, indique su tipo con --kind ({1}).
    Actualice la línea base con osam-lint baseline para que no pueda volver a aparecer.
    {1} no es ninguna clave conocida
    EJEMPLOS
    fechas
    obligan a actualizar a una versión que no es la última
    Cuando el documento no se puede obtener o leer, la respuesta es ERROR. Las apps con la biblioteca {1} pueden seguir en su lugar el documento anterior, sin los filtros.
    osam-lint: se ha omitido {1}: {2}
    solo tiene espacios en blanco
    Ejecute 'osam-lint help <subcomando>' para obtener ayuda detallada.
    Requisitos de Prince of Versions para los que sus apps registran un comprobador.
    Cuándo se usa color: {1}; auto significa en un terminal, salvo que se haya definido NO_COLOR.
    Nada la silencia.
    las apps no toman el texto de otro idioma, y el aviso puede quedar sin {1}
    Contribución
    La primera línea y el dibujo son de dispositivos que antes no han sabido de ninguna actualización.
    texto que no es UTF-8
    {1}, y posiblemente también las apps con {2}
    Lee {1} como texto, y no ejecuta nada. La última línea es para la configuración: nada se restringe por sí solo, porque estos archivos dicen qué llevará la próxima compilación, y los teléfonos también llevan versiones anteriores.
    platform
    Escribir un salto de línea
    Acórtelo, o aumente el límite en long-text en la configuración.
    sin inicio
    «{1}» no es un número válido para {2}
    un aviso que hay que seguir
    Cuando `content` no está, es null o está vacío, la biblioteca de Android hace la petición con su propio texto, que no dice nada de la app. iOS siempre la hace con el diálogo del sistema.
    título en {1}
    Una clave desconocida no cambiaría nada, y quien la ha escrito pensaría que sí. No se ejecuta ningún caso del archivo.
    una versión que las bibliotecas que comparan textos ordenan de otro modo
    {1} lleva versiones de las bibliotecas {2}: indique estas
    Quitar la coma
    En las bibliotecas más antiguas, un texto que no es un número es un error en Android, o un cierre inesperado en la biblioteca de valoraciones; la biblioteca de control de versiones para iOS lo interpreta como el modo 0.
    no están ni {1} ni {2}
    el resto del archivo no se ha comprobado
    {1} no está en ningún repositorio git y, por tanto, no se sabe cómo eran los archivos en {2}
    OK conserva una casilla marcada; el botón de cancelar y la X también pueden conservarla.
    {1} es un nombre reservado para la configuración o para una línea base
    Escribe el mismo momento como `2026-12-01`, o la misma duración como `1h30m`.
    «{1}», casi «{2}»,
    Añada «{1}»: 0 para los sistemas hasta «osVersion», 1 para exactamente ese, 2 para ese o posteriores.
    Las versiones publicadas hasta la 2.1.6 guardan el texto de cancelar en catalán en el lugar del texto de OK en catalán.
    configuración: {1}
    osam-lint: no se ha generado nada, porque no se ha podido leer todo
    superiores
    YAML interpreta {1} como el nombre de un tipo
    Escríbalo a mano en «android»: minimum_version y la versión de latest_version son nombres de versión como 2.4.0.
    El texto corregido se escribe en la salida estándar.
    esto es una página web y no un documento
    la versión instalada {1} es superior a {2}
    basta con una apertura
    El tipo de los documentos, en lugar de reconocerlo por las claves.
    Escriba uno, sin ninguna lista.
    un carácter de control
    kmp-prince-of-versions no se ha ejecutado en el propio iOS; por tanto, una app puede hacer otra cosa.
    version se pasa a compare: tal como está escrita. No está definido qué hace si no está; se cree que, si no es un texto, la app se cierra inesperadamente.
    Los errores posteriores a la lectura del archivo, en los textos por idioma o en la comparación, se producen en la función que recibe la respuesta y hacen que la app se cierre inesperadamente.
    Escriba https://example.org/rules/{1}.html.
    el período se cierra el {1}, medianoche en UTC
    pista: En Markdown, los documentos van en bloques de código, con la etiqueta json o yaml o sin etiqueta.
    hora
    olvidan la casilla marcada cuando el usuario pulsa Cancelar, y muestran el aviso en la siguiente comprobación
    nota:
    Cuánto hace que debe haberse cerrado un período para que se considere un error.
    Permitir {1} aquí, en {2}, con un motivo que escribe usted
    osam-lint: {1}, {2}, {3}
    no hay ninguna regla «{1}»
    A partir de la versión 4, una plataforma contiene una lista de configuraciones. La biblioteca nativa de iOS y macOS ignora cualquier otra cosa y entonces prueba la clave que termina en 2. Android y la JVM aceptan una configuración sin la lista, como dice su documentación; la nativa de iOS, nunca. Un null, un texto o un número no sirven a nadie: Android, a partir de la 4.0.3, se salta un `android2` null y pasa a `android`; todos los demás clientes reciben un error.
    Las claves encajan igual de bien con dos tipos de documento, y los clientes los leen de manera distinta. La herramienta lo ha comprobado como si fuera el primero de los que se mencionan.
    Escriba un objeto con «languaje» y «content».
    una app y su plataforma junto a unos minutos
    Escriba los metadatos entre { y }.
    reconocido por las claves
    Las claves se comparan letra por letra; las desconocidas se ignoran.
    osVersion es un solo número
    el identificador de una regla
     el aviso se cierra
    Cómo se deben entender, con los mismos valores que --as.
    una url ya codificada con porcentajes se vuelve a codificar en iOS
    Versiones publicadas por las que preguntan los casos de init test, separadas por comas: 2.0.0..{1}, osam:{2}. Por defecto, la más reciente de cada biblioteca.
    desde ahí no se puede actualizar
    cualquier valor
    la otra lista
    Descargue el documento en sí; casi siempre esto es la página de un error o de un inicio de sesión.
    Suelte un archivo aquí, pegue un documento o empiece con uno de estos:
    La página se ha escrito en {1}
    el otro
    {1} no está entre comillas
    Más de un año en minutos, o muchísimas aperturas, se considera un error.
    Escriba osam-lint init test FILE --output FILE.test.yaml.
    modelo más
    Escriba un texto entre comillas.
    Los botones que hay determinan el tipo de aviso: sin botones, bloquea la app; solo con OK, abre la dirección y no se cierra; con los dos, el usuario puede elegir; solo con Cancelar, informa.
    --unsafe-fixes necesita --fix o --diff
    {1}
    Una app consulta el servicio con el paquete, la plataforma y el número de su versión, y recibe un solo documento. Si hay dos con el mismo paquete, la misma plataforma y el mismo `versionCode` (o dos documentos de valoración con el mismo paquete y la misma plataforma), los usuarios solo ven uno, y cuál lo decide el servicio; a menudo uno de los dos es una copia que había que cambiar y no se cambió.
    git no responde para {1}, así que no se sabe cómo eran los archivos en {2}
    aquí falta una coma o el signo de cierre «{1}»
    Escriba una etiqueta, por ejemplo «OK» o «{1}».
    El texto tiene {1}: el lector lo pasa por alto si no se le pide ese valor. Esto se ha medido en Linux; un sistema de Apple puede rechazar todo el texto.
    El nivel de API es el de la versión de Android de minSystemVersion.
    {1} no es una secuencia de escape que JSON conozca
    Las apps con el módulo común leen todas las apariciones y se quedan con la última; los textos en varios idiomas se sustituyen enteros, no se combinan. Las apps de Android con las demás bibliotecas también se quedan con la última. Las apps de iOS con osam-valoracions y Prince of Versions pueden quedarse con la primera, y KMP en una JVM puede rechazar el documento. Un valor anterior que no se pueda leer hace perder el documento igualmente. Dos valores iguales son solo una advertencia.
    En el ejemplo del README, startDate es igual que endDate y serverDate es de unos días más tarde, los textos son provisionales, como TITLE_ES, y el texto de cancelar en catalán es «Cancel.lar».
    no se ha registrado nada en {1}, porque no se ha podido comprobar todo
    Escriba la hora que marcan los relojes después del cambio.
    Las configuraciones para sistemas más nuevos suelen ofrecer versiones más nuevas, que los sistemas más antiguos no pueden ejecutar. Si es al revés, los usuarios con teléfonos más nuevos no se enteran de una actualización que sí reciben los que los tienen más antiguos.
    una versión que no es del tipo que corresponde a su plataforma
    se puede elegir «{1}»
    El usuario ha rechazado la petición para siempre (posible en Android hasta la versión 1.1.0).
    un espacio en blanco
    OK lleva a un dominio que no está en la lista de la configuración
    Para las apps de Android desde la versión publicada 4, para que android pueda conservar el objeto para las anteriores.
    es {1}, {2}
    no es una versión que se pueda leer
    osam-lint: no se ha incluido {1}: no lo lee ninguna de las versiones publicadas que se consultan
    Segura o no, según el documento y los clientes a los que se dirige.
    se ha escrito {1}
    pista: Corríjalas, o permítalas una por una en la configuración con el motivo.
    las apps pueden mostrar ahí un cuadro o partir la palabra
    «versionCode» {1} supera {2}, el máximo en Google Play
    Quite - o --git.
    muestran el aviso en todos los modelos
    La función de retorno (callback) de la app recibe ACCEPTED cuando la tienda ha terminado, haya hecho lo que haya hecho el usuario, o ERROR si ha fallado.
    una clave en camel case, que solo lee la biblioteca nativa de iOS
    OK todavía no se ha pulsado, así que no hay ningún tiempo de silencio en curso
    no muestran el aviso en la {1}.1 ni en ninguna otra actualización de la {2}
    sin ninguna petición
    FORCE no tiene casilla de no volver a mostrar ni tiempo de silencio: muestra el aviso en cada comprobación, digan lo que digan `dialogDisplayDuration` y `checkBoxDontShowAgain`. Una duración elegida a propósito, es decir, distinta de 0 y de los 3600 de la documentación, puede indicar que se esperaba otra cosa.
    Escriba el código de la versión {1} tras los dos puntos.
    nota: no se lee {1}, porque al lado está {2}
    la versión instalada {1} es inferior a {2}; el modo {3} pide que sea {4}
    {1} ya no está
    Quítelo o déjelo; los usuarios no notan ninguna diferencia.
    «dialogDisplayDuration» {1} es más largo que el tiempo transcurrido desde 1970
    {1} es {2}, que no está escrito en minúsculas
     en {1}
    {1}: antes {2}, después {3}
    Aperturas de la app que debe haber antes de la petición de valoración; 0 la desactiva solo en Android.
    Decide si una app con osam-controldeversions muestra un aviso sobre su versión.
    texto, o texto en cada idioma
    muestran un aviso sin ese texto
    {1}[0].{2}, que se deduce de los botones
    hay más texto después del final del documento
    expect o always dicen qué se espera
    Escríbala sin el cero de delante.
    una entrada de «messages» no tiene «{1}»
    la configuración admite las dos tiendas y, además, {1}
    Escribe sin decimales los números que los tienen todos a cero. Los demás no los toca: nadie sabe qué número entero se quería.
    no reciben nada
    una lista sin final
    los comprobadores de la app todavía no se aplican, y el requisito se da por cumplido
    Escriba dos puntos entre la clave y el valor.
    «osVersion» es {1}, que no está formada por números enteros
    Ponga todo el texto entre comillas dobles.
    la url tiene un segundo esquema detrás del primero
    {1} respuestas, el {2}: {3}
    Quite los signos que rodean la dirección.
    La biblioteca nativa de iOS y macOS lee toda la lista antes de elegir y, por tanto, un solo elemento que no sea un objeto inutiliza los demás. Android los lee de uno en uno y se detiene con un error en este si ninguna configuración anterior ha coincidido.
    Actualice la línea base con osam-lint baseline para que las demás no puedan volver a aparecer.
    que ya incluye todos los dispositivos de esta
    Cuando un texto es un objeto con un texto para cada idioma, la biblioteca de Android toma el primero si no está el del usuario. Si no hay ninguno, no hay primero: la app se cierra inesperadamente, aunque el aviso no se tuviera que mostrar. iOS lo interpreta como si no hubiera texto.
    El lector de JSON de la JVM rechaza las claves repetidas; lo que no parece un número es texto. Admite más de 512 niveles.
    la etiqueta del botón de cancelar en {1} está vacía
    Escriba hasta tres números separados por puntos y, si hace falta, un número de compilación después de «-».
    un punto donde falta una clave
    tzdata para los años 2025–2030, Foundation para los posteriores
    title, message y las etiquetas de los botones son un texto o un objeto de textos por idioma. Cualquier otra cosa no da ningún texto.
    Escriba el propio valor, o un texto que no necesite ninguno.
    Las apps con Prince of Versions hacen sus propios avisos; por tanto, no se determina si bloquean.
    Escriba primero el extremo inferior.
    Id de aplicación o id de paquete (bundle) de la app. Solo para osam-version.
    el aviso se compara en un idioma y no se indica ninguno
    lo ignoran y lo dan por cumplido
    Para mostrar qué cambia una rama:
    un texto en YAML va entre comillas tipográficas
    un salto de línea
    En castellano las preguntas empiezan con ¿ y las exclamaciones con ¡. Las apps muestran el texto tal como está escrito, de modo que en el aviso también falta el signo, y eso puede parecer descuidado a quien lee en castellano.
    no muestran nada en su lugar
    El dispositivo tiene conexión y recibe este aviso por primera vez.
    anunciado antes
    pasado: {1}
    Escriba una fecha, como 2026-12-03 09:00.
    dialogDisplayDuration es más largo que el tiempo transcurrido desde 1970
    required_version es superior a last_version_available
    Una versión se parte por el primer «-» y después por los puntos: major debe ser un número; minor, patch y build son 0 si no se pueden leer; las partes de más se descartan.
    La versión publicada 4.0.1 ha validado {1} y después ha usado otra configuración.
    Escríbalo, por ejemplo «{1}: {2}».
    Una clave con mayúsculas o minúsculas distintas es una clave desconocida, y falta la verdadera. Una clave escrita con secuencias de escape se lee.
    Ponga todo el texto entre comillas, o escriba dos espacios en blanco antes de un comentario.
    Escriba un número hasta {1}.
    un objeto del formato anterior a la versión 4, sin ninguna lista para las versiones posteriores
    Esta es la primera apertura de la app (--opens).
    «versionCode» {1} tiene {2} donde los demás tienen el mes
    Código de versión al que se refiere el registro. El registro lo elige el servicio; el cliente no compara nunca este código con la versión instalada, y solo lo usa desde la 2.3.0-dev para detectar que el documento ha cambiado.
    mañana
    Escriba \" en lugar de cada una de las comillas de dentro del texto.
    Muestra el script que completa las líneas del comando en un intérprete de comandos.
    `minimum_version_min_sdk` y `min_sdk` son textos en iOS y macOS (`"8.0.0"`) y números enteros en Android. Las versiones anteriores a la 4 para iOS, y la 2.1.0 para Android, ignoran el valor que no pueden leer, de modo que la versión se ofrece a sistemas que no la pueden ejecutar; la 3.0.0 para Android da un error.
    Escriba valores simples, o el JSON interior como texto.
    superiores a {1} y hasta {2}
    días más
    {1} no es ninguna regla
    Cambie a otro directorio.
    {1} Para comprobarlo todo, quite {2}.
    muestran el aviso en todos los sistemas
    el período se cerró el {1}, hace {2}
    Escriba milisegundos desde 1970, que para fechas de hoy son trece cifras.
    Textos e idiomas
    osam-lint: no se ha podido comprobar {1}: {2}
    no se enumeran todas
    esto no es una línea base
    En iOS, una frecuencia que no sea ONCE ni ALWAYS hace perder la lista de la plataforma.
    un número en una forma que no todos los lectores interpretan igual
    Aplique la sangría con espacios en blanco, tantos como en las líneas de alrededor.
    La versión 4.0.1 para iOS y macOS busca una configuración antes de conocer los comprobadores de la app. Si todas tienen un requisito que debe comprobar la app, no encuentra ninguna y responde con un error, registre lo que registre la app. La 4.0.2 lo corrigió.
    «{1}» es una lista, y las versiones anteriores a la 4 esperan un objeto
    el documento es demasiado grande o tiene demasiados niveles de anidamiento
    hay un signo {1} de más, aquí o más arriba
    endDate es 0 o un número muy pequeño
    En Android, el código instalado es el versionCode de 32 bits; en iOS, es CFBundleVersion leído como un solo número entero, y cualquier otra cosa es un ERROR.
    Comprueba documentos y dice qué harán las apps publicadas con cada error.
    La biblioteca de Android guarda los mensajes según el idioma, en minúsculas: si hay dos para el mismo idioma, se muestra el último y el otro no lo ve nadie. `CA` y `ca` son lo mismo.
    {1} es {2}, escrito con punto decimal
    git no da ninguna respuesta sobre {1}, y no se puede saber qué ha cambiado
    en el documento al que se refiere
    cambio
    Un texto corto puede ser igual en todos los idiomas.
    Use comillas dobles.
    Foundation acepta una coma al final de un objeto. Si una clave aparece dos veces, JSONSerialization se queda con el último valor y JSONDecoder con el primero.
    {1} Si no está: {2}.
    eligen la anterior, o ninguna si el dispositivo no cumple sus requisitos
    Decide si una app muestra un aviso de actualización, se bloquea o no dice nada.
    tiene una parte vacía
    una clave sin valor
    aquí hay {1}, y debería haber una clave entre comillas
    {1} días
    comillas simples en una clave o un texto
    los usuarios de una plataforma reciben un aviso distinto del que reciben los de la otra
    la guía en catalán
    cómo se añade un tipo de documento
    {1} se lee una sola vez, y nada cambia en él
    un archivo indicado no se ha podido comprobar
    un texto está en un idioma distinto del que indica la clave
    Póngalo entre corchetes, o detrás de un guion en una línea propia.
    El texto.
    dentro del campo «{1}» y 
    errores del documento antiguo, tal como los indica check
    no se pide ninguno
    Para escribir una sola página sobre todos los documentos:
    sin final
    bloqueo
    AYUDA
    Quítelo, y la propia tienda elegirá el idioma.
    {1} es un enlace hacia {2}, y {3}
    osam-lint: no se ha podido comparar {1} con otros archivos: ha cambiado mientras tanto
    la versión {1} no se puede leer
    la url de Google Play es de una app distinta de la que indica packageName
    Los dispositivos guardan el documento para cuando no tienen conexión, pero no los filtros. Un dispositivo que el filtro detiene también guarda el documento y, cuando la app se abre sin conexión, muestra el aviso. Con FORCE esto bloquea a gente a la que no iba dirigido, hasta que vuelve a tener conexión.
    Ponga un valor más bajo en la primera si la actualización debe ser opcional.
    osam-lint: no se ha cambiado {1}: {2}
    dentro de una semana
    Escriba, por ejemplo, {1}.
    número entero, {1} bits
    url
    Último día que está activado, y 24 horas más.
    lo muestran hasta la primera respuesta y después nunca más
    puede que no se muestre.
    una fecha como 2026-03-31
    esta línea no tiene ninguna clave, ni la sangría de una continuación del texto de arriba
    desde {1} hasta {2}
    inglés
    se ha abierto un texto sin indicar cuál
    la configuración, una línea base o una prueba piden algo imposible
    un aviso que ofrece la actualización
    las apps que muestran el aviso
    la configuración excluye {1}
    pista: la línea base {2} tiene {1} entradas que ya no hacen falta: osam-lint baseline
    {1} es un objeto sin ningún texto
    Escriba 0, o elija LAZY si durante todo ese tiempo no se debe molestar a nadie.
    Las versiones publicadas hasta la 1.0.6 recurren a los límites recibidos antes.
    horas
    subcomando
    La biblioteca nativa de iOS y macOS cambia el nombre de las claves al leerlas: `free_space` llega a la app como `freeSpace`. Una app que registra un comprobador para `free_space` no recibe nunca la configuración. Android no cambia los nombres y, por tanto, solo un nombre sin guiones bajos funciona en todas partes.
    las versiones publicadas anteriores a la 4 leen {1}
    no se ha llegado a él
    los usuarios ven textos dañados
    Escriba la dirección de la página de la app en la tienda, o elija INFO.
    Dice cómo se ha interpretado cada archivo, y por qué.
    un cierre inesperado, posiblemente
    El documento tiene una sola url para los usuarios de los tres idiomas. Con `l=` (App Store) o `hl=` (Google Play), la tienda puede mostrar su página a todos en ese idioma; sin ese parámetro, en el de cada usuario.
    No se pide ninguna valoración hasta que la app se ha abierto `numAperture` veces. Con más de 1000, a quien abre la app una vez al día no se le pide, como mínimo, hasta pasados casi tres años.
    {1}, en {2}
    El dispositivo conserva los límites con los que se compiló la app, 2880 minutos y 5 aperturas (--cached).
    ocupa más de {1} bytes
    Muestra cada respuesta entera, de tantos documentos como haya.
    Escriba {1}, con el punto medio U+00B7.
    en {3}, {1} no coinciden con lo que dicen los originales ({2} en total)
    Directorio para los archivos; se crea si no existe.
    --with-schema necesita un archivo para poner el esquema a su lado
    no se ha comprobado
    probablemente {1}: {2}
    «{1}» es {2}, no {3}
    Google Play
    Escriba tres números separados por puntos, por ejemplo «2.4.0».
    180 textos de entrada con kotlinx.serialization 1.0.0, 1.3.2, 1.5.0 y 1.7.3
    Haga que el servicio escriba ahí la hora de su reloj.
    Los usuarios quedan bloqueados: nada cierra el aviso, y ningún botón lleva a una actualización.
    este nombre está vacío
    no se ha podido ejecutar
    , documento {1} ({2} en total)
    Escriba menos o divida el archivo.
    Las propias bibliotecas comprueban `required_os_version` y, en la JVM, `required_jvm_version`. Para cualquier otro nombre, la app debe registrar un comprobador; si no tiene ninguno, el requisito no se cumple y la configuración no se elige nunca. Solo la 4.0.0 nativa de Android lo da por cumplido. Los nombres que registran sus apps se indican en `requirement-keys`, en la configuración.
    cómo se instala y cómo se verifica lo descargado
    En iOS y macOS, lo que sigue a `-` es el número de compilación. Una etiqueta como `beta` no lo es y cuenta como compilación 0; por tanto, `2.4.0-beta` es igual que 2.4.0, y no anterior. A quien tiene la beta no se le ofrece la versión publicada.
    Configuración y supresiones
    no hay ninguna «version» dentro de «latest_version»
    no se ha comprobado; {1}
    La app lo recibe en la primera lectura de updateState: una segunda lectura del mismo resultado da noUpdateAvailable.
    required_os_version se comprueba se haga como se haga el objeto de la biblioteca; antes, solo cuando viene del builder.
    es posible que los buscadores y los lectores de pantalla no reconozcan la letra antigua como «{1}»
    {1} después de la última pregunta
    osam-lint: ninguna de las bibliotecas aparece en {1} de gestores de paquetes
    «serverDate» es el {1}, {2}
    Antes de la 4, las versiones en Android son versiones semánticas estrictas: tres números sin ceros delante, y una versión con etiqueta va antes que la misma versión sin ella.
    la valoración se pide antes a los usuarios de una plataforma que a los de la otra
    {1}: corrección prevista ({2})
    el número {1}
    que buscan «{1}» {2}
    Nadie puede instalar una versión que es obligatoria y no está disponible. Los clientes no se quejan: quien tiene una versión inferior a `required_version` debe actualizar, y con la actualización que encuentra puede que siga sin alcanzarla.
    Escriba 1 o más; si no quiere que se pida ninguna valoración, desactívelo en la app.
    requirements no necesita un required_os_version legible; en la 4.0.0, si no lo hay, se pierde la plataforma.
    exige la actualización
    Se excluyen las versiones y los sistemas que una biblioteca no puede leer.
    tal como lo servirá el servicio
    Compruebe todos los documentos que hay dentro de este directorio:
    dos documentos para la misma app, plataforma y versión
    Escriba 0 para los sistemas hasta «osVersion», 1 para exactamente ese, 2 para ese o posteriores, o -1 para todos.
    Se usa la primera configuración que tiene todos los requisitos cumplidos; escriba primero las que tengan más.
    {1}: parece que el texto está en {2} ({3})
    Escribe las licencias del programa y de lo que contiene.
    no se ha podido reconocer ningún documento en este archivo
    al documento le falta lo que necesitan algunas versiones publicadas
    Escriba la ruta del archivo, sin patrones.
    {1} es el nombre de un dispositivo con iOS
    llevan a la actualización
    Falla cuando alguna incidencia de la línea base ya no está, para que no pueda volver a aparecer.
    Para los sistemas de Apple, pone el número entre comillas, tal como está escrito; para Android, escribe el número entero sin comillas ni decimales. Es una corrección segura si ningún dispositivo puede usar el documento con las versiones de la biblioteca que leen el valor; si no, los dispositivos pasarían de otra plataforma o clave a esta.
    una app y su plataforma junto a la etiqueta de un botón en catalán y en castellano o inglés
    no dejan salir del aviso
    empieza con {1}
    {1} es {2}, que no es ninguna fecha
    Un documento se compara con uno de la misma carpeta, `pre/android.json` con `pre/ios.json`; si no hay ninguno, con uno cuya ruta solo difiera en una carpeta, `pre/android/alert.json` con `pre/ios/alert.json`. Los archivos más alejados pueden ser de entornos distintos. Si hay más de uno, se elige el que tiene el mismo `versionCode`; si así no queda uno solo, o si el otro documento tiene una pareja más cercana, no se compara nada. Los documentos servidos se comparan con los servidos y los redactados con los redactados.
    sobra la cuarta parte
    un número entero
    Consúltelos en ejecuciones separadas.
    la más nueva de cada biblioteca cuyo código fuente se ha leído
    El sistema es Java {1} (--os-version).
    Añada «{1}»: 1 solo para estos modelos, 2 para todos menos estos.
    Escriba \n para un salto de línea y \t para una tabulación.
    El nombre de la versión instalada no es el versionName del documento (--version-name).
     una vez que «comparisonMode» sea correcto
    Un botón que abre la página de la app en una tienda permite actualizar.
    un número donde falta una cifra
    se ha supuesto
    tiene {1}
    un texto en un idioma que ningún cliente lee
    migrate acepta un solo documento, y se han encontrado {1}
    now, 2026-12-01, 2026-12-01T09:00:00Z, milisegundos, +7d o -2h
    no se conoce ninguna versión publicada que lo lea
    Nombre de la versión instalada, para el módulo común.
    Las secuencias de escape desconocidas o demasiado cortas fallan. Se acepta medio par de sustitución.
    la versión instalada {1} es superior a {2}; el modo {3} pide que sea {4}
    Desde la 3.1.0, `modelComparisonMode` 1 muestra el aviso solo en los modelos de `models`. Con una lista vacía, o sin lista, no hay ningún dispositivo: nadie ve el aviso mientras tiene conexión, tampoco con FORCE. Hasta la 3.0.1 las apps no conocen el filtro y muestran el aviso a todo el mundo.
    es un enlace hacia {1}, y {2}
    Escriba la dirección de la página de la app en la tienda.
    Cada versión puede indicar el sistema mínimo que necesita: un texto en iOS, que se ignora si no se puede leer, y un número entero en Android.
    «meta» es {1} y debería ser un objeto
    {1} es {2}, y no una lista ni un objeto
    «minimum_version» es {1}, que no se puede leer como versión
    no cambia ({1})
     Basta con una lista vacía: entonces Android hace la petición con su propio texto.
    el aviso es para: {1}
    {1} está dentro de aquello a lo que se refiere
    no es un documento de ningún tipo conocido
    mensaje
    {1} no está en minúsculas
    Descomprímalo con gunzip, o indique el archivo que se sirve descomprimido.
    Escriba ["{1}"].
    un carácter sin asignar
    Configuración de osam-lint. Todas las claves se pueden omitir; las de abajo son ejemplos, que se activan borrando su
    no es un archivo de prueba: los archivos de prueba se llaman NAME.test.yaml y tienen las claves «document» y «cases»
    esta compilación de la app aún no ha hecho ninguna petición de valoración
    Elimina los caracteres; si uno separa palabras, como una tabulación o un separador de líneas, escribe un espacio en blanco, salvo que ya haya uno. Un texto que solo tiene eso se queda igual. En los textos y las direcciones esto corrige lo que los usuarios leen o abren. La 2.2.8-dev y las posteriores comparan el `versionName`, de modo que ahí no es una corrección segura si esas versiones le importan.
    Escriba un espacio en blanco.
    petición no contestada
    Sirva como «{2}» lo que hay en «{1}», y nada más alrededor.
    Escríbalo en la forma 7d o 12h.
    Si ninguna configuración se ajusta, la respuesta es el error de requisitos no cumplidos.
    reciben null
    {1}: sin cambios
    Escriba {1} y guarde el archivo como UTF-8.
    la biblioteca no comprueba el requisito {1}
    las apps que se comprueban lo leen y otras no
    es para {1}
    está «osVersion» sin «{1}»
    bytes que no son UTF-8
    Escriba «/{1}» para indicar el archivo que está junto a la configuración.
    {1} no es un valor en JSON
    el aviso vuelve a salir
    Nombre del archivo
    {1} no es {2}
    Escriba "{1}".
    {1} de bloqueo
    cómo se pasa un aviso de una biblioteca anterior
    la url del App Store no tiene ningún id con cifras
    En la biblioteca de valoraciones más antigua, con un `tmin` negativo no se espera ningún día. A un `num_apert` negativo se llega con la primera apertura en iOS, y en Android desactiva la petición de valoración.
    En un sistema inferior al que pide, el mínimo se da por cumplido.
    versiones publicadas que no pueden leer el documento
    Deje una sola lista; si está «{1}», en «{2}» solo puede haber un objeto.
    ninguna versión publicada
    En Android, hasta la versión 1.0.6, después de la llamada de un botón a la función de retorno (callback) hay una segunda, con DISMISSED.
    Escribir las fechas en la forma 2026-12-31 09:00
    ese tiempo siempre ha pasado, y el aviso sale en cada llamada
    repositorio
    {1} no muestra este botón. Aun así, todas las versiones publicadas necesitan el campo.
    . ¿Quería decir «{1}»?
    tabulación
    Los códigos de versión instalada son 1 o más, y ningún OK es de hace más de cuarenta años ni del futuro.
    el aviso se queda
    abre {1}
    {1} es {2}, que no es un número entero
    Escríbalo en «{1}», y ponga aquí una lista.
    minutes supera un año
    No escribe nada; muestra en qué difieren los archivos de --out, con el código de salida 1 si alguno es distinto.
    una plataforma con una lista vacía
    la fecha es el {1}, y el período no empieza hasta el {2}
    sin conexión
    Para completar las líneas en fish:
    Corrija la fecha, o quite «endDate» si el período no tiene final.
    no todos los idiomas tienen los mismos botones
    Ponga todo el texto entre comillas.
    una clave repetida
    Los segundos, milisegundos, microsegundos y nanosegundos desde 1970 no se solapan para las fechas entre 1973 y 5138; un valor en segundos leído como milisegundos es un día de enero de 1970.
    usan {1}, que va antes, e ignoran esta clave
    Id de la regla, tal como aparece en las incidencias.
    es un directorio
    no se conoce ninguna versión publicada
    ocupa más de 1 GiB
    Elimina los espacios en blanco; un texto formado solo por espacios se queda igual. En los textos y las direcciones esto corrige lo que los usuarios leen o abren. La 2.2.8-dev y las posteriores comparan el `versionName`, de modo que ahí no es una corrección segura si esas versiones le importan.
    Aperturas de la app hasta ahora, incluida la que se consulta.
    guardado
    {1}, aproximado
    «serverDate» es 0
    Solo OK guarda una casilla marcada: después de Cancelar el aviso vuelve.
    Escriba {1} donde faltan.
    lo guardan en la forma {1} y no lo encuentran cuando piden {2}
    La app pide uno de los tres idiomas y ese texto se muestra tal como está escrito: no se rellena nada, no se decodifica y no se toma de ningún otro idioma.
    comparan el período con ese momento cuando tienen conexión
    no hay ni «minimum_version» ni ninguna «version» dentro de «latest_version»
    no hay ninguna afirmación que demostrar
    Póngale un nombre que acabe en .test.yaml.
    sí hay
    Para ver todo lo que hace un aviso:
    se cierran inesperadamente
    El archivo se valida antes de que estén los comprobadores de la app: si cada configuración necesita uno, el único resultado posible es requirementsNotSatisfied.
    Asegúrese de que haya otra versión a la que actualizar, o añada «cancelButtonTitle».
    Qué muestra la app: Prince of Versions le dice el resultado, y el resto es cosa de la app.
    la url de Google Play no tiene ningún id
    en el sistema {1}
    empieza a las {1}
    un texto que contiene «: » necesita comillas
    Días desde la primera apertura, para las bibliotecas antiguas.
    un título o un mensaje es igual en catalán, castellano e inglés
    Toda clase de dispositivos, y apps con versiones publicadas anteriores de la biblioteca ({1})
    ningún comprobador
    los campos no están en «{1}»
    «serverDate» es el {1}, {2} del período
    Empezar
    Saque el documento del texto que hay en «{1}» y póngalo en un archivo propio.
    En iOS y macOS, `required_os_version` es un texto. Si hay un número, null, una lista o un objeto, se ignora a partir de la 4.0.1, de modo que la configuración llega a todos los sistemas; la 4.0.0 pierde toda la lista de la plataforma. En Android es el nivel de API, un número entero: si tiene decimales o es true, la configuración no se elige nunca. El valor null se ignora a partir de la 4.0.3 y, antes, no se cumple nunca. Las apps con la 4.0.0 que crean el objeto de la biblioteca sin su builder no miran este campo, y aplican la configuración.
    acordado en {1}: «{2}»
    {1} se encuentra {2}: {3}
    Indíquelo con {1}, o escríbalo en el documento.
    Escriba true o false sin comillas.
    La biblioteca de valoraciones anterior es distinta: en Android también lee estos números, en iOS falla. En el control de versiones, las dos bibliotecas antiguas leen el modo tanto con comillas como sin ellas.
    muestran el aviso sin {1}
    obsoleto desde la 2.0.0, y uno breve lo omite; todas las versiones lo necesitan
    no lo leen, aunque la documentación dice que es obligatorio
    este comentario no continúa con allow y el identificador de una regla
    aquí faltan dos puntos
    botón {1}
    una fecha es posterior al año 9999
    Un número, true o false en lugar de un texto hacen fallar la lectura; las versiones tolerantes los toman como texto.
    se cierra con «{1}»
    {1} en castellano: a esta pregunta le falta ¿
    Escribe la línea tal como seguramente se quería: la que muestra el mensaje. Cuando no es seguro, no escribe nada.
    jul.
    jun.
    true
    Si los avisos LAZY e INFO tienen la casilla de no volver a mostrar.
    El usuario marcó la casilla de no volver a mostrar en el último OK; el documento se había recibido antes.
    Abrir un archivo
    Añada «okButtonTitle» con una dirección, o «cancelButtonTitle», salvo que quiera bloquear la app.
    ene.
    null
    {1} no cierra lo que se ha abierto
    JSON es UTF-8; medio par de sustitución es gramaticalmente válido e impredecible.
    minuto
    El documento antiguo dice, para {1}: {2}
    --all muestra enteras {1} incidencias más.
    un archivo con más incidencias que las enumeradas
     y no prueban «{1}»
    Exporte los próximos doce meses a un programa de calendario:
    es {1}, no una lista
    la url está vacía, y con {1} la debe abrir el botón OK
    En los documentos del módulo común escribe el código que leen los clientes; es una corrección segura, porque sin él ningún cliente lee el documento. En las bibliotecas más antiguas una app puede pedir el código que está escrito, y ahí la corrección no es segura: escribe los textos en catalán con los dos códigos, y los demás códigos tal como los usan los sistemas.
    contiene {1}
    Escriba new, seen, ticked, o cuánto hace que se pulsó OK, como ok:2h u ok:1500ms.
    comparisonMode {1}, el tipo de aviso que se deduce de los botones
    pista: hay {1} archivos de prueba que no se han ejecutado: {2}. Estos archivos se ejecutan con osam-lint test.
    muestran el aviso de Android sin ningún botón para aceptar
    Cuando las apps lo comprueben, añádalo a requirement-keys en la configuración.
    Vale la pena señalar los dominios que no son ni los de una tienda ni los de la configuración.
    cómo se añade una regla
    La url está vacía: OK puede hacer que la app se cierre inesperadamente, si su código no lo evita.
    Escribir --- encima
    Para ver qué cambia para los usuarios con una modificación:
    osam-lint: no se ha comprobado nada: «include» y «exclude» de la configuración excluyen {1}
    hay texto tras «{1}», que anuncia un texto en las líneas siguientes
    564 entradas con kotlinx.serialization 1.6.3 y 1.9.0
    versiones instaladas {1}
    {1} es {2}, no un texto
    ningún aviso
    `minutes` es el tiempo que debe haber pasado desde la última petición de valoración, o desde la primera vez que la app lo consultó. Un valor de más de un año, 525600, probablemente está en segundos o en milisegundos: 2592000 son 30 días en segundos y 1800 días en minutos. Hasta entonces no se pide ninguna valoración a nadie.
    , un número octal
    hay «optional_update» y no hay «latest_version»
    dónde está cada cosa en el código fuente
    la tienda de la otra plataforma
    El README de la biblioteca de Android dice que 0 desactiva la petición de valoración, y allí es así. En iOS, el 0 se alcanza desde la primera apertura, de modo que solo `tmin` evita que aparezca la petición. Un archivo con 0 hace cosas opuestas en las dos plataformas.
    Enumera lo que cambiará por sí solo en los próximos días: cuándo empiezan y terminan los avisos, y para quién.
    auto
    Para saber qué se aplica a un archivo:
    El aviso es para los dispositivos que tienen como mínimo esta versión del sistema.
    Google Play encuentra la app por el `id` de la dirección. Si no es el nombre de paquete del documento, quien toca OK para actualizar va a parar a la página de otra app, o de ninguna.
    Europe/Madrid, UTC o una diferencia horaria como +02:00
    FORCE e INFO tienen OK; LAZY tiene OK y Cancelar. OK es ACCEPTED y Cancelar es CANCELLED; NONE no muestra nada y es DISMISSED.
    un requisito de versión del sistema que no es del tipo de su plataforma
    Indique una que se haya leído, o quite la opción.
    versionCode
    El README dice que ok, cancel, url, checkBoxDontShowAgain y dialogDisplayDuration son opcionales, e id, appId y versionName solo salen en su ejemplo. Los clientes los necesitan todos.
    {1} no es un puntero JSON
    required_os_version: el nivel de API de Android más bajo.
    no hay ni versión mínima ni última versión
    por qué
    quién
    En las bibliotecas más antiguas, el botón está tanto si hay una dirección como si no, aunque el README la considera necesaria. Sin dirección, OK no abre nada. Si es el único botón, el aviso se queda o vuelve a salir, y el usuario queda atrapado. Si la dirección no está, se señala en la clave del botón.
    un comentario en un archivo JSON
    Ponerlo entre comillas
    versionCode es más grande de lo que puede ser un código de versión de Android
    una IllegalArgumentException
    se ha indicado su tipo
    Los errores tienen nombres propios, los espacios en blanco cuentan como si no hubiera nada, un sistema mínimo incorrecto es un error y ONCE es el valor por defecto.
    Hasta la 3.1.0, la casilla de no volver a mostrar el aviso solo se recuerda si el usuario pulsa OK. Quien la marca y después pulsa Cancelar, o, en Android, sale del aviso tocando fuera, vuelve a ver el mismo aviso en la siguiente comprobación. Con LAZY, los que no quieren actualizar son los que pulsan Cancelar y, por tanto, para ellos la casilla no cumple lo que promete.
    el aviso {1} para {2}; para {3}, {4}
    La app de iOS.
    Obligatorio para {1}
    cómo se ven las incidencias mientras se escribe
    osam-lint: a la espera de cambios; para terminar, pulse Ctrl-C
    Los archivos a los que se refiere.
    {1} es {2} aquí y {3} en el nivel superior
    KMP lee required_os_version como texto: un nivel de API en Android y una versión del sistema en iOS, donde las partes que no se pueden leer son 0. La JVM no lo conoce y tiene required_jvm_version.
    Escriba ANDROID o IOS tras los dos puntos.
    reciben una IllegalArgumentException
    el documento {1}
    se ofrece una actualización
    --files-from y --changed-since indican ambas qué hay que comprobar
    packageName
    nadie más usa estos tres nombres a la vez
    Un requisito con una lista o un objeto se ignora en iOS, de modo que se da por cumplido. Android lo pasa al comprobador como texto.
    dos entradas sin una coma que las separe
    {1} no es ninguna clave conocida; probablemente quería ser «{2}»
    id, appId, minutes y numAperture tienen 32 bits; los demás, 64. Un número fuera de esos límites falla. A partir de la 1.0.6, algunos números de 20 dígitos dan la vuelta y se convierten en otros.
    la dirección no es la que parece
    Escriba "{1}", la versión que corresponde al nivel de API {2}.
    cómo se prueba con entradas que nadie escribiría
    {1} en {2}: superados {3}, no superados {4}
    {1} más: osam-lint diff lo muestra todo.
    {1} solo va con --to osam-version
    Archivos y directorios que se deben examinar.
    cosas que corregir
    no pueden usar el documento
    todos los campos de los documentos {1}, por versión
    Se ha detenido. El texto es tal como lo ha escrito.
    «comparisonMode» es {1}, y debe ser 0, 1 o 2
    no está {1}
    Escriba cada nombre con su valor: {1}.
    se cierran inesperadamente{1}
    no muestran nada
    al resto nombres que entienda todo el mundo. Cada clave es una opción de osam-lint simulate.
    el mismo texto en {1}
    Java {1}
    Escribe el valor como lo conocen los clientes. Antes de eso ningún cliente lee el documento.
    una lista de entradas
    entre las dos fechas solo lo ven los usuarios de una plataforma
    Escribe también, junto al archivo, el esquema que cita su primera línea, para que los editores expliquen los campos.
    «{1}» no es una versión
    Lo mismo vale para las bibliotecas más antiguas de control de versiones, y sus README dicen que los dos textos son necesarios.
    Lo escribe en mayúsculas. Las versiones anteriores a la 4 empiezan a avisar a los usuarios cada vez.
    cifras
    Compruebe los avisos antes de publicarlos
    Se deben cumplir todos para que se use la configuración.
    {1} ya se había anunciado
    okButtonTitle
    la entrada estándar es la lista de archivos y también un archivo
    Uso
    una clave conocida con mayúsculas o minúsculas distintas
    Quitar la segunda
    Muestra qué cambiaría --fix, como una diferencia que acepta git apply, y no escribe nada; --format no tiene efecto.
    opcional
    Vale la pena señalar un FORCE sin final.
    el modo {1} no muestra nada
    los enlaces forman un círculo
    reciben el error invalidJsonData
    peticiones con este hábito
    ya no muestran el aviso {1} a partir de esa hora
    YAML conoce `"` y `'` alrededor de un texto. Los procesadores de textos y los chats los convierten en “ ”, ‘ ’ o « », que YAML toma por una parte del texto: los usuarios los leen en el aviso.
    version es {1}, no un texto
    {1}: sin cambios
    las versiones {1}
    el espacio detrás de estos dos puntos es {1}, que para YAML es una letra
    esperados: {1}
    Quítela: ya existe {1}.
    todas las versiones que se pueden leer
    La biblioteca comunica a la app qué actualización hay, y la app decide qué muestra. Por eso aquí no se dibuja nada.
    JSONDecoder en Linux
    Un archivo que no es JSON, o una lista, es onFailure; uno vacío es un documento en el que no hay nada definido.
    never o always dicen qué se espera
    --opens-per-day y --days van juntos
    El final se compara con el momento de la comprobación, o con `--date`. En un archivo histórico esto no interesa a nadie: en la [configuración](../settings.md) está la línea que silencia ahí esta regla.
    no muestran el botón de cancelar
    bloquea la app
    Pone todo el texto entre comillas. Es una corrección segura cuando se pierde un tipo; si se trata de un comentario o de un ancla, puede que el autor lo pusiera a propósito.
    una lista donde falta una coma o el final
    Escriba cada idioma en una línea propia debajo, con sangría, o todos entre llaves.
    «{1}» no dice dónde va el id de una regla
    tanto «{1}» como «{2}» son listas
    {1} en {2}: {3}
    sistemas {1}
    texto después del final
    esto pide una versión de YAML que no es la 1.1 ni la 1.2
    muestran el aviso en cada comprobación hasta que cambia el documento
    hay que actualizar la app
    todas las claves del archivo de configuración
    el sistema {1} llega a {2}
    Quite una de las dos.
    {1} está entre comillas tipográficas
    Escriba {1} detrás de la última entrada.
    {1} o superiores, pero inferiores a {2}
    el documento es {1}, no un objeto
    {1}: si falta un archivo de este tipo, las apps dan un error; aquí se cuenta como si nadie viera nada.
    osam-lint: no se ha comparado {1}: {2}
    pista: osam-lint check da más información sobre un archivo en el que no se ha encontrado ningún documento.
    cómo se modifica osam-lint
    [corrección no segura]
    Escribir «{1}»
    sistemas hasta la versión {1}
    Las apps con el módulo común siguen leyendo y los usuarios no notan nada; otros programas rechazan el archivo. Todas las demás bibliotecas pierden el documento. Las apps de Android con osam-valoracions se cierran inesperadamente, y las de iOS no piden ninguna valoración. Las apps con osam-controldeversions no muestran ningún aviso, y las apps con Prince of Versions reciben un error y no se enteran de ninguna actualización.
    Añada una entrada en «allow», dentro de .osam-lint.yml, con la ruta, el puntero y el motivo.
    {1}, un número octal
    {1} ya está ahí, y no es ninguna página de osam-lint
    ninguna versión
    aquí hay {1}, y «{2}», en «{3}», es {4}
    Haga que los dos coincidan, salvo que las apps difieran a propósito.
     y no muestran el aviso
    un carácter de control en una cadena
    la app recibe un error y no se muestra nada
    legalURL se lee, tanto si es un solo texto como si hay uno para cada idioma.
    FORCE muestra un aviso que los usuarios no pueden rechazar, en cada comprobación que hace la app. Sin `endDate`, esto continúa hasta que alguien cambia el documento. Puede ser justo lo que se quiere, si se trata de una versión que ya no debe usarse; un `endDate` de 9223372036854775807 lo deja claro.
    la fecha es el {1}, y el período duró hasta el {2}
    Swift Foundation en Linux
    «{1}» es {2}, que no se puede leer como versión
    Lo inician los editores; lee la entrada estándar y escribe en la salida estándar con el Language Server Protocol. Cómo se indica a cada editor: docs/editors.md.
    Consulte qué versiones publicadas pueden leer un aviso:
    el final antes de que se cierre un objeto
    no es un número entero
    {1} no es un dominio
    {1}: {2}; sin comprobar
    una opción de configuración que no se puede usar
    reciben el texto «null»
    Un dispositivo que no ha respondido nunca cuenta desde 1970, de modo que una duración más larga que ese tiempo oculta todos los avisos.
    las cifras de una fecha están escritas todas seguidas
    osam-lint ya no sabe qué hay en {1}: no se ha podido aplicar un cambio. Vuelva a abrirlo.
    Intercambie las dos fechas o corrija la que esté mal.
    otro documento empieza con este campo, {1}, y ninguna línea «---» encima los separa
    Corrija una de las dos versiones.
    Un null dentro de meta llega a la app de una forma u otra; KMP, en iOS y en la JVM, lo omite.
    Solo con OK, en iOS el aviso vuelve a aparecer únicamente cuando tiene título y mensaje.
    Si `minutes` es 0 o menos y `numAperture` es 1 o menos, no hay que esperar nada: la valoración se pide la primera vez que se abre la app, a personas que todavía no la conocen. Hasta la 1.0.7 la apertura se cuenta después de compararla, de modo que ese efecto lo tiene 0, pero no 1.
    Es posible que un botón con el título vacío no se pueda usar; no verificado en ningún dispositivo.
    abre la página de la app ({1}, {2})
    pueden no mostrar ningún botón en una pantalla pequeña: el aviso no se desplaza, y con {1} la gente puede quedar bloqueada
    Si no está: nunca.
    {1}, que equivale a {2},
    Escriba una versión como "14" o "16.4".
    , y 
    las apps con {1} rechazan un número que hay en su valor
    hay más de un mensaje para {1}
    Resume cuáles de las versiones publicadas que se comprueban no pueden hacer nada con este documento mientras que otras sí: normalmente es un documento escrito para la 2.x, sin los campos que necesita la 3.0.0. `osam-lint compat` muestra la tabla completa.
    Escriba «"{1}"».
    Escriba también okButtonTitle, o quite la url.
    «sí»
    «version» es {1}, con 0 como última parte
    Las apps muestran el aviso hasta `endDate`. Rara vez se quieren más de cinco años: puede que haya una cifra equivocada, o que no debiera haber final. En un período sin final se omite `endDate`; 9223372036854775807 significa lo mismo. El final se compara con el momento de la comprobación, o con `--date`.
    La l·l catalana se escribe con U+00B7 entre dos l. U+0140 se mantiene para los textos antiguos, y un punto o una viñeta es un error.
    un requisito propio con un guion bajo en el nombre
    | hoy, {1}
    Póngalo todo en el primero.
    qué significan las palabras de estas páginas
    otros avisos también tienen estos nombres
    un número no superior a {1}
    un texto entre comillas simples
    La biblioteca antigua de Android pone `http://` delante de una dirección así; en iOS no se abre nada.
    una fecha está escrita en segundos
    con certeza: hay nombres inconfundibles en un texto dañado
    Escriba dos guiones, con un espacio en blanco a cada lado.
    Quítelo; para poner más de un documento hace falta una lista (--as authored) o un flujo YAML.
    que tiene los mismos requisitos
    archivos
    empieza más adelante
    {1}: {2} convertido en {3}
    {1} no indica ninguna versión publicada
    .osam-lint-baseline.json, si existe
    A qué versiones instaladas da el servicio un documento del módulo común, con los mismos valores que simulate --applies.
    Dirección de las condiciones legales, en las versiones publicadas que tienen su número.
    igual
    pista: osam-lint fix --unsafe-fixes corrige {1}; antes, mire con --diff qué cambia.
    no piden la valoración a nadie hasta que ha pasado ese tiempo
    El código para iOS que dan el README, la demo y el adaptador de Flutter codifica con porcentajes todo lo que no se admite en el fragmento de una dirección: el signo de porcentaje pasa a ser %25 y # pasa a ser %23.
    Escriba {1} para incluir ese día, o {2} para acabar el día anterior.
    {1} no es un nombre adecuado para pruebas
    {1} ms
    Haga que el servicio escriba ahí su hora en cada respuesta. Si ya lo hace, ponga server-date: now en la configuración.
    El motivo: {1}.
    osam-lint baseline escribe una línea base.
    versionCode en Android es un entero de 32 bits.
    Divídalo en dos casos.
    Permitir {1} aquí, con un motivo que escribe usted
    No se ha reconocido ningún documento en este texto.
    Escríbalo tras «{1}:», por ejemplo {2}.
    tanto «{1}» como «{2}» son listas, y son iguales
    reciben la excepción {1}
    se puede cerrar
    un valor, A..B, A..<B (sin incluir B), A.. o ..B
    Los textos como Ã© se han decodificado con una codificación distinta de la que se usó para escribirlos.
    petición de valoración
    un número entre comillas
    la url es para {1}, y el documento, para {2}
    sin ningún botón: el aviso no se puede cerrar
    cuenta también esta apertura, así que es como mínimo 1
    Dentro de un texto se aceptan saltos de línea, tabuladores y NUL sin escapar.
    En catalán y en castellano el día va antes del mes en una fecha escrita con números; en inglés americano el mes va primero.
    no se marcó la casilla de no volver a mostrar
    el documento es para {1}
    pueden no abrir nada al tocar OK
    La marca de orden de bytes llega al lector de JSON, que falla.
    served para JSON, authored para YAML
    los usuarios reciben un aviso que no dice nada
    la versión instalada {1} no tiene solo cifras y puntos
    JSON para publicar
    un número en base 60
    {1}: va entre comillas que YAML toma por una parte del texto
    no muestran nunca el aviso
    todas las versiones
    el número de una versión publicada junto a un texto en catalán y en castellano o inglés
    es un momento anterior a 1970
    la página quizá no se abra
    «versiÃ³n» es «versión» después de pasar por otra codificación, y � ocupa el lugar de una letra perdida. Los clientes leen el documento como UTF-8 y las apps muestran el texto tal como está escrito, de modo que los usuarios ven exactamente eso.
    La app crea el objeto de la biblioteca con su builder, porque tiene comprobadores.
    superior
    pista: la línea base {1} tiene 1 entrada que ya no hace falta: osam-lint baseline
    Con FORCE y LAZY, el botón OK abre la url. Si la configuración tiene una lista de dominios en `store-hosts`, una url puede llevar al App Store, a Google Play o a uno de esos dominios; cualquier otro seguramente es una equivocación, y los usuarios irían a parar a una página ajena. Sin la lista, esta regla no encuentra nada.
    jue.
    `meta` es un objeto con nombres y valores. En una configuración, cualquier otra cosa hace ilegible toda la lista de la plataforma en iOS y macOS, y eso es un error; Android la ignora. En el nivel superior del documento, todos los clientes la ignoran y continúan.
    Indíquelo con --out.
    Texto del aviso.
    mar.
    Todos los campos del documento de versión son obligatorios excepto startDate y endDate; id, appId, packageName y platform se decodifican y después no se usan.
    lo interpretan como un 0 y nunca piden la valoración
    Quite el cero.
    osam-lint: {1}
    no se puede saber si la entrada estándar ha cambiado
    qué muestra un dispositivo, y por qué
    `1e3` es un número JSON válido. Las versiones publicadas hasta la 2.1.8 no pueden leerlo donde debe haber un número entero; la 2.2.0 y las posteriores lo leen, pasando por un número de coma flotante que por encima de 9007199254740992 no es exacto.
    {1} es {2}
    Escriba osam-lint build alert.yaml.
    el enlace sale del directorio actual
    USO:
    {1}: corrección hecha ({2})
    Una clave desconocida no cambiaría nada, y quien la escribió creería que sí. Con una configuración que no se puede usar no se comprueba nada.
    Un texto se busca exactamente por el código con el que lo pide la app. Si no está, Android toma la primera entrada del archivo, e iOS cualquiera.
    Escribe el último momento de ese día. El aviso se muestra un día más, y puede que quien lo redactó quisiera decir la medianoche.
    una fecha
    obligan a actualizar
    Ponga ahí el texto en {1}.
    cómo se usa en una página, sin instalar nada
    no se muestra nada
    Este cliente no puede leer el documento, así que el dispositivo nunca lo guardó.
    Una gravedad, una versión publicada, un patrón de archivos o una fecha que no se pueden entender no dicen nada. Con una configuración que no se puede usar no se comprueba nada, para que nadie crea que se aplica. Una regla sobre usuarios que pueden quedar bloqueados no se desactiva: cada incidencia se permite con una entrada que dé el motivo.
    En {1} no lleva a nadie a la app: {2}.
    Escribe la opción de configuración que probablemente se quería poner.
    osam-lint: no se ha simulado nada
    palabras de un texto que YAML interpreta como otra cosa
    {1}: «{2}» tiene un objeto para {3} además de la lista en «{4}2»
    Valor para un campo que el documento omite.
    un texto muestra una secuencia de escape como \n
    Archivos y directorios; - es la entrada estándar.
    una versión
    quizá se quería escribir esto
    {1} aparece más de una vez
    muestra el aviso cuando las versiones son iguales
    solo {1}
    Cada parte de un nombre tiene letras, cifras, guiones, guiones bajos y puntos, y no empieza con un punto.
    diferencias
    Añada el texto para {1}.
    Indique dos archivos o dos directorios.
    un número entero ({1} bits)
    Segundos de silencio después de que el usuario pulse OK, con LAZY e INFO.
    una palabra de la biblioteca como FORCE, una palabra corriente como must-update, shown (cualquier aviso) o blocked (un cierre inesperado, o una actualización obligatoria a la que no lleva ningún botón)
    cómo se añade un formato de salida
    El archivo, o un patrón para más de uno. Una regla sobre usuarios que pueden quedar bloqueados admite un solo archivo, con una barra en la ruta.
     al leerlo
    ocupa más de {1} GiB
    contiene pruebas, que se ejecutan con osam-lint test
    Las versiones se comparan con NSNumericSearch: las series de dígitos como números y el resto como caracteres; 1.2 es inferior a 1.2.0.
    OK puede llevar a la gente a una página de error
    reciben un error cuando llegan a ella
    {1} puede corresponder a varios archivos
    desde la primera apertura
    una coma sin ningún campo detrás
    falta un ] de cierre
    un texto tiene una entidad HTML
    nota: {1} se entiende como {2}
    {1} o más
    Corrija el puntero de la entrada, o quítela; check --format json muestra el puntero de cada incidencia.
    Aquí: nunca.
    con «tmin» {1} y «num_apert» 1 no hay ninguna espera
    El documento nuevo se escribe en YAML en la salida estándar. Por la salida de errores se informa de qué ha pasado con el documento antiguo y de qué dispositivos hacen otra cosa con el nuevo. No se adivina nada: lo que el documento antiguo no dice se deja en blanco, y check lo rechaza hasta que se rellena. El código de salida es 1 si algo ha quedado en blanco o no se ha podido trasladar.
    un comentario después del final
    está en un lugar donde no se puede escribir nada
    reciben el error missingConfigurationVersion en los dispositivos a los que corresponde
    no se puede leer
    Escribe el valor más cercano, si hay uno lo bastante parecido como para ser un descuido al escribir. Antes de eso ningún cliente lee el documento; mire igualmente la diferencia, porque el aviso empieza a mostrarse.
    lo muestran tal como está escrito
    gravedad
    texto después del final del documento
    Esta ejecución no se cuenta.
    la tienda puede preguntarlo, o no
     Se puede repetir.
    OK no lleva a ninguna página de la app
    La biblioteca antigua de iOS también convierte el texto en una dirección tal como está escrito, en todas las versiones. El ejemplo de su propio README, `http://www.apple.com <http://www.apple.com/> `, tiene espacios en blanco y paréntesis angulares, con los que los sistemas más antiguos pueden no abrir nada.
    Escriba LAZY si no se debe bloquear a la gente con otros dispositivos.
    {1} después de la primera apertura
    «dialogDisplayDuration» es 0, es decir, no hay tiempo de silencio
    nadie ve nada
    el título o el mensaje del aviso está vacío
    la petición de valoración está desactivada, porque num_apert es {1}
    Escriba el momento con la diferencia horaria, +02:00 para el primero o +01:00 para el segundo.
    tmin y num_apert son números enteros de 32 bits, también entre comillas, y 0 si no están o son null. Cualquier otra cosa hace que la app se cierre inesperadamente.
    Todos los que tienen una versión inferior a la última deben actualizar; por tanto, la actualización no se ofrece nunca como opcional y la frecuencia de notificación no sirve de nada. Es correcto si es lo que se quiere.
    El comprobador ha terminado inesperadamente y se ha iniciado de nuevo. El texto es tal como lo ha escrito.
    Indique todos los archivos de una app, o el directorio donde están.
    ; quizá quería decir {1}
    está dañado, y no se ha encontrado ningún documento en él
    no verificado
    {1} está entre comillas simples
    falta un esquema como https: delante de la url
    sistema {1} >= {2}
    la entrada estándar se lee una sola vez, y nada cambia en ella
    El resultado de todos los dispositivos, tal como lo acepta prove --always.
    No se incluye, porque la tabla sería demasiado larga: {1}.
    Los textos de los botones, en el orden de la biblioteca.
    Un id de Android tiene dos segmentos o más de letras, cifras y guiones bajos que empiezan por una letra; un id de Apple tiene letras, cifras, - y puntos.
    {1} solo en versiones publicadas anteriores
    Con FORCE y LAZY, el botón OK abre la url. Si está vacía, no hay ninguna página desde la que actualizar: iOS no abre nada, y en Android la app puede cerrarse inesperadamente, porque nada gestiona una dirección vacía y el módulo no captura ese error. Aun así, la app ya ha recibido ACCEPTED.
    una lista sin ninguna configuración para los demás dispositivos
    la lista «{1}» está vacía
    cualquier aviso
    Termina con el código de salida 1 cuando algo cambia dentro de este plazo, como 7d o 12h.
    Quite la etiqueta, o escriba un número de compilación.
    Cada cuánto
    Vuelva a escribir la línea base con osam-lint baseline.
    «{1}» no es una secuencia de escape que YAML conozca
    esto es YAML, y el archivo se lee como JSON
    Escriba . para indicar el directorio actual.
    Si el documento está dentro de otra cosa, ninguna app lee el archivo tal como es; por eso no se comprueba. Es el caso de una exportación de Firebase Remote Config, de una entrada de Strapi o de Contentful, de un objeto con un documento para cada plataforma, de un documento escrito como texto y de un documento detrás de `export default`, `module.exports =` o el nombre de una función. Saque el documento y póngalo en un archivo propio.
    «{1}» no es una versión formada por números enteros
    osam-lint: se ha escrito {1}, pero se ha perdido lo que no se podía conservar: {2}
    {1}: está vacío, y un botón necesita una etiqueta
    la lista no contiene ningún documento de un tipo conocido
    ¿Quería decir osam-lint {1}?
    comparisonMode es {1}, y Prince of Versions solo trata de versiones inferiores
    esto podría ser {1}
    El valor null significa algo distinto para cada biblioteca. La nativa de iOS y macOS pasa al comprobador un objeto null. La de Android le pasa el texto "null" antes de la 4.0.3 y, a partir de esa, ignora el requisito. La multiplataforma consulta el comprobador en Android e ignora el requisito en las demás plataformas.
    Escriba un documento para cada plataforma, separados con ---.
    Escriba osam-lint fix --unsafe-fixes.
    `{1}: "off"` en `rules`, dentro de `.osam-lint.yml`, desactiva la regla.
    reciben uno u otro según la configuración
    las condiciones legales están en un campo que solo leen algunas versiones publicadas
    mié.
    okButtonActionURL está vacío
    Quién
    {1} dentro, sin comprobar: {2}
    Se selecciona la primera configuración que cumple todos los requisitos, y no se mira ninguna más.
    Android indica la versión con un solo número desde la 9 (13), y antes con más (8.1.0).
    true y false cuentan tanto en mayúsculas como en minúsculas, también entre comillas. 0, 1 y «yes» fallan.
    Escribe un espacio en blanco normal donde hay uno de otro tipo. Es seguro con el módulo común, porque hasta entonces los clientes no leen nada del documento; las apps de Android de las otras bibliotecas toman el espacio como parte de la clave que viene detrás, de modo que ahí no es seguro mientras puedan usar el documento. Todo lo demás se deja al autor: no se sabe con certeza qué falta.
    notas
    No hay ningún resultado para una actualización obligatoria: la app debe mirar el indicador.
    el final del mes que viene
    El archivo se junta sin finales de línea antes de leerlo, de modo que un comentario hasta el final de una línea se traga el resto.
    los navegadores lo arreglan, y otras apps puede que no
    Muestra también los cambios ya pasados, y los que suavizan o reformulan avisos solo en versiones publicadas anteriores.
    {1}: un nombre es {2}
    ha cambiado mientras se leía
    Prince of Versions no abre nada por sí solo: la app sabe dónde se actualiza
    Android se queda con el último valor, iOS quizá se queda con el primero y una JVM quizá rechaza el archivo
    una clave que es un número, un booleano o null
    ese archivo no existe
    Informa: cancelar cierra el aviso.
    el archivo empieza con una marca de orden de bytes
    el documento antiguo no dice para qué plataforma es (--platform)
    {1} con {2} {3}
    sistemas desde la versión {1}
    Las primeras versiones publicadas que tienen condiciones legales leen su número y su dirección, `legal_version` y `legal_URL`. Las posteriores solo leen una dirección, `legalURL`. Cada una ignora los campos de la otra, de modo que un archivo que debe servir para ambas necesita los dos juegos de campos.
    resultado
    la tercera parte no es un número
    siguen esta
    un cierre inesperado
    {1}:{2}:{3}: se ha omitido «{4}», porque ningún cliente lo conoce
    no lo pueden leer y continúan con el documento que ya tenían
    Los documentos solo tienen unos pocos niveles; busque un signo de apertura repetido.
    El idioma en que se explica lo que se ha encontrado, con los mismos valores que --lang. Cuenta el de la configuración del directorio actual. Los textos de los avisos no cambian.
    correcciones hechas: {1} en {2}
    {1} necesita números entre {2} y {3}
    supera los 64 bits si se cuenta en segundos
    pista: hay 1 archivo de prueba que no se ha ejecutado: {1}. Estos archivos se ejecutan con osam-lint test.
    {1} no forma parte del documento
    Permitir {1} aquí, en un archivo {2} nuevo, con un motivo que escribe usted
    las apps
    Ofrece la actualización: OK abre la dirección y cancelar cierra el aviso.
    leen como 0 sus partes ilegibles
    la página de la app en su tienda
    Para ejecutar todos los archivos de prueba de este directorio y de sus subdirectorios:
    «{1}» es {2}, no un objeto
    Un texto que no es JSON, o que no es un objeto, es invalidJsonData en iOS, JSONException en Android y en la JVM, y ConfigurationException para KMP en iOS.
    ; ahora 1 espera el resultado actual, en {1}
    Un documento redactado puede omitir el envoltorio; se añade al hacer el JSON exacto.
    cosa que corregir
    está vigente hasta el {1}
    una clave sin dos puntos detrás
    294 filas
    Para saber qué dice la regla que aparece en una incidencia:
    «{1}» no es nada que recuerde un dispositivo
    Para completar las líneas en zsh, desde una carpeta de su fpath:
    metadatos que no son un objeto
    Escribe la clave conocida, salvo que el objeto también la tenga. Es una corrección segura cuando ningún cliente que lee este campo puede usar el documento sin él; en caso contrario empezarían a leer lo que hoy ignoran, y la corrección no es segura.
    Quítelo.
    A qué versiones instaladas llega un documento: las inferiores a su versionCode (below), solo la que es igual (exact), todas hasta esa (up-to), o todas (as-served).
    no es una serie de cifras separadas por un solo punto
    Los códigos de versión del propio módulo tienen diez dígitos, que empiezan por el año y el mes, salvo 20230417 en la 2.1.1.
    un comentario que se traga las líneas siguientes
    {1} antes y {2} después
    Aperturas de la app hasta ahora, esta incluida.
    nadie más tiene un sistema mínimo al lado de la versión mínima
    «osVersion» es {1}, que significa {2}.0.0
    {1} argumentos inesperados: {2} y {3} más
    Enlaces
    OK no abre ninguna página
    Escribe en el propio archivo el resultado actual cuando un caso espera otro; never y always no cambian.
    botón {1}: abre
    aquí falta «{1}»
    un texto que empieza con «{1}» necesita comillas
    que se abren sin conexión exigen la actualización en todos los sistemas y modelos
    {1} (obligatorio): {2}
    el resto
    hay una url, pero ningún texto para un botón OK
    {1} aún no se ha anunciado
    el aviso de Android quizá no tenga ningún botón para decir que no
    la configuración para los sistemas más nuevos no indica ninguna versión
    Muestra para cada fila un comando simulate que la reproduce.
    Clase de cambios más baja con la que el código de salida es 1: {1}.
    {1}: {2}, y no está definido qué entrada se toma.
    nadie puede verlo nunca
    la app decide cómo
    Dominios, además de los de las dos tiendas, a los que puede llevar el botón de un aviso. Si hay una lista, cualquier otro dominio es una incidencia.
    un apóstrofo cierra un texto entre comillas simples
    {1} no silencia nada
    Código de versión de la app, que comparan el módulo común y Prince of Versions en Android. Junto a --version pregunta por todos los documentos en una sola ejecución; sin esta opción, los que necesitan uno se indican y se omiten.
    Escriba qué se debe pedir a los usuarios.
    acaba aquí
    muestran el aviso diga lo que diga el período
    {2}: hace {1}
    qué archivos se miran y cómo se leen
    cómo se comprueba cada commit
    argumento inesperado: {1}
    una secuencia de escape que no existe
    El servicio da este documento a la versión instalada, sea cual sea (--version).
    Android se queda con el último valor, e iOS quizá también
    aquí falta una clave
    Escribe el mismo momento en milisegundos. Eso abre o cierra el período, y las cifras por sí solas no demuestran que se quisieran escribir segundos.
    {1} no funciona en {2}
    no piden la valoración a nadie antes de ese número de aperturas
    Quítelo o escriba un valor.
    Escriba un valor, o quítelo.
    ninguna app para {1} puede leerlo
    la primera coma
    El código de salida solo dice si se ha podido responder a la pregunta.
    Qué ven los usuarios con {1}
    en las apps para {1} no está
    En un documento de Prince of Versions no hay ningún lugar para esto.
    En Android, todas las aperturas son posteriores a la última petición de valoración.
    registrada: {1}
    el editor ha rechazado una petición de osam-lint
    los campos están {1}no dentro del campo «{2}»
    Genera el JSON exacto que leen las apps a partir de documentos tal como los escriben las personas.
    un número demasiado grande para el tipo double
    Nadie ve ningún aviso.
    {1}: {2} caracteres, unas {3} líneas
    tal como está, {1} con {2} {3}; tal como se quería, {4}
    Si el usuario ha rechazado la petición para siempre (posible en Android hasta la versión 1.1.0).
    pueden leerlo
    Escriba una de las dos.
    Número de días que se consultan a partir de hoy, {1} por defecto.
    para {1} se ofrece {2}, una versión inferior a la que hay para {3} ({4})
    {1} {2}: al tocar OK, la app se cierra inesperadamente.
    {1}: se deja tal como está; los documentos en Markdown solo se comprueban
    {1} de repetición
    {1} parece un código de versión de Android; una app para el sistema {2} tiene una versión como 4.3.0 (--version).
    hay algún documento que no se ha podido examinar
    Muestra la ayuda.
    {1} es {2}, no un número
    No hay nada de este tipo en el archivo indicado con --cached, así que el dispositivo es nuevo.
    Los clientes cuentan las fechas en milisegundos desde 1970: trece cifras para las fechas de hoy en día. Dieciséis cifras son microsegundos y diecinueve, nanosegundos; leídas como milisegundos, caen decenas de miles de años más adelante: un período que empieza entonces no se abre nunca, y uno que acaba entonces no se cierra nunca.
    Escriba el modelo sin la marca, como "SM-A536B".
    archivo sin comprobar
    Escribir {1}
    FORCE no tiene Cancelar y no se puede salir de él, pero OK lo cierra; vuelve a salir en la siguiente llamada.
    un paréntesis angular
    Una dirección sin esquema no abre nada en iOS, y en Android no hay nada que la gestione.
    Las apps comparan los nombres de `models` enteros y letra por letra con el nombre que el dispositivo da de sí mismo. En iOS es el identificador del hardware, `iPhone14,2` y no «iPhone 13 Pro»; en Android es el modelo sin la marca, `SM-A536B` y no «samsung SM-A536B» ni «Galaxy A53». Un nombre que no tiene ningún dispositivo no coincide con nada, de modo que el filtro deja pasar a quien debía detener o detiene a quien debía recibir el aviso.
    aquí hay un carácter que YAML no admite
    Escribe el número sin comillas. Los clientes que lo leen entre comillas leen lo mismo.
    dos salidas van a la salida estándar
    Escriba un código de versión como 2021040000.
     mientras no se llegue a esto
    Modelos de dispositivos tal como se identifican ellos mismos, letra por letra: SM-A536B, iPhone14,2.
    el botón puede quedar en blanco; funciona.
    Qué recuerdan los dispositivos del aviso: nada (new), el documento sin ningún OK (seen), un OK (ok, ok:2h, ok:..<1h), un OK con la casilla marcada (ticked), o varios de estos valores separados por comas.
    Escriba --output FORMAT:PATH, como json:{1}. Los formatos son {2}.
    Si no está la clave de la plataforma, la comprobación falla.
    Sin comillas, YAML interpreta un espacio en blanco seguido de `#` como el inicio de un comentario, `!Nova` como el nombre de un tipo y `&Ara` como el nombre de un ancla. Lo que queda es un texto como cualquier otro y, por tanto, no falla nada: en lugar de `Versió #1 de la ciutat`, los usuarios leen «Versió».
    cómo se comprueba en GitHub Actions, GitLab y otros sistemas
    Muestra también lo que hay en la línea base.
    comparisonMode es el número que hay al principio del valor; es 0 si no hay ninguno o si el campo no está.
    no hay ninguna página de la app
    se ha comprobado como si fuera {1}
    Empiécelo con una barra, como en /data/title/ca.
    {1} es {2}, una hora que los relojes marcan dos veces
    Una respuesta vacía no es JSON. Las apps con el módulo común no pueden leer el documento: los usuarios no ven ningún aviso ni se les pide ninguna valoración. Con osam-controldeversions y osam-valoracions, las apps de iOS reciben un error; las de Android la toman por un documento en el que no hay nada definido, y no muestran nada. Las apps con Prince of Versions reciben un error y no se enteran de ninguna actualización.
    Un documento es un solo objeto y nada más: detrás no puede haber ni un segundo objeto, ni un paréntesis suelto, ni una nota. Las apps con el módulo común no pueden leer el documento: los usuarios no ven ningún aviso ni se les pide ninguna valoración. Las apps de Android con osam-valoracions se cierran inesperadamente, y las de iOS no piden ninguna valoración. Las apps con osam-controldeversions no muestran ningún aviso. Con Prince of Versions las apps de iOS reciben un error, y las de Android siguen leyendo.
    no hay ningún comando «{1}»
    Sirva un solo documento: «{1}» es un objeto, sin corchetes alrededor.
    no tiene requisitos, y por eso se selecciona
    el de la configuración, o {1} junto a ella o en la raíz del repositorio
    la versión que se indique
    el dispositivo tiene conexión
    «{1}» no se puede rebajar a la gravedad {2}
    Valoración de la biblioteca antigua
    {1}: no se ha leído su código fuente
    Vuelva a escribir el carácter y guarde el archivo como UTF-8.
    bloquea la app
    Escribe solo el número cuando no puede significar otra cosa. Entonces el filtro funciona y detiene dispositivos.
    muestran un botón sin texto
    archivos: {1}/{2}
    {1}: el modo es {2}, y es {3} para {4} {5}
    Después del período y de NONE, en un dispositivo que un filtro detiene por el sistema o por el modelo no se muestra nada y la app recibe DISMISSED, también con FORCE. Los filtros no forman parte de lo que guarda un dispositivo: sin conexión no se detiene a nadie, y editar solo los filtros no es ningún cambio.
    hay una clave sin comillas: {1}
    textos más
    versiones más antiguas (con --all, una tabla de cada una)
    Versión del sistema del dispositivo: 14.2 en iOS, 13 en Android. Para Prince of Versions en Android, el nivel de API, como 33.
    FORCE no tiene endDate
    El resultado en el dispositivo que describen las demás claves, tal como lo acepta simulate --expect: FORCE, must-update.
    El documento que este dispositivo ha recibido antes; si no se indica, el dispositivo es nuevo.
    piden la valoración en la primera apertura de cada compilación
    El versionCode es el de la versión {1}, y las versiones inferiores tienen códigos inferiores.
    una configuración en «{1}» es {2}, no un objeto
    Texto del diálogo en Android hasta la 1.1.0. Las versiones publicadas posteriores lo decodifican y no lo muestran nunca.
    {1} es un nombre reservado para ejemplos y pruebas
    check señala como error todo lo que queda por rellenar. Con settings se empieza un archivo de configuración, y con test, un archivo de pruebas sobre el documento que se indica: lo que hoy se cumple en él.
    Hacer todas las correcciones seguras
    Muestra también lo que permiten los comentarios y la configuración.
    Aumente uno de los dos valores: los incorporados son 2880 minutos y 5 aperturas.
    después de un no: nunca más
    «{1}» no se puede rebajar en bloque a la gravedad {2}
    En iOS, si minimum_version no se puede leer, no hay ninguna versión mínima, y nadie se entera.
    El número se señala a partir de 3600000, salvo que sea un número entero de días y no un tiempo redondo en milisegundos: 7776000 son claramente 90 días.
    Etiqueta del botón que cierra el aviso.
    {1}: es {2}, un texto provisional
    {1}, leído con una codificación equivocada
    en cualquier momento
    Escriba {1} para indicar {2}.
    Una vez corregido el error, la supresión que lo tapaba silenciaría el siguiente que saliera en el mismo lugar.
    El modelo del dispositivo es uno de los que el filtro deja pasar, {1}; los demás dispositivos no reciben nada (--model).
    Escriba la versión más baja del sistema para la que sirve la configuración.
    mensaje en {1}
    Las líneas de este archivo terminan de dos maneras; guardadas aquí, terminan de una sola.
    el objeto con los campos del documento.
    se toma la primera, el {1}, y no el {2}
    ; {1} esperan ahora el resultado actual, en {2}
    El filtro compara `osVersion` con la versión de Android, como 13. Los desarrolladores a menudo nombran un sistema por su nivel de API, que en este caso es 33, y Prince of Versions compara eso. Todas las versiones son inferiores a 33: con `osVersionComparisonMode` 0 el filtro no detiene a nadie, y con 1 o 2 detiene a todos.
    El último domingo de marzo los relojes de Barcelona pasan de las 02:00 a las 03:00 y, por tanto, ese día no existen las 02:30. El último domingo de octubre pasan de las 03:00 a las 02:00 y, por tanto, las 02:30 se repiten. En esos casos, una hora escrita sin diferencia horaria no corresponde a ningún momento, o corresponde a dos. El documento servido se hace con uno solo: la hora que se salta se lee con la diferencia horaria de antes del cambio, y de las dos repetidas se toma la primera.
    El dispositivo no tiene conexión.
    El momento que toman como referencia las reglas que dependen del reloj, en la zona horaria de la configuración: 2026-12-03, 2026-12-03 09:00 o 2026-12-03T09:00:00Z; con never o always también un intervalo, 2026-12-01..2026-12-31.
    lo interpretan como {1}
    este archivo no existe y, como patrón, no coincide con ningún archivo JSON o YAML
    «required_os_version» no tiene ningún comprobador en la JVM
    con la casilla marcada: nunca más
    una etiqueta de versión preliminar, que no se tiene en cuenta
    La versión 4.0.0 para iOS y macOS necesita `required_os_version` siempre que hay requisitos, incluso si son un objeto vacío. Si no está, esa versión no puede leer nada de la lista de la plataforma. Las versiones posteriores, y Android, no lo necesitan.
    Escriba un número, por ejemplo 2021040000.
    El punto de la l·l es el punto medio, U+00B7. Con un punto normal, una viñeta o un guion la palabra está mal escrita, y las apps la muestran así; los lectores de pantalla pueden partirla en dos. El propio ejemplo del README dice «Cancel.lar».
    {1}, y no se puede generar nada a partir de ahí
    un mensaje no tiene contenido
    Corrija el identificador en la url o el packageName.
    Escriba ahí el código de su idioma; la clave se escribe «languaje».
    el enlace no lleva a ninguna parte
    no se puede iniciar ningún hilo de ejecución
    Los clientes cuentan las fechas en milisegundos desde 1970, que para fechas de hoy son trece cifras. Diez cifras son segundos y, leídas como milisegundos, caen en enero de 1970. Como `endDate`, el período hace mucho que se cerró y nadie ve el aviso. Como `startDate`, el período ha estado siempre abierto y los usuarios pueden ver el aviso antes de tiempo. Como `serverDate`, es un reloj parado en 1970.
    «required_version» es {1}, superior a «last_version_available»
    git no tiene aquí su contenido
    la versión instalada {1} no es exactamente {2}
    en {1}, {2}
    posiblemente {1}
    la interpreta como {1}
    `serverDate` debe ser la hora del servicio en el momento de responder. En un archivo que se sirve tal como está escrito no cambia nunca, y las apps con conexión comparan el período con esa fecha y no con su propio reloj: un período que está abierto no se cierra nunca, y uno que está cerrado no se abre nunca.
    Escriba «{1}», salvo que las apps pidan {2}.
    advertencias
    metadatos con una lista o un objeto dentro
    un archivo que no es un documento de ningún tipo conocido
    Escriba la coma, o ponga el texto entre comillas.
    El cuerpo se decodifica como UTF-8, diga lo que diga la respuesta sobre su codificación.
    {1} no es ni una lista ni un objeto
    «minSystemVersion» es {1}, con más cifras de las que compara iOS
    cerrado
    los dispositivos se diferencian por unas cosas antes y por otras después
    reglas según su identificador
    una frecuencia de notificación que no es ni ONCE ni ALWAYS
    una versión acaba con una parte que es 0
    menos {1}
    la versión instalada {1} es exactamente {2}
    no responden nunca
    días
    No se ha encontrado ninguna incidencia.
    aquí falta un valor
    Primer instante del período, incluido. Si se omite o es null, el período siempre ha estado abierto.
    aquí hay demasiados niveles de anidamiento
    Qué pasa con el aviso después de tocar un botón, y qué se comunica al código de la app.
    Escriba el texto en {2} ({1}).
    faltan las comillas de cierre de este texto
    Escriba «expect», «never» o «always».
    {1} tiene espacios en los extremos
    es {1}, no un objeto
    El README dice que message es obsoleto desde la 2.0.0, y un README breve que nombra la 3.2.0 muestra un documento sin ese campo. Todas las versiones todavía lo necesitan en los tres idiomas.
    la url no empieza ni por http:// ni por https://
    minSystemVersion
    osVersion es un nivel de API, y ninguna versión de Android
    con FORCE no hay ningún «endDate»
    abren al tocar OK una página que puede que no sea la de la tienda
    Los campos deben quedarse: las versiones publicadas desde la 2.3.0-dev no pueden leer un documento que no los tenga. Con NONE no se muestra nada, de modo que no se puede esperar nada de ellos.
    etiqueta de cancelar
    terminó hace {1}
    nadie ve nada; terminó {1}
    endDate es a medianoche, cuando empieza el día
    reciben {1}{2}
    osam-lint: {1}: {2}
    una l·l catalana está escrita con un carácter incorrecto
    Escriba 0 si quiere que se dejen de utilizar las versiones inferiores, o añada «cancelButtonTitle».
    Se pasa a la app con la respuesta.
    solo el sistema {1}
    Escribe el mismo texto entre comillas dobles. Es una corrección segura, salvo que haya que tener en cuenta la 2.1.1 o la 2.1.2 y puedan usar el documento: estas muestran las comillas simples.
    Se supone que todas las ejecuciones son posteriores a la última petición.
    qué se garantiza sobre la seguridad y cómo se avisa de una vulnerabilidad
    el período no tiene final
    incidencias más como las anteriores
    demasiados grupos de dispositivos para poder dibujarlos
    Escriba la versión más reciente.
    sin comprobar
    ofrecen su actualización opcional una sola vez
    sin ejecutar
    Escriba milisegundos desde 1970: {1} corresponde al {2}.
    OPCIONES
    Si tiene la casilla «no volver a mostrar».
    los cinco tipos de documento, cada uno con un error y una simulación
    ; la función de retorno de la app recibe {1}
    El README dice que appStoreIdentifier es obligatorio. Ninguna versión publicada lo lee.
    {1} se debe leer, y --output lo sobrescribiría
    la url empieza por «{1}:»
    «{1}» es 2, y no hay ningún modelo en «models»
    {1} no es ninguna biblioteca que conozca esta herramienta ({2}){3}
    Documentos
    la misma clave dos veces en un objeto
    un número con un cero inicial
    documentos
    osam-lint: ningún caso tiene ese texto en el nombre
    no queda claro a qué versiones se refiere: comparisonMode es {1}
    cualquier diálogo en estos idiomas podría tenerlos
    Elimínelos, o vuelva a escribir el texto.
    Ponga otro nombre al archivo; para la entrada estándar existe --stdin-filename.
    Escriba LAZY mientras se utilicen esas apps; si no se utiliza ninguna, dígalo con «clients» en la configuración.
    un número que no acaba donde debería
    no se puede leer ningún caso
    Póngala entre [ y ].
    las apps de iOS
    El servicio añade {1}: aquí no se escriben.
    Una diferencia de modo o de período es una advertencia cuando los dos documentos tienen el mismo `versionCode`; si no, es una nota, igual que los textos distintos y los números distintos de un documento de valoración: puede que las apps difieran a propósito.
    Lo que cabe de un aviso se calcula para una pantalla de 360 por 640 píxeles independientes de la densidad, con 35 letras de mensaje por línea.
    Póngalos en archivos separados.
    OK se pulsó el {1}, y el tiempo de silencio duró hasta el {2}
    la etiqueta del botón OK en {1} está vacía
    En algunos idiomas el título de un botón está vacío: no está definido si el botón aparece.
    ## Corrección
    El versionCode es el de la versión del documento antiguo, y las versiones inferiores tienen códigos inferiores.
    Línea base con las incidencias que ha registrado osam-lint baseline y que no cuentan. Por defecto, {1} junto a un archivo o en una carpeta superior.
    la url es una dirección a la que los usuarios no pueden llegar
    no hay
    El servicio da este documento a las versiones instaladas inferiores a su versionCode (--applies below).
    después de pulsar OK: nunca más
    osam-lint: no se ha podido leer lo que había registrado en {1}, y se sustituye
    OK pulsado hace menos de {1}
    title y message están vacíos los dos, y el aviso no diría nada
    por el mismo motivo, {1}:
    osam-lint rules las muestra todas.
    Otra manera de indicar el archivo.
    falta
    --config y --no-config se contradicen
    Solo OK guarda la casilla marcada.
    un archivo en el que hay una cosa distinta de la que se escribió
    Se comunica por la entrada y la salida estándar, como hace siempre.
    Lo que solo puede saber el autor se deja en blanco. osam-lint check señala cada hueco como error hasta que se rellena.
    Los idiomas llevan el código más corto de la norma ISO 639: ca, es, en.
    {1} aquí, el {2}
    git no ha podido leerlo
    todavía no se ha pulsado OK: {1} desde 1970 >= {2}
    Si el código correcto también está, el otro simplemente se ignora.
    sin condiciones legales
    Hasta que no se vuelva a iniciar la app, los avisos posteriores también vuelven a salir después del OK.
    una configuración anterior no deja ningún dispositivo para esta
    {1}: en ese intervalo no hay ninguna versión publicada
    no ha sido posible escribir {1}
    Pone al final de la lista la configuración sin requisitos. A partir de ese momento, los dispositivos que cumplen los requisitos de una de las otras reciben esa otra.
    No está definido qué responde la comparación si no hay ninguna versión: la app puede cerrarse inesperadamente, o puede que no se muestre nada.
    Muestra casos para lo que aún no cubre ningún caso.
    El idioma se guarda en minúsculas; si hay dos iguales, cuenta el último, y si no hay content, se usa el texto incorporado.
    los textos en catalán son para «{1}» y no para «{2}»
    no hay exactamente una incidencia de este tipo{1}
    esto no se puede generar
    {1}: {2}
    Si requirements no es un objeto, en iOS se pierde la plataforma; en Android cuenta como si no hubiera requisitos, lo que se cumple siempre.
    Aumente uno de los dos valores.
    «notify_last_version_frequency» es {1}, no un texto
    impide que se compruebe el resto del archivo
    La configuración seleccionada necesita required_version o last_version_available; si no está ninguna de las dos, la comprobación falla.
     o 
    inferior
    Un documento de osam-controldeversions; - es la entrada estándar.
    Escriba el texto ({1}).
    --check muestra qué cambiaría build, y no escribe nada.
    la versión para las bibliotecas posteriores
    Cada nivel de API de Android es el de una versión o de unas pocas: 33 es Android 13, 25 es 7.1, 7.1.1 o 7.1.2.
    superiores a {1}
    reciben un error
    incidencia más como las anteriores
    es {1}, no un texto
    no un texto
    Examina también los documentos en bloques de código de los archivos Markdown (.md, .markdown), cuando se recorre una carpeta o hay una lista de archivos; un archivo que se indica se examina siempre. Solo se comprueban.
    documento
    lo leen como {1}
    día más
    solo informa
    Las demostraciones hablan con un servicio de desarrollo, que no tiene la página de ninguna app.
    a partir del {1}, {2} con {3} {4}; tal como se quería, {5}
    objeto
    Permita cada incidencia con una entrada de «allow» que tenga la ruta, el puntero y el motivo.
    {1} incidencias no se registran: tratan de usuarios que pueden quedar bloqueados o de supresiones
    La función de retorno (callback) de la app no se llama nunca.
    funciona, pero probablemente no es lo que se quería
    {1} no dice nada: ninguno de los documentos es de un tipo que tenga este resultado
    las incidencias de la regla «{1}» vuelven a contar: la entrada en «allow» valía hasta el {2} ({3})
    osam-lint: se ha iniciado con una lista de argumentos vacía
    osam-lint: no se ha podido escribir {1}: {2}
    el botón
    qué muestra el aviso
    el texto está dañado
    nada la abre como página
    startDate y endDate son el mismo momento
    La biblioteca nativa de iOS y macOS ignora un requisito que tenga como valor una lista o un objeto: no se consulta ningún comprobador, y la configuración llega a dispositivos para los que no estaba pensada. Android pasa el valor al comprobador como texto.
    un punto decimal en un número entero
    --device y {1} indican a la vez qué recuerda el dispositivo
    un documento del que no se han podido calcular todas las respuestas
    {1} contiene más de un documento para una misma plataforma, y una prueba no puede distinguirlos
    si un servicio lo envía a las versiones inferiores, el alcance posible entre las que son como {2} es este: {1}
    {1}, sin final dentro de las fechas pedidas (--date)
    Los tienen las versiones publicadas, y también lo que hace «make build» en Debian.
    los requisitos no tienen «required_os_version»
    pista: {1}. Indique uno para comprobarlo.
    no se puede trasladar
    aquí «{1}» debe ser un objeto
    nota: comprobación parcial con {1}, solo sobre {2}
    La biblioteca nativa de iOS y macOS solo lee metadatos que sean textos, números, true o false. Una lista o un objeto dentro de los metadatos de una configuración hace ilegible toda la lista de la plataforma, y eso es un error; dentro de los metadatos del nivel superior del documento, hace que se pierdan todos. Android pasa a la app el valor interior como texto JSON, algo que conviene saber.
    tras «{1}» hay un documento
    Escriba también el resultado.
    {1}, {2} sin poder ejecutarse
    el sistema no es una versión de Java: {1}
     {1} indica otro valor por defecto.
    La app de Android.
    Gravedad: {1}. Se aplica a: {2}. Desde la versión {3}.
    la versión {1} {2}{3} recibiría respuestas distintas: {4} con {5}, y {7} con un objeto para {6}
    vacío
    «models» está vacío, y el aviso es solo para estos modelos
    Todos los dispositivos reciben esto.
    0 muestra el aviso cuando la versión instalada es inferior, 1 cuando es igual y 2 cuando es superior. Sin este campo, Android no muestra nunca nada.
    num_apert igual a 0 o negativo pide la valoración enseguida en iOS y no la pide nunca en Android.
    Afirmación
    «modelComparisonMode» es 1, solo para los modelos de «models», y no hay ninguno
     cuando el usuario toca OK
    cualquier valor
    una versión con número de compilación
    cuatro textos más en los documentos de valoraciones
    osam-lint outcomes muestra qué resultados hay.
    una clave sin dos puntos detrás
    Resultado que deben tener todos los documentos, como FORCE o must-update; si no, el código de salida es 1.
    A partir de la versión 4, las apps nativas no leen el objeto del formato antiguo. Sin una lista en la clave que termina en 2 reciben un error, y ningún usuario de una app más nueva se entera de la actualización. La biblioteca multiplataforma todavía lee el objeto antiguo en iOS.
    Escriba un texto como «2.4.0».
    cierre inesperado
    ninguna de sus bibliotecas funciona en {1}
    el comprobador de la app acepta {1}
    Saque el documento del texto, de modo que el archivo empiece por {.
    los campos no están dentro de data
    hay más errores; solo se muestran {1}
    Si los dispositivos no tienen conexión.
    termina a las {1}
    Dice qué hace con un documento una app de la versión indicada en el momento indicado, y por qué.
    un archivo que podría ser un documento
    no es ningún archivo de un gestor de paquetes conocido
    valor de serie
    De qué plataforma es la app a la que se refiere el registro. El cliente no lo compara nunca.
    una secuencia de escape que es medio carácter
    Los comentarios hacen fallar la lectura, salvo algunos dentro de valores que se ignoran.
    hoy, {1}
    Para demostrar que un aviso no deja a ningún usuario bloqueado:
    un texto que no es JSON
    Elimina los tres bytes. Las apps con el módulo común empiezan a leer el documento, y todas las demás leen lo mismo.
    Versión instalada tal como la compara la biblioteca: un código de versión como 2021040000, o 1.2.3, o 1.2.3-45.
    no se ha comprobado nada
    Escriba «required_jvm_version».
    Qué versiones
    Nombre de la entrada estándar en las respuestas; la extensión dice si es JSON o YAML.
    algunas reglas pueden haber pasado por alto qué hacen estas apps
    los resultados no siguen enlaces que estén en el directorio actual
    Los títulos, los mensajes y las etiquetas son objetos con un texto en `ca`, `es` y `en`. Si en su lugar hay un texto sin idiomas, ninguna app puede leer el documento.
    una parte de varias cifras
    ya hay un archivo con ese nombre
    {1} con {2} posiblemente {3}
    otros
    es un nombre distinto del que sería sin él
    compara la versión instalada con la del JSON; en realidad, ningún cliente compara nada
    Casi siempre faltan dos puntos, una comilla o un paréntesis, o están donde no pueden estar, y ninguna app puede leer el documento. Los usuarios no ven ningún aviso ni se les pide ninguna valoración. Las apps de Android con osam-valoracions se cierran inesperadamente, y las apps con Prince of Versions reciben un error y no se enteran de ninguna actualización. Se informa de todos los errores de un archivo, para que se puedan corregir de una sola vez.
    con FORCE, las apps que no conocen los filtros exigen la actualización en todas partes
    dialogDisplayDuration parece estar en milisegundos
    Comprueba solo lo que ha cambiado desde que la rama actual se separó de esta, y lo que git aún no sigue.
    ## Ejemplo
    antes era {1}; qué será ahora lo determina {2}
    ilegibles, como {1}
    Escriba el identificador del hardware, como "iPhone14,2".
    el puerto de la url es {1}
     en {1}
    osam-lint: no se ha calculado qué cubre {1}: {2}
    una versión de la que no se lee una parte
    El diálogo muestra el texto propio de la biblioteca: no hay ninguno para este idioma.
    La biblioteca nativa de iOS toma la lista de la clave `ios` y la multiplataforma, la de la clave `ios2`; por tanto, las mismas personas reciben respuestas distintas según la app. En macOS, la lista de `macos2` no se lee nunca mientras se pueda leer la de `macos`; en Android, la lista de `android` no se lee nunca. Si las dos listas son iguales, solo es una advertencia.
    cada vez que la app lo consulta
    la url empieza por http: en lugar de https:
    Escríbalo tras «{1}:».
    legal_version y legal_URL se leen; las condiciones vuelven a aparecer cuando el número aumenta.
    Las páginas están en el repositorio de osam-lint, con estos nombres:
    La app crea el objeto de la biblioteca con su builder y no con new PrinceOfVersions(this); para Prince of Versions de Android 4.0.0 y 4.0.1.
    este comentario no da ningún motivo
    Escriba --- en una línea aparte, encima de esta.
    title, ok, cancel y neutral son textos opcionales en tres idiomas que sustituyen a los del diálogo de Android; con cualquier otro valor, el documento no se puede decodificar.
    etiqueta del botón neutro
    Una lista vacía es un error, y no se prueba la otra clave.
    INFO no abre ninguna dirección. Aun así, todas las versiones publicadas necesitan el campo.
    Las claves se comparan letra por letra. Para un cliente, `versioncode` es una clave desconocida, de modo que falta `versionCode` y no se puede leer nada del documento.
    Escriba el propio objeto, sin comillas alrededor ni barras inversas dentro.
    {1}, ya ha pasado
    no hay espacio suficiente
    Si ninguna configuración corresponde a un dispositivo, la app recibe un error en lugar de una respuesta. Una última configuración sin requisitos, o solo con una versión del sistema, recoge los dispositivos que no cumplen los requisitos de ninguna otra.
    el servicio lo añade a cada documento
    Haga que el servicio escriba ahí la hora de su reloj o corrija el período.
    Para las apps de macOS desde la versión publicada 4, para que macos pueda conservar el objeto para las anteriores.
    el de la configuración, o en
    una versión publicada no puede usar el documento o una parte de él
    Campos y tipos
    ningún identificador de app
    Escriba la versión entre comillas.
    OK no abre nada: okButtonActionURL está vacío.
    cifra
    Escríbala así: «2.4.0» o «2.4.0-4».
    Etiqueta del botón que acepta.
    no es un directorio
    otra cosa
    este caso no espera ningún resultado
    Para ver qué no cubre ningún caso:
    Escriba la versión de Android.
    El idioma se reconoce por palabras que los demás no tienen, como «amb», «con» y «with». Hace falta que al menos tres distintas apunten al otro idioma y casi ninguna al que corresponde, en un texto de cinco palabras o más. En un texto más corto que está en el lugar de los dos idiomas, como «Actualitza» en catalán y en castellano, basta con una palabra.
    Escriba un texto entre comillas, o un objeto con un texto para cada idioma.
    en cualquier sistema
    {1} aparece dos veces
    Escribir el propio carácter: {1}
    Un número entero puede ir entre comillas y empezar por ceros. Un punto, espacios en blanco dentro de las comillas y otras notaciones hacen fallar la lectura.
    entre {1} y {2}
    Omite los archivos indicados que no son claramente documentos, como cuando se recorre un directorio.
    Quita la regla del comentario, el comentario o la entrada.
    {1} es {2}{3}
    {1} tiene textos en demasiados idiomas: el máximo es {2}
    el directorio actual ya no existe
    Configuraciones y requisitos
    la url empieza por un espacio en blanco, no por http:// ni https://
    Las apps muestran un texto tal como está escrito. HTML escribe algunos caracteres con un nombre o un número, como `&amp;` o `&#39;`; aquí los usuarios leen esos signos en lugar del carácter. Provienen de editores y servicios hechos para páginas web. En una url el navegador recibe `&amp;` tal cual, y se pierde un parámetro que vaya detrás.
    Dirección que se abre con OK.
    muestran el aviso hasta que los usuarios tienen otra versión
    este archivo contiene un documento del tipo {1} dentro de otra cosa
    no se puede decir nada sobre este documento: {1}
    no hay ningún comando «{1}», ni ningún archivo con ese nombre
    okButtonActionURL
    no muestran el aviso durante todo ese tiempo después del OK
    Versiones, plataformas y modos
    {1} no está escrito con las cifras del 0 al 9
    La versión que se comunica es anterior a la instalada.
    como {1}, las apps solo muestran {2}
    {1} no es ningún campo conocido en una configuración
    Escriba «language», por ejemplo «language: ca».
    OK solo cierra el aviso, y nadie llega a esta página
    no se cumple: {1}
    casilla marcada
    lo ignoran y consideran lo suficientemente nuevo cualquier sistema
    «{1}» debe ser una lista
    una clave que no existe en las pruebas
    la primera
    Escriba un valor.
    el signo # de una url se codifica en iOS
    Archivos que se omiten cuando se recorre un directorio; con --force-exclude, también cuando se indican.
    las apps pueden mostrar el texto en otro orden
    Días desde la última petición, para las bibliotecas antiguas.
    «{1}» no tiene texto para {2}
     y no lo tienen en cuenta
    requisitos que no son un objeto
    botón {1}: comunica
    los patrones no se pueden negar; un nombre que empieza por «!» se escribe «\!»
    Escriba Europe/Madrid, UTC o una diferencia horaria como +02:00.
    En JSON, los emojis y los caracteres poco frecuentes se escriben con dos secuencias de escape, y una sola no es ningún carácter. Las apps con el módulo común y las de Android con las demás bibliotecas siguen leyendo, y en su lugar los usuarios ven un signo de sustitución o nada. Las apps de iOS con osam-controldeversions no muestran ningún aviso. Las apps de iOS con Prince of Versions reciben un error; a partir de la versión 4, solo si leen el texto.
    Empieza un documento: un YAML con todos los campos explicados y, en blanco, lo que hay que rellenar.
    ningún cliente lee appStoreIdentifier
    required_version superior a last_version_available no es un error: se comunica la más alta.
    JSON solo admite comillas dobles. Las apps con el módulo común no pueden leer el documento: los usuarios no ven ningún aviso ni se les pide ninguna valoración. Solo las versiones 2.1.1 y 2.1.2 leen un texto entre comillas simples, y las muestran como parte del texto; con una clave fallan. Las apps de iOS con las demás bibliotecas también fallan. Las apps de Android con esas bibliotecas leen las comillas simples como si fueran dobles.
    Escriba un texto entre comillas, o quítelo.
    Escriba «latest_version»: «optional_update» era su nombre en {1}.
    sept.
    obligatorio
    En los documentos del módulo común escribe `https://` delante, o quita las comillas y los signos < > que rodean la dirección. Esta herramienta no puede saber si la página responde ahí.
    hay un botón OK y no hay «okButtonActionURL»
    Escriba { delante de esta clave.
    {1} para {2}, {3}
    Comprueba los archivos que indica este archivo, uno por línea o con un NUL detrás de cada uno; - es la entrada estándar.
    dom.
    qué repara por sí solo y qué no toca nunca
    Ningún cliente elimina los espacios sobrantes. En un aviso el espacio en blanco descoloca el texto, y una etiqueta formada solo por espacios es un botón sin ninguna palabra. En la url puede impedir que se abra la página; en packageName y versionName hace que el valor sea otro. En YAML, `|` y `>` conservan un salto de línea al final.
    Con --fix: hace también las correcciones que cambian lo que hacen las apps (osam-lint explain RULE dice qué reglas las tienen).
    , hasta el {1}
    un nombre de models que quizá no tiene ningún dispositivo
    (texto de la biblioteca: no volver a mostrar)
    no es ni ONCE ni ALWAYS
    «{1}» es un objeto del formato anterior a la versión 4, no una lista
    la url no empieza por ningún esquema
    el dominio es casi el de una tienda
    un documento que una biblioteca no puede usar
    La versión 4.0.1 para iOS y macOS busca una configuración antes de conocer los comprobadores de la app, y responde con un error si no encuentra ninguna. Una posterior que necesite un comprobador queda detrás de la que haya encontrado.
    el título y el mensaje en {1} están vacíos
    Situación a fecha {1}. Hecho con osam-lint.
    vuelven a mostrar el aviso en cada comprobación, hasta que el usuario marca la casilla de no volver a mostrar y pulsa OK
    OK no tiene ninguna página que abrir
    Reglas con este texto en el nombre: {1}.
    permitidas: {1}
    Escriba el identificador de una regla; osam-lint rules las muestra todas.
    Un período sin final es aquel en que `endDate` se omite o es null. El número 0 es el primer momento de 1970, de modo que el período hace mucho que se cerró y nadie ve el aviso. Con una duración como 3600 pasa lo mismo.
    check omite después lo que está registrado. Las incidencias se identifican por la regla, el archivo y el documento, no por la línea. Se conserva lo que había registrado de los archivos que no se examinan. Las incidencias sobre usuarios que pueden quedar bloqueados no se registran nunca.
    1 enlace que sale del repositorio, sin seguir: {1}
    Consulte qué dice {1}.
    una lista en las dos claves de una plataforma
    posiblemente la app se cierra inesperadamente
    el comentario no silencia nada
    Algo ha puesto otros bytes en el lugar del documento: el puntero de git-lfs, que no se ha sustituido por el archivo en sí; la página de un error o de un inicio de sesión; lo que gzip ha hecho de él; bytes NUL, que los sistemas de archivos dejan tras un fallo. Por eso no hay nada que comprobar. Las aplicaciones que reciben el archivo tal como está no lo pueden leer. Un recorrido pasa por alto un archivo así si nadie ha dicho que ahí hay un documento: una línea base con incidencias suyas, una prueba que trata de él, una configuración con su nombre en `include` o con un `kind` para él.
    Lo que se espera, en palabras; dos casos de un archivo no pueden tener las mismas.
    una versión que es un objeto dentro de la clave de una plataforma
    otros servicios también llaman así a las apps
    Conoce cinco tipos de documento: el control de versiones y las valoraciones del módulo común de Barcelona, los de sus dos bibliotecas anteriores y Prince of Versions, de Infinum. Los comprueba y los repara, construye el JSON que leen las apps, simula qué muestra un dispositivo y dice qué cambia una edición para los usuarios. No necesita conexión a la red. Sin subcomando, comprueba.
    Escríbalo sin https:// y sin ruta.
    pide una valoración
    expect o never dicen qué se espera
    Para demostrar que en diciembre se ofrece la actualización a las apps del año pasado:
    exigen la actualización en todos los sistemas
    La página de una app en el App Store tiene id y cifras en la ruta, en apps.apple.com o itunes.apple.com.
    «{1}» empieza en la raíz de la máquina, y nadie ha indicado esta configuración
    este directorio
    no hay ningún mes {1}; con el mes antes del día es {2}
    el idioma de un mensaje es {1}, en mayúsculas
    Escriba el nivel de API, un número entero como 26.
    {1} dice otra cosa: {2}
    Días que deben pasar antes de la petición de valoración.
    Se cree que un null en lugar de un número o de un texto hace que la app se cierre inesperadamente.
    Quitar el comentario
    la versión instalada {1} es igual a {2}; el modo {3} pide que sea {4}
    empieza hoy
    Desde la 3.1.0, las apps cortan `osVersion` por los puntos y comparan las partes como números enteros. Si una no lo es, como en `iOS 16`, `16.x` o `16.`, consideran igual el sistema de cualquier dispositivo, y todo el mundo recibe el aviso. Con FORCE esto bloquea a gente que el filtro debía dejar fuera y, por tanto, ahí es un error.
    un valor que algunas herramientas no pueden cargar
    qué
    Lo que en la pantalla está plegado no sale en papel.
    La biblioteca dice que el número de versión de la app es incorrecto y no descarga el documento.
    cuándo
    puede que la tienda pida una valoración
    {1} es {2}, demasiado grande para {3} bits
    muestran en su lugar el texto para {1}
    Un número entero puede empezar por un signo más y, en la JVM, tener cifras que no sean ASCII. No se ha medido qué hace iOS.
    un título o un mensaje es igual en dos idiomas
    {1} desde el último OK >= {2}
    un punto donde falta un valor
    piden la valoración en la primera apertura
    «required_os_version» es {1}, no {2}
    {1} (archivo {2}); --all las muestra todas
    El identificador de la regla.
    {1}, mínimo {2}
    el signo de apertura que la precede
    Los clientes comparan `FORCE`, `LAZY`, `INFO`, `NONE`, `ANDROID` e `IOS` letra por letra. Con otras mayúsculas o minúsculas, o con un espacio en blanco alrededor, el valor es desconocido y se pierde el documento entero.
    A partir de la fecha indicada, la app se abre una vez al día a intervalos iguales, durante {1} días, {2}.
    ahí no responde nada
    {1} no es una versión semántica
    OK abre la url con FORCE y LAZY; INFO y NONE no la abren nunca.
    la etiqueta de un botón en dos idiomas junto a la versión a la que se refiere
    apps sin ningún comprobador para {1}
    desde el {1}
    La app muestra el texto del idioma que ha elegido el usuario. Si dos textos se han intercambiado, o uno se ha copiado y no se llegó a traducir, los usuarios afectados leen un idioma que no han elegido.
    documentos buenos y malos para hacer pruebas
    url es un solo texto para los tres idiomas.
    los dispositivos se reparten en demasiadas celdas para encontrarlas todas, y el límite es {1}
    osam-lint: no se ha incluido {1}: no contiene ningún documento de un tipo conocido
    modelo
    Un archivo de prueba se llama NAME.test.yaml o NAME.test.json, y tiene las claves «document» y «cases». Cada clave de un caso es una opción de simulate. Código de salida 0: se cumplen todos los casos; 1: alguno no se cumple; 2: hay una prueba que no se entiende; 3: no se ha podido leer un documento, o no había ningún caso.
    se marcó la casilla de no volver a mostrar
    opcional, true si no está
    A partir de la 2.0.2, la url pasa por el código de la app que incorpora la biblioteca. El código de iOS del README, de la demo y del adaptador de Flutter vuelve a codificar con porcentajes toda la dirección: `%20` se convierte en `%2520`, y OK abre una página distinta de la escrita, o ninguna.
    la versión a la que afecta el control
    la de la configuración, o Europe/Madrid
    el período se abre y se cierra en el mismo momento, el {1}
    Revise la sangría de esta línea y de las anteriores; los documentos se separan con «---».
    Escriba %YAML 1.2, o quite la línea.
    no hay texto para {1}
    piden la valoración en la primera apertura
    Tipo de los documentos, en lugar de reconocerlo por las claves: {1}.
    tienen un botón OK que quizá no se pueda usar
    segundos
    Escriba los modelos en «models», o 0 en «modelComparisonMode» para todos.
    Las bibliotecas más antiguas leen `1.0` y rechazan `1.5`: en Android, con la biblioteca de valoraciones, la app se cierra inesperadamente. En iOS, el control de versiones corta los decimales, de modo que 1.7 significa modo 1.
    Para qué sistemas es el aviso: 0 hasta osVersion, 1 exactamente ese, 2 ese o posteriores; cualquier otro número, todos.
    {1} no tiene ninguna versión {2}; las conocidas son {3}{4}
    un texto que empieza así necesita comillas
    YAML 1.1 lee palabras como no, números como 010, 1_000 y 12:30, y también las fechas, de forma distinta que YAML 1.2.
    error
    «{1}» tiene códigos de versión
    {1} caracteres invisibles; el primero es {2} ({3})
    Versión que Prince of Versions recuerda haber notificado, o none.
    y {1} más
    Lo que solo vale para algunos archivos. Si hay más de una entrada para un archivo, prevalecen las posteriores.
    una versión del sistema tiene más cifras de las que compara iOS
    hay dos comas seguidas
    Con okButtonTitle y cancelButtonTitle
    {1}, que es {2} leído con una codificación equivocada
    Plataforma del dispositivo: {1}; lo que es para las demás no se incluye. Por defecto, la del documento, o cada una.
    cómo se asegura que los documentos cumplen lo acordado
    {1}, y nadie puede pasar del aviso
    sistemas con una versión que la biblioteca no puede leer
    no se sabe qué hacen las apps que lo usan
    Las opciones sobre dispositivos restringen, y la que se omite significa cualquier valor. Un intervalo es un valor, A..B con los dos extremos incluidos, o A..<B sin el superior; un extremo se puede dejar abierto.
    modo {1}
    se ha comprobado como si lo fuera; {1}
    Escriba números separados por puntos, por ejemplo «2.4.0».
    Escribe «latest_version» en lugar de «optional_update». Las apps empiezan a leer la versión, lo que no es seguro donde pueden usar el documento.
    No muestra nada.
    Escriba un solo valor, o bien «always» en lugar de «expect».
    Qué ve la gente
    la entrada estándar debe corregirse por separado
    En los documentos de las bibliotecas más antiguas borra los espacios en blanco de los extremos de la dirección y, como corrección no segura, escribe `%20` en lugar de los de dentro. En los documentos del módulo común no escribe nada: a partir de la 2.0.2 las apps de iOS codifican la dirección ellas mismas, y volverían a codificar el signo de porcentaje.
    no abren ninguna página al tocar OK
    De dónde sale el serverDate que reciben las apps: tal como está escrito en el archivo (written), o actualizado antes de que lo reciban, por el servicio o por build --server-date now (now). Con now no se dice nada de la fecha del archivo.
    Archivos y sintaxis
    Actualizaciones, con Prince of Versions
    Ninguna app responde a `htps:`, ni encuentra ninguna página detrás de un `https://` solo, de un dominio con un espacio en blanco o unas comillas, o de un puerto superior a 65535. `example.com` y los nombres que acaban en `.test`, `.example` e `.invalid` no son la página de ninguna app, y el servicio de desarrollo del módulo tampoco. La gente toca OK y no pasa nada, o sale una página de error; si OK es el único botón, nadie puede pasar del aviso. Un `https:/` con una sola barra lo arreglan los navegadores, y puede funcionar.
    El título está vacío
    Conserve una de las dos versiones y elimine las líneas que empiezan con <<<<<<<, ======= y >>>>>>>.
    número de compilación instalado {1} <= {2}
    {1} con {2}, sea cual sea el dispositivo
    INFO solo informa: el botón OK cierra el aviso y no abre nada, en todas las versiones. Quien quiera que la gente llegue a la página necesita LAZY. Todos los clientes necesitan el campo; por eso, que contenga la página de la app en la tienda, o un texto vacío, no indica nada; cualquier otra página seguramente se ha puesto para que se lea. Con NONE no se muestra nada, así que no se espera nada.
    {1}, biblioteca {2}, aproximado
    los documentos ANDROID e IOS de una app no coinciden
    osam-lint: no se ha comunicado ningún editor
    petición contestada
    «{1}» es {2}, con un cero delante del número
    Escriba la versión tras los dos puntos, o bien required_version y la versión correspondiente.
    Instale git, o indique los archivos.
    un filtro que deja pasar a todo el mundo
    la versión instalada {1} no es superior a {2}
    difiere del que hay
    En iOS y macOS, `"01.02"` se lee como 1.2, lo que sorprende a quien compara textos. En Android, un código de versión es un número, y el lector de JSON del propio Android interpreta como octal el que empieza por 0: `010` es 8. Eso es un error: se pide a quien no corresponde que actualice.
    requisitos sin required_os_version
    Escríbalo como en 2026-03-31, 2026-03-31 09:00 o 2026-03-31T09:00:00+02:00, o en milisegundos desde 1970.
    configuración para {1}: {2}
    una configuración que no puede recibir ningún dispositivo
    Documento
    libyaml 0.2.5
    ## Cómo se permite
    el filtro deja pasar el sistema {1}: {2}
    {1} {2}; después, {3}
    Escriba una de ellas o quite la configuración.
    Escriba una clave entre comillas dobles y dos puntos delante del valor.
    Escribir un espacio en blanco normal
    osam-lint: no se ha encontrado ningún caso
    puede que no haya botón Cancelar; la tecla Atrás cierra el aviso de todos modos.
    {1} cuando {2}
    fechas en los documentos de versiones
    Muestra todo lo que reciben los usuarios con un documento: quién, cuándo y qué.
    el documento es distinto del que tenía este dispositivo
    «{1}» es {2}, y debería haber {3}
    «versionCode» {1} tiene {2}, cuando los demás tienen diez
    En iOS y macOS, la versión instalada es la versión corta seguida de la versión del paquete (`CFBundleVersion`). Una versión del paquete con puntos, como `1.2.3.6`, no es un número y cuenta como compilación 0. En una app así, todas las compilaciones instaladas son anteriores a `1.2.3-5`, y por eso deben actualizar también los usuarios que ya tienen esa versión.
    `localhost` y `127.0.0.1` son el propio dispositivo: en un teléfono no responde nada ahí. Las direcciones como `192.168.1.10` son de una oficina o de una casa, y fuera no significan nada. Quien toca OK se encuentra una página de error; con FORCE no hay otra forma de salir del aviso. Estas direcciones proceden de una prueba.
    hoy
    Enumera todas las reglas, agrupadas por temas.
    {1} admite un solo intervalo, y «{2}» tiene más de uno
    Muestra cada incidencia entera. Sin esta opción, text y markdown muestran una sola vez las incidencias seguidas que dicen lo mismo, con los lugares de todas, y text muestra lo que es igual en muchos documentos de un archivo hasta un máximo de documentos ({1}), y cuenta el resto; los demás formatos siempre las tienen todas.
    el mismo texto
    un punto donde falta una clave entre comillas dobles
    la app no tiene ningún comprobador para {1}, y el requisito se da por cumplido
    Se comparan los documentos de una misma ejecución que tienen el mismo paquete y la misma plataforma, `versionCode` distintos y modos que muestran algo: los servidos con los servidos y los redactados con los redactados. Los archivos con el mismo nombre en carpetas distintas se consideran copias para entornos distintos y no se comparan.
    abren al tocar OK una página que no está
    latest_version ocupa el lugar de optional_update.
    segundo
    «numAperture» {1}: la mayoría de los usuarios no llegarán
    Una entrada de `allow` puede decir hasta cuándo es válida. A partir del día siguiente a `expires` no silencia nada, y se vuelve a informar de lo que silenciaba.
    la biblioteca no mira ninguna fecha
    botón {1}: posiblemente no abre nada
    Aquí: {1}.
    nadie más lo usa con uno de sus cuatro valores
    este archivo no existe
    depende del comportamiento de las plataformas, o no se ha medido
    el archivo está comprimido con gzip
    {1} no es un nombre adecuado para YAML
    Escriba true o false.
    serverDate para los documentos que no lo tienen: {1}.
    el aviso antiguo no tiene botones
    Un documento para las dos generaciones dice lo mismo dos veces: `minimum_version` y `latest_version` en el objeto, `required_version` y `last_version_available` en la lista. Si no coinciden, es probable que en la última publicación se olvidara actualizar una de ellas. El objeto se compara con la primera configuración que no necesita ningún comprobador de la app. En Android, el objeto tiene nombres de versión y la lista, códigos de versión, que no se pueden comparar.
    Escriba osam-lint init {1} FILE --with-schema.
    Cancelar guarda la casilla marcada e inicia el tiempo de silencio; la X, la tecla Atrás y un toque fuera inician el tiempo de silencio.
    no había ningún archivo con ese nombre y, como patrón, no corresponde a ningún archivo JSON ni YAML
    La app registra un comprobador para esta clave de Prince of Versions que acepta este valor; con key=pre*, los que empiezan así; con key sola, cualquier cosa.
    Para desarrolladores: resultados que recibe la app y comandos que dan las mismas respuestas
    la fecha es el {1}, y el período está abierto desde el {2}
    Con ese esquema al lado del archivo, los editores explican los campos y los completan. Para crearlo:
    updateVersion
    --watch escribe un archivo una y otra vez, y no se ha indicado ninguno
    {1}, sin final
    Una app de Android instalada indica su código de versión con un número de 32 bits, como máximo 2147483647, y Google Play no admite ninguno superior a 2100000000. Un número más grande, a menudo con una cifra de más, no es el código de ninguna versión instalada. Los clientes lo leen sin quejarse y no lo comparan con nada; un servicio que compare puede considerar más antigua cualquier versión instalada.
    aquí falta un { de apertura
    algunos usuarios quizá no lo lean en su idioma
    Quitarla
    esperado
    Genere el JSON que leen las apps:
    Con un serverDate de 0 el período cuenta como abierto.
    cómo se escriben los avisos en YAML y cómo se construye el JSON
    Ninguna versión publicada compara versionCode, packageName ni platform con la app instalada.
    las apps nativas de iOS leen UTF-16, pero posiblemente otras apps no
    reciben una JSONException si no coincide ninguna configuración anterior
    configuración y supresiones
    Las claves de un archivo indican qué documento contiene.
    eligen la anterior, {1}
    pasan al comprobador el texto «null»
    Minutos que deben haber pasado desde la última petición de valoración, o desde la primera llamada.
    un carácter invisible, {1} ({2})
    {1} no da ninguna respuesta: {2}
    dentro de {1}
    OK todavía no se ha pulsado, pero el tiempo de silencio ({1}) se cuenta desde 1970 y no ha terminado
    La biblioteca de iOS convierte `minSystemVersion` en un número decimal. Así, 13.10 pasa a ser 13.1, que es menos que 13.2, y con 13.2.3 solo cuenta 13.2. Por tanto, el aviso llega a sistemas distintos de los que dice el archivo. Android compara parte por parte.
    Añade la coma. Para los clientes que ya leen el documento sin la coma, no cambia nada.
    {1} es medio carácter
    --out no indica ningún directorio
    no pueden leerlo, pero las que tienen {1} sí
    «{1}» debe ser {2}
    Sistema
    OK no tiene ninguna página que abrir, y la app puede cerrarse inesperadamente
    el período se cierra dentro de más de cinco años, {1}
    Quita la coma. Para los lectores que la pasan por alto, no cambia nada. Solo en una lista dentro de un campo, como una de `meta`, algunos lectores de Android dan a la app una entrada vacía de más; por eso ahí la corrección no es segura mientras esos lectores puedan usar el documento.
    OK abre la dirección tal como está escrita
    `comparisonMode` es FORCE, LAZY, INFO o NONE, y `platform` es ANDROID o IOS. Con cualquier otro valor ninguna app puede leer el documento.
    {1}: es el texto en {2} ({3})
    casos
    en las apps para {1} {2}
    se abre aquí, el {1}
    se interpreta como el {1}
    esta línea no tiene la misma sangría que las de alrededor
    piden la valoración {1} después, da igual cuántas veces se haya abierto la app
    No ha pasado ningún minuto desde la última petición o la primera apertura (--minutes-since-prompt).
    respuestas cortas a las preguntas más habituales
    En iOS y macOS, la biblioteca nativa interpreta como 0 la segunda o la tercera parte si no es un número, y descarta la cuarta sin decir nada: `1.2.3+5` se lee como 1.2.0, `1.2.3.4` como 1.2.3, y `1.2` seguido de un espacio en blanco como 1.0.0. Así, los usuarios se comparan con una versión distinta de la escrita.
    {1} argumentos inesperados: {2}
    es un documento de otro tipo ({1}), y migrate solo acepta los de controldeversions
    {1} es {2}, que no es entero
    Use un nombre sin guiones bajos.
    ningún documento
    Las versiones de la biblioteca anteriores a la 4 leen un objeto en `ios`, `macos` o `android`, y fallan si encuentran una lista. Si aún hay apps en uso con una de esas versiones, el objeto debe ir en la clave simple y la lista, en la que termina en 2. Solo se indica si `--clients` incluye esas versiones: la mayoría de los documentos son solo para apps más nuevas.
    Para las apps de macOS: una lista de configuraciones o, antes de la versión publicada 4, un objeto.
    el número {1} empieza por cero
    Los cargadores de la propia biblioteca juntan las líneas del archivo sin los finales de línea, de modo que un comentario hasta el final de la línea se lleva todo lo que viene después.
    en YAML no se puede sangrar con tabuladores
    un texto es provisional
    {1} minutos y pico
    LAZY muestra dos botones, con las etiquetas en el idioma del usuario tal como están escritas. Con una vacía, Android quizá no muestre el botón de cancelar (la tecla Atrás cierra el aviso igualmente) e iOS quizá muestre uno sin texto, de modo que los usuarios quizá no vean que pueden decir que no.
    «versionCode» {1} supera {2}, el máximo en Android
    dispositivos
    Ir a la línea
    Un título o un mensaje vacíos se omiten. Una etiqueta de botón vacía deja el aviso sin botón en Android, y con un botón en blanco en iOS.
    Barcelona tiene horario de verano desde el último domingo de marzo hasta el último de octubre, ambos a la 01:00 UTC. Desde 1996, según se cree.
    los comprobadores de la app todavía no se aplican
    reciben un error{1}
    En un documento redactado, las fechas y las duraciones se pueden escribir como las escriben las personas; el documento servido las tiene como números. Un texto en otra forma no se puede convertir en un número y, tal como está escrito, ninguna app lo puede leer.
    la línea base no se puede usar
    El archivo o directorio de antes y el de después; con --git, lo que se quiere comparar con su estado anterior.
    archivo
    un aviso que informa
    versión instalada, y solo lo usa desde la 2.3.0-dev para detectar que el documento ha cambiado.
    Las apps con la 3.2.0 toman un `serverDate` de 0 por la ausencia de fecha y no miran el período: el aviso aparece antes de `startDate` y después de `endDate`. Las versiones anteriores toman 0 por el comienzo de 1970, de modo que un período con inicio todavía no está abierto.
    Nada sale de esta página: funciona sin red.
    - `{1}`: {2} Si no está, no hay límite.
    ningún sistema pedido
    git no se puede ejecutar
    uno de estos valores: {1}
    La primera línea dice qué se muestra hoy y qué viene después. En las tablas, cada dispositivo y cada momento figuran en una fila y solo en una. {1}
    {1} para {2}
    todas las reglas: qué encuentran, por qué y cómo se permiten
    Cuántos días hacia delante se miran con --opens-per-day.
    Sirva un solo objeto; una lista de documentos se comprueba con --as authored.
    con conexión
    JSON no tiene el número {1}
    empieza aquí
    Modelo de los dispositivos, tal como se identifican ellos mismos: SM-A536B, iPhone14,2.
    un valor YAML sin comillas que YAML 1.1 lee de otra manera
    iOS necesita latest_version.version; Android, cualquiera de las dos versiones.
    Si el archivo se deja tal como está escrito, su propio serverDate, el {1}, hace de reloj para siempre: {2}.
    el comprobador de la app rechaza {1}
    Escriba «{1}» en lugar del nombre «{2}».
    Escriba el código de versión de la versión publicada.
    parece un repositorio git sin archivos propios
    {1} más: osam-lint {2} lo muestra todo.
    Quite --format, o indique un archivo con --output.
    {1} en algunos sistemas
    ONCE ofrece cada versión una vez; ALWAYS, en cada comprobación. En mayúsculas: iOS hasta la 4.0.7 no lee nada más.
    {1} solo en versiones publicadas anteriores: --all los muestra.
    {1}, o una lista
    osam-lint: {1}: se esperaba {2}, pero el resultado es {3}
    el comprobador de la app para {1} acepta {2}
    Si no se indica ninguna ruta, recorre el directorio actual; en un repositorio de git examina lo que git sigue o seguiría. Un guion es la entrada estándar.
    por corregir
    En iOS el aviso es una pantalla del módulo, y LAZY e INFO se cierran con la X, que es DISMISSED.
    cómo se sabe cada dato de una biblioteca
    en iOS, Prince of Versions solo lee tres de los números que hay en {1}
    Use una dirección que no necesite signos de porcentaje.
    Una etiqueta de botón vacía cuenta como si no hubiera botón en iOS y como un botón en Android, donde no se ha probado el diálogo del sistema.
    --diff muestra qué cambiaría fix, y no escribe nada.
    nunca
    Escriba la dirección https:// de la página.
    el campo {2} en {1} {3} para {4} {5}
    Versión instalada
    Si lo es, indíquelo con --kind {1}; hasta entonces no se hace ninguna corrección.
    {1}: el texto es igual en catalán, castellano e inglés
    el de la configuración, o written
    Elimínelo.
    no está en mayúsculas
    Para empezar
    el usuario ha rechazado la petición para siempre
    no muestran nada hasta entonces
    la frecuencia es {1}, y no ONCE ni ALWAYS
    «{1}» es para un solo dispositivo, y este caso los incluye todos
    se compara con la versión del dispositivo ({1}), en la que la parte «{2}» no es un número entero de 32 bits
    Nombre de la versión instalada, como 2.4.0; para el módulo común, que no considera un cambio un versionName nuevo igual a este nombre.
    No usa ninguna configuración.
    LAZY e INFO tienen la casilla, FORCE y NONE no leen ni la casilla ni la duración.
    archivos de pruebas
    exclusiones: {1}
    Escriba osam-lint init test alert.yaml --output alert.test.yaml.
    la última versión
    Escriba un intervalo, {1} o ambas cosas.
    repetición
    Escriba un número entero.
    sin modo: no se muestra nada
    el usuario aún no ha respondido
    no muestran el aviso antes del {1}
    cierra el aviso
    puede que no haya botón OK.
    nota: se han examinado todos los archivos que hay en {1}, también los que git ignora: {2}
    no se ha indicado ningún documento de un tipo conocido
    un nivel de API
     la app se cierra inesperadamente
    No se ejecuta ningún caso del archivo, para que nadie piense que se cumple. Tampoco se pueden usar fechas como `now` o `+7d`: el resultado cambiaría de un día para otro.
    un aviso que hay que aceptar puede seguir saliendo después de la actualización
    Idioma de los textos que no están separados por idiomas: {1}. Solo para osam-version. El del propio programa es --lang.
    todas las que se pueden leer
    Las versiones se comparan parte por parte como enteros de 32 bits, y las partes que faltan son 0. Si version no está formada por dígitos separados por un solo punto, o tiene una parte mayor, la app se cierra inesperadamente.
    ayuda: {1}
    Las apps con versiones publicadas anteriores se comportan de otra manera
    {1} más
     cuando muestran el aviso
    Incidencias conocidas e intencionadas.
    Usar comillas dobles
    Las apps piden su documento al servicio con su identificador; por tanto, `packageName` debería ser ese identificador, letra por letra. Los clientes lo leen y no lo comparan con nada. Un identificador de aplicación de Android tiene al menos dos partes separadas por puntos; cada una empieza por una letra y solo tiene letras de la A a la Z, cifras y guiones bajos. Un identificador de paquete de iOS tiene letras de la A a la Z, cifras, guiones y puntos. Un identificador que sirva para ambos solo tiene letras, cifras y puntos. Un nombre que no encaja en ninguno de los dos casos seguramente está mal escrito, y puede que el servicio no encuentre el documento para ninguna app.
    basta con ese número de aperturas
    números con exponentes
    línea base escrita con {1} en {2}: {3}
    vuelven a mostrar el aviso en cada comprobación
    {1} desde la última petición de valoración, mínimo {2}
    «requirements» es {1} y debería ser un objeto
    no queda claro a qué versiones se refiere: sobre comparisonMode, {1}
    no se cumple: {1}
    hay dispositivos en los que {1} no puede usar la lista
    Las incidencias de esta regla pueden dejar a los usuarios bloqueados: solo las silencia una entrada de `allow` en la configuración, con su motivo. No lo hace ningún comentario ni ninguna línea base, y la configuración no puede rebajar su gravedad.
    Prince of Versions necesita el nivel de API de Android {1}
    un documento que podría ser de dos tipos
    {1} se encuentra {2}: el nombre es característico, pero el valor tiene otra forma
    el período se cierra el {1}, antes de abrirse el {2}
    true o false
    no se lee
    muestra algo a la vez que {1}
    messages con sus idiomas, al lado de tmin
    {1} se ha dejado vacío
    Este archivo no es ningún texto en UTF-8 y por eso no se muestra aquí.
    momento, en milisegundos desde 1970
    el sistema {1} no llega a {2}
    la url empieza por «{1}:», y no por http:// o https://
    Ejecuta los casos de los archivos de prueba: si los documentos siguen haciendo lo que se acordó.
    Los clientes lo leen, pero aquí no tiene sentido: no hay versiones negativas, y una fecha negativa es anterior a 1970. A una duración o a un número de minutos o de aperturas negativos se llega siempre, de modo que no limitan nada.
    Sángrela más que la clave de arriba, o escriba delante una clave, dos puntos y un espacio.
    Desde la 2.3.0-dev, los avisos LAZY e INFO no se muestran hasta que han pasado `dialogDisplayDuration` segundos desde el último OK del usuario. Si un usuario no ha pulsado nunca OK, se considera que lo hizo a principios de 1970. Por eso, una duración más larga que el tiempo transcurrido desde entonces, como una fecha puesta aquí por error, oculta el aviso a todo el mundo. Desde la 3.2.0 puede aparecer el primer aviso, y ninguno más después de haberlo respondido.
    la url termina con {1}
    0 días
    un período sin inicio
    En iOS, una etiqueta como beta no altera el orden: 1.2.3-beta es igual que 1.2.3.
    comparisonMode y platform deben ser una de las palabras previstas, letra por letra.
    Un archivo o directorio.
    la versión para {1}
    {1}, que equivale a {2}
    Para las apps de Android: una lista de configuraciones, o una sola sin la lista; antes de la versión publicada 4, un objeto.
    todas las configuraciones necesitan un comprobador de la app, y las versiones publicadas más antiguas no conocen ninguno
    el final antes de que se cierre una lista
    Según la documentación: {1}.
    superiores a {1} e inferiores a {2}
    Android se queda con el último valor, e iOS quizá se queda con el primero
    {1} es {2}, demasiado grande para 32 bits
    Escriba una lista de configuraciones en «{1}».
    La versión instalada es el versionCode del propio documento (--version).
    ARGUMENTOS
    este archivo no existe y tampoco es un patrón: {1}
    {1} tiene un texto para {2}, y no para {3}
    un número entero de 32 bits
    Escribe también las incidencias en un archivo y en un formato, como sarif:osam.sarif; - es la salida estándar.
    sin versión: no se muestra nada
    Resultados que no tiene ningún dispositivo, tal como los acepta prove --never.
    Escriba FORCE, LAZY, INFO o NONE tras los dos puntos.
    {1} y no dentro del campo «{2}»
    Las claves y los textos necesitan comillas dobles. Las versiones tolerantes los leen sin comillas, y mantienen las comillas simples como parte del texto.
    Pregunta
    Indique un archivo o un directorio, o quite --watch.
     y no piden ninguna valoración a nadie
    Si solo se comprueban esas versiones publicadas posteriores, y también en documentos redactados, esto es una simple nota.
    , y le muestran el aviso
    Quite las plataformas en las que no funciona la app.
    El número significa iOS 9 en una plataforma y Android 9 en la otra: un archivo que lo contiene no puede servir para ambas.
    sí
    caso
    El valor null falla en todas partes, salvo en startDate y endDate.
    el período no tiene inicio
    la versión instalada {1} no se puede leer
    git ha dejado en el archivo dos versiones de estas líneas
    {1}, y el usuario no puede salir del aviso
    false
    pista: Indique un archivo, o un directorio que los contenga.
    osam-lint --help muestra los comandos.
    Indique un archivo con --output.
    Número de archivos que se comprueban a la vez.
    Escriba el propio carácter.
    un booleano que no es simplemente true o false
    {1} no es un día
    Añada el texto en {1}.
    {1} desde la petición
    {1} es nuevo
    entre {1}.10 y {2}.{3}
    Vuelve a comprobar cada vez que cambia un documento, la configuración o una línea base, o que aparece o desaparece un archivo, hasta que se pulsa Ctrl-C.
    Quita el segundo de dos campos con valores iguales. Si los valores son distintos, no los toca: nadie sabe cuál se quería. De un segundo documento en un archivo YAML no quita nada; la corrección no segura escribe la línea `---` encima.
    una casilla y una duración en los documentos de versiones
    en «{1}» hay un idioma vacío
    Las versiones de la biblioteca anteriores a la 4 para iOS y macOS continúan sin ningún mínimo si `minimum_version` no es un texto o no empieza por un número. Nadie se entera, y hay personas que conservan versiones que ya no deberían usarse.
    Android no muestra nunca nada.
    La configuración que recibe un dispositivo debe tener `required_version` o `last_version_available`, o ambas; null cuenta como si no estuviera. Sin ninguna de las dos, la app recibe un error en lugar de una respuesta.
    Minutos desde la última petición, o desde la primera apertura.
    {1} enlaces que no llevan a ninguna parte, omitidos: {2}
    Para el filtro, `16` es 16.0.0. Con `osVersionComparisonMode` 0 detiene la 16.0.1 y la 16.6, y con 1 también. Los dispositivos con iOS se identifican con sus actualizaciones, como 16.6.1. Android se identifica con un solo número desde Android 9, de modo que a partir de ahí no se dice nada de los documentos para Android.
    Corrija el archivo.
    osam-lint: no se puede leer la entrada estándar: {1}
    un resultado, por ejemplo LAZY o must-update
    pasan null al comprobador
    la salida estándar
    Corrija algunas de las enumeradas y vuelva a comprobar el archivo.
    Momento en que el usuario pulsó OK por última vez en este aviso; el documento se había recibido antes.
    {1}: «{2}» es «{3}», que no sirve de nombre de archivo
    La escribe en mayúsculas. Es seguro si las versiones anteriores a la 4.0.8 no pueden usar el documento de ningún modo, o si no importan; si no, dejarían la otra clave, u otra plataforma del archivo, y pasarían a esta.
    Ponga un «endDate» en el documento si el aviso debe terminar por sí solo.
    este aviso y el de la versión {1} {2} están vigentes a la vez
    los servicios meteorológicos también usan tmin
    no queda claro a qué versiones se refiere: falta comparisonMode
    no hay nada que registrar: {1} no se ha escrito
    Deje solo el documento: elimine «{1}» y lo que hay detrás de la última }.
    Escriba el año, el mes y cuatro cifras más, como en 2026030001.
    En el archivo de valoraciones de las bibliotecas más antiguas, el idioma de un mensaje se escribe `languaje`. El README de la biblioteca de Android lo llama «Language» en su lista de campos; una app que encuentra ahí `language` se cierra inesperadamente. En una configuración de Prince of Versions, una clave desconocida es una advertencia: es fácil que queden campos del formato anterior a la versión publicada 4.
    el nombre no es UTF-8
    nota: no se ha mirado qué espera {1}: no se puede entender
    Si se sirve con el serverDate que lleva: {1}.
    Las apps muestran un texto tal como está escrito. YAML solo deshace una secuencia de escape como `\n` entre comillas dobles: sin comillas, entre comillas simples y después de `|` o `>` sigue siendo una barra inversa y una letra, y los usuarios las leen. En JSON ocurre lo mismo con dos barras inversas, `\\n`.
    Escriba los modelos en «models», o bien «{1}» con el valor 0 para todos.
    Una lista vacía es una lista: los clientes buscan en ella, no encuentran nada y dan un error a la app. Ninguno pasa a la otra clave de la plataforma.
    un número negativo
    Lectura
    Lee el documento de --cached tal como era cuando la rama actual se separó de esta revisión.
    nota: {1}
    incidencias
    Las bibliotecas más antiguas leen el código que pide la app, letra por letra. Los README escriben `cat`; los sistemas de los teléfonos usan `ca`, y el módulo común también: un archivo que solo tiene uno de los dos solo sirve para algunas apps, y eso se dice una sola vez, en el primero de los textos. El archivo no dice cuál pide cada app.
    Escribe el texto sin las comillas. No es una corrección segura, porque pueden ser intencionadas.
    {1} se encuentra {2}: {3}, y no hay mucho más de un documento así
    no está
    tiene una parte superior a 2147483647
    la lista no contiene ningún archivo
    ningún documento es de un tipo conocido
    falta «{1}»
    un texto tiene un carácter que nadie puede ver
    clave de una prueba
    «{1}» no indica ningún formato
    Poner todo el texto entre comillas
    --{1} no restringe nada: ningún cliente de estos documentos lo tiene en cuenta
    cada configuración en «{1}» tiene un requisito que deben comprobar las apps
    --package necesita un nombre, como cat.bcn.commonmodule
    un valor que no es un objeto
    Varios documentos
    cualquier modelo excepto {1}
    casilla de no volver a mostrar el aviso junto a un botón de cancelar
    {1}: {2} pasa a ser {3}
    «{1}» sale del repositorio, y nadie ha indicado esta configuración
    su enlace sale del repositorio, y no se sigue
    Tradúzcalo, salvo que sea un nombre.
    se han indicado dos archivos, {1} y {2}
    Un hábito: aperturas por día, para mostrar todas las peticiones durante los días de --days.
    Escriba {1}, que corresponde al {2}.
    «required_os_version» es {1}, que no es una versión
    version
    {1}, sin final
    Escriba también la versión, como --os-version 13.
    otras herramientas también exigen versiones con nombres como estos
    fragmento de Markdown
    {1}: hay {2}
    Escriba uno de ellos entero, como {1}.
    Escríbalo tras los dos puntos, por ejemplo {1}.
    OK abre {1}, que no está en la lista de la configuración
    empieza hoy
    otros servicios también tienen una versión mínima para cada plataforma
    Muestra la página de manual de todos los comandos, para man.
    reciben el error dataNotFound
    Corrija la url, o añada su dominio a store-hosts en la configuración.
    {1} no tiene {2}
    esta entrada no tiene «pointer»
    un texto sin final
    muestran un botón sin texto en iOS
    un patrón de rutas como config/**/*.json
    {1} de ampliación
    Escriba el puntero que muestra osam-lint check FILE --format json, como /data/comparisonMode.
    Se comparan dos archivos, o dos directorios con los archivos emparejados por su nombre. Los cambios se presentan por clases: de bloqueo (los usuarios deben actualizar o reciben un error), de ampliación (aparece un aviso, o uno más fuerte), de repetición (vuelve a salir el aviso a quien ya había respondido), de reducción (aparece uno más suave, o ninguno) y de texto (otras palabras, botones o direcciones). {1}
    el aviso puede ser para versiones distintas de las previstas
    versión instalada {1} < {2}
    okButtonTitle, cancelButtonTitle
    Empiécela con ¡.
    un botón lleva a otra app o tienda
    Empiécela con ¿.
    «{1}» no se admite aquí
    no es un archivo
    hay una ruta vacía
    en {1}, no es una versión que se pueda leer
    `.example`, `.invalid` y `.test` no son el final del nombre de ninguna máquina; `example.com`, `.net` y `.org` no tienen la página de ninguna app.
    API {1}
    responden ERROR
    «endDate» {1} corresponde al {2}
    Escriba el valor, o elimine la clave.
    {1} es negativo ({2})
    Swift Foundation en Linux, no en los sistemas de Apple
    Número máximo de caracteres de un título.
    Escriba la versión tras los dos puntos, por ejemplo {1}.
    Los clientes leen `ca`, `es` y `en` e ignoran cualquier otro idioma. Los usuarios que leen en ese otro idioma ven uno de los tres: lo elige la app, y la función auxiliar documentada elige el inglés.
    Escriba un documento para cada plataforma, en un archivo propio.
    hay un { sin cerrar
    el anterior
    Decide cuándo una app pide una valoración.
    texto en cada idioma
    no muestran el botón OK
    Las versiones publicadas hasta la 1.0.6 recurren al documento recibido antes.
    hay una coma antes de la primera entrada
    1 archivo que podría ser o contener un documento, sin comprobar: {1}
    Escriba un texto como «1.2.0».
    Escriba «date: 2026-12-03 09:00».
    Dice qué configuración se aplica a una ruta y de dónde sale cada valor.
     Según el README: {1}.
    Plataforma a la que se destina: {1}; por defecto, puede ser para ambas.
    a partir del {1}, sin final
    {1}: no se ha cambiado: muy pocos nombres son solo de un documento; --kind dice qué es
    Escriba 1 solo para estos modelos, 2 para todos menos estos, o 0 para todos.
    la gravedad propia de cada regla
    después
    muestran el aviso a todas las versiones superiores, de modo que ninguna actualización permite continuar
    Android toma «always», en mayúsculas o minúsculas, como ALWAYS y cualquier otro texto como ONCE; un valor que no es un texto es un error.
    sistemas
    «{1}» no indica ningún archivo
    Escríbalo entre comillas: "{1}".
    regla
    {1} debería ser un número entero (valor actual: {2})
    no tiene año
    hay otro caso que también se llama {1}
    cualquier cosa
    Quitar las comillas
    Ninguna versión (la última conocida: {1}) lee {2} y {3} más; no se sabe qué hacen con ellos las posteriores.
    {1} recibe dos salidas
    Decide cuándo una app con osam-valoracions pide una valoración a sus usuarios.
    {1} es un número entre comillas
    una clave que no es una opción de configuración
    Sin botones
    «<<» debe ir seguido de un objeto que combinar
    Todos los clientes leen un cero inicial (`007`) como si no estuviera, y todos los demás lectores de JSON lo rechazan. El signo más solo lo leen las versiones 1.0.0–1.0.5. Cualquier otra cosa que no sean cifras (`1_000`, `0x10`, `NaN`) no la lee ningún cliente, y se pierde todo el documento.
    una versión que la biblioteca multiplataforma no puede comparar
    pista: --show-files dice por qué podría ser un documento, y qué hay que hacer.
    `id`, `appId` y `serverDate` los pone el servicio, de modo que los documentos redactados pueden omitirlos.
    Una fecha escrita tiene la forma del RFC 3339, con zona horaria.
    {1} documentos no pueden ir juntos a la salida estándar
    En castellano, las preguntas y las exclamaciones se abren con ¿ y ¡.
    un mensaje largo puede dejar los botones fuera de la vista
    encuentran el período {1} cuando tienen conexión, hasta que «serverDate» cambie
    Escriba también la diferencia horaria, como en 02:30:00+02:00 para la primera y +01:00 para la segunda.
    «checkBoxDontShowAgain» es true junto a un botón de cancelar
    Escriba una rama, una etiqueta o un commit que se haya obtenido, como origin/main.
    tiene valores dentro de otros valores
    omitido
    la versión {1} se puede leer
    El texto de OK está vacío
    {1} no tiene ni versión obligatoria ni última versión
    un valor que no es ninguno de los posibles
    Código de salida: 0 sin incidencias, 1 con incidencias o si no se cumple lo que se esperaba, 2 si no se entiende la línea de comandos, 3 si una parte del trabajo no se ha podido hacer. Prevalece el más alto.
    los usuarios de los otros dos podrían encontrar la página de la tienda en ese idioma
    El texto de Cancelar está vacío
    la url es la página de un desarrollador
    Pregunte a un dispositivo
    La X cierra el aviso y comunica {1}.
    esta fecha supera lo que puede contar un reloj
    trasladado
    las posteriores la ignoran
    para siempre
    «{1}» no se puede permitir
    sobre comparisonMode, {1}
    la ha escrito otra versión de osam-lint
    «{1}» no es una dirección que abran todas las apps
    Hecho a partir de un documento de osam-controldeversions.
    Escriba versiones publicadas como {1}, 3.0.0..{2} o flutter:8.0.0.
    las apps lo leen, pero otros programas rechazan el archivo
    falta el { de apertura
    Google Play admite códigos de versión hasta 2100000000, y una app publicada con ese código no se puede actualizar.
    1 pareja más de documentos también coincide
    Avisos legales de lo que contiene esta página
    {1} de texto
    Una línea base deja pasar los errores antiguos hasta que alguien los corrige. Cuando uno ya no está, su entrada permitiría que volviera; por eso, con `--strict-baseline` la ejecución falla hasta que se vuelve a ejecutar `osam-lint baseline`. Solo se informa de los archivos que la ejecución ha mirado o que ya no existen.
    sin conexión, un filtro no detiene a nadie
    1 enlace que no lleva a ninguna parte, omitido: {1}
    Corrija este punto; osam-lint init test DOCUMENT muestra cómo se escriben las pruebas.
    Quite {1}.
    Zona horaria de las fechas que no tienen ninguna: Europe/Madrid, UTC o una diferencia horaria como +02:00.
    ninguna respuesta: {1}
    supera los 4 GiB
    no había ningún archivo con ese nombre, y no es un patrón válido: {1}
    un elemento de la propia herramienta no tiene ningún efecto
    no hay permiso para escribirlo
    Este archivo tiene más de 1 MB: compruébelo con el programa.
    una clave que no lee ningún cliente
    Escribe la palabra que probablemente se quería poner.
    Escriba un valor o quite el requisito.
    Escribe la página en este archivo; si ya hay uno, se sustituye. En un terminal es preview.html si no indica ninguno.
    La versión con la que se compara la instalada, según lo que diga comparisonMode.
    Muestra la lista de páginas de la documentación.
    El dispositivo es nuevo: nunca ha recibido ningún documento (--device, --cached).
    --clients no incluye ninguna versión publicada que lea documentos {1} y cuyo código fuente se haya leído
    La app muestra el texto del idioma que ha elegido el usuario. Si dos textos son iguales, seguramente uno es una copia que no se llegó a traducir. Los textos de 30 caracteres o menos no se comprueban: es normal que los nombres y las palabras cortas coincidan.
    la etiqueta del botón de cancelar está vacía
    una versión mínima del sistema, del formato anterior a la versión 4, que no es del tipo de su plataforma
    la url de la tienda no indica ninguna app
    Número máximo de caracteres de un mensaje.
    Filtros de sistemas y modelos
    versionName
    En un documento de valoraciones, las versiones 1.0.7–1.0.11 también leen `title`, `ok`, `cancel` y `neutral`, aunque no se dice en ninguna parte: ahí un texto sin idiomas o un null hace perder el documento, y solo ahí.
    {1} sobrescribiría {2}, a partir del cual se genera
    El mensaje que muestra.
    todos los idiomas
    la url que abre OK está vacía
    que no tiene requisitos
    no se ha calculado para {1}: el límite son {2} celdas
    está «models» sin «{1}»
    El meta del documento y el de la configuración seleccionada se combinan, y prevalece el de la configuración. iOS conserva los tipos; Android y KMP pasan textos a la app.
    Indique con --out un directorio donde guardarlos.
    la misma línea con «%» está dos veces
    no se ha escrito {1}: {2}
    Se solicita la petición de valoración propia de la tienda; el sistema decide si aparece realmente.
    Como `endDate` se aceptan los números con los que se suele decir «nunca»: 9223372036854775807, que los clientes entienden como ausencia de final, y los números más grandes de JavaScript.
    Escriba 0 para las versiones inferiores, 1 para las iguales y 2 para las superiores.
    documentado
    de la entrada estándar no se sabe cómo era
    Una página http: viaja sin cifrar: alguien de la misma red podría leerla o sustituirla. Las dos tiendas tienen direcciones https:.
    petición no rechazada
    esta línea no tiene ninguna clave seguida de dos puntos y un espacio en blanco
    Escriba una lista de configuraciones.
    dispositivos, con {1}
    falta un texto en uno de los tres idiomas
    Omita el número de compilación, salvo que CFBundleVersion sea un número sin puntos.
    «{1}» es una configuración que no está dentro de ninguna lista
    «{1}» no es un archivo
    el número de compilación instalado, {1}, cabe en 32 bits
    below
    a partir de la {1} apertura
    «version» es el número {1}, y debería ser un texto
    una prueba que no se puede entender
    {1} sin examinar
    Para guardarlo donde lo encuentra man:
    anteriores a {1}
    {1} empieza con una marca
    Qué
    Cuándo
    Escriba el texto que deben leer los usuarios.
    cómo pueden usar sus respuestas las pruebas de las propias bibliotecas
    «{1}»: el texto para {2}
    {1}, con certeza: {2}
    por HTTP, de la 3.0.0 a la 4.0.4
    osam-lint no compara entre sí los documentos de estas carpetas: habría que leer demasiados archivos y carpetas (el límite es {1}). Abra una carpeta de más abajo, o ejecute osam-lint en estas.
    en este archivo hay más de {1} incidencias
    usan «{1}» en su lugar
    «{1}» es un momento distinto cada día
    esto puede ser un documento del tipo {1}
    en «{1}»
    dejado en blanco, por rellenar
    carácter de control
    una cadena sin final
    pista: Ejecute build sin --check para escribirlos.
    la app pide una valoración
    la leen, y son las únicas
    Corregir todo lo que es seguro
    su velocidad, medida junto a otras herramientas
    la configuración no se puede leer
    las apps de iOS quizá abran {1} o no abran nada
    ninguna de las versiones publicadas que se indican lee documentos de este tipo
    Cierre el texto con comillas dobles.
    Añada {1}, por ejemplo {2}.
    Escriba una clave, dos puntos y un espacio en blanco delante del texto, como en «ca: Nova versió».
    Se usa el mensaje del idioma que establece la app, tal como lo escribe; antes, el del idioma del dispositivo en minúsculas.
    Escriba números hasta {1}.
    Si en el idioma pedido hay null u otro valor que no es un texto: con null, Android no muestra ningún texto y, con el resto, la app se cierra inesperadamente; se cree que en iOS también se cierra.
    errores
    Este navegador es demasiado antiguo para esta página: no puede ejecutar WebAssembly.
    el documento antiguo no tiene ningún código de versión (--version-code)
    no se ha podido leer la configuración {1}: {2}
    un campo sin ninguna coma delante
    el aviso quizá no tenga ningún botón para decir que no, o tenga uno sin texto
     en algunos dispositivos
    --check compara con un directorio
    un número sin los guiones bajos
    Los README escriben cat para el catalán; los sistemas y la biblioteca más nueva escriben ca. Se usan los dos.
    El código de la app codifica la url y la abre.
    Fechas y duraciones
    se cumple: {1}, en la única celda de dispositivos
    correcciones previstas: {1} en {2}
    no se ha podido leer la línea base {1}: {2}
    {1}: el valor no es UTF-8
    Eliminarlo
    Detener
    Lo que se espera.
    informa
    YAML interpreta {1} como un comentario
    Qué documentos describe: {1}.
    git no conoce ningún commit {1} aquí, donde solo se ha descargado la parte más nueva del historial
    Escriba osam-lint diff OLD NEW, o diff --git REVISION.
    trata de usuarios que pueden quedar bloqueados
    Qué pueden decir la configuración, los comentarios y las líneas base.
    Escriba un valor o quite el campo.
    diff compara dos archivos o dos directorios
    Antes ha habido un aviso sin botón de cancelar: después de OK, este vuelve a salir sin el suyo.
    La versión del sistema es {1} (--os-version).
    está vigente desde el principio
    Escriba los textos tras los dos puntos: {1}.
    una hora escrita cae en el cambio de hora
    Escríbala como en «12.0».
    «{1}» debe ser {2}, y «{3}» no lo es
    ejecuciones
    hoy, nada; {1} {2}
    la primera ejecución
    día
    el intervalo {1}-{2} va al revés
    La página de una app en Google Play es /store/apps/details con el paquete como id; market://details solo abre la app de la tienda.
    el archivo es texto UTF-16 o UTF-32
    versiones publicadas como osam:2.2.2.. o flutter:8.0.0
    Escriba una sola barra inversa.
    una lista vacía
    Quita el comentario, y la línea si no hay nada más en ella. Los clientes que pasan por alto los comentarios leen lo mismo.
    no se ha indicado ningún archivo
    lo que se escriba
    un espacio de no separación
    Una lista en la clave de las versiones anteriores a la 4 es un error para esas versiones.
    es un texto vacío
    Añadir los {1} campos que faltan
    minutos
    Las versiones instaladas inferiores a required_version deben actualizar; las inferiores a last_version_available pueden hacerlo.
    el módulo común tiene catalán, castellano e inglés
    los programas que siguen el estándar rechazan el archivo
    {1} constaba aquí y ya no aparece
    no ha sido posible comprobar {1}
    el aviso antiguo no tiene botones, y Prince of Versions solo conoce actualizaciones obligatorias y opcionales
    contiene un documento entero escrito como texto
    Lo escribe en este archivo nuevo; si el archivo ya existe, no lo toca. Con test, es el documento del que tratan las pruebas.
    Consulte qué pasará en los próximos tres meses:
    una supresión que ya ha caducado
    pasados: {1}
    aviso informativo
    nunca muestra el aviso
    Ponga tantos espacios en blanco como en las demás líneas del mismo bloque.
    botón {1}: después
    sin haberlo recibido nunca
    El usuario ha respondido a la petición (biblioteca antigua de Android), o esta compilación ya la ha hecho (iOS).
    Escriba el título y el mensaje en {1}.
    continúan con el documento que ya tenían
    {2}: el texto en {1} es {3}
    En las bibliotecas más antiguas, Android tiene 32 bits para `tmin`, `num_apert` y cada parte de una versión. Por encima de eso la biblioteca de valoraciones se cierra inesperadamente, y también la de control de versiones a partir de la 1.5.1 cuando compara una versión así.
    el número de compilación instalado, {1}, no cabe en 32 bits, de modo que no se consulta el servicio
    Escribirlos también para «{1}»
    todos
    Las apps con el módulo común leen el cuerpo como UTF-8, diga lo que diga el servidor. En Latin-1, en lugar de los acentos los usuarios ven signos de sustitución; UTF-16 no se puede leer, de modo que no ven ningún aviso ni se les pide ninguna valoración. Las apps de iOS con osam-controldeversions pueden cerrarse inesperadamente. Con UTF-16, las apps de Android con osam-valoracions se cierran inesperadamente, y las que tienen osam-controldeversions no muestran ningún aviso. Las apps nativas de iOS con Prince of Versions leen UTF-16, y reciben un error si un texto que leen no es UTF-8.
    Etiqueta del botón que rechaza; solo se muestra con LAZY.
    minSystemVersion y el sistema se leen como números decimales: 13.10 es 13.1 y, por tanto, inferior a 13.2; lo que no es un número es 0.
    {1}: cuando no es aplicable ninguna configuración en «{2}2», las versiones publicadas más nuevas responden requirementsNotSatisfied, y las más antiguas, que no hay ninguna versión nueva
    hay un filtro ({1}), y las apps antiguas no conocen los filtros
    en la línea a la que se refiere
    almohadilla. osam-lint settings PATH dice qué vale para un archivo y por qué.
    muestran el texto
    Los dispositivos sin conexión conservan los límites con los que se compiló la app, 2880 minutos y 5 aperturas.
    {1} tiene {2}: osam-lint check da más información
    Prince of Versions no muestra nada por sí solo: la app necesita textos propios, o los lee de meta
    es {1}
    Qué recuerda el dispositivo de este aviso: nada (new), el documento sin ningún OK (seen), un OK de hace un tiempo (ok:2h, ok:1500ms), o un OK con la casilla marcada (ticked).
    Configuración que se aplica a todos los archivos, en lugar del .osam-lint.yml más cercano en las carpetas superiores. En este caso, sus patrones empiezan en el directorio actual.
     el aviso vuelve a salir
    sobre la versión del documento antiguo, {1}
    Para completar las líneas en bash:
    no pueden leer este valor
    Dispositivos
    no comparado
    {1} es {2}, con un cero inicial
    ofrecen la actualización
    &amp; y similares son códigos de HTML.
    el valor que contiene {1} no es el que parece
    en {1}, {2} no es para versiones inferiores, y Prince of Versions solo trata de estas
    «notification_type» es {1}, que no está en mayúsculas
    Indique otro directorio con --out.
    , posiblemente abre {1}
    reducción
    todos los formatos de salida, con un ejemplo
    puede que no haya ningún botón; el aviso solo se cierra con la tecla Atrás o con un toque fuera.
    no se ha podido leer la lista de archivos {1}: {2}
    Ha indicado el archivo, pero nada en él muestra que sea un documento que esta herramienta conozca; por eso no se ha comprobado, y ninguna corrección lo cambia. Alguna clave mal escrita no importa; las palabras corrientes como `title`, `url` y `version` no cuentan. Indique su tipo con `--kind`, o pase `--skip-unrecognised` para que se omitan estos archivos.
    «num_apert» es 0
    Escribe una página que muestra qué ven los usuarios con cada documento, para quien no lee JSON.
    Escriba al final una configuración sin requisitos.
    exigen la actualización en todos los sistemas y modelos
    {1} ha cambiado
    Un número entero puede tener exponente si su valor es entero. Pasa por un número de coma flotante y puede cambiar.
    clase
    No se ha generado:
    {1} no es un patrón de rutas
    «{1}» {2} es posterior al año 9999
    JSON tiene comas entre las entradas y en ningún otro sitio. Las apps con el módulo común no pueden leer el documento: los usuarios no ven ningún aviso ni se les pide ninguna valoración. Las apps de Android con osam-valoracions se cierran inesperadamente, las que tienen osam-controldeversions no muestran ningún aviso y las que tienen Prince of Versions reciben un error. Las apps de iOS con estas tres bibliotecas pasan por alto una coma al final, y fallan con dos comas seguidas.
    tiene un espacio en blanco
    Se comunica con un editor, que muestra las incidencias mientras se escribe un documento.
    un requisito con el valor null
    hay una coma después de la última entrada
    el período se cierra el {1}, cuando empieza el día
    Versiones del sistema de los dispositivos.
    un texto que no es YAML
    El sistema del dispositivo es uno de los que el filtro deja pasar, {1}; los demás dispositivos no reciben nada (--os-version).
    Un final a más de cinco años vista se considera una equivocación.
    Guardar un calendario de un año
    un puntero JSON como /data/title/ca
    El texto ha cambiado. ¿Quiere sustituirlo?
    la etiqueta del botón OK está vacía
    El aviso lo dibuja el módulo, en iOS más tarde que en Android: un texto vacío es un botón sin texto, que se puede pulsar, y nada se desplaza.
    Ponga el texto entre comillas dobles.
    A una dirección que no empieza ni por http:// ni por https:// se le pone http:// delante.
    OK pulsado
    Versiones que cuentan, separadas por comas: 2.0.0..{1}, osam:{2}, o las de un adaptador: flutter:8.0.0, rn:0.3.0, cordova:1.0.5. Por defecto, todas las versiones cuyo código fuente se ha leído; también las de las bibliotecas que no se indican.
    qué puede cambiar entre versiones
    Ningún dispositivo recibe esto: {1}.
    Escriba la dirección de la página desde la que se debe actualizar.
    ## Qué más encuentra
    Escriba tras los dos puntos la versión que ve la gente.
    iOS pasa las claves a camelCase antes de mirarlas: también se lee requiredVersion, e incluso ios_2. Android no lo hace.
    «rules» debe tener identificadores de reglas, cada uno con su gravedad
    nota: el documento es grande: no se sabe si falla algún caso cuando cambian {1}, empezando por «{2}»
    Corrija este punto; osam-lint init settings muestra cómo se escribe la configuración.
    Idioma del aviso: {1}; por defecto se muestran los tres. Para las bibliotecas antiguas, el código que pide la app. El del propio programa es --lang.
    Si el usuario ha respondido a la petición (biblioteca antigua de Android), o si esta compilación ya la ha hecho (iOS).
    git no da ninguna respuesta al respecto
    lista de configuraciones, o un solo objeto
    osam-lint: no se puede escribir la salida
    el aviso puede ser para dispositivos distintos de los previstos
    incumple una lista de la configuración
    Ambos documentos están dentro de un objeto llamado data; los demás campos que lo acompañan se ignoran. Sin data, o si en su lugar hay null o una lista, no se decodifica nada.
    todos los modelos excepto {1}
    {1}.0 o inferiores
    Cambie uno de ellos, o genérelos en dos directorios.
    Para las versiones instaladas inferiores, la actualización es opcional.
    Encuentra errores en los archivos JSON y YAML que hacen que las apps móviles muestren un aviso de actualización, bloqueen versiones antiguas o pidan una valoración.
    {1} se refiere a un ancla que no se ha definido antes
    la lee tal como está escrita
    `play.gogle.com` está a una letra de `play.google.com`. Es otro dominio: la gente toca OK y le sale una página de error, o la de alguien que cuenta con esos errores.
    lo dan por cumplido si no registran ningún comprobador
    todos los comandos y opciones
    reciben el error requirementsNotSatisfied en los dispositivos que no cumplen los requisitos de ninguna configuración
    pista: {1} está más cerca de algunos de los archivos: regístrelos desde el directorio de esa línea base.
    Corrija el año si es un error: el período estaría abierto hasta el {1}.
    Momento que toman como referencia las reglas que dependen del reloj: {1}.
    «{1}» es {2}, no una lista de configuraciones
    Escriba "{1}.99" si se refiere a toda la {2}.
    {1} claves y textos tienen comillas tipográficas en lugar de comillas rectas
    decisión nuestra
    Bloquea la app: OK abre la dirección.
    Escriba {1}, cada campo con su valor.
    Un dispositivo que nunca ha recibido ningún documento tiene el modo NONE.
    un dominio como www.barcelona.cat
    Omite lo que excluye la configuración incluso cuando se indica expresamente, como hacen los hooks.
    cualquiera, y entonces ninguna respuesta puede depender del momento
    este también
    «{1}» es {2}, y no hay «osVersion»
    Solo " y ' van alrededor de un texto; las comillas tipográficas forman parte de él. Las secuencias de escape solo se deshacen entre dos "; en cualquier otro lugar, una barra inversa es un carácter.
    Si la versión del documento o la del dispositivo está vacía, o si una parte no es un número entero de 32 bits, el filtro deja pasar el dispositivo.
    Azure guarda {1} incidencias de cada tipo por paso; el resto solo está en este registro: {2}.
    el enlace sale del repositorio
    Vuelve a escribir la página cada vez que cambia un documento; necesita --output.
    SUBCOMANDOS
    las apps con {1}
    Muestra la versión.
    {1} en castellano: a esta exclamación le falta ¡
    la url contiene un espacio en blanco
    «notify_last_version_frequency» es {1}, que no está en mayúsculas
    La biblioteca de Android guarda en minúsculas el idioma de un mensaje. Hasta la 1.3.1 también busca en minúsculas el idioma del dispositivo. Desde la 1.4.0 busca el idioma que establece la app, tal como la app lo escribe: una app que establece «CA», igual que el archivo, no encuentra nada y hace la petición con el texto de la propia biblioteca.
    Escribirlo como secuencia de escape
    Último instante del período, incluido hasta el milisegundo. Si se omite o es null, no se cierra nunca.
    «{1}» admite true o false
    ninguna de las versiones publicadas que se indican lee {1}, y no se puede esperar nada
    como en simulate; con never o always, cualquiera
    El puntero JSON de la incidencia o de un valor que la contiene. Si no está, todo el archivo; pero una regla sobre usuarios que pueden quedar bloqueados lo necesita: el campo, o el objeto en el que falta algo.
    Deje solo una.
    un objeto
    El código de versión es el de la versión {1}, y las versiones inferiores tienen códigos inferiores.
    Gson lee claves sin comillas, comillas simples y comentarios, y rechaza una coma al final de un objeto y texto después del documento. Un número puede hacer de texto, y un texto de cifras puede hacer de número.
    {1}: nada
    Las versiones de la biblioteca anteriores a la 4 para iOS y macOS necesitan `version` dentro de `latest_version`, un texto que empiece por un número; si no está, dan un error a la app. Las versiones para Android necesitan `minimum_version` o la versión más reciente, una de las dos.
    no eligen nunca la configuración
    En {1} abre la página de la app en su tienda.
    {1}. Esto vale para: {2}
    código de versión {1}
    todas {1}
    Escribe el carácter. Es una corrección segura para letras y signos, porque corrige lo que los usuarios leen o adónde los lleva OK. Lo que representa `<`, `>` o un carácter que nadie ve, debe decidirlo el autor.
    las apps para {1}
    Una configuración que no es un objeto hace perder la plataforma en iOS y falla en Android cuando se llega a ella. KMP en iOS se la salta.
    no hay nada después de la última barra invertida (\)
    {1}; no ha sido posible comprobar {2}
    el sistema no es un nivel de API: {1}
    {1} es probablemente un nivel de API, y aquí se comparan versiones, como 13 (--os-version).
    Cómo es el aviso, en el idioma del caso.
    no lo pueden usar
    El código del idioma del texto; la clave se escribe así.
    reciben una IllegalStateException
    osam-lint: no se ha encontrado ningún documento de un tipo conocido en {1}
    está vigente desde el {1}
    consideran abierto el período hasta entonces
    antes
    lo tratan como ONCE
    Las apps muestran todos los textos tal como están escritos y no rellenan nada: los usuarios leerían «TITLE_ES», «TODO» u «Hola, {{name}}». Los documentos de ejemplo del README de los módulos están llenos de textos así. El identificador de ese ejemplo, que `osam-lint init` también muestra, no es el de ninguna otra app: con él el servicio no encuentra ningún documento. Lo mismo vale para el código de versión y el modelo que muestra, en los documentos tal como los escriben las personas.
    pueden tratar # como una letra y abrir {1}
    En las bibliotecas más antiguas los botones deciden de qué tipo de aviso se trata. iOS entiende que una etiqueta vacía significa que no hay botón, y Android que hay uno, que puede ser demasiado pequeño para tocarlo.
    GitHub guarda {1} anotaciones de cada tipo por paso; el resto solo está en este registro: {2}.
    Este cliente no puede leer el documento indicado con --cached, así que el dispositivo nunca lo guardó.
    {1} necesita un número entre {2} y {3}
    Se pasa a la app con la respuesta; tiene preferencia el meta de la configuración elegida.
    OK abre {1}, una dirección de una red concreta
    un nombre
    «{1}» no es un requisito
    es donde se escribe la salida
    «{1}» tiene uno
    Antes no se ha anunciado nada (--remembered).
    {1} para {2}, versionCode {3}
    Escribir las fechas en milisegundos
    {1} hasta el {2}, después {3}
    Si la app crea el objeto de la biblioteca con el builder; para Prince of Versions de Android 4.0.0 y 4.0.1.
    celda
    entre el {1} y el {2}, {3} con {4} {5}; tal como se quería, {6}
    un objeto que, para cada nombre, tenga {1}
    Dice cómo afecta a los usuarios un cambio en los documentos: quién empieza a recibir un aviso y quién deja de recibirlo.
    lo tratan como si no estuviera
    Si el servicio da este documento a todas las versiones instaladas (--applies as-served): {1}.
    la app recibe {1}
    Demuestra que una condición se cumple en todos los dispositivos, o muestra un dispositivo en el que no se cumple.
    título
    , se comunica {1}
    --os-version es la versión de Android para algunos de estos documentos, y el nivel de API para otros
    la app se cierra inesperadamente
    la url de la tienda pide un idioma concreto
    no una lista
    una ruta o un patrón como alert.yaml
    {1}: no lo lee ninguno de los dispositivos que se consultan
    meta «{1}» que reciben las apps
    osam-lint: {1}: «{2}» no tiene sitio para el resultado actual
    Segura: la hace `osam-lint fix`.
    {1} en {2}
    falta el valor para «{1}»
    {1} sin comprobar, porque falta una parte
    aproximado
    una secuencia de escape no válida
    ¿Quería decir «{1}»?
    , o 
    Escriba la versión completa, como "{1}.6.1". Un solo documento no puede indicar toda la {2}.
    {1} sin comillas
    la lista de versiones de una plataforma
    versión instalada {1} > {2}
    el requisito {1} es {2}
    aperturas
    solo git sabe qué ha cambiado, y no se puede ejecutar
    osam-lint check dice por qué.
    La tienda pide la valoración a su manera, y puede que no la pida. Por eso aquí no se dibuja nada.
    En qué se convierte: {1}.
    el reloj del servicio es 0, de modo que el período cuenta como abierto
    serverDate es 0
    no muestran nada{1}
    Los dispositivos no guardan los filtros de un documento: sin conexión, todos los sistemas y modelos reciben el aviso.
    iOS lee ios y después ios2; macOS, macos y macos2; Android, android2 y android; antes de la 4, solo la clave sin número. KMP toma primero la clave con el 2, y jvm en la JVM.
    aquí falta una coma
    solo pueden mostrar el aviso en ese único milisegundo
    Escríbalo antes de #; lo que hay después de # es un comentario.
    lo leen como {1}, igual que la versión publicada
    quien ha elegido {1} quizá no lo lea en su idioma
    en los demás casos
    no trata del aviso
    Escriba la misma versión en los dos sitios.
    una supresión que no silencia nada porque no está bien escrita
    no contiene ningún documento de un tipo conocido
    reciben el error {1}{2}
    petición rechazada
    Añada legalURL para estas apps.
    muestra el aviso a las versiones superiores a la indicada
    el documento tiene el campo «appStoreIdentifier»
    no un objeto
    el texto {1}
    los editores escriben los archivos ellos mismos
    no tiene ningún efecto
    La función de retorno de la app recibe ACCEPTED.
    En la JVM, la biblioteca multiplataforma comprueba `required_jvm_version` y no conoce `required_os_version`. Un requisito sin comprobador no se cumple y, por tanto, la configuración no se elige nunca.
    El tipo: {1}.
    osVersionComparisonMode 0 deja pasar los sistemas hasta osVersion, 1 exactamente ese y 2 ese o posteriores; cualquier otro número, todos. Las versiones se comparan parte por parte como números enteros, y las partes que faltan son 0, de modo que 13 es 13.0.0. En Android el sistema es la versión (13), no el nivel de API.
    Fecha y hora de Barcelona; vacío para ahora
    el documento no es un objeto
    {1}, si se pide {2}
    pueden no mostrar ningún botón en una pantalla pequeña: el aviso no se desplaza
    ¿Quería decir {1}?
    JSON no tiene comentarios. Las apps con el módulo común no pueden leer el documento: los usuarios no ven ningún aviso ni se les pide ninguna valoración. Las apps de iOS con las demás bibliotecas también fallan. Las apps de Android con osam-controldeversions pasan por alto los comentarios. Las que tienen osam-valoracions y Prince of Versions juntan las líneas antes de leer, de modo que `//` y `#` se tragan el resto: las primeras se cierran inesperadamente y las otras reciben un error. Pasan por alto `/* */`. Los documentos escritos por personas pueden ser YAML, que tiene comentarios.
    La frecuencia se lee tanto en mayúsculas como en minúsculas; antes, solo en mayúsculas.
    Se espera que los documentos de una app para las dos plataformas coincidan.
    el final del mes
    Algunos textos ocupan el lugar de uno que todavía no se ha escrito: TITLE_ES, TODO, lorem ipsum, %s.
    etiqueta del botón de cancelar en {1}
    Convertirlo en una lista
    no se ha podido comprobar este archivo: {1}
    {1} tiene otro documento de valoración
    Escríbalo como en 45s, 30m, 1h, 2d o 1h30m, o como número de segundos.
    a un objeto para bibliotecas anteriores a la versión 4 le falta una versión que necesitan
    qué ha cambiado en cada versión
    el documento se puede leer
    Nivel de API de un dispositivo Android, como 33; cuando una biblioteca compara la versión de Android, sale de una tabla (13).
    «{1}» lleva a la gente a la actualización, aunque no es la página de la app en ninguna tienda.
    las primeras
    cambios
    Pruebas
    las apps con {1} se detienen antes de este punto y a continuación podrían detenerse aquí
    Escriba el identificador tal como está en el proyecto de la app.
    {1} muestra un aviso
    dejan que el usuario continúe después de pulsar OK, aunque el aviso no tiene otro botón
    el documento no llega a la versión {1}
    la app recibe un error
    Copiado.
    hay más campos que, por lo que se sabe, no lee ninguna versión publicada
    {1} (nuevo)
    no hay {1} en los directorios superiores
    sin comparisonMode, las apps de Android nunca muestran el aviso
    La biblioteca antigua de Android separa `version` y `minSystemVersion` por los puntos y convierte cada parte en un número. Con `v1.2`, `1.2-beta`, `1.2.`, un texto vacío o un espacio en blanco al final, la app se cierra inesperadamente cada vez que pide el documento. iOS compara letra por letra lo que no es un número, e interpreta como 0 un `minSystemVersion` que no empieza por un número, algo que cumplen todos los sistemas.
    startDate omitido o null vale 0; endDate, 9223372036854775807.
    Escriba una configuración o quite «{1}».
    ha terminado hoy
    comparisonMode es un número entero, también entre comillas. Si no está, no se muestra nada; cualquier otro valor es onFailure.
    una secuencia de escape sin final
    esta línea empieza con «%», que YAML reserva para las instrucciones al lector
    el código de la propia biblioteca con Gson 2.10
    Un archivo que no es JSON, o que no contiene ningún objeto, es un error para la app, sea cual sea el estado de la respuesta. Con un archivo que no es UTF-8, se cree que la app se cierra inesperadamente.
    Con un esquema junto a este archivo, los editores explican y completan las claves. Para crearlo:
    Las bibliotecas de Android anteriores tratan null como un campo omitido, excepto en `messages`, en sus entradas y en el `languaje` de cada entrada: ahí la app se cierra inesperadamente. Las de iOS fallan o pueden cerrarse inesperadamente, y también pueden cerrarse inesperadamente con un null en el lugar del texto en algún idioma.
    El momento antes del cual los cambios se dan por pasados: {1}. Se cuentan y no se muestran.
    todos
    esto es demasiado grande o tiene demasiados niveles de anidamiento
    en su lugar se elige esta
    dic.
    no hay ninguna tabla con {1}: {2}
    No hay corrección: solo el autor sabe qué debe ir ahí.
    la misma clave de metadatos con valores de tipos distintos
    una página para quien no lee JSON
    desde el {1}, sin final
    «alert» debe ir con «expect»
    Momentos: {1}. Un día como extremo superior significa su último milisegundo.
    Sustituye un texto integrado del diálogo de Android, solo en las versiones 1.0.7–1.0.11.
    --clients solo sirve para init test
    sobre okButtonActionURL, {1}
    esto no es YAML válido: no se ha podido leer
    no esperan ninguna apertura
    La medianoche en la zona de la comprobación (`--tz`) es una advertencia. La medianoche en UTC, que en Barcelona es la una o las dos de la madrugada, es una nota: parece una fecha a la que una herramienta ha añadido la hora. Los finales que caen dentro de más de diez años se dejan como están.
    abre {1} ({2})
    qué muestra cada dispositivo, y pruebas como «nadie queda bloqueado»
    Qué reciben los usuarios con este documento, a ambos lados de cada límite. Quite lo que no se haya acordado y ponga
    Intercambiar las dos fechas
    Escriba {1} si el final es un año más tarde, o corrija la fecha equivocada.
    Escriba --never OUTCOME, --always OUTCOME o --apart, como --never blocked.
    buscan un comprobador llamado {1}
    el título también está vacío
    No ha habido ninguna petición antes (--days-since-prompt).
    Ni Apple ni Google publican lo largos que pueden ser los textos de un aviso. Con etiquetas largas iOS pone los botones uno encima del otro, Android corta el título después de dos líneas, y un mensaje largo hay que desplazarlo para leerlo. Cuándo es demasiado largo lo decide usted: sin límites en la configuración, esta regla no encuentra nada. Las longitudes se cuentan en los caracteres que ven los usuarios.
    Escribe el JSON Schema de un tipo de documento, de la configuración o de los archivos de prueba.
    botón {1}: cierre inesperado
    al salir
    Las compilaciones de la app de iOS se numeran a partir de 1.
    | hoy, 
    ninguna versión instalada es negativa
    (texto de la biblioteca)
    Plataforma de los dispositivos: {1}.
    Escriba el id de aplicación (Android) o el id de paquete (bundle, iOS) tras los dos puntos.
    esta configuración no tiene «notify_last_version_frequency»
    Escriba una etiqueta, por ejemplo «{1}».
    entre {1}.{2} y {3}.9
    el requisito {1} tiene un guion bajo en el nombre
    Las versiones anteriores a la 4 para iOS y macOS solo reconocen exactamente `ALWAYS`; cualquier otra cosa, también `always`, cuenta como ONCE. Los usuarios reciben el aviso una sola vez y no cada vez. En Android, da igual que sean mayúsculas o minúsculas.
    La versión instalada es CFBundleShortVersionString con CFBundleVersion como número de compilación, y un número de compilación con puntos cuenta como 0.
    Las apps de iOS abren la dirección tal como está escrita; las que la codifican como muestra el README abren «{1}».
    no ha sido posible comparar {1}
    {1} parejas más de documentos también coinciden
    iOS guarda para siempre una marca por cada versión que ha mostrado. Android y KMP solo guardan la última versión mostrada.
    esto es un puntero de git-lfs y no el archivo en sí
    El diálogo propio de la app comunica ACCEPTED, CANCELLED (que rechaza para siempre), LATER o DISMISSED.
    aquí hay más de 64 niveles de anidamiento
    el aviso quizá tenga un botón sin texto en iOS
    La gravedad de las reglas, según su identificador: off, info, warning o error; y las opciones que tienen algunas.
    La clave simple es para el objeto anterior a la versión 4.
    una pregunta o exclamación en castellano no tiene signo de apertura
    {1} no admite ningún valor, y se ha puesto «{2}»
    Escriba comillas rectas.
    Escriba false si el aviso no debe ofrecer una casilla que solo se guarda con OK.
    siguen la otra
    no hay ninguna incidencia de este tipo{1}
    no es un número
    El lugar de la incidencia se marca entre ⟦ y ⟧.
    el archivo no es texto UTF-8
    {1} y posteriores
    La tecla Atrás o un toque fuera cierra el aviso y comunica {1}.
    un byte que no es UTF-8
    no lo encuentran nunca en ningún dispositivo
    Los modelos de las bibliotecas publicadas leen el documento como lo hacen las bibliotecas. Esto es lo que dicen cuando todavía no se ha dicho nada más.
    El archivo que osam-lint baseline escribe y con el que compara check, con la ruta relativa al archivo de configuración.
    Indique con --config el archivo al que lleva.
    una lista de textos, cada uno con su idioma
    «{1}» sale del directorio actual, y nadie ha indicado esta configuración
    Escriba # osam-lint: allow {1} -- reason.
    no se ha indicado ningún documento
    fallan al compararla
    , y no {1}
    Dentro de un texto, esas comillas son un carácter como cualquier otro. Por muchas claves y textos que las tengan, hay una sola incidencia, en la primera.
    {1} no se admite aquí
    `notify_last_version_frequency` solo puede ser una de dos palabras. Cualquier valor que no sea un texto hace ilegible toda la lista de la plataforma en iOS y macOS y, en las demás plataformas, detiene la comprobación con un error.
    no abre nada
    Use el mismo tipo en los dos sitios.
    un exponente en un número entero
    Estos caracteres llegan al copiar texto de documentos, chats o páginas web. Las apps muestran el texto tal como está escrito: las marcas de dirección pueden alterar su orden, y otros pueden salir como un cuadro o partir una palabra. En un nombre de paquete, un nombre de versión o una url hacen que sea distinto de lo que parece.
    {1} no es una versión que se pueda leer
    Escriba un solo valor, o varios requisitos.
    Los campos desconocidos se ignoran.
    Póngalo entre comillas dobles.
    hay {1} signos de cierre de más, aquí o más arriba
    el archivo está vacío
    Un objeto con el formato anterior a la 4, sin ninguna lista en la clave con el 2, da un error en las versiones nativas a partir de la 4. KMP en iOS lo lee.
    era un repositorio independiente
    un texto empieza o termina con un espacio en blanco
    {1} no es ninguna clave conocida; probablemente se quería escribir {2}
    «{1}» no se puede desactivar por completo
    Cierre { con } y [ con ].
    fragmentos de Markdown
    osam-lint: no se ha podido crear {1}: {2}
    {1} ya se ha anunciado, frecuencia {2}
    un modo numérico junto a la versión a la que se refiere, y textos
    el documento está vacío, y debería ser un objeto
    cualquiera
    Escriba {1} detrás del texto.
    Los clientes interpretan una fecha como milisegundos desde 1970, sea cual sea el aspecto de las cifras. 20260331 cae pocas horas después del comienzo de 1970, 202603310900 es un día de 1976 y 20260331090000 cae en el año 2612. Como `endDate`, las dos primeras cierran el período para siempre y la tercera no lo cierra nunca.
    la segunda parte no es un número
    En iOS y macOS, un `required_os_version` que no empieza por un número se ignora a partir de la 4.0.1, de modo que la configuración llega a todos los sistemas; la 4.0.0 pierde toda la lista de la plataforma. En Android es el nivel de API: `"14.0"` no es ninguno, y la configuración no se elige nunca. Las apps con la 4.0.0 que crean el objeto de la biblioteca sin su builder no lo miran, y aplican la configuración.
    CoreFoundation en Linux, no en los sistemas de Apple
    Escriba una versión como 2021040000, 1.2.3 o 1.2.3-45.
    app
    Quítelo si es eso lo que quiere decir.
    lo interpretan así: {1}
    Los dos extremos pertenecen al período; por tanto, un período que va de un momento al mismo momento dura un milisegundo. Los usuarios solo ven el aviso si el servicio responde en ese milisegundo preciso. El ejemplo del README de la propia biblioteca tiene un período así.
    El archivo no se puede leer más allá de este punto; por tanto, no se ha comprobado nada de lo que viene después ni se puede generar nada con él. La mayoría de las veces es un texto que necesita comillas, porque contiene dos puntos seguidos de un espacio en blanco o por el signo con el que empieza. Si no, es una tabulación, unas comillas sin cerrar o una línea con otra sangría. Lo que pueda faltar después no se señala: cuando la línea sea correcta, se comprobará el resto.
    «{1}» está vacío para {2}
    Añada {1}, por ejemplo {2}.{3}
     Es este.
    el aviso antiguo no tiene «{1}»
    falta {1}
    diferencia
    Indique con --baseline el archivo al que lleva.
    el aviso no tiene botones y bloquea la app; FORCE siempre tiene un botón OK, que lo cierra
    hasta el {1}
    ninguna app puede leerlo
    Intercambie los dos valores, o corrija el que esté mal.
    La dirección de ejemplo de los README está dos veces, con espacios en blanco y paréntesis angulares, y empieza por http:.
    Un requisito sin comprobador no se cumple; Android 4.0.0 lo da por cumplido.
    las apps muestran signos de sustitución
    ningún modelo
    Escríbalo a mano en «android» y la lista en «android2»: minimum_version y la versión de latest_version son nombres de versión, como 2.4.0.
    una versión publicada se cierra inesperadamente
    después del {1}
    Los campos que el cliente no conoce se ignoran en todos los niveles. Sus valores se saltan emparejando corchetes y comillas, de modo que ahí se admiten muchas cosas que no son JSON.
    La app no registra ningún comprobador, y antes no se ha anunciado nada.
    El servicio da este documento a todas las versiones instaladas: no hay ningún versionCode con el que comparar.
    no esperan ningún día
    la regla «{1}» no se puede silenciar de ninguna manera
    {1} es un servicio de los desarrolladores del módulo
    «minutes» vale {1}, es decir, {2}
    Escriba key=value, key=beginning* o la clave sola.
    Explicar {1}
    una plataforma que no tiene como valor una lista de configuraciones
    los requisitos se cumplen, y por eso se selecciona
    se debe superar; en realidad, basta con alcanzarlo
    aquí sobra {1}
    minutes son minutos enteros desde la última petición de valoración; numAperture cuenta las aperturas de la app.
    Escriba {1} si es lo que se quiere decir.
    Póngala antes de la otra o quite una de las dos.
    Escriba códigos como ca,es, o none.
    «{1}» no se puede desactivar
    Las apps no comparan `versionCode` con su propia versión: muestran lo que envía el servicio. No es público si una versión instalada recibe el documento de esa versión exacta o el de cualquier versión posterior. En el segundo caso, una app puede recibir cualquiera de los dos documentos con períodos abiertos a la vez: por ejemplo, un aviso antiguo después de uno nuevo.
    milisegundos
    reciben un objeto null
    la url ya está codificada con porcentajes: {1}
    no muestran nada cuando tienen conexión
    id, appId, packageName, platform, minutes, numAperture y message son obligatorios; los cuatro primeros después no se usan.
    era un enlace, y los enlaces de otra revisión no se siguen
    faltan {1} signos de cierre aquí o más arriba
    Si hay listas bajo las dos claves, la biblioteca nativa de iOS usa la clave sin número, y KMP en iOS, la que lleva un 2; Android nunca mira android si está android2.
    En iOS, desde que se inició la app no se ha mostrado ningún aviso sin botón de cancelar.
    Indique cuál es con --kind.
    reciben una IllegalStateException en los dispositivos a los que corresponde
    un texto se leyó con una codificación equivocada
    la otra clave, o un error
    , y no le muestran el aviso
    la versión instalada {1} es inferior a {2}
    Escriba «|-» o «>-», que no conservan ningún salto de línea al final.
    La app lleva {1} {2}, la versión publicada más reciente que se ha leído (--clients).
    Escriba las configuraciones en {1}.
     (si {1})
     el aviso sigue en la pantalla
    Escriba la página de la propia app, como «https://apps.apple.com/app/id1465234509».
    Consulte otros dispositivos: --clients, --platform y --version indican cuáles.
    alguien podría leer la página o sustituirla por el camino
    «{1}» no es una fecha
    pista: {1}
    Para ver qué cambia la rama actual:
    campo=valor, como appId=400
    el archivo de configuración, los comentarios que permiten una incidencia y la línea base
    cualquier dominio
    aquí hay {1} espacios en blanco que no lo son para JSON
    {1} no es {2}
    Escribe el salto de línea o el signo, entre comillas dobles si YAML las necesita. Es una corrección segura, porque corrige lo que los usuarios leen. Un texto que ocupa varias líneas debe decidirlo el autor.
    No está definido qué responde la comparación si no hay ninguna versión: la app puede cerrarse inesperadamente, o puede mostrarse el aviso.
    guardado para la versión {1}; la instalada es {2}
    {1}: hay títulos vacíos, y no está definido cuál toma iOS
    un punto donde falta la clave
    muestran el último
    Escriba «ONCE» o «ALWAYS».
    {1} dice {2}, y no se cumple
    posiblemente no lo pueden leer
    por defecto
    {1} {2}: si se toma esa entrada, la app puede cerrarse inesperadamente; no verificado en ningún dispositivo.
    Poner todos los campos en «{1}»
    El aviso antiguo se muestra en cada comprobación.
    En la configuración, en `rules: {1}:`.
    checkBoxDontShowAgain y dialogDisplayDuration son obligatorios y no tienen valor por defecto.
    desde el {1}
    (sin texto)
    Para las apps de la JVM: una lista de configuraciones, o una sola sin la lista.
    una versión con un cero delante de un número
    Pone entre comillas lo que para esta herramienta es un texto, como `no` u `on`: así lo es para todos. Los números en otra notación se quedan igual.
    Escribe solo con cifras un número que tiene ceros iniciales o un signo más; los clientes que lo leen leen lo mismo. Cualquier otro se queda igual.
    Idioma de lo que leen las personas: {1}. Los textos de los avisos no cambian; cuáles muestra simulate lo dice su opción --language.
    está vacío
    --device dice qué recuerda el dispositivo: new, seen, ok:1h.., ticked.
    está en el ejemplo, pero no en la lista de parámetros
    los números no llevan signo más y solo tienen cifras ASCII
    Un comentario que empieza por `osam-lint:` va dirigido a esta herramienta, y si no se puede entender no silencia nada. Tiene la forma `# osam-lint: allow RULE -- reason`, con las reglas separadas por comas si hay más de una. Las reglas sobre usuarios que pueden quedar bloqueados solo se silencian con una entrada de la configuración, donde todo el mundo la encuentra.
    el documento antiguo no tiene okButtonActionURL
    «comparisonMode» es {1} y el aviso solo tiene el botón OK
    El nivel de API {1} es Android {2} (--api-level).
    Empieza por lo que cambia para los usuarios desde que la rama actual se separó de esta revisión.
    se muestra hoy
    botones
    la versión instalada {1} es superior a {2}
    «{1}» no se puede indicar en la línea de comandos
    Las versiones 1.0.0–2.0.1 convierten la url en una dirección sin codificar nada. Si contiene un espacio en blanco o una letra como à, iOS puede considerar que no es una dirección, y OK no abre nada. Las versiones posteriores lo dejan a la app que las incorpora, que la codifica una vez.
    osam-lint {1} --help muestra qué se puede escribir.
    Un README breve que nombra la 3.2.0 muestra un documento de valoración sin `message`. Esa versión lo necesita igualmente.
    serverDate está lejos de la fecha de hoy
    nada que abrir
    A partir de la 2.0.2, la url pasa por el código de la app que incorpora la biblioteca. El código de iOS del README, de la demo y del adaptador de Flutter codifica `#` como `%23`: lo que sigue pasa a formar parte de la ruta, y OK abre una página distinta de la escrita, o ninguna.
    Escribe el punto medio. Se corrige el texto que leen los usuarios; no cambia si se muestra el aviso ni cuándo. En una palabra que esta herramienta no conoce, el punto o el guion pueden ser intencionados, y entonces la corrección no es segura.
    Ejecuta los casos que tienen este texto en el nombre.
    Un archivo vacío, cualquier cosa que no sea un objeto en la raíz y cualquier cosa detrás hacen fallar la lectura.
    hay una coma detrás de las comillas de cierre, como en JSON
    {1} contiene pruebas, y --output lo sobrescribiría
    Algunas reglas preguntan qué recibe cada dispositivo. Con miles de idiomas, los dispositivos se reparten en más celdas de las que osam-lint mira. En ese caso, para las bibliotecas que se indican, a `blocking-alert` y `alert-survives-update` se les puede haber pasado algo por alto. `osam-lint simulate` muestra qué recibe un dispositivo.
    configuración
    estado
    el primer día del mes que viene
    La url está vacía: OK comunica ACCEPTED y no abre nada.
    Los editores muestran como indicaciones las incidencias que están en la línea base. No cambia nada más.
    Escriba detrás un objeto, o un alias que haga referencia a uno.
    Las apps reciben un solo objeto; una lista de documentos se lee con --as authored.
    En las bibliotecas más antiguas de control de versiones, la app pasa el código que quiere. Si el texto no está en ese idioma, Android muestra el primero del archivo e iOS uno cualquiera. El archivo no dice qué idiomas pasa una app: cada texto se compara con los demás del documento, y se informa si le falta un idioma que alguno de los otros tiene.
    Escriba la página de la propia app, como «https://play.google.com/store/apps/details?id=cat.bcn.bus».
    El servicio da este documento a las versiones instaladas hasta su versionCode (--applies up-to).
    Para empezar un aviso:
    otros sistemas: otra cosa
    El dispositivo funciona con Android; el documento no indica ninguna plataforma que conozcan los clientes (--platform).
    Lectura y escritura
    todos los que afecta el documento
    dialogDisplayDuration es 0
    en la url no hay dos barras detrás del esquema
    la url de Google Play no es la página de una app
    actualización obligatoria
    Escribe la fecha que probablemente se quería decir, si hay una probable.
    Quítelo, o escriba el documento en YAML.
    Elija LAZY si quiere que los usuarios lleguen ahí, o escriba la página de la app en la tienda.
    {1} debe estar en el objeto para las versiones publicadas anteriores a la 4
    {1} no es un número entero
    la url contiene {1}
    {1} desde la última petición
    un salto de línea o una tabulación sin escapar dentro de un texto
    Sustituya {1} por los textos: {2}. Las apps piden cat o ca.
    legalURL
    piden la valoración en cada apertura hasta que el usuario responde
    Idioma
    El propio módulo abre la url: en iOS, a partir del texto tal como está escrito; en Android, sin ninguna comprobación.
    osam-lint: no se ha incluido {1}: no lo lee ninguno de los dispositivos que se consultan
    Cada biblioteca busca las configuraciones de su plataforma: `ios` o `ios2`, `macos` o `macos2`, `android` o `android2`, `jvm`. Las claves se comparan letra por letra. Si no está ninguna de ellas, la app recibe un error y nadie se entera de la actualización.
    Los documentos a los que se refieren los casos: una ruta o un patrón, relativos a la carpeta del archivo de pruebas.
    Versión de Android o de iOS con la que se compara la del dispositivo, números enteros separados por puntos.
    pueden volver a codificar la dirección y abrir {1}
    [corrección]
    Las afirmaciones son sobre todos los dispositivos y momentos, y las opciones las restringen. Código de salida 0: todas las afirmaciones se cumplen; 1: hay una que no, y un comando simulate muestra dónde. {1}
    aquí falta una coma, o un texto que contiene «: » necesita comillas
    , comunica {1}
    en las apps para {1} es {2}
    Un requisito que tiene que comprobar la propia app.
    ambas cosas valen
    Quite «endDate» si el período no tiene final.
    «{1}» tiene un texto para {2} y ninguno para «{3}»
    el número {1} empieza por un signo más
    Añadir el campo que falta, «{1}»
     comunica {1}, {2}
    Para ver qué reciben en diciembre las apps de una versión antigua:
    una versión mínima ilegible para las bibliotecas de iOS anteriores a la versión 4
    «{1}» es {2}, y debería haber de uno a tres números y un número de compilación
    reciben el error requirementsNotSatisfied en todos los dispositivos
    piden una valoración
    el documento es para esta app
    Escriba una rama, una etiqueta o un commit, como origin/main.
    una opción de configuración
    hay que rellenar {1}
    {1}, en comparación con otros
    castellano
    El servicio da este documento solo a la versión instalada igual al versionCode (--applies exact).
    nada cambia por sí solo {1}
    Sin esquema, `www.example.org` es una dirección relativa. En iOS no se abre nada y en Android no se encuentra ninguna app para abrirla, de modo que quien toca OK no puede actualizar; si OK es el único botón, nadie puede pasar del aviso.
    no se ha incluido {1}: {2}
    ## De qué no se informa
    osam-lint: el último mensaje del editor se ha cortado
    Idioma «{1}»
    el final donde debería haber un valor
    Para las apps de iOS: una lista de configuraciones o, antes de la versión publicada 4, un objeto.
    no lo lee ninguno de los clientes que se consultan
    `id`, `appId`, `minutes` y `numAperture` son números de 32 bits (hasta 2147483647); las versiones, las fechas y la duración de visualización son de 64 bits (hasta 9223372036854775807). Por encima de eso el documento no se puede leer, o peor: a partir de la 1.0.6 algunos números se desbordan y se leen como otro (20000000000000000000 se lee como 1553255926290448384).
    Escriba {"ca": …, "es": …, "en": …}.
    reciben una JSONException
    no se ha podido leer ningún documento en «{1}»
    en este archivo
    las apps publicadas lo leen
    actualización opcional
    Una sola configuración sin lista se lee en Android y en la JVM, como dice su documentación. La biblioteca nativa de iOS da el error dataNotFound.
    {1} no dice nada
    lo pasan a la app como texto
    vie.
    Corregir
    una fecha que es null o que se ha dejado vacía
    Escríbala como en «14.0».
    feb.
    una configuración que no indica con qué frecuencia se debe notificar
    serverDate queda fuera del período
    no abren nada al tocar OK
    la app no tiene ningún comprobador para {1}
    OK se pulsó el {1}, y el tiempo de silencio dura hasta el {2}
    El nivel de API {1} se toma por Android {2}; también puede ser {3} (--api-level, --os-version).
    «osVersion» es {1}, que es un nivel de API y ninguna versión de Android
    {1}: no se ha cambiado: lleva a él un enlace que sale del repositorio
    Las apps usan la etiqueta en el idioma del usuario tal como está escrita: una vacía no se sustituye por la de otro idioma. Entonces, hasta la 3.0.1, Android quizá omita el botón. Con FORCE no hay nada más que cierre el aviso, de modo que los usuarios pueden quedar bloqueados fuera de la app hasta que la cierren desde el sistema. En iOS, y desde la 3.1.0 también en Android, el botón puede salir sin texto.
    nada, para nadie
    el filtro deja pasar el modelo {1}: {2}
    Ofrece la actualización: un aviso con dos botones; OK abre la url.
    versiones distintas para las bibliotecas anteriores a la 4 y para las posteriores
    la entrada {1} de «messages»
    no hay «latest_version»
    «{1}» es {2}, que no es ninguna manera de comparar
    Para iOS no se conoce ningún límite de este tipo.
    el dispositivo ya tenía este documento
    Escriba --cached y el archivo.
    Escriba los textos o no ponga el campo.
    no es UTF-8
    Qué se ha supuesto ({1})
    La pregunta que hace Android, por idioma. iOS pregunta con el diálogo del propio sistema.
    En iOS y macOS, una versión es un texto (`"2.4.0"`). Si hay un número, una lista o un objeto, toda la lista de la plataforma queda ilegible, aunque la configuración no se fuera a elegir nunca. En Android, una versión es el código de versión, un número entero de 32 bits sin comillas: un texto, una fracción o un número más grande detienen la comprobación con un error en cuanto se consulta la configuración. La biblioteca multiplataforma es menos estricta en ambos casos.
    reciben una RequirementsNotSatisfiedException en los dispositivos que no cumplen los requisitos de ninguna configuración
    Escriba intervalos como 2.0.0..{1} o flutter:8.0.0.
    un número sin comillas
    Escríbala con tantas partes como tenga la versión de la app.
    Eliminar la marca de orden de bytes
    las apps siguen leyendo, con un carácter dañado en el texto
    Escríbalo en el documento.
    una marca de orden de bytes al principio
    Escribe el momento en milisegundos cuando las cifras son los microsegundos o los nanosegundos de una fecha verosímil. Eso abre o cierra el período.
    no muestran nada, porque el período ya se ha cerrado
    `1.0` es un número JSON válido, pero ningún cliente lo lee donde debe haber un número entero.
    El último día en que está vigente. A partir del día siguiente, las incidencias vuelven a salir.
    {1} valía hasta el {2}
    ; cobertura: {1} sobre {2} ({3} %)
    ## Por qué
    Escriba, por ejemplo, rules: {insecure-url: error}.
    un requisito que tiene como valor una lista o un objeto
    {1} no es un espacio en blanco para JSON
    La app crea el objeto de la biblioteca con new PrinceOfVersions(this) (--builder).
    falta el argumento «{1}»
    nota
    Null no es lo mismo que omitir un campo: los clientes fallan con null en todas partes excepto en `startDate` y `endDate`, y se pierde el documento entero.
    la fecha es el {1}, y el período dura hasta el {2}
    required_os_version es un texto que se lee como una versión. Cualquier otro valor, o un texto que no es una versión, se ignora y se da siempre por cumplido.
    «{1}» no es un número de tareas
    esto no es YAML válido: {1}
    Decide si se comunica a una app con Prince of Versions, de Infinum, que debe actualizarse.
    La petición de valoración aparece cuando han pasado los minutos de minutes desde la última y se han contado las aperturas de numAperture, ambos límites incluidos, si el usuario no se ha negado para siempre. Cero y los valores negativos no limitan nada.
    bytes que no son UTF-32
    bytes que no son UTF-16
    `dialogDisplayDuration` se cuenta en segundos, mientras que las fechas del mismo documento se cuentan en milisegundos. Con 3600000, una hora en milisegundos, el aviso no vuelve a salir hasta 41 días después de haber pulsado OK.
    , y lo que queda no contiene ningún documento de un tipo conocido
    Consulte los motivos con osam-lint compat, o indique con --clients las versiones publicadas que admite.
    El servicio da el documento a las versiones instaladas inferiores a su versionCode (--applies below de simulate).
     (por defecto: {1})
    una frecuencia de notificación que no es un texto
    no lo pueden leer{1}{2}
    un valor con mayúsculas o minúsculas incorrectas
    un código de idioma que los clientes no conocen
    ya no silencia nada
    version puede ser un texto, un número o una palabra y se convierte en texto. Si no está, no se muestra nada; si hay una lista o un objeto, es onFailure.
    el módulo común no tiene textos para eso
    Escribe comillas rectas en todas partes. Es una corrección segura, salvo que haya que tener en cuenta la 2.1.1 o la 2.1.2 y puedan usar el documento: estas muestran las tipográficas.
    Escríbalos para los dos códigos.
    (vacío)
    abren {1}, que no lleva a ninguna parte, al tocar OK
    Escriba {1} donde falta.
    Archivos y directorios que se deben comprobar; - es la entrada estándar.
    La app muestra el texto en el idioma que ha elegido el usuario. Si los tres son iguales, probablemente dos son una copia que no se ha traducido, y esos usuarios leen un idioma que no han elegido.
    El objeto anterior a la versión 4 debe ir en `ios`, `macos` o `android`, nunca en una clave terminada en 2.
    OK no pulsado
    Modelo del dispositivo tal como se identifica él mismo, para los filtros del módulo común: SM-A536B, iPhone14,2.
    opción desconocida «{1}»
    --apart no dice nada: no hay dos de estos documentos para la misma app y plataforma
    pista: {1} pregunta por menos dispositivos.
    deja a la gente fuera
    puede que el botón salga en blanco.
    Un dialogDisplayDuration de 3600000 o más se considera escrito en milisegundos: serían 41 días de silencio.
    cómo se añade una versión de una biblioteca
    En un dispositivo que no ha respondido nunca no corre ningún tiempo de silencio, por largo que sea.
    {1} en la línea base
    Muestra qué versiones publicadas pueden leer un documento y por qué las demás no pueden.
    «{1}» no es un tiempo transcurrido desde un OK
    ## En qué se basa
    abierto
    Han pasado {1} días desde la primera apertura (--days-since-first).
    ## Qué dice
    el documento recibido antes no se ha podido leer: {1}
    El modo 0 muestra el aviso a las versiones instaladas inferiores a version, el 1 a las iguales, el 2 a las superiores y cualquier otro número a nadie. El sistema debe ser como mínimo el que indica minSystemVersion.
    hoy es el último día
    el documento antiguo no indica la app (--package)
    la url no lleva a ninguna parte
    sin ninguna petición anterior
    empieza dentro de {1}
    el filtro detiene el sistema {1}: {2}
    apertura
    Un documento redactado puede tener las fechas tal como se escriben aquí, con el día antes del mes: 1/12/2026 es el primero de diciembre. Alguien de otro lugar puede entenderlo como el doce de enero. `2026-12-01` significa lo mismo en todas partes, como también `1h30m` entre las duraciones.
    Escriba el signo que falta.
    `osam-lint test` ejecuta los casos de los archivos de prueba. Un documento no hace lo que espera un caso: o bien el documento es incorrecto, o bien ha cambiado lo acordado, y entonces `osam-lint test --accept` anota lo que se cumple ahora.
    Escriba un texto.
    este caso no corresponde a ningún dispositivo: {1}
    nadie lo ve nunca
    ; la más cercana es {1}
     ({1}, {2})
    cómo eran los archivos en {1} solo lo sabe git, y git no se puede ejecutar
    Escribe la milésima parte, si es un número entero. El aviso vuelve a salir antes.
    {1} a partir de aquí
    no muestran nada cuando «serverDate» es la fecha de hoy
    Las bibliotecas más antiguas comparan las claves de la misma manera; qué hacen sin la correcta depende del campo.
    hay una parte que no empieza por una letra
    Después de `endDate`, las apps no muestran nada. Así termina un aviso, y con un documento antiguo no hay que hacer nada. Es una advertencia cuando, un año más tarde, con las mismas fechas el período seguiría abierto o estaría por venir: en enero es fácil escribir el año anterior.
    una fecha o una duración se escribe de una manera poco habitual
    ago.
    abr.
    texto
     comunica {1}
    más de 512 objetos y listas, unos dentro de otros
    con un título vacío no hay botón en iOS, pero sí en Android (--platform)
    hasta el {1}, {2} con {3} {4}; tal como se quería, {5}
    Consulte qué versiones llevará la próxima compilación:
    Los botones deciden el tipo de aviso. Quite el que el aviso no tenga.
    hay una parte vacía entre puntos
    {1} {2}: el código no se ha leído; esta es la respuesta de la versión {3}, la más cercana anterior que sí (--clients).
    {1} es una lista sin configuraciones
    un caso que no se cumple
    Vale la pena señalar una dirección sin https:.
    dos mensajes para el mismo idioma
    Escriba el propio carácter, o no ponga nada.
    {1} debería ser un número (valor actual: {2})
    Swift 6.3 en Linux, no en los sistemas de Apple
    un comentario sin final
    La biblioteca de Android pone `http://` delante de todas las direcciones que no empiezan por `http://` o `https://` en minúsculas. `market://details?id=…` se convierte en `http://market://details?id=…`, y OK no abre ninguna tienda. iOS abre la dirección tal como está escrita. Las direcciones sin ningún esquema son cosa de otra regla.
    ; nadie ve el aviso
    texto más
    etiqueta del botón OK en {1}
    la ignoran
    las apps con {1} comparan nombres de versión, y por eso no se puede hacer el objeto que necesitan
    Ponerlo entre comillas dobles
    archivos sin comprobar
    El título que muestra.
    Escriba el código de versión tras los dos puntos.
    el texto tiene {1}
    Escribe todas las cifras, salvo que los clientes que leen el número lo redondeen a otro.
    la url contiene espacios en blanco o letras que las apps de iOS hasta la 2.0.1 no codifican
    messages debe ser una lista de objetos, cada uno con languaje; sin la lista o la clave, la app se cierra inesperadamente. iOS la ignora.
    Las versiones publicadas que llevan sus apps, con los mismos valores que --clients. Las incidencias que no afectan a ninguna desaparecen.
    YAML 1.1 interpreta {1} sin comillas como {2}
    «{1}», en {2}, va al revés
    Por debajo de required_version hace falta una actualización; si no, por debajo de last_version_available se ofrece una, salvo que ONCE ya lo haya hecho antes. Si las versiones son iguales, no hay ninguna.
    Versiones instaladas tal como las compara la biblioteca, o unreadable para las que no puede leer.
    el período ha terminado
    Aperturas de la app que se deben haber contado.
    Número de este registro en el servicio. Los clientes lo decodifican y no hacen nada con él.
    Los procesadores de textos y los chats convierten `"` en “ y ”, y JSON solo admite las rectas. Las apps con el módulo común no pueden leer el documento: los usuarios no ven ningún aviso ni se les pide ninguna valoración. Solo las versiones 2.1.1 y 2.1.2 leen un texto entre esas comillas, y las muestran como parte del texto; con una clave fallan. Las apps de iOS con las demás bibliotecas también fallan. Las apps de Android con esas bibliotecas toman las comillas por una parte de la palabra, de modo que la clave o el valor son otros.
    Si se sirve con el serverDate que lleva, el {1}: {2}.
    Si no hay frecuencia, es ONCE.
    Para convertir un aviso antiguo en uno del módulo común:
    Elimínelo, o vuelva a escribir el texto.
    Encuentra con qué versiones de las bibliotecas está hecha una app.
    aquí empieza un segundo documento, y solo puede haber uno ({1})
    Bloquea la app: un aviso con un botón que abre la url.
    Cómo se deben entender los documentos: exactamente lo que leen los clientes (served) o tal como los escriben las personas (authored). Por defecto, los JSON son served y los YAML son authored.
    Las versiones instaladas inferiores deben actualizarse.
    pista: osam-lint init test DOCUMENT crea un archivo de pruebas; el nombre termina en .test.yaml.
    libyaml da textos sin tipo, trata U+0085, U+2028 y U+2029 como saltos de línea, y corta los textos sin comillas en « #» y «: ».
    las apps reciben un error
    no se pide ningún sistema
    Escriba el propio valor.
    OK no abre nada
    osam-lint: no se ha cambiado {1}: con lo que se cumple ahora, no se ha podido volver a leer
    falta «{1}», que añade el servicio
    nota: ningún caso falla si cambia {1}; osam-lint diff lo muestra
    Escribe el final un año más tarde, o intercambia las dos fechas, según lo que deje el período más corto. El aviso empieza a mostrarse, y puede que el error sea que una de las fechas está equivocada.
    OK abre {1}, el dispositivo del propio usuario
    lugar
    Mueva «endDate» al último momento en que los usuarios deben ver el aviso.
    Porcentaje de celdas que los casos deben cubrir; si no se alcanza, el código de salida es 1.
    Instale git, o quite {1}.
    Añade `checkBoxDontShowAgain` y `dialogDisplayDuration` con los valores que, según el README, tienen si no están. Antes de eso, las versiones publicadas que los necesitan no leen nada; las demás los ignoran. Cualquier otro campo debe escribirlo el autor.
    una lista de la que la versión 4.0.1 para iOS no elige nunca ninguna configuración
    «texto de la biblioteca»
    un documento {1} lleva el nombre de su archivo, y {2} no sirve de nombre
    Una coma al final o delante, o dos seguidas, hacen fallar la lectura. Hasta la 1.0.5 puede haber una delante en un objeto interno.
    {1} tiene {2} donde en catalán se escribe «{3}»
    l= en las páginas de Apple y hl= en las de Google piden la página en un idioma determinado.
    petición rechazada para siempre
    La última petición, o la primera apertura, es posterior a 1970.
    Una dirección del App Store indica la app con `id` y cifras en la ruta; una de Google Play, con `details?id=`. Con cualquier otra dirección de una tienda, quien quiere actualizar puede ir a parar a una lista o a una página que no existe.
    un documento hace algo distinto de lo acordado
    Código de versión de la versión del documento.
    Archivos de gestores de paquetes, y carpetas.
    las apps reciben uno, y solo el servicio decide cuál
    ningún documento de un tipo conocido ha cambiado respecto a {1}
    ha cambiado mientras tanto y no se ha tocado
    En las bibliotecas más antiguas depende del campo. Sin `version` o `comparisonMode`, la biblioteca de control de versiones para Android no muestra nada a nadie; la de iOS, si falta el modo, entiende que es 0. Sin `messages`, o sin `languaje` en uno de los mensajes, todas las apps de Android con la biblioteca de valoraciones se cierran inesperadamente, aunque el README de la biblioteca de iOS muestra un archivo con solo dos campos. Sin `tmin` o `num_apert`, la biblioteca de iOS falla. Un título o un mensaje que falta es una advertencia: el aviso se muestra igualmente.
    Referencia
    un servicio que compare puede considerar más antigua cualquier versión
    Compruebe uno y haga que las advertencias cuenten:
    archivos de ningún tipo conocido
    qué hace, en una sola pantalla
    «{1}» es medio carácter, y YAML no tiene ninguna secuencia de escape para eso
    esta compilación no tiene los avisos legales de lo que contiene
    Muestra una tabla para cada grupo de versiones; si no, las más antiguas tienen una línea cada una.
    Antes de la 4, una plataforma tiene un solo objeto: minimum_version, latest_version con version, notification_type y min_sdk, y meta.
    hasta {1}
    la ha escrito una versión anterior de osam-lint, sin la posición de las incidencias dentro de los documentos
    ese día
    cat y ca son diferentes
    Escriba un número entero, solo con dígitos.
    """#
}
