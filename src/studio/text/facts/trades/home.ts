import type { TradeRule } from "./trade-rule.ts";

const CLEAN_NOT =
  "dental*, dentist*, teeth, zahn*, dents, dentaire*, dientes, denti, dentári*, gebits*, tandarts*, skin, facial*, haut, peau, sneaker*, shoe*, dry clean*, textilreinig*, pressing, tintorería, lavanderia, stomerij, carpet shop, drone*, data, solar*, igiene orale, pool*, chimney*, drain*, car wash, autoaufbereit*";

/**
 * Trades of home and garden, with the words that identify them (notation: `trade-rule.ts`) and
 * their usual goal. Part of `TRADES` in `read-trade.ts`, which has the points.
 */
export const HOME_TRADES: readonly TradeRule[] = [
  {
    id: "chimney-sweep",
    strong:
      "chimney sweep*, chimneys swept, chimney cleaning, schornsteinfeger*, kaminkehrer*, kaminfeger*, ramonage*, ramoneur*, deshollinador*, limpieza de chimeneas, spazzacamin*, pulizia camin*, limpa-chaminés, limpeza de chaminés, schoorsteenveger*, schoorsteen vegen, sotare*, kominiar*",
    weak: "chimney*, stove*, flue*, kamin*, cheminée*, chimenea*, camino, lareira*, schoorsteen*, soot",
    goal: "book",
  },
  {
    id: "plumber",
    strong:
      "plumb*, boiler*, heating engineer*, blocked drain*, drainage, drain clear*, klempner*, sanitärinstall*, heizungsinstall*, heizungsbau*, plomb*, chauffagiste*, fontaner*, calder*, calefacc*, idraulic*, caldai*, canaliz*, caldeir*, encanador*, loodgieter*, cv-ketel*, sanitair, heizung*, bathroom fitting, badsanierung*, dépannage chauffage, septic tank*, rohrreinig*, abflussreinig*, kanalreinig*, débouchage*, fosse septique, fosses septiques, desatasc*, desatranc*, spurgh*, stasatur*, fosse biologiche, desentup*, ontstopp*, rioolservice",
    weak: "leak*, gas safe, pipes, tap, toilet, rohr*, fuite*, fuga*, perdit*, lekkage*, verwarming, hot water, wärmwasser",
    not: "roof*, dach*, toiture*, tejado*, tetto, telhado*, dak*, heat pump*, wärmepumpe*, warmtepomp*, pompe à chaleur, lip plumper",
    goal: "call",
  },
  {
    id: "heat-pump",
    strong:
      "heat pump*, wärmepumpe*, pompe à chaleur, pompes à chaleur, bomba de calor, aerotermia, pompa di calore, pompe di calore, bombas de calor, warmtepomp*, air conditioning, klimaanlage*, climatisation, aire acondicionado, condizionator*, ar condicionado, airco",
    weak: "heating, grant, förder*, subvention*, installation, subsidie",
    goal: "quote",
  },
  {
    id: "electrician",
    strong:
      "electrician*, rewiring, ev charger*, wallbox*, elektriker*, elektroinstall*, elektrobetrieb*, électricien*, borne de recharge, electricista*, electricistas, elettricist*, eletricista*, elektricien*, laadpaal*, fuse board*, punto de recarga, colonnin*",
    weak: "wiring, sockets, lights, strom*, steckdose*, installation, ozev",
    not: "bike*, e-bike*",
    goal: "quote",
  },
  {
    id: "solar",
    strong:
      "solar panel*, solar energy, solar power, solar, photovolt*, fotovolt*, solaranlage*, panneaux solaires, placas solares, paneles solares, pannelli solari, painéis solares, zonnepane*, balkonkraftwerk*, rooftop solar",
    weak: "battery, panels, grid, speicher, kwh, mcs, inverter, roof",
    not: "solarium*, sun cream, solarlamp*, solar light*",
    goal: "quote",
  },
  {
    id: "roofing",
    strong:
      "loft insulation, wall insulation, cavity wall, dachdämmung*, fassadendämmung*, isolation des combles, aislamiento térmico, isolamento termico, spouwmuurisolatie*, roofing, roofer*, roof repair*, roof replacement*, dachdecker*, dachreparatur*, dachsanierung*, couvreur*, toiture*, tejado*, tejados, techador*, lattoner*, copertur*, telhado*, telhados, dakdekker*, dakreparatie*, dakbedekking*, gutter*, dachrinne*",
    weak: "roof*, leak*, tiles, slate*, dach, ziegel, toit, fuite, tetto, dak, pannen",
    not: "drone*, drohne*, dron, solar*, photovolt*, rooftop bar, terrace",
    goal: "quote",
  },
  {
    id: "carpenter",
    strong:
      "carpent*, joiner*, cabinet maker*, cabinetmaker*, fitted wardrobe*, bespoke furniture, tischler*, schreiner*, einbauschränk*, einbauschrank*, möbelbau*, menuis*, ébénist*, carpinter*, falegnam*, marcenar*, marceneir*, timmerman*, timmerwerk*, meubelmaker*, inbouwkast*",
    weak: "oak, wood*, wardrobe*, eiche*, holz*, bois, chêne, madera, legno, madeira, hout, massiv",
    goal: "quote",
  },
  {
    id: "builder",
    strong:
      "builder*, loft conversion*, house extension*, renovation*, construction company, bauunternehm*, altbausanierung*, renovierung*, sanierung*, rénovation*, maçon*, maçonnerie, entreprise de bâtiment, reforma*, reformas, constructora, ristruttura*, impresa edile, remodelaç*, empreiteir*, construtora, aannemer*, verbouwing*, renovatie*, kitchen fitting, kitchens, küchenbau*, cuisiniste, cocinas a medida, cucine su misura",
    weak: "kitchen, bathroom, extension, umbau*, travaux, obra*, lavori, obras, keuken, badkamer",
    not: "body builder*, website builder*, team building, link builder*, relationship builder*, bodybuild*",
    goal: "quote",
  },
  {
    id: "painter",
    strong:
      "*schilderwerk*, schilderwerk*, wohnung streichen, zimmer streichen, wände streichen, maler, malerei, peinture de chambre, pintar piso, pintar casa, pintar habitaci*, pittura interni, pintar paredes, kamer schilderen, huis schilderen, painter and decorator, painters and decorators, house painting, decorating, malerbetrieb*, malermeister*, malerarbeit*, anstrich*, peintre en bâtiment, peinture intérieure, pintor de casas, pintura de interiores, pintores, imbianchin*, tinteggiatur*, pinturas de casas, schilder*, schilderwerk*, wallpaper*, tapezier*",
    weak: "walls, paint, wände, farbe, murs, paredes, pareti, muren, verf",
    not: "portrait*, art class*, watercolour*, face paint*, gallery, aquarell*",
    goal: "quote",
  },
  {
    id: "flooring",
    strong:
      "flooring, parquet*, parkett*, laminate floor*, floor sanding, bodenleger*, dielenboden*, revêtement de sol, tarima*, pavimenti in legno, soalho*, vloeren, parketvloer*, tiler*, tiling, fliesenleger*, carreleur*, piastrellist*, tegelzetter*, carpet*, teppichboden*, moquette",
    weak: "floor*, oak, boden, sol, suelo, pavimento, vloer, tiles",
    not: "carpet clean*, dance floor",
    goal: "quote",
  },
  {
    id: "windows",
    strong:
      "double glazing, windows and doors, window replacement, glazier*, fensterbau*, fenster und türen, glaser*, fenêtres, menuiserie alu, ventanas, serramenti, infissi, caixilharia, janelas, kozijn*, ramen en deuren, shutters, rollladen*, markise*, stores bannes, awning*, toldo*, persiana*, mosquitera*, zanzarier*, tapparell*, zonwering*, blinds, curtains, gardinen*, rideaux, cortinas, tende, gordijnen",
    weak: "windows, doors, fenster, türen, portes, puertas, porte, portas, deuren, glass",
    not: "windows pc, windows 11, microsoft, window clean*, fensterputz*",
    goal: "quote",
  },
  {
    id: "locksmith",
    strong:
      "locksmith*, lockout*, lock-out*, schlüsseldienst*, serrur*, cerrajer*, fabbro*, serralheir*, chaveir*, slotenmaker*, sleutelservice*",
    weak: "locked out, lock*, key*, schloss, schlüssel, clé*, llaves, chiavi, chaves, slot",
    goal: "call",
  },
  {
    id: "pest-control",
    strong:
      "pest control*, exterminat*, schädlingsbekämpf*, kammerjäger*, dératis*, désinsect*, control de plagas, disinfestaz*, controlo de pragas, dedetiz*, ongediertebestrijding*, plaagdier*, wasp nest*, bed bug*",
    weak: "mice, rats, wasps, mäuse, ratten, wespen, souris, rats, ratas, topi, ratos, muizen",
    goal: "call",
  },
  {
    id: "house-cleaning",
    strong:
      "house cleaning, home cleaning, domestic cleaning, cleaning service*, office cleaning, cleaning company, cleaner*, maid service*, window clean*, wohnungsreinigung*, gebäudereinig*, büroreinigung*, putzfrau*, putzhilfe*, reinigungskraft*, reinigungsservice*, reinigungsfirma, fensterputz*, ménage, femme de ménage, société de nettoyage, nettoyage de bureaux, limpieza del hogar, limpieza de oficinas, limpieza de casas, empresa de limpieza, pulizie, impresa di pulizie, limpezas, limpeza doméstica, limpezas domésticas, schoonmaak*, schoonmaakbedrijf, glazenwasser*",
    weak: "clean*, tidy, sauber*, propre, limpi*, pulit*, limpo, schoon, weekly, hoover",
    not: CLEAN_NOT,
    goal: "book",
  },
  {
    id: "gardening",
    strong:
      "gardener*, garden design*, landscap*, lawn care, tree surgeon*, tree surgery, tree care, tree removal*, tree felling, tree work, tree trimming, tree pruning, arborist*, stump grinding, hedge trimming, gärtner*, gartenbau*, gartengestalt*, gartenpflege*, baumpflege*, jardinier*, paysagist*, entretien de jardin, jardiner*, diseño de jardines, giardinier*, progettazione giardini, jardinag*, paisagis*, hovenier*, tuinontwerp*, tuinonderhoud, tuinman",
    weak: "garden*, plants, lawn, hedge*, garten*, pflanzen, jardin*, plantas, piante, giardin*, jardim, tuin*, planten",
    not: "kindergarten*, madrid, beer garden, biergarten*, garden centre, garden furniture, garden view, gartenblick",
    goal: "quote",
  },
  {
    id: "moving",
    strong:
      "house moves, house moving, removals, removal company, moving company, movers, umzug*, umzüge*, umzugs*, möbeltransport*, déménage*, mudanza*, trasloch*, mudanças, mudança, verhuiz*, verhuis*, man and van, piano moving, house clearance*, estate clearance*, entrümpelung*, haushaltsauflösung*, wohnungsauflösung*, débarras, vaciado de pisos, sgomber*, woningontruiming*, ontruiming*",
    weak: "boxes, van, piano*, kartons, cartons, cajas, scatole, caixas, dozen",
    not: "hair removal, haarentfernung, tattoo removal, moving image, moving story",
    goal: "quote",
  },
  {
    id: "storage",
    strong:
      "self storage, self-storage, storage unit*, lagerraum*, selfstorage, einlagerung*, garde-meuble*, box de stockage, trastero*, deposito mobili, guarda-móveis, self storage, opslagruimte*, opslagbox*",
    weak: "boxes, access, unit, m²",
    goal: "book",
  },
  {
    id: "interior-design",
    strong:
      "interior design*, home staging, innenarchitekt*, raumgestalt*, einrichtungsberat*, décorat*, architecte d'intérieur, interiorismo, diseño de interiores, arredatric*, interior designer, progettazione di interni, design de interiores, decorador*, interieurontwerp*, interieuradvies*, binnenhuisarchitect*",
    weak: "furniture, colour, room*, möbel*, meubles, muebles, mobili, móveis, meubels",
    goal: "book",
  },
  {
    id: "architect",
    strong:
      "architect, architects, architecture firm, architekt, architekten, architekturbüro*, architecte, architectes, arquitect*, architett*, arquitet*, architectenbureau*, structural engineer*, statiker*, planungsbüro*",
    weak: "plans, planning permission, bauantrag*, permis de construire, licencia, house design",
    not: "software architect*, interior*, innenarchitekt*, d'intérieur, binnenhuis*",
    goal: "book",
  },
  {
    id: "furniture",
    strong:
      "furniture*, sofa*, mattress*, table and chairs, möbel*, möbelhaus, matratze*, sofas, meuble*, canapé*, matelas, muebles, sofás, colchon*, colchón, arredament*, mobili, materass*, divani, móveis, colchões, meubel*, matras*, bankstel*, desk chair*, esstisch*, lamp, lamps, lampen, leuchten, luminaires, lámparas, lampade, rugs, teppiche, cushions, bedding, bettwäsche",
    weak: "oak, solid, leather, eiche, wood, room, linen, leinen",
    not: "assembly, removal*, umzug*, dog*, doll*, inflatable",
    goal: "buy",
  },
  {
    id: "security",
    strong:
      "burglar alarm*, security system*, cctv, alarm system*, alarmanlage*, sicherheitstechnik, einbruchschutz*, télésurveillance, alarme maison, sistemas de seguridad, alarmas, antifurto, videosorvegli*, sistemas de segurança, alarmsyste*, beveiliging*, security guards, wachdienst*",
    weak: "cameras, burglar*, einbruch*, kameras, caméras, cámaras, telecamere, câmaras",
    not: "cyber*, data, firewall, social security",
    goal: "quote",
  },
];
