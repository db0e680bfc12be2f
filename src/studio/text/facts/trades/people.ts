import type { TradeRule } from "./trade-rule.ts";

/**
 * Trades of personal services, with the words that identify them (notation: `trade-rule.ts`) and
 * their usual goal. Part of `TRADES` in `read-trade.ts`, which has the points.
 */
export const PEOPLE_TRADES: readonly TradeRule[] = [
  {
    id: "animal-shelter",
    strong:
      "adoption, adoptions, adoptie, animal shelter*, animal rescue, rescue centre, rescue center, dog adoption, cat adoption, pet adoption, rabbit adoption, adopt a dog, adopt a cat, adopt a pet, adopt a rabbit, adopt a senior, adopt a greyhound, adopt a rescue, tierheim*, katzenvermittlung*, hundevermittlung*, tiervermittlung*, adoption de chien*, adoption de chat*, adoption de lapin*, refuge animal*, refuge pour animaux, adopter un chien, adopter un chat, adopción de perros, adopción de gatos, adopta un perro, adopta un gato, protectora de animales, acogida de perros*, acogida de gatos*, acoge un perro, acoge un gato, famille d'accueil pour chien*, famille d'accueil pour chat*, adozione cani, adozione gatti, adozione di cani, adozione di gatti, adotta un cane, adotta un gatto, canile*, gattile*, adoção de gatos, adoção de cães, dierenasiel*, hond adopteren, kat adopteren, honden adopteren, adoptera en hund, adoptera en katt, adopcja psów, adopcja kotów",
    weak: "rescue*, shelter*, paws, adopt*, vaccinated, neutered, chipped, geimpft, kastriert, vaccinés, vacunados, vaccinati, vacinados, ingeënt",
    not: "food*, insurance, grooming, boarding, adoption law, adoption rights",
    goal: "visit",
  },
  {
    id: "hair",
    strong:
      "hairdress*, hair salon*, haircut*, barber*, hair colour*, hair color*, colour correction*, color correction*, friseur*, frisör*, haarschnitt*, coiff*, coupe de cheveux, barbier*, peluquer*, barberí*, corte de pelo, parrucch*, barbier*, taglio di capelli, cabeleir*, barbear*, corte de cabelo, kapper*, kapsalon*, hair extensions, haarverlängerung*",
    weak: "hair, colour, cut, balayage, haare*, cheveux, pelo, capelli, cabelo, haar, beard, blow-dry",
    not: "dog groom*, photo*, video*, film",
    goal: "book",
  },
  {
    id: "beauty",
    strong:
      "beauty salon*, nail salon*, nails, manicure*, pedicure*, lashes, eyelash*, brows, waxing, hair removal, kosmetikstudio*, nagelstudio*, maniküre*, wimpern*, haarentfernung*, institut de beauté, manucure*, épilation*, salón de belleza, uñas, depilaci*, centro estetico, estetista*, unghie, ceretta*, salão de beleza, unhas, depilaç*, schoonheidssalon*, nagels, wenkbrauwen, ontharing*, facial, facials, botox, lip filler*, tanning",
    weak: "gel, skin, treatment*, behandlung*, soin*, tratamient*, trattament*, behandeling*",
    not: "steel nails, nail gun*, screws, facial recognition",
    goal: "book",
  },
  {
    id: "tattoo",
    strong: "tattoo*, tätowier*, tatouage*, tatuaj*, tatuaggi*, tatuagem*, tatuagens, tatoeage*, piercing*",
    weak: "ink, studio, needle, linework",
    goal: "book",
  },
  {
    id: "gym",
    strong:
      "gym, gyms, fitness*, crossfit, personal train*, strength training, bootcamp*, fitnessstudio*, krafttraining*, salle de sport, musculation, coach sportif, gimnasio*, entrenador* personal*, palestra*, ginásio*, academia de ginástica, musculação, sportschool*, krachtsport*, pilates*, spinning, climbing, boulder*, kletterhalle*, swimming lessons, schwimmkurs*, boxing, boxen, martial arts, karate*, judo*, kampfsport*",
    weak: "contract, membership, weights, trainer, vertrag*, mitglied*, abonnement, permanencia, vincol*, fidelização, contract, muscle",
    not: "tree climbing, arborist*, arboricol*, gym bag*, fitness tracker*, yoga*, ioga, gymnasium latin, punch",
    goal: "signup",
  },
  {
    id: "yoga",
    strong:
      "yoga*, ioga, meditation*, méditation*, meditaci*, meditazion*, meditaç*, mindfulness*, qigong, tai chi, breathwork*",
    weak: "mat, mats, class*, breathe, matten, tapis, esterilla*, tappetin*, tapete*",
    not: "yoga mat shop, yogamatte*",
    goal: "book",
  },
  {
    id: "dance",
    strong:
      "dance school*, dance class*, dance lessons, tanzschule*, tanzkurs*, école de danse, cours de danse, salsa*, tango*, ballet*, escuela de baile, clases de baile, scuola di danza, corsi di ballo, escola de dança, aulas de dança, dansschool*, dansles*, zumba*",
    weak: "partner, steps, tanzen, danse, baile, ballo, dança, dansen, studio",
    goal: "book",
  },
  {
    id: "photography",
    strong:
      "photograph*, photo shoot*, newborn photos, wedding photo*, headshot*, fotograf*, fotoshooting*, fotostudio*, hochzeitsfoto*, bewerbungsfoto*, séance photo*, photographe*, fotógraf*, sesión de fotos, servizio fotografico, fotografi*, sessão fotográfica, fotostudio*, bruidsfotograf*, videograph*, videographer*, wedding film*, hochzeitsvideo*",
    weak: "photos, gallery, camera, light, bilder, galerie, images, fotos, foto, edited",
    not: "drone*, drohne*, dron, roof*, photo after every, camera shop, photo of every, photograph the receipt, photographiez, wallpaper, photovolt*, receipt*",
    goal: "book",
  },
  {
    id: "wedding-venue",
    strong:
      "wedding venue*, event venue*, event space*, party venue*, hochzeitslocation*, eventlocation*, veranstaltungsraum*, salle de mariage, salle de réception, finca para bodas, salón de bodas, espacio para eventos, location per matrimoni, sala ricevimenti, espaço para eventos, quinta para casamentos, trouwlocatie*, feestlocatie*, zaalverhuur*",
    weak: "guests, wedding*, hochzeit*, mariage*, boda*, matrimon*, casament*, bruiloft*, party",
    goal: "visit",
  },
  {
    id: "wedding-planner",
    strong:
      "wedding plan*, event plan*, event agency, hochzeitsplan*, eventagentur*, traurednerin*, trauredner*, wedding celebrant*, organisation de mariage*, organización de bodas, organizzazione matrimoni, organização de casamentos, weddingplanner*, eventbureau*, party planner*, wedding dj, hochzeits-dj, live band*, hochzeitsband*",
    weak: "wedding*, guests, bride, hochzeit*, mariage, boda*, matrimon*, casament*, bruiloft*",
    goal: "quote",
  },
  {
    id: "choir",
    strong:
      "choir*, chorus, singing lesson*, kinderchor*, chor, gesangsunterricht*, chorale*, cours de chant, coro, canto, clases de canto, lezioni di canto, aulas de canto, koor, koren, zangles*",
    weak: "sing*, singen, chanter, cantar, cantare, zingen, voice, rehearsal*, probe*",
    not: "coro de risas",
    goal: "try",
  },
  {
    id: "music-school",
    strong:
      "music school*, piano lesson*, guitar lesson*, violin lesson*, drum lesson*, music lesson*, musikschule*, klavierunterricht*, gitarrenunterricht*, musikunterricht*, école de musique, cours de piano, cours de guitare, escuela de música, clases de piano, clases de guitarra, scuola di musica, lezioni di pianoforte, lezioni di chitarra, escola de música, aulas de piano, aulas de guitarra, aulas de concertina, escola de concertinas, concertina lessons, muziekschool*, pianoles*, gitaarles*, piano tuner*, klavierstimm*",
    weak: "piano, guitar, klavier, gitarre, guitare, guitarra, chitarra, gitaar, notes, teacher",
    not: "moving*, removals, umzug*, mudanza*, traslo*, verhuiz*, déménag*",
    goal: "try",
  },
  {
    id: "language-school",
    strong:
      "language school*, language class*, language course*, spanish class*, english class*, french class*, german class*, italian class*, evening classes spanish, spanish lessons, english lessons, french lessons, spanish evening class*, sprachschule*, sprachkurs*, englischkurs*, spanischkurs*, deutschkurs*, spanisch am abend, école de langues, cours d'espagnol, cours d'anglais, cours de français, academia de idiomas, clases de inglés, clases de español, clases de francés, scuola di lingue, corso di inglese, corsi di inglese, corso di spagnolo, escola de línguas, aulas de inglês, curso de inglês, aulas de espanhol, taalschool*, taalcursus*, engelse les*, spaanse les*, sprachhaus",
    weak: "conversation, vocabulary, native, speak, sprechen, parler, hablar, parlare, falar, spreken, class",
    goal: "try",
  },
  {
    id: "tutoring",
    strong:
      "tutor*, homework help, exam prep*, sat prep, nachhilfe*, hausaufgabenhilfe*, prüfungsvorbereitung*, soutien scolaire, cours particuliers, aide aux devoirs, clases particulares, refuerzo escolar, ripetizioni, doposcuola, lezioni private, explicaç*, reforço escolar, aulas particulares, bijles*, huiswerkbegeleiding*",
    weak: "maths, math, grade*, pupils, exam*, mathe*, noten, notes, notas, voti, cijfers, school",
    not: "piano*, guitar*, dog*",
    goal: "try",
  },
  {
    id: "course",
    strong:
      "workshops, cours de poterie, töpferkurs*, pottery course*, clases de cerámica, corso di ceramica, aulas de cerâmica, cooking class*, cookery class*, kochkurs*, ateliers cuisine, atelier cuisine, cours de cuisine, clases de cocina, corso di cucina, corsi di cucina, aulas de culinária, kookcursus*, kookworkshop*, pottery class*, art class*, surf school*, surf lesson*, swimming lesson*, schwimmkurs*, online course*, masterclass*, training course*, e-learning, onlinekurs*, weiterbildung*, seminar*, webinar*, formation professionnelle, formation en ligne, atelier d'écriture, curso online, curso en línea, formación, corso online, corsi online, formazione, curso online, formação, online cursus*, opleiding*, coaching*, coach, bootcamp coding, coding school*",
    weak: "learn, lessons, certificate, lernen, apprendre, aprende*, impara*, leren, module*",
    not: "language*, sprach*, yoga*, fitness*, gym, piano*, dance*, dog*, football*, personal train*, of course, main course*",
    goal: "signup",
  },
  {
    id: "nursery",
    strong:
      "day nursery, nursery school, nursery, childcare, preschool*, kindergarten*, childminder*, babysit*, nanny, nannies, kita, kindertagesst*, tagesmutter*, kinderbetreuung*, crèche*, garde d'enfants, assistante maternelle, guardería*, escuela infantil, canguro*, asilo nido, scuola dell'infanzia, babysitter, creche, infantário*, jardim de infância, kinderdagverblijf*, kinderopvang*, peuter*",
    weak: "children, toddlers, kids, kinder, enfants, niños, bambini, crianças, kinderen, ofsted, outdoors",
    not: "plant nursery, tree nursery, plants, overnight, night nurse*, maternity nurse*, newborn care, doula*, canina, para perros, per cani, para cães",
    goal: "visit",
  },
  {
    id: "after-school",
    strong:
      "after-school club*, after school club*, after-school care, after school care, breakfast club*, holiday club*, wraparound care, bso, buitenschoolse opvang, naschoolse opvang, schülerhort*, hortplatz*, ferienbetreuung*, nachmittagsbetreuung*, périscolaire*, accueil de loisirs, centre de loisirs, extraescolares, aula matinal, doposcuola, pre-scuola, centro estivo, ocupação de tempos livres, atl",
    weak: "schools, homework, school run, hausaufgaben, grundschule*, devoirs, écoles, deberes, colegio*, compiti, scuole, trabalhos de casa, huiswerk, scholen, kids",
    goal: "signup",
  },
  {
    id: "school",
    strong:
      "private school*, boarding school*, montessori*, waldorf*, international school*, university, college, privatschule*, internat*, hochschule*, fachhochschule*, universität*, école privée, lycée privé, colegio privado, universidad*, scuola privata, università, escola privada, colégio, universidade*, middelbare school, hogeschool*, universiteit*",
    weak: "students, pupils, open day, degree, schüler*, studium, élèves, alumnos, studenti, alunos, leerlingen",
    not: "language*, dance*, driving*, music*, student discount, university students",
    goal: "visit",
  },
  {
    id: "driving-school",
    strong:
      "driving course*, driving school*, driving lesson*, driving instruct*, fahrschule*, führerschein*, fahrstunde*, auto-école*, permis de conduire, leçons de conduite, autoescuela*, carnet de conducir, clases de conducir, autoscuola*, patente di guida, escola de condução, autoescola*, carta de condução, rijschool*, rijles*, rijbewijs*",
    weak: "test, theory, instructor, prüfung, examen, esame, exame, lessons",
    goal: "signup",
  },
  {
    id: "dog-walking",
    strong:
      "dog boarding, cat sitt*, boarding kennel*, kennels, dog hotel, pet hotel, dog walk*, dog sitter*, dog sitting, dog day care, dog daycare, pet sitt*, gassi*, hundebetreuung*, hundesitter*, hundepension*, tierpension*, promenade de chiens, promeneur de chiens, pension canine, garde d'animaux, paseo de perros, paseador* de perros, paseos de perros, guardería canina, passeggiate con cani, pensione per cani, passeio de cães, passeador*, hotel para cães, hondenuitlaat*, hondenoppas*, dierenpension*, cat sitt*",
    weak: "dog*, walk*, paws, leash, hund*, pfote*, chien*, perro*, cane, cani, cão, cães, hond*, photo after every, gps",
    goal: "book",
  },
  {
    id: "dog-training",
    strong:
      "dog train*, puppy class*, puppy school, hundeschule*, hundetrain*, welpen*, éducat* canin*, école du chiot, adiestra*, educación canina, addestra*, educatore cinofilo, adestra*, treino canino, hondenschool*, puppycursus*, dog groom*, hundesalon*, hundefriseur*, toilett* canin*, toilettage, peluquería canina, toelettatura, tosquia, trimsalon*",
    weak: "dog*, puppy, leash, hund*, chien*, perro*, cane, cão, hond*",
    goal: "book",
  },
  {
    id: "hotel",
    strong:
      "hotel*, hôtel*, albergue*, auberge de jeunesse, ostello*, pousada*, jugendherberge*, jeugdherberg*, guesthouse*, guest house*, bed and breakfast, b&b, hostel*, ferienwohnung*, ferienhaus*, pension mit frühstück, chambre d'hôte*, chambres d'hôtes, gîte*, casa rural, turismo rural, turismo de habitação, agroturismo*, casa de campo, hostal*, alojamiento*, agriturism*, affittacamere, pousada*, alojamento*, vakantiehuis*, vakantiewoning*, holiday cottage*, holiday home*, holiday let*, self-catering, campsite*, camping*, campingplatz*, glamping, chalet*",
    weak: "night*, room*, breakfast, view, nächte, zimmer, nuit*, chambre*, noche*, habitaci*, nott*, camer*, noite*, quarto*, nacht*, kamer*, stay",
    not: "dog hotel*, cat hotel*, pet hotel*, dog boarding, cat boarding, dog kennel*, cattery, boarding kennel*, hundepension*, hundehotel*, katzenpension*, katzenhotel*, tierpension*, kleintierpension*, pension canine, pension féline, pension pour chien*, pension pour chat*, hôtel pour chien*, hôtel pour chat*, hotel canin*, hôtel canin*, hotel felin*, hôtel félin*, hotel para perros, hotel para gatos, hotel de mascotas, residencia canina, pensione per cani, pensione per gatti, pensione cani, pensione gatti, hotel per cani, hotel per gatti, hotel para cães, hotel para cachorros, dierenpension*, hondenpension*, kattenpension*, hondenhotel*, kattenhotel*, hotel software, hotel linen, night guard",
    goal: "book",
  },
  {
    id: "travel",
    strong:
      "travel agency, travel agent*, guided tour*, city tour*, walking tour*, boat trip*, day trip*, safari*, cruise*, reisebüro*, rundreise*, stadtführung*, bootstour*, kreuzfahrt*, agence de voyage*, visite guidée, visites guidées, excursion*, croisière*, agencia de viajes, visita guiada, visitas guiadas, excursiones, crucero*, agenzia viaggi, tour guidat*, visite guidate, escursion*, crocier*, agência de viagens, passeios de barco, excursões, cruzeiro*, reisbureau*, stadswandeling*, rondleiding*, rondvaart*, kayak*, canoe*, whale watch*, surf school*, surfschule*, ski school*, skischule*, diving school*, tauchschule*",
    weak: "guide, trip, tickets, boat, reise*, voyage*, viaje*, viaggi*, viagem, reis, islands",
    not: "travel mug*, travel bag*, travel insurance",
    goal: "book",
  },
  {
    id: "museum",
    strong:
      "museum*, musée*, museo*, museu*, gallery opening, art gallery, exhibition*, kunsthalle*, galerie d'art, ausstellung*, exposition*, exposici*, mostra, exposiç*, tentoonstelling*, planetarium*, aquarium, zoo, tierpark*, castle tour*, schloss*",
    weak: "tickets, admission, galleries, eintritt, entrée, entrada, ingresso, toegang, entree, jazz, late",
    not: "aquarium cleaning, schlosser*, aquarium shop, museum quality prints",
    goal: "visit",
  },
  {
    id: "theater",
    strong:
      "theatre*, theater*, théâtre*, teatro*, concert*, konzert*, concierto*, opera, oper, festival*, cinema*, kino*, cinéma*, cine, bioscoop*, comedy night*, stand-up comedy, improv*, kabarett*, cabaret*, circus*, zirkus*, cirque*, circo*, live music venue",
    weak: "tickets, show, stage, seats, bühne, karten, billets, entradas, biglietti, bilhetes, kaartjes",
    not: "home theater*, home cinema*, opera cake, concertina*",
    goal: "visit",
  },
  {
    id: "escape-room",
    strong:
      "escape room*, escape game*, escaperoom*, exit game*, exit room*, exit-spiel*, jeu d'évasion, jeux d'évasion, sala de escape, salas de escape, stanza di fuga, jogo de fuga",
    weak: "players, minutes, riddle*, puzzle*, rätsel*, spieler*, énigme*, joueurs, enigmas, jugadores, enigmi, giocatori, jogadores, raadsel*, spelers",
    goal: "book",
  },
  {
    id: "live-music",
    strong:
      "wedding band*, wedding brass band, party band*, function band*, cover band*, covers band*, ceilidh band*, live band*, wedding dj*, mobile dj*, dj for weddings, hochzeitsband*, partyband*, coverband*, hochzeits-dj*, dj für hochzeiten, groupe de bal, groupe de mariage, groupe de musique, orchestre de bal, orchestre de mariage, dj mariage, banda para bodas, orquesta para bodas, grupo para bodas, música para bodas, dj para bodas, band per matrimoni, musica per matrimoni, gruppo musicale, dj per matrimoni, dj matrimoni, banda para casamentos, música para casamentos, dj para casamentos, bruiloftsband*, feestband*, bruiloft-dj*",
    weak: "weddings, first dance, live sets, musicians, hochzeit*, musiker*, mariage*, musiciens, boda*, músicos, matrimoni, musicisti, casamentos, bruiloft*, muzikanten",
    not: "wedding band rings, gold, silver, platinum, ring, rings, trauring*, ehering*",
    goal: "quote",
  },
  {
    id: "dating",
    strong:
      "dating app*, dating*, matchmak*, partnervermittl*, singlebörse*, site de rencontre*, agence matrimoniale, agencia matrimonial, citas en línea, incontri, agenzia matrimoniale, site de relacionamento*, datingsite*, speed dating",
    weak: "singles, match*, love, partner",
    goal: "signup",
  },
];
