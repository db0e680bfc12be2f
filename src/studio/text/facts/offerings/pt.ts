import type { OfferingClues } from "./clues.ts";

/**
 * Portuguese words that show what a business offers. `readOffering` (`read-offering.ts`) counts
 * them; the fields are explained in `clues.ts`.
 */
export const PT_OFFERINGS: OfferingClues = {
  forWhom: "para",
  clues: {
    service: {
      product:
        "(?:troca de (?:tela|ecrã|vidro|bateria|óleo|pneus?)|reparaç\\p{L}+|instalaç\\p{L}+|limpezas?|revis\\p{L}+|manutenç\\p{L}+|arranjos?|bainhas|fechos|apoio|ajuda|consulta|sess\\p{L}+|traduç\\p{L}+|tradução|mudanças|montagem|explicaç\\p{L}+|declaraç\\p{L}+|companhia|cuidados?|corte|poda|pintura de|fotografi\\p{L}+|rastreio|contabilidade|ar condicionado do carro|forrar|estofar|desentup\\p{L}+)|(?:fechada|partid[oa]|avariad[oa]|entupid[oa]|perdid[oa])s?$|ao domicílio$|em casa$",
      company:
        "chaves|estofos|reparaç\\p{L}+|serviços|clínica|dra?|oficina|auto|costur\\p{L}+|jardins|limpezas|contabilidade|advogad\\p{L}+|estúdio|explicações|canaliza\\p{L}+|eletric\\p{L}+",
      text: "orçamento (?:grátis|gratuito)|ao domicílio|em sua casa|por hora|por sessão|por visita|por passeio|chegamos em|pront[oa]s? (?:em|no)|deslocação|recolha|marcação|vamos (?:a|até)|primeira consulta|carga de gás|dias úteis",
    },
    event: {
      customers: "(?:crianças|principiantes|seniores|idosos|adultos|bebés)",
      product:
        "feira|festa d\\p{L}+|concerto|mercado de|cursos?|aulas|oficina de|workshop|visita guiada|passeio|exposição|acampamento|torneio|coro|danças?|surf|treinos?|ginástica|festival|dia aberto",
      company: "escola|academia|clube|coro|associação|surf|ginástica",
      text: "(?:segundas?|terças?|quartas?|quintas?|sextas?|sábados?|domingos?)(?:-feira)?(?: e \\p{L}+)?(?: às?| das)? \\d+\\p{L}*|aulas ao|principiantes|sem experiência|entrada (?:livre|gratuita)|a partir dos \\d+ anos|turmas de|grupos de|lugares|vagas|bilhetes|primeira aula",
    },
    rental: {
      product: "aluguer|aluguel|insufláve\\p{L}+|autocaravanas?",
      company: "aluguer\\p{L}*|rent",
      text: "por dia|ao dia|por noite|caução|montagem incluída|com condutor",
    },
    goods: {
      product:
        "(?:à|por) medida|lenha|velas?|sabonetes?|mel|azeite|queijos?|vinho|cabaz|doces?|\\d+ ?(?:g|ml|kg|l)",
      company: "loja|quinta|padaria|livraria|mercearia|queijaria|adega|casa das? \\p{L}+",
      text: "frasco|entregues?|tonelada|envios?|entrega à|feit[oa]s? à mão|a garrafa|o quilo|tamanhos|cores|horas de chama|portes",
    },
    meal: {
      product: "menu|prato|francesinha|almoço|jantar|petiscos",
      company: "tasca|restaurante|café|cervejaria|marisqueira",
      text: "mesa|takeaway|para levar",
    },
    software: {
      product: "software|app|aplicação|plataforma|programa|orçamentos para|faturas?",
      text: "por utilizador|sem cartão|dias grátis|em \\d+ minutos|por colaborador",
    },
    charity: {
      product: "apadrinh\\p{L}*|donativo",
      company: "banco (?:alimentar|de \\p{L}+)|fundação|cáritas|refúgio|solidári\\p{L}+",
      text: "euros (?:ajudam|alimentam|dão|pagam)|\\d+ famílias|traga os seus",
    },
    job: {
      product: "procura-se|precisa-se|voluntári\\p{L}+|vaga",
      text: "tempo inteiro|part[- ]time|voluntári\\p{L}+",
    },
    public: { company: "câmara|junta|biblioteca|município|freguesia" },
  },
};
