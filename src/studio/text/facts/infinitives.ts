/**
 * Frequent verbs that start the names of products, by language. Nouns have the same endings
 * ("Azúcar", "Camere", "Atelier"); "jantar" and "dîner" are meals.
 */
const VERBS: Readonly<Record<string, string>> = {
  fr: "apprendre|faire|peindre|repeindre|réparer|nettoyer|laver|changer|remplacer|installer|poser|monter|construire|rénover|restaurer|isoler|tailler|élaguer|tondre|planter|jardiner|déménager|débarrasser|louer|acheter|vendre|estimer|assurer|financer|épargner|investir|traduire|rédiger|créer|imprimer|coudre|tricoter|broder|cuisiner|chanter|danser|jouer|nager|courir|grimper|naviguer|plonger|voyager|visiter|découvrir|conduire|parler|écrire|lire|dessiner|garder|promener|éduquer|dresser|adopter|maigrir|méditer|respirer|épiler|coiffer|organiser|célébrer",
  es: "pintar|limpiar|reparar|arreglar|cambiar|instalar|montar|lavar|planchar|coser|bordar|cortar|podar|plantar|mudar|vaciar|alquilar|comprar|vender|tasar|asegurar|ahorrar|invertir|declarar|tramitar|traducir|redactar|diseñar|crear|imprimir|construir|reformar|renovar|restaurar|barnizar|lijar|tapizar|pulir|aislar|impermeabilizar|desatascar|desinfectar|abrir|quitar|colocar|poner|mover|transportar|recoger|enviar|reciclar|aprender|hablar|leer|escribir|dibujar|tocar|cantar|bailar|jugar|nadar|bucear|surfear|esquiar|escalar|correr|volar|navegar|pescar|viajar|visitar|descubrir|recorrer|conocer|conducir|cocinar|hornear|comer|cenar|beber|catar|cuidar|pasear|adiestrar|educar|entrenar|adoptar|dormir|meditar|respirar|adelgazar|depilar|peinar|organizar|celebrar|regalar|decorar|hacer|dejar",
  it: "imbiancare|tinteggiare|dipingere|verniciare|pulire|lavare|stirare|cucire|ricamare|tagliare|potare|piantare|riparare|aggiustare|cambiare|sostituire|installare|montare|costruire|ristrutturare|rinnovare|restaurare|isolare|sgomberare|svuotare|traslocare|spostare|trasportare|affittare|noleggiare|comprare|vendere|valutare|assicurare|risparmiare|investire|tradurre|scrivere|disegnare|creare|stampare|imparare|parlare|leggere|suonare|cantare|ballare|giocare|nuotare|sciare|arrampicare|correre|volare|navigare|pescare|viaggiare|visitare|scoprire|guidare|cucinare|impastare|mangiare|cenare|bere|degustare|accudire|educare|addestrare|adottare|allenare|dormire|meditare|respirare|dimagrire|depilare|organizzare|festeggiare|regalare|arredare|decorare|fare|smettere",
  pt: "pintar|limpar|reparar|arranjar|consertar|trocar|mudar|instalar|montar|lavar|engomar|passar|costurar|bordar|cortar|podar|plantar|esvaziar|alugar|comprar|vender|avaliar|segurar|poupar|investir|declarar|traduzir|escrever|desenhar|criar|imprimir|construir|remodelar|reformar|renovar|restaurar|envernizar|lixar|estofar|polir|isolar|impermeabilizar|desentupir|desinfetar|abrir|tirar|colocar|transportar|recolher|enviar|reciclar|aprender|falar|ler|tocar|cantar|dançar|jogar|nadar|mergulhar|surfar|esquiar|escalar|correr|voar|navegar|pescar|viajar|visitar|descobrir|conhecer|conduzir|dirigir|cozinhar|comer|beber|provar|cuidar|passear|treinar|adestrar|educar|adotar|dormir|meditar|respirar|emagrecer|depilar|pentear|organizar|celebrar|decorar|fazer|deixar",
};

/**
 * Other infinitives, by language: reflexive verbs ("mudarse") and words with the ending of one
 * before an object: "affûter les couteaux", "afilar cuchillos". Nouns with that ending are left
 * out.
 */
const OTHERS: Readonly<Record<string, string>> = {
  fr: "se \\p{L}+(?:er|ir|re)|(?!\\p{L}*(?:ier|oir|oire|ure|ère)(?!\\p{L}))\\p{L}{2,}(?:er|ir|re)(?= (?:l[’']|(?:une?|les?|la|ton|ta|tes|son|sa|ses|votre|vos)(?!\\p{L})))",
  es: "\\p{L}{2,}[aei]rse|(?!(?:collar|taller|hogar|lugar|pilar|altar|mujer|alquiler|solar|bar|chalet)(?!\\p{L}))\\p{L}{3,}[aei]r(?= (?:tus?|sus?|el|la|los|las|unos?|unas?)(?!\\p{L})| \\p{L}+[aeo]s(?: |$))",
  it: "\\p{L}{2,}[aei]rsi|(?!(?:\\p{L}+iere|altare|cellulare|collare|camere|lettere|tessere|fodere|maschere|zanzare|cenere|polvere|podere|opere|genere|piacere|sfere|solare|software|militare|popolare)(?!\\p{L}))\\p{L}{3,}(?:are|ere|ire)(?= (?:il|la|lo|i|le|gli|un[oa]?)(?!\\p{L})| \\p{L}+[aei]$)",
  pt: "\\p{L}{2,}[aei]r-se|(?!(?:jantar|colar|mulher|colher|talher|aluguer|pomar|laser|celular|solar|lugar|altar|pilar|familiar|líder|açúcar|bar|hambúrguer)(?!\\p{L}))\\p{L}{3,}[aei]r(?= (?:[oa]s?|uma?s?|teus?|tuas?|seus?|suas?)(?!\\p{L})| \\p{L}+[aeo]s(?: |$))",
};

/** An infinitive at the start of a product's name, by language. */
const INFINITIVES: Readonly<Record<string, RegExp>> = Object.fromEntries(
  Object.entries(VERBS).map(([language, verbs]) => [
    language,
    new RegExp(`^(?:${verbs}|${OTHERS[language] ?? "(?!)"})(?!\\p{L})`, "iu"),
  ]),
);

/**
 * Whether a product's name starts with an infinitive: "Pintar pisos", "Repeindre son appartement".
 * Null in a language without such a rule. `isInfinitive` and `isAction` (`action.ts`) ask it.
 */
export function startsWithInfinitive(product: string, language: string): boolean | null {
  return INFINITIVES[language.slice(0, 2)]?.test(product) ?? null;
}
