/** Countries, regions and larger cities in the languages of the lexicons, in lower case. */
const NAMES = `
london|manchester|birmingham|leeds|liverpool|bristol|sheffield|newcastle|nottingham|glasgow|edinburgh|cardiff|belfast|brighton|hove|bath|york|oxford|cambridge|norwich|exeter|plymouth|southampton|portsmouth|leicester|coventry|hull|derby|aberdeen|dundee|swansea|reading|kent|sussex|cornwall|devon|dorset|somerset|essex|surrey|yorkshire|norfolk|suffolk|hampshire|cumbria|scotland|wales|england|britain|great britain|uk|ireland|dublin|cork|galway|limerick|belfast
new york|los angeles|chicago|houston|phoenix|philadelphia|san antonio|san diego|dallas|austin|san jose|san francisco|seattle|denver|boston|portland|beaverton|detroit|miami|atlanta|brooklyn|queens|manhattan|texas|california|florida|oregon|washington|colorado|vermont|maine|ohio|michigan|illinois|georgia|virginia|canada|toronto|vancouver|montreal|montréal|ottawa|calgary|quebec|québec|sydney|melbourne|brisbane|perth|adelaide|auckland|wellington|australia|new zealand|usa|united states
berlin|hamburg|münchen|munich|köln|cologne|frankfurt|stuttgart|düsseldorf|dortmund|essen|leipzig|bremen|dresden|hannover|nürnberg|duisburg|bochum|wuppertal|bielefeld|bonn|münster|karlsruhe|mannheim|augsburg|wiesbaden|gelsenkirchen|mönchengladbach|braunschweig|chemnitz|kiel|aachen|halle|magdeburg|freiburg|krefeld|lübeck|oberhausen|erfurt|mainz|rostock|kassel|hagen|hamm|saarbrücken|mülheim|potsdam|ludwigshafen|oldenburg|leverkusen|osnabrück|solingen|heidelberg|herne|neuss|darmstadt|paderborn|regensburg|ingolstadt|würzburg|fürth|wolfsburg|offenbach|ulm|heilbronn|pforzheim|göttingen|bottrop|trier|recklinghausen|reutlingen|bremerhaven|koblenz|bergisch gladbach|jena|remscheid|erlangen|moers|siegen|hildesheim|salzgitter|cottbus|konstanz|bayreuth|bamberg|passau|flensburg|schwerin|weimar|gera|tübingen|lindenau|plagwitz|connewitz|neukölln|kreuzberg|prenzlauer berg|wedding|ottensen|altona|schwabing|ehrenfeld|bayern|sachsen|hessen|thüringen|brandenburg|niedersachsen|schleswig-holstein|baden-württemberg|nordrhein-westfalen|nrw|rheinland-pfalz|saarland|mecklenburg|franken|schwaben|allgäu|schwarzwald|harz|ruhrgebiet|rheinland|deutschland|germany|österreich|austria|wien|vienna|graz|linz|salzburg|innsbruck|klagenfurt|tirol|kärnten|steiermark|vorarlberg|schweiz|switzerland|zürich|basel|bern|genf|luzern|winterthur|st. gallen|lausanne|lugano|tessin
paris|marseille|lyon|toulouse|nice|nantes|montpellier|strasbourg|bordeaux|lille|rennes|reims|toulon|saint-étienne|grenoble|dijon|angers|nîmes|villeurbanne|clermont-ferrand|aix-en-provence|brest|tours|amiens|limoges|annecy|perpignan|metz|besançon|orléans|rouen|mulhouse|caen|nancy|avignon|la rochelle|pau|bayonne|biarritz|rezé|chambéry|quimper|vannes|lorient|bretagne|normandie|provence|alsace|bourgogne|occitanie|savoie|corse|auvergne|aquitaine|île-de-france|champagne|france|belgique|bruxelles|liège|namur|genève|suisse|luxembourg
madrid|barcelona|valencia|sevilla|zaragoza|málaga|murcia|palma|bilbao|alicante|córdoba|valladolid|vigo|gijón|granada|oviedo|pamplona|san sebastián|donostia|santander|salamanca|burgos|león|cádiz|almería|toledo|triana|andalucía|cataluña|galicia|asturias|cantabria|castilla|aragón|extremadura|navarra|la rioja|rioja|canarias|mallorca|ibiza|euskadi|país vasco|españa|spain|méxico|mexico|bogotá|medellín|lima|buenos aires|santiago|quito|montevideo|guadalajara|monterrey|argentina|chile|colombia|perú
roma|rome|milano|milan|napoli|naples|torino|turin|palermo|genova|genoa|bologna|firenze|florence|bari|catania|venezia|venice|verona|messina|padova|trieste|brescia|parma|taranto|prato|modena|reggio emilia|perugia|livorno|ravenna|cagliari|rimini|ferrara|salerno|sassari|monza|bergamo|lucca|pisa|siena|trento|bolzano|udine|vicenza|como|lecce|toscana|tuscany|sicilia|sardegna|puglia|lombardia|piemonte|veneto|emilia|liguria|umbria|marche|lazio|campania|calabria|trentino|italia|italy|italien|italie|italië
lisboa|lisbon|porto|braga|coimbra|aveiro|faro|setúbal|gaia|vila nova de gaia|sintra|cascais|almada|guimarães|viseu|évora|leiria|funchal|algarve|alentejo|minho|douro|açores|madeira|portugal|são paulo|rio de janeiro|belo horizonte|brasília|salvador|fortaleza|curitiba|recife|porto alegre|florianópolis|campinas|goiânia|belém|manaus|brasil|brazil
amsterdam|rotterdam|utrecht|den haag|eindhoven|groningen|tilburg|almere|breda|nijmegen|apeldoorn|haarlem|arnhem|enschede|amersfoort|zaanstad|zwolle|leiden|dordrecht|maastricht|delft|alkmaar|harlingen|leeuwarden|deventer|middelburg|gouda|hilversum|friesland|drenthe|overijssel|gelderland|zeeland|limburg|brabant|noord-brabant|flevoland|holland|noord-holland|zuid-holland|nederland|netherlands|vlaanderen|antwerpen|gent|brugge|leuven|mechelen|hasselt|kortrijk|oostende|belgië|belgium|duitsland|frankrijk|engeland|spanje
cheshunt|stockport|croydon|sutton|hexham|hawick|guildford|woking|watford|luton|slough|swindon|gloucester|cheltenham|worcester|hereford|shrewsbury|chester|preston|blackpool|bolton|wigan|oldham|rochdale|huddersfield|halifax|bradford|wakefield|barnsley|doncaster|rotherham|lincoln|grimsby|ipswich|colchester|chelmsford|southend|canterbury|dover|hastings|eastbourne|worthing|bournemouth|poole|salisbury|winchester|taunton|torquay|truro|penzance|milton keynes|northampton|peterborough|bedford|stevenage|harrogate|scarborough|whitby|durham|sunderland|middlesbrough|carlisle|kendal|lancaster|inverness|perthshire|stirling|fife|newport|wrexham|lisburn|kilkenny|sligo|nashville|memphis|charlotte|raleigh|pittsburgh|cleveland|cincinnati|minneapolis|milwaukee|tampa|orlando|sacramento|oakland|tucson|albuquerque|boise|spokane|tulsa|omaha|arizona|nevada|utah|montana|minnesota|wisconsin|tennessee|hobart|canberra|hamilton|christchurch
rosenheim|landshut|kempten|memmingen|ravensburg|friedrichshafen|villingen|offenburg|lörrach|ludwigsburg|esslingen|göppingen|aalen|schwäbisch hall|fulda|marburg|gießen|wetzlar|hanau|worms|speyer|landau|kaiserslautern|neustadt|celle|lüneburg|stade|cuxhaven|wilhelmshaven|emden|leer|minden|detmold|gütersloh|lippstadt|soest|unna|iserlohn|witten|bocholt|düren|euskirchen|zwickau|plauen|görlitz|bautzen|dessau|stralsund|greifswald|neubrandenburg|eisenach|gotha|suhl|eifel|st. pölten|wels|steyr|villach|bregenz|dornbirn|biel|thun|chur|schaffhausen|zug
valence|annemasse|thonon|cannes|antibes|fréjus|hyères|béziers|narbonne|carcassonne|albi|castres|montauban|agen|brive|périgueux|angoulême|niort|poitiers|cholet|laval|le mans|saint-nazaire|saint-malo|saint-brieuc|cherbourg|le havre|dunkerque|calais|arras|valenciennes|troyes|auxerre|nevers|colmar|épinal|belfort|bourg-en-bresse|roanne|vienne|charleroi|mons|tournai|fribourg|neuchâtel|sion|montreux
badalona|sabadell|terrassa|tarragona|reus|girona|lleida|castellón|elche|cartagena|albacete|cuenca|ávila|segovia|palencia|zamora|lugo|ourense|pontevedra|a coruña|ferrol|avilés|vitoria|logroño|huesca|teruel|huelva|jaén|jerez|marbella|ronda|cáceres|badajoz|mérida|gràcia|tenerife|lanzarote
arezzo|pistoia|massa|grosseto|ancona|pesaro|terni|viterbo|latina|caserta|avellino|benevento|foggia|brindisi|potenza|cosenza|reggio calabria|siracusa|ragusa|trapani|agrigento|nuoro|olbia|novara|asti|alessandria|cuneo|biella|varese|lecco|lodi|cremona|mantova|pavia|piacenza|rovigo|treviso|belluno|pordenone|gorizia|savona|imperia|la spezia|carpi|faenza|forlì|cesena|neive|alba
matosinhos|maia|gondomar|barcelos|famalicão|viana do castelo|vila real|bragança|chaves|covilhã|castelo branco|santarém|torres vedras|oeiras|amadora|loures|odivelas|seixal|barreiro|montijo|beja|portimão|lagos|tavira|ponta delgada|carcavelos|niterói|santos|sorocaba|londrina|joinville|blumenau|natal|maceió|vitória
venlo|roermond|sittard|heerlen|helmond|oss|den bosch|’s-hertogenbosch|roosendaal|bergen op zoom|goes|vlissingen|zoetermeer|purmerend|hoorn|den helder|lelystad|emmen|assen|meppel|hoogeveen|hengelo|almelo|doetinchem|zutphen|ede|veenendaal|woerden|aalst|roeselare|sint-niklaas|genk|turnhout|dendermonde
uppsala|göteborg|malmö|västerås|örebro|linköping|odense|aarhus|aalborg|bergen|trondheim|stavanger|tampere|turku|oulu|kuusamo|taivalkoski|wrocław|poznań|gdańsk|łódź|katowice|lublin|brno|ostrava|plzeň|bratislava|košice|cluj|cluj-napoca|timișoara|iași|brașov|bucurești|sofia|zagreb|ljubljana|beograd|thessaloniki|izmir|ankara|kadıköy
chianti|langhe|salento|maremma|versilia|monferrato|valtellina|valpolicella|cilento|aurich|wittmund|varel|jever
europe|europa|dänemark|denmark|frankreich|england|spanien|polen|poland|norwegen|schweden|sweden|norway|finland|alemania|francia|inglaterra|allemagne|angleterre|espagne|italia|germania|alemanha|frança|itália|griechenland|greece|türkei|turkey|japan|china|india|warszawa|warsaw|praha|prague|prag|wroclaw|kraków|copenhagen|kopenhagen|stockholm|oslo|helsinki|budapest|athens|istanbul|tokyo|dubai|singapore|hong kong
`;

const KNOWN = new Set(NAMES.split(/[|\n]/u).filter((name) => name !== ""));
/** Ends of German and Dutch names of towns. */
const TOWN_END =
  /(?:burg|stadt|stedt|städt|hausen|heim|furt|bergen|ingen|bach|brück|brücken|kirchen|dorf|roda|rode|leben|münde|münster|büttel|felde|walde|hafen|stein|nitz|witz|itz|beck|bek|horst|lar|siel|haven|drecht|wijk|dam|veen|recht|hoven|endorf|weiler|au)$/u;

/**
 * Whether a name in a brief or an ad is that of a known place, by the lists of this file; a part
 * after a hyphen or "am" is ignored. `places.ts`, `common-words.ts` and the gate
 * (`copy/gate/names.ts`) ask it.
 */
export function isKnownPlace(name: string): boolean {
  const lower = name.toLowerCase();
  if (KNOWN.has(lower)) return true;
  const first = /^[\p{L}.]+(?:[ -][\p{L}.]+)?/u.exec(lower)?.[0] ?? "";
  return KNOWN.has(first) || KNOWN.has(first.split(/[ -]/u)[0] ?? "");
}

/**
 * Whether a capitalized German or Dutch word ends like the name of a town, "Lindenau", and so
 * counts as a place; the endings are in `TOWN_END` here. `places.ts` and the gate
 * (`copy/gate/names.ts`) ask it.
 */
export function endsLikeTown(name: string): boolean {
  return /^\p{Lu}/u.test(name) && TOWN_END.test(name.split(/\s/u)[0] ?? "");
}

/** Names that are ordinary words, too, so that in small letters they are no places. */
const ORDINARY =
  /^(?:nice|tampa|reading|bath|turkey|china|gießen|hove|derby|hull|boston|georgia|essen|bern|halle|hagen|hamm|siegen|kiel|linz|ulm|gera|herne|harz|franken|wedding|tours|pau|nancy|brest|cork|perth|lima|palma|vigo|león|toledo|porto|faro|gaia|minho|prato|marche|como|bari|pisa|monza|parma|trento|madeira|salvador|fortaleza|recife|delft|gouda|gent|breda|holland|phoenix|orlando|champagne|china|rome|dublin|queens|orleans|basel|trier|passau|gand|poole|sutton|bedford|durham|preston|lincoln|dover|hastings|newport|lancaster|charlotte|hamilton|stade|leer|celle|worms|speyer|landau|neustadt|wels|thun|chur|biel|zug|laval|vienne|mons|sion|valence|agen|elche|reus|ronda|cuenca|lugo|latina|massa|terni|alba|asti|lodi|natal|santos|lagos|chaves|beja|maia|vitória|ede|goes|oss|hoorn|assen|emmen|bergen|unna|soest|minden|witten)$/u;

/** Words beside the names in a clause that is nothing but a place. */
const BESIDE =
  /^(?:and|und|et|y|e|en|ja|och|og|a|i|area|centre|center|centro|zentrum|surroundings|region|umgebung|umland|environs|alrededores|dintorni|cintura|provincia|regio|omgeving|omstreken|arredores|okolí|raum|nearby|di|de|city|stadt|ciudad)$/u;
/** Words that a place may start with: "Provincia di Lecco". */
const FIRST = /^(?:provincia|regio|region|raum)$/iu;
const MAX_PLACE_WORDS = 6;

/**
 * Whether a word in small letters is surely the name of a place (lists of this file) and no
 * ordinary word (`ORDINARY`). `spelling.ts` then gives it its capital.
 */
export function isSurePlace(word: string): boolean {
  return word.length > 3 && KNOWN.has(word) && !ORDINARY.test(word);
}

/**
 * Whether a clause of a brief is nothing but places: "Norfolk", "lyon et villeurbanne", "Provincia
 * di Lecco". Names and words beside them are listed in this file. It decides the kind of fact
 * (`classify.ts`) and the shape of a line (`ads/line.ts`).
 */
export function isBarePlace(clause: string): boolean {
  const words = clause.split(/[\s,+&/]+/u).filter((word) => word !== "");
  if (words.length === 0 || words.length > MAX_PLACE_WORDS) return false;
  if (KNOWN.has(clause.toLowerCase()) && /^\p{Lu}/u.test(clause)) return true;
  const isName = (word: string) =>
    isSurePlace(word.toLowerCase()) || (/^\p{Lu}/u.test(word) && KNOWN.has(word.toLowerCase()));
  return (
    (isName(words[0] ?? "") || (FIRST.test(words[0] ?? "") && words.length > 1)) &&
    words.some(isName) &&
    words.every(
      (word, at) => isName(word) || BESIDE.test(word.toLowerCase()) || (at > 0 && /^\p{Lu}/u.test(word)),
    )
  );
}
