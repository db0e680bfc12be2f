/**
 * Keywords by category, separated by spaces. A keyword with * matches the beginning of a word, any
 * other matches a whole word with or without a plural s, a hyphen stands for a space. `category.ts`
 * counts them; the emojis of a category are in `emojis.ts`.
 */
export const CATEGORY_KEYWORDS = {
  bakery:
    "baker* bread loaf loaves pastr* croissant* sourdough bagel* cake* cupcake* bäcker* brot* brötchen kuchen torte* boulang* pâtiss* fournil* tarte* gâteau* pastéis pastel viennoiserie* panader* pasteler* panific* padaria* pastelaria* bakkerij* brood taart* パン ベーカリー 面包 مخبز пекарн*",
  coffee:
    "coffee* espresso café cafe cafes latte roaster* kaffee* caffè cafetería cafeteria koffie* コーヒー 珈琲 咖啡 قهوة кофе*",
  tea: "tea teas matcha oolong chai teahouse tee tees teehaus thé thés té tés tè chá chás thee theehuis 茶 抹茶 煎茶 玉露 شاي чай чая",
  restaurant:
    "restaurant* ristorante* bistro* trattoria* pizzer* pizza* taquer* tapas diner brasserie* steakhouse sushi gasthaus gasthof wirtshaus restaurante* menú menu osteria* cuisine cocina tasca eetcafé レストラン 料理 餐厅 مطعم ресторан*",
  food: "food* meal* snack* sauce* honey olive cheese* chocolat* catering* grocer* delicatessen deli recipe* ice-cream gelato granola lebensmittel käse honig schokolade* feinkost metzger* épicer* fromag* miel alimento* queso* aceite cioccolat* formaggi* olio queijo* azeite kaas chocolade* 食品 食材 chef*",
  drinks:
    "wine* winery beer* brew* gin whisk* cocktail* vineyard* juice* kombucha wein* bier* winzer* weingut vin vins vignoble* vino* bodega* cerveza* birra* birrificio cantina vinho* cerveja* wijn* ワイン 酒 葡萄酒 вино*",
  perfume:
    "perfum* fragrance* scent* cologne parfüm* parfum* duft düfte profum* fragranz* fragancia* oud 香水 عطر عطور العطور العود عود بخور парфюм*",
  hair: "hair* barber* haircut* friseur* friseurin frisör* coiff* peluquer* barbería* parrucchier* barbiere* cabeleireir* barbearia* kapper* kapsalon* 美容室 理发 حلاق парикмахер*",
  beauty:
    "beauty skincare skin cosmetic* makeup serum* moistur* lotion* soap* facial* nail* kosmetik* hautpflege seife* beauté cosmét* savon* soin belleza jabón jabones maquillaje bellezza cosmetic* sapone* beleza sabonete* schoonheid* zeep huidverzorging 化粧 石鹸 スキンケア 护肤 美容 مستحضرات صابون",
  yoga: "yoga pilates meditat* mindful* breathwork vinyasa ヨガ 瑜伽 يوغا йога",
  spa: "spa spas massag* wellness sauna* hammam day-spa masaje* massaggi* サウナ マッサージ 按摩 مساج",
  fitness:
    "fitness gym gyms workout* strength lose-weight transformation fit training trainer* crossfit boxing running coach* personal-training fitnessstudio* sportschool salle-de-sport gimnasio* palestra* academia ジム 健身",
  fashion:
    "fashion cloth* apparel dress* shirt* jacket* shoe shoes shoemak* sneaker* boutique* wardrobe knitwear denim mode kleidung schuhe vêtement* robe* chaussure* moda ropa vestido* zapato* abbigliamento scarpe roupa* sapato* kleding schoen* ファッション 服装 ملابس clothing-repair alteration* tailor* mending änderungsschneiderei retouche* sartoria kleermaker",
  jewelry:
    "jewel* ring rings necklace* earring* goldsmith* schmuck goldschmied* bijou* joyer* joya* gioiell* joalh* joia* sieraden juwelier* ジュエリー 珠宝 مجوهرات",
  sleep:
    "sleep* mattress* bedding pillow* duvet* matratze* bettwäsche schlaf* matelas literie colchón colchones almohada* materass* cuscino colchão colchões matras* slaap* 寝具 床垫",
  home: "furnitur* sofa* interior* decor* candle* lamp* rug rugs ceramic* kitchen* home-decor möbel* einrichtung* kerze* küche* meuble* décoration bougie* mueble* vela* mobili arredament* candel* свеч* candele móveis decoração meubel* kaars* woon* 家具 インテリア 家居 أثاث",
  cleaning:
    "cleaners cleaning-service* house-clean home-clean office-clean window-clean carpet-clean maid housekeep* laundr* reinigung* putz* nettoyage ménage limpieza* pulizi* limpeza* schoonmaak* 清掃 保洁 تنظيف",
  plumbing:
    "plumb* drain* boiler* leak* pipe pipes bathroom-fitting sanitär* klempner* installateur* heizung* plomb* chauffag* fontaner* idraulic* canalizador* encanador* loodgieter* 水道 水管 سباكة сантех*",
  electrical:
    "electrician* electrical wiring elektrik* elektro elektrotechnik électric* electricist* elettricist* eletricist* elektricien* 電気工事 电工 كهرباء",
  trades:
    "roof* carpent* handyman builder* renovat* painter* joiner* masonry tiler* contractor* remodel* handwerk* tischler* schreiner* maler* malerbetrieb dachdeck* zimmerei* fliesenleger* renovier* sanierung* menuis* couvreur* artisan* carpinter* albañil* reformas pintor* falegnam* muratore ristruttur* obras remodelaç* timmer* schilder* aannemer* dakdekker* 工務店 リフォーム 装修 ремонт*",
  garden:
    "garden* landscap* lawn* plant plants nursery garten* gärtner* jardin* paysag* jardín giardin* jardim tuin* 園芸 园艺",
  flowers:
    "florist* floral* flower* bouquet* blumen* fleur* flores floristería* fior* flor floricultura* bloemen* 花屋 花束 鲜花 زهور букет* цветы",
  auto: "car cars auto autos garage mechanic* tyre* tire tires vehicle* dealership werkstatt* kfz reifen* autohaus voiture* coche* neumático* officina gommista carro* oficina pneu* autobedrijf 車 汽车 سيارات",
  software:
    "software ios android to-do calendar* planner* browser sync* integrat* click clicks spreadsheet* real-time ledger* app apps saas crm platform dashboard* automation* analytics invoic* workflow* api cloud ai startup* schedul* plugin* buchhaltungssoftware logiciel* application* aplicación* programma gestionale aplicativo* plataforma ソフト アプリ 软件 برنامج",
  marketing:
    "marketing agency branding brand logo logos website* packaging seo advertis* design-studio webdesign* agentur* werbeagentur agence* agencia* agenzia* agência* reclamebureau 広告 营销",
  legal:
    "law lawyer* attorney* legal notary solicitor* rechtsanw* kanzlei* notar mietrecht* arbeitsrecht* familienrecht* avocat* droit juridique* abogad* bufete avvocat* studio-legale advogad* advoca* advocaat advocaten* notaris 法律 弁護士 律师 محاماة юрист* адвокат*",
  finance:
    "account* bookkeep* tax taxes insurance bank* invest* mortgage* payroll financ* steuer* versicher* finanz* buchhalt* comptab* assurance* impôt* contab* seguro* asesoría fiscal commercialist* assicuraz* fiscale contabil* boekhoud* verzekering* belasting* 税理士 会計 保险",
  realestate:
    "real-estate realty realtor* property properties apartment* homes housing immobil* makler* inmobiliari* agenzia-immobiliare imobiliári* makelaar* vastgoed 不動産 房产 عقارات недвижим*",
  education:
    "course* lesson* tutor* school* academy classes learn* language-school bootcamp workshop* teach* kurs kurse nachhilfe* schule* sprachschule unterricht cours formation* école* clases curso* academia escuela* corsi corso scuola lezioni aula* escola* lessen cursus* bijles 教室 塾 课程 دورات курсы",
  books:
    "book books bookshop* bookstore* novel* reading librar* publish* buch bücher buchhandlung* buchladen livre* librair* libro* librer* livro* livraria* boek boeken boekhandel* 本屋 書店 书店 مكتبة книг*",
  travel:
    "travel* tour tours hotel* trip trips holiday* vacation* cruise* hostel* resort* guesthouse reise* urlaub* ferienwohnung* voyage* séjour* gîte* viaje* turismo viagg* vacanz* agriturismo viagem viagens pousada* reis reizen vakantie* 旅行 旅館 ホテル 旅游 سفر тур",
  pets: "pet pets dog dogs cat cats puppy kitten* vet veterinar* groom* kennel hund* katze* tierarzt* tierbedarf haustier* chien* chat chats animalerie* perro* gato* mascota* cane cani gatti toelettatura cão cães hond honden kat katten dierenarts* ペット 犬 宠物 حيوانات",
  events:
    "wedding* event* party parties celebrat* banquet* hochzeit* feier* mariage* fête* boda* fiesta* evento* matrimoni* nozze festa* casamento* bruiloft* feest* ウェディング 婚礼 أعراس свадьб*",
  photography:
    "photo photos photog* photoshoot* portrait* videograph* camera fotograf* fotostudio fotoshoot* fotógraf* 写真 摄影 تصوير",
  health:
    "dental dentist* clinic* physio* doctor* therap* chiropract* optic* pharmac* zahnarzt* zahnärzt* praxis physiotherap* apotheke* dentiste* kiné* cabinet-médical dentista* clínica* fisioterap* farmacia* odontoiatr* clinica farmácia* tandarts* huisarts fysio* apotheek 歯科 クリニック 牙科 عيادة клиник*",
  kids: "kid kids child* toy toys baby babies toddler* daycare nursery-school kinder* spielzeug* kita enfant* jouet* bébé* crèche niñ* juguete* guardería* bambin* giocattol* criança* brinquedo* kinderen speelgoed* おもちゃ 子供 玩具 أطفال",
  gifts:
    "gift gifts handmade craft* souvenir* stationery geschenk* handgemacht* cadeau* artisanat regalo* artesan* regali artigianat* presente* artesanato geschenk* ギフト 雑貨 礼物 هدايا",
  outdoor:
    "bike* bicycle* cycl* hik* climb* surf* ski skis camping kayak* outdoor* fahrrad* fahrräder vélo* randonnée* bicicleta* senderismo bici escursion* fiets* wandel* 自転車 登山 户外 велосипед*",
  music:
    "music* guitar* piano* concert* vinyl band choir musik* klavier* gitarre* musique* música* musica* chitarr* muziek* 音楽 ピアノ 音乐 موسيقى музык*",
  repair:
    "shoe-repair sneaker-clean sneaker-repair watch-repair phone-repair iphone-repair computer-repair laptop-repair cobbler* schusterei handy-reparatur cordonnerie zapatero calzolaio sapateiro schoenmaker 修理 تصليح",
} as const;

/**
 * Category of goods or services of a business, a key of `CATEGORY_KEYWORDS`. `inferCategory`
 * (`category.ts`) infers it from the brief; it decides only the emoji of text ads (`emojis.ts`).
 */
export type Category = keyof typeof CATEGORY_KEYWORDS;
