import type { TradeRule } from "./trade-rule.ts";

/**
 * Trades of money and law, with the words that identify them (notation: `trade-rule.ts`) and their
 * usual goal. Part of `TRADES` in `read-trade.ts`, which has the points.
 */
export const MONEY_AND_LAW_TRADES: readonly TradeRule[] = [
  {
    id: "divorce-law",
    strong:
      "divorce*, family law, familienrecht*, scheidung*, droit de la famille, divorcio*, divorzi*, separazione consensuale, divórcio*, echtscheiding*, scheiding*, separation agreement*, custody",
    weak: "solicitor*, lawyer*, mediat*, mediation, anwalt*, anwält*, avocat*, abogad*, avvocat*, advogad*, advocaat*, family",
    sensitive: "law",
    goal: "book",
  },
  {
    id: "law",
    strong:
      "law firm, solicitor*, lawyer*, attorney*, barrister*, legal advice, legal services, conveyanc*, rechtsanwalt*, rechtsanwält*, anwaltskanzlei, kanzlei, rechtsberatung, fachanwalt*, fachanwält*, avocat*, cabinet d'avocats, juridique, notaire*, abogad*, bufete, asesoría jurídica, avvocat*, studio legale, advogad*, sociedade de advogados, advocaat*, advocaten*, advocatenkantoor, juridisch*, notari*, notar*, arbeitsrecht*, mietrecht*, strafrecht*, employment law, immigration law, wills and probate, testament*, probate",
    weak: "legal, contract*, court, claim, recht, droit, derecho, diritto, direito",
    not: "divorce*, scheidung*, divorcio*, divorzi*, divórcio*, echtscheiding*, scheiding, software, separazione consensuale, familienrecht*",
    sensitive: "law",
    goal: "book",
  },
  {
    id: "bookkeeping",
    strong:
      "steuererklärung*, déclaration d'impôts, déclaration de revenus, declaración de la renta, dichiarazione dei redditi, declaração de irs, belastingaangifte*, self assessment, bookkeep*, accountant*, accounting, accountancy, payroll, tax return*, tax advis*, buchhalt*, buchführung*, steuerberat*, lohnabrechnung*, comptab*, expert-comptable, contabil*, asesoría fiscal, gestoría, commercialist*, contador*, boekhoud*, belastingaangifte*, administratiekantoor",
    weak: "vat, receipts, invoices, tax, steuer*, impôts, impuestos, tasse, impostos, btw, quarterly",
    goal: "quote",
  },
  {
    id: "debt-advice",
    strong:
      "debt advice, debt counsel*, debt help, debt relief, debt charity, schuldnerberat*, schuldenberat*, schuldhulp*, surendettement, conseil budget, asesoría de deudas, reunificación de deudas, consulenza debiti, sovraindebitamento, renegociação de dívidas, apoio ao endividamento, insolvenzberat*, bankruptcy advice",
    weak: "debt*, creditor*, schulden, gläubiger*, dettes, créanciers, deudas, acreedores, debiti, creditori, dívidas, credores, schuldeisers, bills",
    sensitive: "money",
    goal: "call",
  },
  {
    id: "insurance",
    strong:
      "insurance*, insurer*, *versicherung, *versicherungen, assurance*, mutuelle*, seguro, seguros, aseguradora*, assicuraz*, polizza, polizze, seguradora*, *verzekering, *verzekeringen",
    weak: "cover, premium, policy, claims, police, deckung, dekking, prima, prämie",
    not: "your insurance, your insurer, the insurer, insurance claims handled, insurance claims welcome, your insurance company, with your insurance, their insurance company, insurance certificate, ihre versicherung, votre assurance, tu seguro, su seguro, seguro hasta, assicurazione inclusa, chimney*, seguro incluído, quality assurance, rest assured, seguro incluido",
    sensitive: "money",
    goal: "quote",
  },
  {
    id: "mortgage",
    strong:
      "mortgage*, baufinanzier*, hypothek*, hypotheek*, prêt immobilier, courtier en prêt, hipoteca*, mutuo casa, mutui, crédito habitação, immobilienfinanz*, home loan*, remortgag*",
    weak: "loan*, interest, kredit*, crédit*, crédito*, rate, bank, zins*",
    sensitive: "money",
    goal: "book",
  },
  {
    id: "investing",
    strong:
      "invest, investing, investment*, wealth management, financial advis*, financial planning, pension*, stock trading, crypto*, etf*, vermögens*, geldanlage*, altersvorsorge*, finanzberat*, épargne, placements financiers, conseiller financier, gestion de patrimoine, inversión, inversiones, asesor financiero, investiment*, consulente finanziario, assessoria de investimentos, beleggen, vermogensbeheer*, financieel advies*, pensioen*",
    weak: "savings, returns, portfolio, sparen, rendite, ahorro, risparmi, poupança",
    not: "pension for dogs, hundepension*, tierpension*, pension canine, pensione per cani, pensione completa, bed and breakfast, hotel*, full board",
    sensitive: "money",
    goal: "book",
  },
  {
    id: "lending",
    strong:
      "personal loan*, payday loan*, consumer credit, kleinkredit*, privatkredit*, ratenkredit*, crédit à la consommation, préstamo*, prestiti, prestito, empréstimo*, persoonlijke lening*, microcredit*, business loan*",
    weak: "loan*, credit, kredit*, lening, apr",
    not: "mortgage*, hypothek*, hypotheek*, hipoteca*",
    sensitive: "money",
    goal: "quote",
  },
  {
    id: "banking",
    strong:
      "bank account*, banking, girokonto*, business account, compte bancaire, compte pro, banque, cuenta bancaria, conto corrente, conta bancária, bankrekening*, zakelijke rekening, credit union, neobank*, sparkasse*",
    weak: "card, iban, account, konto, cuenta, conta",
    not: "power bank, food bank, bank holiday, tafel*, sin tarjeta",
    sensitive: "money",
    goal: "signup",
  },
  {
    id: "funeral",
    strong:
      "funeral*, undertaker*, cremation*, burial*, bestattung*, bestatter*, beerdigung*, trauerfeier*, trauerred*, pompes funèbres, obsèques, funerari*, funerária*, tanatorio*, onoranze funebri, servicios funerarios, uitvaart*, begrafenis*, crematie*, headstone*, memorial stone*, grabstein*, grabpflege*, grafsteen*",
    weak: "farewell, abschied, grief, trauer*, deuil, duelo, lutto, luto, rouw",
    sensitive: "grief",
    goal: "call",
  },
  {
    id: "grief-support",
    strong:
      "bereavement*, grief counsel*, grief support, trauerbegleitung*, trauergruppe*, accompagnement du deuil, hospice*, hospiz*, palliative*, palliativ*, rouwbegeleiding*, apoyo al duelo, supporto al lutto, apoio ao luto",
    weak: "grief, loss, trauer, deuil, duelo, lutto, luto, rouw",
    sensitive: "grief",
    goal: "call",
  },
  {
    id: "charity",
    strong:
      "charity, charities, food bank*, foodbank*, nonprofit*, non-profit, ngo, fundrais*, donate, donation*, meals for families, relief fund, spende, spenden, spendenaktion*, spendenkonto*, spendenlauf*, spendenquittung*, geldspende*, sachspende*, hilfsorganisation*, tafel e.v., die tafel, tafel für, gemeinnützig*, patenschaft*, association caritative, banque alimentaire, dons, faites un don, ong, donativo*, donaci*, banco de alimentos, comedor social, onlus, donazion*, banco alimentare, mensa dei poveri, doações, ipss, banco alimentar, goed doel, goede doel*, voedselbank*, donatie*, donateur*, animal shelter, animal rescue, tierheim*, refuge pour animaux, protectora de animales, canile, dierenasiel*, comidas para familias, pasti per le famiglie, refeições para famílias, maaltijden voor gezinnen, mahlzeiten für familien, repas pour les familles",
    weak: "volunteer*, hunger, families in need, poverty, ehrenamt*, bénévoles, voluntari*, volontari*, vrijwilligers, children, food, goes to, cent of every euro",
    not: "clearance*, decluttering, animal shelter*, cat adoption, dog adoption, tierheim*, adozione cani, adozione gatti, dierenasiel*, free delivery, roof*, wine*, schuldnerberat*, debt*, surendettement, notaire*, notari*, notar*, succession*, herencia*, successione*",
    sensitive: "charity",
    goal: "donate",
  },
  {
    id: "investigator",
    strong:
      "private investigat*, private detective*, detective agency, detektei*, privatdetektiv*, enquêtes privées, agence de détective*, détective*, investigación privada, investigaciones privadas, detective*, investigazioni private, investigator* privat*, investigação privada, recherchebureau*, privédetective*",
    weak: "surveillance, evidence, observation*, beweis*, preuve*, pruebas, prove, provas, bewijs*",
    not: "detective game*, detective novel*, escape room*",
    sensitive: "law",
    goal: "call",
  },
  {
    id: "recruiting",
    strong:
      "recruit*, staffing, headhunt*, hiring agency, personalvermittl*, zeitarbeit*, personaldienstleist*, cabinet de recrutement, intérim, agencia de empleo, selección de personal, agenzia per il lavoro, recrutamento, uitzendbureau*, werving en selectie, job board, jobbörse*, stellenbörse*",
    weak: "candidates, vacancies, jobs, bewerber*, candidats, candidatos, candidati, kandidaten",
    goal: "apply",
  },
  {
    id: "translation",
    strong:
      "translat*, interpret*, übersetz*, dolmetsch*, traduct*, traducci*, traduzion*, traduç*, tradutor*, vertal*, vertaler*, tolk, localization, localisation",
    weak: "certified, pages, languages, beglaubigt*, assermenté*, jurad*, giurat*, beëdigd*",
    goal: "quote",
  },
];
