import type { TradeRule } from "./trade-rule.ts";

/**
 * Trades of shops and vehicles, with the words that identify them (notation: `trade-rule.ts`) and
 * their usual goal. Part of `TRADES` in `read-trade.ts`, which has the points.
 */
export const RETAIL_TRADES: readonly TradeRule[] = [
  {
    id: "fashion",
    strong:
      "fashion*, clothing, clothes, dress, dresses, jeans, t-shirt*, knitwear, boutique*, menswear, womenswear, mode, modehaus, kleider, bekleidung*, kleidung, vêtement*, prêt-à-porter, robes, ropa, vestidos, moda, abbigliament*, vestiti, roupa*, kleding*, jurken, tailor*, schneider*, couturi*, sastr*, sart*, alfaiat*, kleermaker*, lingerie, swimwear",
    weak: "cotton, linen, size*, baumwolle, coton, algodón, cotone, algodão, katoen, collection, wool",
    not: "dog clothing, dress code, salad dressing, à la mode, fashioned, old-fashioned, clothesline, altmodisch",
    goal: "buy",
  },
  {
    id: "shoes",
    strong:
      "shoe, shoes, sneaker*, boots, sandals, schuh*, stiefel, chaussures, baskets, bottes, zapat*, calzado*, botas, scarp*, calzatur*, sapat*, calçado*, schoen*, laarzen, running shoes, cobbler*, shoe repair, schuster*, cordonn*, zapater*, calzola*, sapateiro*",
    weak: "leather, sole*, leder, cuir, cuero, cuoio, couro, leer",
    not: "shoe rack*, horseshoe*, snowshoe*, boot camp*, bootcamp*, brake shoe*, car boot*",
    goal: "buy",
  },
  {
    id: "jewelry",
    strong:
      "jewel*, goldsmith*, wedding ring*, engagement ring*, necklace*, schmuck*, goldschmied*, trauring*, juwelier*, bijou*, joaill*, joyer*, alianzas, gioiell*, orafo, orafa, joalh*, ourives*, sieraden*, goudsmid*, trouwring*, watch, watches, watchmaker*, uhren*, uhrmacher*, horlog*, reloj*, orolog*, relógio*, horloges",
    weak: "gold, silver, ring*, silber, or, argent, plata, oro, prata, ouro, zilver, diamond*",
    not: "whale watch*, watch party, stopwatch*, key ring*",
    goal: "buy",
  },
  {
    id: "cosmetics",
    strong:
      "cosmetic*, skincare*, skin care, face cream*, moisturi*, serum*, makeup, make-up, perfume*, kosmetik*, hautpflege*, gesichtscreme*, parfum*, parfüm*, cosmétique*, crème visage, soin du visage, cosmétic*, crema facial, cremas, cosmetic*, crema viso, profum*, cosmétic*, creme facial, huidverzorging*, gezichtscrème*, soap, soaps, seife*, savon*, jabón*, jabones, sapone*, saponi, sabonete*, zeep*, shampoo*, shampooing*, sunscreen*, deodorant*",
    weak: "skin, ingredients, haut, peau, piel, pelle, pele, huid, fragrance*, oil",
    not: "soap opera*, perfume-free laundry, car shampoo*",
    goal: "buy",
  },
  {
    id: "florist",
    strong:
      "florist*, flowers, flower shop*, bouquet*, blumen*, florist*, fleur*, fleuriste*, florister*, flores, ramo de flores, fiorai*, fiori, mazzi di fiori, florista*, bloem*, boeket*, dried flowers, trockenblumen*",
    weak: "roses, stems, rosen, seasonal, vase, valentine*, mother's day",
    not: "cauliflower*, edible flowers, flower essence*, wallflower*",
    goal: "order",
  },
  {
    id: "books",
    strong:
      "bookshop*, bookstore*, novel, novels, paperback*, children's book*, memoir*, cookbook*, buchhandlung*, roman, romane, kinderbuch*, kinderbücher, taschenbuch*, krimi*, librair*, livre, livres, bande dessinée, librer*, novela*, libro, libros, libreria, romanzo, libri, livraria*, romance, livro, livros, boekhandel*, boek, boeken, kinderboek*, publisher*, verlag*",
    weak: "author*, pages, chapter*, reading, story, autor*, seiten, lectura, lettura, leitura, lezen",
    not: "book a, ar livre, booking*, bookkeep*, book your, livre blanc, roman numeral*, guest book, photo book*, livre de comptes, notebook*",
    goal: "buy",
  },
  {
    id: "toys",
    strong:
      "toy, toys, toyshop*, board game*, puzzle*, spielzeug*, spielwaren*, brettspiel*, jouet*, jeux de société, juguet*, juegos de mesa, giocattol*, giochi da tavolo, brinquedo*, jogos de tabuleiro, speelgoed*, bordspel*, wooden blocks, dolls, plush*",
    weak: "kids, play, kinder, spiel*, enfants, niños, bambini, crianças, kinderen",
    not: "dog toy*, sex toy*, toy poodle*, game server*, cat toy*",
    goal: "buy",
  },
  {
    id: "pet-food",
    strong:
      "dog food*, cat food*, pet food*, hundefutter*, katzenfutter*, tierfutter*, tiernahrung*, croquettes, nourriture pour chien*, pienso*, comida para perros, crocchette, cibo per cani, ração, rações, hondenvoer*, kattenvoer*, pet shop*, pet supplies, zoohandlung*, animalerie, tienda de mascotas, negozio di animali, loja de animais, dierenwinkel*, dog treats, hundesnack*",
    weak: "dog*, cat, cats, grain-free, getreidefrei, hund*, katze*",
    goal: "order",
  },
  {
    id: "electronics",
    strong:
      "headphone*, earbud*, loudspeaker*, bluetooth speaker*, laptop*, smartphone*, gadget*, drones for sale, camera shop, kopfhörer*, lautsprecher*, elektronik*, casque audio, enceinte*, auricular*, altavoc*, cuffie, auscultador*, fones de ouvido, koptelefoon*, phone case*, charger cable*, e-reader*, smartwatch*",
    weak: "battery, bluetooth, akku, hours, battery life, batterie, batería",
    not: "repair*, reparatur*, réparation*, reparaci*, riparazion*, reparaç*, reparatie*, ev charger*, motivational speaker*",
    goal: "buy",
  },
  {
    id: "phone-repair",
    strong:
      "phone repair*, screen repair*, iphone repair*, laptop repair*, computer repair*, handyreparatur*, displayreparatur*, computerreparatur*, réparation téléphone, réparation smartphone, réparation iphone, reparación de móviles, reparación de móvil, riparazione smartphone, riparazione telefoni, reparação de telemóveis, conserto de celular, telefoonreparatie*, schermreparatie*, it support*",
    weak: "screen, battery, display, écran, pantalla, schermo, ecrã, tela, scherm, iphone",
    goal: "book",
  },
  {
    id: "bike-shop",
    strong:
      "bike shop*, bicycle shop*, cargo bike*, e-bikes for, fahrradladen*, fahrradhändler*, lastenrad*, lastenräder, magasin de vélos, vélo cargo, tienda de bicicletas, negozio di biciclette, loja de bicicletas, fietsenwinkel*, bakfiets*",
    weak: "bike*, e-bike*, gears, fahrrad*, vélo*, bici*, fiets*",
    not: "servic*, repair*, reparatur*, werkstatt*, réparation*, taller, riparazion*, onderhoud*, rental*, hire, tour*",
    goal: "visit",
  },
  {
    id: "bike-repair",
    strong:
      "fahrradinspektion*, radinspektion*, révision vélo*, révision complète, revisión de bicicletas, tagliando bici, revisão de bicicletas, fietsonderhoud*, cykelservice*, bike servic*, e-bike servic*, bike repair*, bicycle repair*, fahrradwerkstatt*, fahrradreparatur*, radwerkstatt*, réparation de vélo*, réparation vélo*, atelier vélo*, taller de bicicletas, reparación de bicicletas, riparazione bici, ciclofficina*, oficina de bicicletas, reparação de bicicletas, fietsreparatie*, fietsenmaker*, fietsmaker*, fahrradservice*",
    weak: "bike*, bikes, e-bike*, fahrrad*, vélo*, bici*, fiets*, loan bike, leenfiets*, leihrad*",
    goal: "book",
  },
  {
    id: "car-repair",
    strong:
      "cambio de aceite, cambio olio, vidange, mudança de óleo, wymiana opon, car valet*, valeting, car detailing, car wash*, autoaufbereitung*, autowäsche*, autopflege*, lavage auto*, lavado de coches, autolavaggio, lavagem de carros, lavagem auto*, autowassen, wasstraat*, garage services, car repair*, car service, car servicing, mot, auto repair*, tyres, tires, kfz-werkstatt*, autowerkstatt*, autoreparatur*, reifen*, inspektion auto, garage auto*, garage automobile, carrosser*, réparation auto*, pneus, taller mecánico, taller de coches, neumáticos, autofficina*, carrozzer*, gommist*, oficina mecânica, oficina auto*, autogarage*, autobanden, apk, body shop, windscreen*, autoglas*, oil change*, ölwechsel*",
    weak: "brakes, engine, courtesy car, car, auto, bremsen, motor, freins, frenos, freni, travões, remmen, retest",
    not: "bike*, fahrrad*, vélo*, bici*, fiets*, phone repair*, garage door*, the body shop",
    goal: "book",
  },
  {
    id: "car-dealer",
    strong:
      "car dealer*, used car*, new cars, autohaus*, gebrauchtwagen*, neuwagen*, concession automobile, voitures d'occasion, concesionario*, coches de ocasión, coches de segunda mano, concessionari*, auto usate, stand de automóveis, carros usados, autodealer*, occasions, car leasing, leasing auto*, car subscription, auto-abo*",
    weak: "car*, km, electric, auto*, voiture*, coche*, carro*, test drive",
    goal: "visit",
  },
  {
    id: "car-rental",
    strong:
      "car hire, car rental*, van hire, van rental*, camper van*, campervan*, mietwagen*, autovermiet*, transporter mieten, wohnmobil*, location de voiture*, location d'utilitaire*, alquiler de coches, alquiler de furgonetas, autonoleggi*, noleggio auto, noleggio furgoni, aluguer de carros, aluguel de carros, autoverhuur*, camperverhuur*, carsharing*, car sharing",
    weak: "km, keys, insurance included, unlimited mileage",
    goal: "book",
  },
  {
    id: "craft",
    strong:
      "candle*, pottery, ceramics, handmade gifts, kerzen*, keramik*, töpfer*, bougie*, céramique*, poterie*, velas, cerámica*, candele, ceramic*, velas, cerâmic*, kaarsen, keramiek, art prints, kunstdruck*, affiches, láminas, stampe artistiche, knitting, wool shop, stoffladen*, mercerie, leather goods, lederwaren, maroquiner*, marroquiner*, pelletter*, stationery, papeter*, papeler*, cartoler*, papelar*, gift shop*, geschenkladen*",
    weak: "handmade, handgemacht*, fait main, hecho a mano, fatto a mano, feito à mão, handgemaakt*, studio, soy wax",
    not: "spark plug*, candlelight dinner",
    goal: "buy",
  },
  {
    id: "printing",
    strong:
      "print shop*, printing services, business cards, flyer printing, copy shop*, druckerei*, visitenkarten*, imprimerie*, cartes de visite, imprenta*, tarjetas de visita, tipografia*, biglietti da visita, gráfica, cartões de visita, drukkerij*, visitekaartjes*, t-shirt printing, textildruck*, 3d print*, 3d-druck*, signage, schilderherst*, reclameborden",
    weak: "paper, colour, papier, papel, carta, flyers, banners",
    goal: "quote",
  },
];
