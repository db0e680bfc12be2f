import type { TradeRule } from "./trade-rule.ts";

/**
 * Trades of health and care, with the words that identify them (notation: `trade-rule.ts`) and
 * their usual goal. Part of `TRADES` in `read-trade.ts`, which has the points.
 */
export const HEALTH_TRADES: readonly TradeRule[] = [
  {
    id: "dentist",
    strong:
      "dentist*, dental*, orthodont*, zahnarzt*, zahnärzt*, zahnreinigung*, zahnmedizin*, kieferorthop*, détartrage, dentaire*, dentiste*, dentista*, dentário*, dentária*, odontolog*, ortodon*, tandarts*, gebitsreiniging*, mondhygiën*, igiene orale, implantolog*",
    weak: "teeth, tooth, hygienist, braces, zähne, zahn*, dents, dientes, denti, dentes, tanden, gebit*, implant*",
    sensitive: "health",
    goal: "book",
  },
  {
    id: "physiotherapy",
    strong:
      "physio*, fysio*, fisio*, kinésith*, kiné, osteopath*, ostéopath*, osteópat*, osteopat*, chiropract*, krankengymnast*",
    weak: "back pain, joints, rückenschmerzen, mal de dos, dolor de espalda, mal di schiena, rugpijn, dores nas costas, knee, shoulder",
    sensitive: "health",
    goal: "book",
  },
  {
    id: "doctor",
    strong:
      "gp practice, doctor's surgery, medical practice, medical centre, medical center, clinic, hausarzt*, arztpraxis, ärztehaus, facharzt*, dermatolog*, cabinet médical, médecin généraliste, clínica médica, consulta médica, studio medico, ambulatorio, huisarts*, huisartsenpraktijk, kliniek, pediatr*, kinderarzt*, gynäkolog*, gynecolog*, gynaecolog*, cardiolog*, telemedicine, telehealth",
    weak: "doctor*, medical, patients, arzt, ärzte, médecin*, médic*, medic*, patient*, health check, vaccination*, impfung*",
    not: "dental*, dentist*, vet, veterin*, zahn*, dentaire*, tandarts*, skincare, drone*, physio*, hair clinic, phone clinic",
    sensitive: "health",
    goal: "book",
  },
  {
    id: "therapy",
    strong:
      "speech therap*, logopäd*, orthophon*, logoped*, logopedia, terapia da fala, fonoaudiolog*, psychotherap*, psycholog*, psychology, counselling, counseling, counsellor*, counselor*, therapist, therapists, couples therapy, paartherapie, eheberatung, seelsorge, psychologue*, psicólog*, psicolog*, psicoterap*, mental health, burnout coaching, hypnotherap*, relatietherap*",
    weak: "anxiety, depression, burnout, angst*, stress, ansiedad, ansia, ansiedade, therapie, therapy, thérapie",
    not: "physio*, massage*, aroma*, physiotherap*, fysio*, debt counselling, schuldnerberatung",
    sensitive: "health",
    goal: "book",
  },
  {
    id: "pharmacy",
    strong: "pharmac*, apotheke*, farmac*, farmác*, apotheek*, parapharmac*",
    weak: "prescription*, rezept*, ordonnance*, receta*, ricett*, medication, medicine*",
    sensitive: "health",
    goal: "visit",
  },
  {
    id: "optician",
    strong:
      "optician*, optometr*, eyewear, optiker*, augenoptik*, opticien*, optique, óptica, ottica, ottico, brillen, brillenladen, opticiën*, spectacles, lunetterie",
    weak: "glasses, contact lenses, eye test, brille*, lunettes, gafas, occhiali, óculos, bril, frames, lenses",
    sensitive: "health",
    goal: "book",
  },
  {
    id: "hearing-aids",
    strong:
      "hearing aid*, hörgerät*, hörakust*, audioproth*, appareils auditifs, audífono*, apparecchi acustici, aparelhos auditivos, hoortoestel*, audicien*, audiolog*",
    weak: "hearing, hören, audition, oído, udito",
    sensitive: "health",
    goal: "book",
  },
  {
    id: "care",
    strong:
      "home care, care home*, elderly care, nursing home, caregiver*, live-in care, pflegedienst*, pflegeheim*, altenpflege*, seniorenbetreuung*, ambulante pflege, aide à domicile, aide aux personnes âgées, ehpad, cuidado de mayores, residencia de mayores, assistenza anziani, badante*, casa di riposo, apoio domiciliário, lar de idosos, cuidador*, thuiszorg, verpleeghuis*, mantelzorg*, ouderenzorg*",
    weak: "elderly, seniors, senioren, personnes âgées, mayores, anziani, idosos, ouderen, dementia, demenz*",
    not: "hair care, skin care, funeral care, lawn care, dog care, funeral*, pet care, car care, child care",
    sensitive: "health",
    goal: "call",
  },
  {
    id: "massage",
    strong:
      "massage*, masaje*, massaggi*, massagem*, spa, wellness*, sauna, thermal baths, therme, thermen, shiatsu, reflexolog*",
    weak: "relax*, entspann*, détente, relajaci*, rilassa*, ontspan*, oils",
    not: "spa de, adoption*",
    goal: "book",
  },
  {
    id: "vet",
    strong:
      "vet, vets, veterinar*, veterinär*, tierarzt*, tierärzt*, tierklinik*, vétérin*, veterinári*, dierenarts*, dierenkliniek*, animal hospital",
    weak: "cats, dogs, pets, katzen, hunde, tiere, chats, chiens, gatos, perros, gatti, cani, cães, katten, honden, neutering",
    not: "adopt, adoption, vermittlung, adopción, adozione, adoção, adopteren, insurance, versicherung*, assurance*, seguro*, assicuraz*, verzekering*, hondenverzekering, food, futter, walking",
    goal: "book",
  },
  {
    id: "midwife",
    strong:
      "midwife, midwives, midwifery, doula*, hebamme*, sage-femme*, matrona*, comadrona*, ostetric*, parteira*, verloskund*, kraamzorg, birth class*, geburtsvorbereitung*",
    weak: "pregnan*, birth, schwanger*, geburt, grossesse, embarazo, gravidanza, gravidez, zwanger*",
    sensitive: "health",
    goal: "book",
  },
  {
    id: "nutrition",
    strong:
      "nutrition*, dietit*, dietic*, ernährungsberat*, diététic*, nutricion*, dietist*, diëtist*, voedingsadvies, supplement*, nahrungsergänz*, compléments alimentaires, vitamins, protein powder, proteinpulver",
    weak: "diet, diät, weight, meal plan*, vitamin*",
    not: "pet nutrition, dog food",
    sensitive: "health",
    goal: "book",
  },
];
