/** Turns of speech that a writer puts into a text, in all languages of the lexicons. */
const DEVICE =
  "(?:jokes?|puns?|rhymes?|winks?|one-?liners?|word ?plays?|limericks?|(?:bit|touch|dash|hint|pinch) of (?:humou?r|fun|irony|wit|sarcasm)|witz(?:en)?|wortspiele?|wortwitz|reim(?:en)?|augenzwinkern|(?:prise|portion|hauch) (?:humor|ironie|witz)|blagues?|jeux? de mots|rimes?|clin d[’']œil|(?:touche|pointe|brin) d[’'](?:humour|ironie)|chistes?|juegos? de palabras|rimas?|guiños?|(?:toque|punto) de (?:humor|ironía|gracia)|battut[ae]|gioc(?:o|hi) di parole|rim[ae]|strizzata d[’']occhio|(?:tocco|pizzico|filo) d(?:i |[’'])(?:umorismo|ironia)|piadas?|trocadilhos?|piscadelas?|piscar de olhos?|(?:toque|pitada) de (?:humor|ironia)|grap(?:je)?s?|woordgrap(?:je)?s?|woordspeling(?:en)?|rijm(?:pje)?s?|knipoog|(?:vleugje|snufje) (?:humor|ironie))";
const ARTICLE =
  "(?:(?:an?|some|the|your|eine?[nmr]?|etwas|une?|des|de la|una?|algun[oa]s?|qualche|uma?|algum|een|wat|two|three) )?(?:\\p{L}+ )?";
/** "Come in with a joke", "Glisse un jeu de mots", "Met een knipoog", "A rhyme would be nice". */
const WITH_DEVICE = new RegExp(
  `^(?:please |just |maybe |bitte |gerne? |vielleicht |merci de |quizás? |magari |talvez |graag |misschien )*(?:(?:come|drop|slip|throw|sneak|work|put|pop|squeeze|weave|start|open|begin|end|close|finish|lead|try|use|add|include|have|go)(?: (?:in|out|off|up|on|with|for))*|with|stei(?:g|gt|gen sie)|baut?|packt?|streut?|fangt?|start\\p{L}*|beginn\\p{L}*|end\\p{L}*|hört?|schließ\\p{L}*|mit|gliss\\p{L}+|commenc\\p{L}+|termin\\p{L}+|fini\\p{L}+|ajout\\p{L}+|mett\\p{L}+|mets|plac\\p{L}+|avec|par|empiez\\p{L}+|empezar|met(?:e|er|ed|a|an)|col(?:a|ar)|pon(?:er|ed|ga)?|acab\\p{L}+|añad\\p{L}+|con|part\\p{L}+|inizi\\p{L}+|cominci\\p{L}+|infil\\p{L}+|mett\\p{L}+|chiud\\p{L}+|aggiung\\p{L}+|começ\\p{L}+|p[õo]e|pôr|ponha|inclu\\p{L}+|com|begin\\p{L}*|gooi|stop|verwerk|eindig\\p{L}*|voeg|met)(?: (?:with|mit|par|avec|sur|con|por|da|com|met|er))* ${ARTICLE}${DEVICE}(?: (?:or two|in|if you can|somewhere|please|at the end|in it|ein|bitte|rein|an|auf|quelque part|dans le texte|au début|à la fin|al final|al principio|alla fine|no fim|no início|erin|toe|aan het eind))*$|^${ARTICLE}${DEVICE} (?:would be|wäre|serait|estaría|quedaría|ci sta|ci starebbe|sarebbe|ficava|ficaria|seria|zou)(?!\\p{L})`,
  "iu",
);

/** "In rhyme", "gerne gereimt", "Que rime". */
const RHYMED =
  /^(?:please |bitte |gerne? |liefst |graag |ojalá |make it |mach es |all )*(?:(?:in|en|auf|em|op) (?:rhymes?|rimes?|rima|rijm|reimen|versen)|gereimt|rhymed?|que rime|qu[’']ça rime|che faccia rima|que rime|moet rijmen|muss sich reimen)(?: (?:please|bitte|if you can|if possible|wenn möglich|si possible|si se puede|se riesci|se possibile|se der|als het kan|graag))?$/iu;

/** Hashtags and where they stand: "#handmade at the end", "Am Ende #handgemacht". */
const HASHTAG =
  /^(?:(?:please |bitte )?(?:add|mit|with|use|und|and|plus|avec|con|com|met) )?#[\p{L}\p{N}_]+ (?:at the end|am (?:ende|schluss)|à la fin|en fin|al final|alla fine|in fondo|no fi(?:m|nal)|aan het eind(?:e)?|erbij|dazu|please|bitte)(?: \p{L}+)?$|^(?:at the end|am (?:ende|schluss)|à la fin|al final|alla fine|no fim|aan het eind(?:e)?) #/iu;

/** How the text shall be, as a pair of words: "short and sweet", "kort en krachtig". */
const SHORT_AND =
  /^(?:keep it |schön |bitte |hou het )?(?:short|brief|kurz|court|bref|breve|corto|curto|kort) (?:and|und|et|y|e|en|but|aber|mais|pero|ma|mas|maar) (?!long|lang|larg|lung|comprid)\p{L}+$|^(?:punchy|knackig|percutant|incisivo|pittig),? (?:but |aber |mais |ma |mas |maar |pero )?(?:not|nicht|pas|non|não|niet|no) \p{L}+$/iu;

/** What a text starts or ends with: "Start with the price", "Beginnen met de prijs". */
const OPENING =
  /^(?:please |bitte |graag )?(?:start|begin|open|lead|kick off|end|finish|close)(?:ing)? (?:with|on|by) (?:an? |the |our )?(?:(?:price|offer|discount|question|bang|smile|headline|hook|number|punch ?line|quote|review|name|slogan|cta|call to action|address|high note|opening hours)s?$|something (?!special|free|sweet))|^(?:bitte )?(?:mit|beim) (?:de[mrn] |einer? )?(?:preis|angebot|frage|rabatt|namen|zahl|zitat|slogan) (?:anfangen|beginnen|starten|einsteigen|aufhören|enden)$|^(?:am (?:ende|anfang|schluss)|zum schluss) (?:bitte )?(?:noch )?(?:eine?n? )?(?:aufruf|frage|preis|adresse|telefonnummer|slogan|link|call\p{L}*)(?:(?: \p{L}+)? (?:nennen|setzen|rein))?$|^(?:commence[rz]?|démarre[rz]?|termine[rz]?|fini(?:r|ssez|s)) (?:par|avec|sur) (?:le |la |l[’']|une? )?(?:prix|offre|question|note|adresse|accroche|slogan|chiffre|appel|sourire)(?!\p{L})|^(?:empezar?|empieza|abrir|acabar?|termina[rd]?) (?:por|con) (?:el |la |una? )?(?:precio|oferta|pregunta|dirección|eslogan|cifra|sonrisa|algo (?!de picar))|^(?:iniziare?|inizia|comincia(?:re)?|apri(?:re)?|chiudi|chiudere|finire|finisci|parti(?:re)?) (?:dal?l?[a’']? ?|con (?:il |la |l[’']|una? )?)(?:prezzo|offerta|domanda|indirizzo|slogan|sorriso|qualcosa)(?!\p{L})|^(?:começ(?:ar|a|e)|abrir|acab(?:ar|a|e)|termin(?:ar|a|e)) (?:pel[oa]|com (?:o |a |uma? )?)\s?(?:preço|oferta|pergunta|morada|endereço|slogan|sorriso|algo)(?!\p{L})|^(?:begin(?:nen)?|open(?:en)?|start(?:en)?|eindig(?:en)?|sluit af|afsluiten) (?:met|op) (?:de |het |een )?(?:prijs|aanbieding|vraag|adres|slogan|glimlach|iets)(?!\p{L})/iu;

/** The headline: "Kop als vraag", "Titre sous forme de question", "Headline with a number". */
const HEADLINE =
  /^(?:the |die |le |el |il |o |de )?(?:headline|überschrift|titel(?:zeile)?|schlagzeile|titre|accroche|titular|título|titolo|kop(?:regel)?)\s?(?::|(?:as|with|should|must|als|mit|soll\p{L}*|muss|bitte|sous|avec|doit|en forma|con|debe|come|in forma|deve|em forma|com|met|moet|graag)(?!\p{L}))/iu;

const NUMBER =
  "(?:\\d{1,3}|one|two|three|four|five|eine?|zwei|drei|vier|fünf|une?|deux|trois|quatre|cinq|una?|dos|tres|cuatro|cinco|due|tre|quattro|cinque|duas|três|quatro|één|twee|drie|vier|vijf)";
const MOST =
  "(?:max(?:imum|imal|imaal)?\\.?|at most|tops|no more(?: than)?|not more(?: than)?|or less|under|below|höchstens|maximal|unter|weniger als|pas plus(?: de)?|au (?:plus|maximum)|moins de|como (?:mucho|máximo)|máximo|máx\\.?|menos de|no más(?: de)?|al massimo|massimo|meno di|non più(?: di)?|no máximo|até|hooguit|hoogstens|minder dan|niet meer(?: dan)?)";
const UNIT =
  "(?:(?:short |kurze |courtes |cortas |brevi |curtas |korte )?(?:words?|lines?|sentences?|characters|wörter|worte|zeilen|sätze|zeichen|mots|lignes?|phrases?|caractères|palabras|líneas|frases?|caracteres|parole|righe|frasi|caratteri|palavras|linhas|woorden|regels|zinnen|tekens))";
/** How long the text may be: "Two lines max", "Höchstens zwei Zeilen", "20 mots maximum". */
const ABOUT =
  "(?:so |about |around |roughly |etwa |rund |circa |ca\\.? |environ |dans les |unos |unas |più o meno |uns |umas |cerca de |ongeveer |zo(?:[’']n)? )";
const LENGTH = new RegExp(
  `^${ABOUT}?${NUMBER} (?:${UNIT})(?: (?:or so|à peu près|environ|más o menos|circa|mais ou menos|ongeveer))?$|^(?:una (?:ventina|trentina|cinquantina) di|une (?:vingtaine|trentaine|cinquantaine) de|een (?:stuk of|tekentje of)) (?:\\d+ )?(?:${UNIT}|\\d+)$|^(?:please |bitte |keep it |halt\\p{L}* es |in )?(?:${MOST} ${NUMBER} ${UNIT}|${NUMBER} ${UNIT},? ${MOST})(?: (?:please|bitte|svp|por favor|per favore|graag))?$`,
  "iu",
);

/** The person and the form of address of the text: "First person plural", "In de wij-vorm". */
const PERSON =
  /^(?:please |bitte |use |graag |usar |usa |usare |utiliser |in |in der |in de |à la |en |alla |na |a )*(?:(?:first|second|third) person(?: (?:plural|singular))?|(?:wir|ich|du|sie|ihr)-form|(?:erste|dritte) person(?: \p{L}+)?|(?:première|troisième) personne(?: .+)?|primera persona(?: .+)?|tercera persona(?: .+)?|prima persona(?: .+)?|terza persona(?: .+)?|primeira pessoa(?: .+)?|terceira pessoa(?: .+)?|(?:wij|we|je|jij|u|ik)-vorm)(?: (?:please|verwenden|schreiben|bitte|graag|svp))*$|^(?:écrire|parler|rédiger) (?:au|à la) (?:nous|vous|tu|je|première|troisième)(?!\p{L})|^(?:write|speak|talk)(?:ing)? (?:in the )?(?:as )?(?:first person|we|us)$/iu;

/** Manners of speech that the text shall not have: "no corporate speak", "geen marketingtaal". */
const MANNERS_OF_SPEECH =
  /^(?:please |bitte |graag )?(?:no|not? too much|without|kein(?:e|en)?|ohne|pas de|sans|sin|nada de|niente|senza|sem|geen|zonder) (?:\p{L}+[ -])?(?:speak|buzz|waffle|blah|bla-?bla|\p{L}*(?:sprech|sprache|taal|gerede|gelaber|gedöns|geschwafel|praat|gezwets)|langue de bois|(?:lenguaje|linguaggio|linguagem|langage) (?:d[eio] |d[’'])?\p{L}+|palabrería|chiacchiere|conversa fiada)[\s.!]*$/iu;

/** What the text shall not touch on: "Nothing about the dog", "Rien sur les travaux". */
const NOTHING_ABOUT =
  /^(?:bitte |please )?(?:nothing|not (?:a|one) word|no word|nichts?|kein wort|rien|pas un mot|nada|ni (?:una )?palabra|niente|(?:nemmeno|neanche) una parola|nem uma palavra|niets|geen woord) (?:about|on the|regarding|über|zum|sur (?:la|le|les|l[’']|notre|nos|mon|ma)|sobre|acerca|de la?|del|su(?:i|l|lla|lle|gli|ll[’'])?|over)(?!\p{L})/iu;

/** Orders to leave something out: "Leave the parking out of it", "Laat het parkeren eruit". */
const LEAVE_OUT =
  /^(?:please )?leave (?!your|it (?:ready|at))(?:\p{L}+ ){1,4}out(?: of (?:it|this|the ad|the text))?$|(?:^| )(?:bitte )?(?:raus|weg|aus|draußen )lassen$|^lass(?:t|en sie)? (?!ihr|dein|eur|sie)(?:\p{L}+ ){1,4}(?:raus|weg|außen vor|draußen)$|^laisse[zr]? (?!vo|vot|ton|ta|tes)(?:\p{L}+ ){1,4}de côté$|^(?:dej\p{L}+|quit\p{L}+) (?:fuera|de lado) |^dej\p{L}+ (?!tu|su)(?:\p{L}+ ){1,4}(?:fuera|de lado)$|^lasci\p{L}+ (?:fuori|perdere|da parte) |^deix\p{L}+ (?!os seus|as suas|o seu|a sua)(?:\p{L}+ ){1,4}de fora$|^laat (?!uw|je|jouw)(?:\p{L}+ ){1,4}(?:eruit|weg|achterwege|erbuiten)$|(?:^| )weglaten$/iu;

/** The rest of a list of words that the text shall not have: "«pillar» ni «seguir»". */
const QUOTED =
  /^["'“‘„«][^"“”„«»]{1,40}["'”’“»](?:,? (?:ni|nor|or|oder|ou|o|né|nem|of|and|und|et|y|e|en) ["'“‘„«][^"“”„«»]{1,40}["'”’“»])+$/iu;

/** What shall not be brought up: "Don't bring up the old owner", "No sacar el tema". */
const BRING_UP =
  /^(?:please |bitte )?(?:(?:do not|don[’']?t|never) (?:bring up|touch on|go into|dwell on)|(?:nicht|nie) (?:vom|von|über) .+ anfangen|no sa(?:car|ques|quéis) (?:el tema|a)|non tir(?:are|ate) (?:fuori|in ballo)|niet over .+ beginnen)(?!\p{L})/iu;

/**
 * Whether a clause of the details orders how the text shall be written: jokes, rhymes and hashtags
 * in it, how it starts and ends, its headline and length, its person, its manner of speech, and
 * what it shall not touch on (patterns of this file). `isForWriter` (`for-writer.ts`) makes it a
 * note.
 */
export const ordersText = (clause: string): boolean => {
  const bare = clause.replace(/[\s.!]+$/u, "");
  return [
    WITH_DEVICE,
    RHYMED,
    HASHTAG,
    SHORT_AND,
    OPENING,
    HEADLINE,
    LENGTH,
    PERSON,
    MANNERS_OF_SPEECH,
    NOTHING_ABOUT,
    LEAVE_OUT,
    BRING_UP,
    QUOTED,
  ].some((pattern) => pattern.test(bare));
};
