import type { OfferingClues } from "./clues.ts";

/**
 * Spanish words that show what a business offers. `readOffering` (`read-offering.ts`) counts them;
 * the fields are explained in `clues.ts`.
 */
export const ES_OFFERINGS: OfferingClues = {
  forWhom: "para",
  clues: {
    service: {
      product:
        "(?:reparaci\\p{L}+|instalaci\\p{L}+|tapizado|limpieza|revisi\\p{L}+|mantenimiento|arreglos?|reformas?|asesor\\p{L}+|ayuda|terapia|consulta|sesi\\p{L}+|fotos|reportaje|traducci\\p{L}+|pintura de|montaje|mudanzas?|animaci\\p{L}+|fumigaci\\p{L}+|vacunaci\\p{L}+|gestor\\p{L}+|declaraci\\p{L}+|vaciamos|fin de obra|refuerzo|clases|suelo pélvico|cuidado|desatasc\\p{L}+|tasaci\\p{L}+)|(?:atascad[oa]|rot[oa]s?|averiad[oa]|fuera|estropead[oa])$|\\p{L}+amos \\p{L}+$|a domicilio$",
      company:
        "arreglos|reparaciones|servicios|asesor\\p{L}+|gestor\\p{L}+|clínica|dra?|abogad\\p{L}+|tapizados|taller|cerrajer\\p{L}+|fontaner\\p{L}+|limpi\\p{L}*|peluquería|estudio|logopeda|fisio\\p{L}*|fotógraf\\p{L}+|clases|reformas",
      text: "presupuesto (?:gratis|gratuito|sin compromiso)|a domicilio|en casa|por hora|la hora|€ ?/ ?hora|sesiones? de|list[oa]s? en|en \\d+ minutos|sin romper|desplazamiento|cita|recogemos|vamos|voy a|titulad[oa]|colegiad[oa]|urgencias",
    },
    event: {
      customers: "(?:niños|principiantes|mayores|adultos|bebés)",
      product:
        "mercadillo|feria|fiesta de|concierto|jornada|puertas abiertas|cuentacuentos|taller(?:es)?|cursos?|clases de|campamento|excursi\\p{L}+|visita guiada|ruta|exposici\\p{L}+|charla|torneo|ajedrez|coro|festival",
      company: "club|escuela|academia|coro|asociación|peña|ludoteca",
      text: "(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)(?: \\d+)?(?: de| a las?| desde las?)? \\d+\\p{L}*|sin experiencia|principiantes|entrada (?:libre|gratuita)|(?:desde|a partir de) (?:los )?\\d+ años|de \\d+ a \\d+ años|grupos (?:de|reducidos)|plazas|entradas|primera clase|torneo",
    },
    rental: {
      product: "alquiler|furgo\\p{L}*|camper|castillo hinchable|hinchables?",
      company: "alquiler\\p{L}*|rent",
      text: "al día|por día|la noche|fianza|montaje incluido|con conductor|fin de semana completo",
    },
    goods: {
      product: "a medida|jabones?|velas?|queso|miel|aceite|cartuchos|gel|pack|caja de|\\d+ ?(?:g|ml|kg|l)",
      company: "tienda|quesería|panadería|bodega|librería|ferretería|almazara|huerta|finca",
      text: "pieza|envíos?|entrega en|hech[oa]s? a mano|la botella|el bote|el kilo|tallas?|colores|de nuestr[oa] (?:finca|rebaño|huerto)|leche cruda",
    },
    meal: {
      product: "menú|tapas|paella|brunch|comida|cena",
      company: "bar|restaurante|mesón|taberna|asador|cafetería",
      text: "bebida y postre|para llevar|mesa",
    },
    software: {
      product: "software|app|plataforma|programa|agenda|facturas?|gestión de",
      text: "por usuario|por empleado|días gratis|sin tarjeta|recordatorios por|en \\p{L}+ clics",
    },
    charity: {
      product: "apadrina\\p{L}*|donativo|regalo solidario",
      company: "fundación|banco de alimentos|cáritas|protectora|ong|solidari\\p{L}+",
      text: "(?:€|euros) (?:ayudan|dan|alimentan|pagan|cubren)|desgrava\\p{L}*|\\d+ familias",
    },
    job: {
      product: "se buscan?|buscamos|voluntari\\p{L}+|empleo|vacante",
      text: "jornada completa|media jornada|voluntari\\p{L}+",
    },
    public: {
      company: "ayuntamiento|biblioteca|diputación|concejalía|centro cívico|mancomunidad",
    },
  },
};
