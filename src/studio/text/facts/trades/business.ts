import type { TradeRule } from "./trade-rule.ts";

/**
 * Trades of services for businesses, with the words that identify them (notation: `trade-rule.ts`)
 * and their usual goal. Part of `TRADES` in `read-trade.ts`, which has the points.
 */
export const BUSINESS_TRADES: readonly TradeRule[] = [
  {
    id: "freight",
    strong:
      "freight*, haulage*, haulier*, pallet*, shipping to, logistics, spedition*, sammelgut*, fracht*, logistik*, palette*, paletten*, transport de marchandises, fret, transporteur*, logistique, transporte de mercancías, palés, palé, logística, autotrasport*, spedizionier*, trasporto merci, logistica, transportadora*, paletes, transporte de carga, vrachtvervoer*, wegtransport*, logistiek*, pallets, expediteur*, zollabwickl*, customs clearance, fulfilment, fulfillment",
    weak: "customs, collected, delivered, transport*, zoll*, douane*, aduana*, dogana*, alfândega, lorry, truck*, manufacturers, trasport*",
    not: "makeup palette*, eyeshadow*, lidschatten*, farbpalette*, colour palette*, color palette*, palette à dessin, pallet furniture, palettenmöbel*",
    goal: "quote",
  },
  {
    id: "courier",
    strong:
      "courier*, same-day delivery service, parcel service*, kurier*, paketdienst*, coursier*, mensajería*, corriere, estafeta*, motoboy*, koerier*, pakketdienst*",
    weak: "parcel*, delivery, pickup, paket*, colis, paquete*, pacco, pacchi, encomenda*, pakket*",
    not: "restaurant*, food",
    goal: "book",
  },
  {
    id: "drone-survey",
    strong:
      "drone survey*, drone inspection*, aerial survey*, roof surveys by drone, dachinspektion mit drohne, drohnen*, drohne, aerial photography, drone, inspection par drone, dron, inspección con dron, ispezione con drone, inspeção com drone, drone-inspectie*, luchtfoto*, thermografie*, thermal imaging, land survey*, vermessung*, géomètre*, topógraf*, geometra, landmeter*",
    weak: "aerial, pilots, scaffolding, gerüst, luft*, caa, report, échafaudage, andamio*, ponteggi*, steiger, kestrel",
    not: "drone race*, toy drone*, drones for sale, drone music",
    goal: "quote",
  },
  {
    id: "saas-invoicing",
    strong:
      "invoice reminder*, invoicing software, invoicing app, invoicing, rechnungssoftware*, rechnungsprogramm*, mahnwesen*, logiciel de facturation, facturation, software de facturación, facturación, software di fatturazione, fatturazione elettronica, software de faturação, faturação, emissor de notas fiscais, facturatie*, facturatiesoftware*, debt collection software",
    weak: "invoice*, remind*, paid, rechnung*, facture*, factura*, fattur*, fatura*, facturen, reminders",
    goal: "try",
  },
  {
    id: "software",
    strong:
      "software*, saas, app, apps, platform for, crm, erp, plugin*, dashboard*, logiciel*, application mobile, aplicación, aplicativo*, applicazione, applicatie*, web app, mobile app, project management tool, shift plan*, schichtplan*, dienstplan*, logiciel de planning, software de turnos, software per i turni, roostersoftware*, appointment scheduling, api, chatbot*, cloud storage",
    weak: "sync*, browser, users, integrat*, install*, login, free for teams, works with, nutzer, mitarbeiter, salariés, empleados, dipendenti, funcionários, medewerkers",
    not: "invoic*, rechnungssoftware*, facturation, facturaci*, fatturazion*, faturação, facturat*, develop apps, app store optimization, agency",
    goal: "try",
  },
  {
    id: "web-design",
    strong:
      "web design*, website design*, website builder*, webdesign*, webseiten*, homepage erstellen, création de site*, agence web, diseño web, páginas web, siti web, realizzazione siti, criação de sites, websites bouwen, website laten maken, web developer*, wordpress*, online shop setup",
    weak: "website*, site, seo, hosting, mobile, domain",
    goal: "quote",
  },
  {
    id: "marketing-agency",
    strong:
      "marketing agency, ad agency, seo agency, seo, social media manag*, content marketing, pr agency, branding*, copywriting*, copywriter*, werbeagentur*, marketingagentur*, agence de communication, agence marketing, agencia de marketing, agenzia di comunicazione, agenzia marketing, agência de marketing, reclamebureau*, marketingbureau*, logo design*, graphic design*, grafikdesign*, graphiste*, diseñ* gráfico, grafico freelance, design gráfico, grafisch ontwerp*, newsletter tool*",
    weak: "campaign*, leads, clicks, clients, ads, brand",
    not: "fundrais*",
    goal: "quote",
  },
  {
    id: "it-services",
    strong:
      "managed it, it support, it services, cyber security, cybersecurity, data recovery, cloud migration, it-service*, it-dienstleist*, datenrettung*, infogérance, cybersécurité, soporte informático, servicios informáticos, ciberseguridad, assistenza informatica, sicurezza informatica, suporte informático, cibersegurança, ict-beheer*, it-beheer*, web hosting, webhosting*, broadband, glasfaser*, fibre internet, glasvezel*",
    weak: "servers, backup*, network, firewall, tickets, downtime",
    goal: "quote",
  },
  {
    id: "consulting",
    strong:
      "consult*, management consulting, business coach*, unternehmensberat*, strategieberat*, conseil en stratégie, cabinet de conseil, consultoría*, consulenza aziendale, consultoria*, adviesbureau*, consultancy, energieberat*, energy advice, datenschutzberat*, gdpr advice",
    weak: "strategy, workshop*, process*, advice, strategie*, growth",
    not: "free consult*, consultation*, consulta, consultas, divorce*, consulta médica, primera consulta, consulta gratuita, legal*",
    goal: "book",
  },
  {
    id: "real-estate",
    strong:
      "estate agent*, real estate, realtor*, property management, letting agent*, lettings, homes for sale, apartments for rent, immobilien*, makler*, hausverwaltung*, immobili*, agence immobilière, gestion locative, gestion de location*, conciergerie airbnb, gestión de alquiler*, gestione affitti*, gestão de alojamento*, gestão de arrendamento*, ferienwohnungsverwaltung, inmobiliari*, pisos en venta, administración de fincas, agenzia immobiliare, amministrazione condomin*, imobiliári*, gestão de condomínios, makelaar*, vastgoed*, huurwoning*, house viewing*, new build homes, neubauwohnung*",
    weak: "rent*, tenant*, landlord*, viewing*, miete*, mieter*, loyer*, alquiler*, affitt*, inquilini, renda, huur*, flat*, apartment*",
    not: "car rental*, tool rental*, immobilienfinanz*, prêt immobilier",
    goal: "call",
  },
  {
    id: "coworking",
    strong:
      "coworking*, co-working, shared office*, office space*, hot desk*, bürogemeinschaft*, büroräume*, bureaux partagés, espacio de coworking, oficinas compartidas, spazi di coworking, flexwerk*, kantoorruimte*, meeting room*, tagungsraum*, seminarraum*",
    weak: "desk*, wifi, meeting*, schreibtisch*, bureau, escritorio*, scrivani*",
    goal: "visit",
  },
  {
    id: "manufacturing",
    strong:
      "cnc*, sheet metal*, metal fabrication, injection mould*, machine parts, contract manufactur*, metallbau*, schlosserei*, blechbearbeit*, spritzguss*, maschinenbau*, lohnfertig*, métallerie, usinage*, tôlerie, mecanizado*, calderería industrial, carpenteria metallica, lavorazione lamiere, torneria*, metalomecânica*, serralharia industrial, metaalbewerking*, verspan*, packaging supplier*, verpackungsherst*, laser cutting, laserschneid*",
    weak: "tolerance*, drawings, steel, parts, stahl, teile, acier, acero, acciaio, aço, staal, series",
    goal: "quote",
  },
  {
    id: "agriculture",
    strong:
      "farm machinery, tractor*, livestock*, seeds for, fertili*, landmaschinen*, traktor*, saatgut*, dünger*, tracteur*, semences, engrais, maquinaria agrícola, tractores, semillas, macchine agricole, trattor*, sementi, concim*, tratores, sementes, adubo*, landbouwmachine*, zaden, meststof*, horse riding, reiterhof*, reitunterricht*, équitation, hípica, equitazione, equitação, manege*, stables, pferdehof*",
    weak: "farm*, field*, acker*, horses, pferde*, chevaux, caballos, cavalli, cavalos, paarden, harvest",
    goal: "quote",
  },
  {
    id: "recycling",
    strong:
      "skip hire, waste removal, junk removal, rubbish clearance, scrap*, entrümpel*, containerdienst*, entsorg*, schrott*, débarras*, enlèvement des encombrants, location de benne, vaciado de pisos, gestión de residuos, sgomber*, smaltiment*, recolha de entulho, desentulho*, gestão de resíduos, afvalcontainer*, ontruiming*, container huren, recycling service*",
    weak: "waste, rubbish, müll, déchets, residuos, rifiuti, resíduos, afval",
    goal: "quote",
  },
  {
    id: "energy",
    strong:
      "green electricity, energy supplier*, electricity tariff*, ökostrom*, stromanbieter*, stromtarif*, gasanbieter*, fournisseur d'électricité, électricité verte, comercializadora de luz, tarifa de luz, fornitore di energia, energia elettrica verde, comercializador de energia, energieleverancier*, groene stroom, wood pellets, pellets, brennholz*, bois de chauffage, leña, legna da ardere, lenha, brandhout*, firewood",
    weak: "kwh, tariff, strom, électricité, luz, energia, stroom",
    goal: "signup",
  },
];
