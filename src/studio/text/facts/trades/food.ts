import type { TradeRule } from "./trade-rule.ts";

/**
 * Trades of food and drink, with the words that identify them (notation: `trade-rule.ts`) and their
 * usual goal. Part of `TRADES` in `read-trade.ts`, which has the points.
 */
export const FOOD_TRADES: readonly TradeRule[] = [
  {
    id: "bakery",
    strong:
      "baker*, sourdough*, croissant*, bread, breads, loaf, loaves, bagel*, pastry, pastries, pâtiss*, boulang*, pain au levain, viennois*, bäcker*, backhaus, backstube*, sauerteig*, brot, brote, brötchen*, panader*, pan de masa madre, horno de pan, forno, panific*, pane, padaria*, pão, pastelaria*, pastéis, pastel de nata, bakker*, desembrood*, brood",
    weak: "flour, dough, oven, mehl, ofen, farine, four, harina, masa, farina, impasto, farinha, massa, meel, deeg, butter",
    not: "pizza*, gingerbread*, breadboard*, bread maker*, cake*",
    goal: "visit",
  },
  {
    id: "cakes",
    strong:
      "wedding cake*, birthday cake*, cake, cakes, cupcake*, torten*, hochzeitstorte*, torte, kuchen*, gâteau*, gâteaux, tarta*, tartas, torte nuziali, pasticcer*, bolo*, bolos, taart*, taarten, bruidstaart*, cookies, brownies, macarons",
    weak: "baked, icing, sponge, birthday*, wedding*, geburtstag*",
    not: "cupcake class*, pancake*, kuchenform*",
    goal: "order",
  },
  {
    id: "cafe",
    strong:
      "frühstück, breakfast, brunch, café, cafe, coffee shop*, coffee bar, tearoom*, tea room*, kaffeehaus, cafetería, caffetteria, koffiebar*, koffiehuis, brunch, espressobar*",
    weak: "flat white*, espresso, cake, breakfast, frühstück*, petit-déjeuner, desayun*, colazion*, ontbijt*, coffee",
    not: "internet café, café-torréf*, kaffee-abo, abonnement café, machine*",
    goal: "visit",
  },
  {
    id: "coffee",
    strong:
      "coffee roast*, roaster*, coffee bean*, coffee subscription*, kaffee-abo*, rösterei*, kaffeebohnen, kaffeerösterei*, torréf*, café en grains, abonnement café, tostador*, café de especialidad, torrefaz*, caffè in grani, torrefaç*, koffiebrand*, koffiebonen, koffieabonnement*, single origin",
    weak: "coffee, kaffee, café, caffè, koffie, beans, bohnen, bag, roasted",
    goal: "order",
  },
  {
    id: "tea",
    strong:
      "tea shop*, loose leaf*, tea blend*, matcha*, teehaus, teeladen, tee, thé, thés, tisane*, té, tés, infusiones, tè, chá, chás, thee, theewinkel*, herbal tea*",
    weak: "leaves, blend, brew, blätter, feuilles, hojas, foglie, folhas",
    not: "tea towel*, tee time, golf tee, tea party",
    goal: "order",
  },
  {
    id: "restaurant",
    strong:
      "restaurant*, bistro*, osteria, trattoria, brasserie, gastropub, tapas, dim sum, sushi*, ramen bar*, ramen shop*, steakhouse*, gaststätte*, gasthaus*, gasthof*, wirtshaus*, mittagstisch*, restaurante*, menú del día, menú del mediodía, menu du midi, ristorant*, pranzo, tasca, eetcafé*, sunday lunch, sunday roast, tasting menu, degustationsmenü, driegangenmenu, almoço, biergarten*",
    weak: "courses, chef, table, lunch, dinner, menu, kitchen, gänge, plat*, dessert*, postre*, portate, pratos, gangen, pasta, wine",
    not: "restaurant software, pos system, restaurant suppl*, gasthaus software, hotel*",
    goal: "book",
  },
  {
    id: "pizza",
    strong: "pizza*, pizzer*, napoletana",
    weak: "oven, dough, mozzarella, delivery, steinofen, lieferung, four, horno, forno",
    not: "pizza oven*, pizzaofen*, pizza cutter*, four à pizza",
    goal: "order",
  },
  {
    id: "takeaway",
    strong:
      "takeaway*, take-away, food truck*, foodtruck*, burger*, kebab*, döner*, fish and chips, imbiss*, poke bowl*, comida para llevar, asporto, comida para levar, afhaal*, snackbar*, street food",
    weak: "delivery, lunch, fries, lieferservice, livraison, reparto, consegna, entrega, bezorg*",
    goal: "order",
  },
  {
    id: "catering",
    strong:
      "cater, catering*, caterer*, party food, buffet*, partyservice*, traiteur*, cátering, private chef*, chef a domicilio, chef a casa, privatkoch*, mietkoch*, lunch delivery, churros para eventos, carrito de, food truck*, foodtruck*, ijskar*, eiswagen*, ice cream cart*, ice cream van*, candy bar*, mobile bar, mobile cocktail bar",
    weak: "guests, event*, wedding*, gäste, invités, invitados, ospiti, convidados, gasten, finger food",
    not: "caterer of your choice, cater to, holiday cottage*, wedding venue*, self-catering",
    goal: "quote",
  },
  {
    id: "meal-kit",
    strong:
      "meal kit*, recipe box*, kochbox*, meal prep, ready meals, fertiggerichte*, box repas, plats préparés, caja de recetas, platos preparados, box di ricette, piatti pronti, caixa de receitas, marmita*, refeições prontas, maaltijdbox*, kant-en-klaar*",
    weak: "recipes, dinners, portions, rezepte, recettes, recetas, ricette, receitas, recepten",
    goal: "order",
  },
  {
    id: "butcher",
    strong:
      "butcher*, metzger*, fleischer*, boucher*, charcut*, carnicer*, macellai*, macelleria, talho, açougue*, slager*, sausage*, wurstwaren, steaks, dry-aged, embutidos, salumi*",
    weak: "beef, pork, meat, rind*, schwein*, fleisch, viande, carne, vlees",
    not: "vegan*, steakhouse*",
    goal: "visit",
  },
  {
    id: "greengrocer",
    strong:
      "farm shop*, hofladen*, verse melk, raw milk, fresh milk, farm eggs, vers fruit, greengrocer*, veg box*, vegetable box*, farm shop*, farm stall, gemüsekiste*, hofladen*, biokiste*, panier de légumes, amap, primeur*, frutería*, cesta de verduras, fruttivendol*, cassetta di verdura, frutaria*, cabaz*, groenteboer*, groentepakket*, boerderijwinkel*, csa farm",
    weak: "vegetables, fruit, farm*, gemüse, obst, légumes, verduras, verdura, legumes, groente*, organic",
    goal: "order",
  },
  {
    id: "jam",
    strong:
      "jam, jams, marmalade*, chutney*, preserves, marmelade*, konfitüre*, fruchtaufstrich*, confiture*, mermelada*, marmellat*, confettur*, compota*, geleia*, honey, honig*, imker*, miel, apicult*, miele, apicoltor*, mel, honing*, imkerij",
    weak: "fruit, jar*, sugar, pectin*, früchte, glas, pot, tarro, vasetto, frasco, bees, bienen",
    not: "jam session, traffic jam, miel cosmetic*",
    goal: "order",
  },
  {
    id: "ice-cream",
    strong:
      "gelat*, ice cream*, eisdiele*, glacier, heladería*, sorvet*, eiscafé*, helados artesanos, ijssalon*, gelado*",
    weak: "cone, cono, scoop*, kugel*, sorbet*, gusti",
    goal: "visit",
  },
  {
    id: "chocolate",
    strong:
      "chocolate*, chocolat*, schokolade*, pralinen*, cioccolat*, bombones, chocoladen, confectioner*, candy, sweets, süßigkeiten, confiserie*, caramels, gelado*, ijssalon*, ijs",
    weak: "cocoa, truffle*, kakao, sugar, milk",
    not: "chocolate brown, chocolate labrador",
    goal: "order",
  },
  {
    id: "winery",
    strong:
      "winery, wineries, vineyard*, wine shop*, wine club*, weingut*, winzer*, weinhand*, riesling*, domaine viticole, vigneron*, caviste*, bodega*, rioja, crianza, viticultor*, cantina, vino, vini, barbera, adega*, vinho*, vinícola*, wijnhand*, wijngoed*, wijnen, prosecco, champagne",
    weak: "bottle*, grapes, harvest*, flasche*, trauben, bouteille*, botella*, vendim*, vendemmia, bottigli*, garrafa*, flessen",
    not: "wine rack*, wine glass*, wine bar",
    goal: "order",
  },
  {
    id: "brewery",
    strong:
      "brewer*, craft beer*, microbrew*, brauerei*, craftbier*, brasserie artisanale, bière*, cervecer*, cerveza*, birrific*, birra*, cervejar*, cerveja*, brouwerij*, speciaalbier*, distill*, gin, whisky, whiskey, destiller*, schnaps*, rum, likör*, cidre, cider",
    weak: "hops, malt, barrel, pint*, hopfen, fass, lúpulo, luppolo",
    not: "home brewing course, brewer's yeast, rum cake",
    goal: "order",
  },
  {
    id: "grocery",
    strong:
      "grocery, groceries, supermarket*, delicatessen, deli, feinkost*, lebensmittel*, bioladen*, unverpackt*, épicerie*, supermarché*, ultramarinos, supermercado*, colmado, alimentari, supermercat*, mercearia*, supermarkt*, kruidenier*, olive oil, olivenöl*, huile d'olive, aceite de oliva, olio d'oliva, azeite, olijfolie*, cheese, käse*, fromag*, queso*, formaggi*, queijo*, kaas*, spices, gewürze*, épices, hot sauce*",
    weak: "fresh, shop, local, organic, bio",
    not: "cheesecake*, cheese board set, gehen in lebensmittel",
    goal: "order",
  },
];
