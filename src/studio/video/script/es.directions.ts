import type { Directions } from "./directions.ts";

/**
 * Scene directions of scripts in Spanish, listed in `direction-table.ts`; the fields are explained
 * in `directions.ts`, `scene-directions.ts` chooses among them.
 */
export const ES: Directions = {
  shots: {
    storytelling: [
      "Mostrar enseguida {product}: primer plano estable a un brazo de distancia, durante tres segundos.",
      "Seguirlo de principio a fin en dos o tres planos, con luz natural.",
      "Retroceder a un plano general con el nombre {company} a la vista y pasar a la tarjeta final.",
    ],
    testimonial: [
      "Preguntar a una persona real de la clientela, a la altura de los ojos: «{question}»",
      "La misma persona, un paso más cerca: «{question}» Insertar un primer plano de {product} mientras habla.",
      "La misma persona: «{question}» Después, la tarjeta final.",
    ],
    "product-demo": [
      "Desde el primer segundo, {product} de cerca y de verdad, con las manos en la imagen.",
      "Mostrar un paso tras otro, cada uno en su primer plano, con las manos en la imagen.",
      "El resultado, con la cámara quieta tres segundos, y la tarjeta final.",
    ],
    lifestyle: [
      "{product} en un día cualquiera, grabado a mano y al paso.",
      "Dos o tres momentos breves con {product}, cada uno desde otro lado.",
      "Un plano tranquilo con luz de tarde o de ventana, y la tarjeta final.",
    ],
    animation: [
      "Las palabras entran una a una en grande sobre el color de la marca; después, {product}.",
      "Cada dato entra en su propia línea y se queda el tiempo de leerlo dos veces.",
      "Salen todas las líneas; {product} y {company} quedan en la tarjeta final.",
    ],
  },
  workShots: {
    storytelling: [
      "Teléfono a la altura de los ojos: decir la primera frase a cámara.",
      "{product}: dos o tres planos cortos del trabajo tal como es.",
    ],
    "product-demo": [
      "En pleno trabajo: decir la primera frase a cámara.",
      "{product}: grabar el trabajo paso a paso; si se hace en una pantalla, grabar la pantalla.",
      "De vuelta ante la cámara, tres segundos sin moverse, y la pantalla final.",
    ],
    lifestyle: [
      "Unos pasos camino del trabajo, grabados a mano.",
      "{product}: dos o tres momentos breves de un día de trabajo normal, cada uno desde otro lado.",
      "Un plano tranquilo del lugar o de ti, y la pantalla final.",
    ],
  },
  soberTestimonial: [
    "Tú o alguien del equipo a la altura de los ojos, nadie que haya venido a pedir ayuda: decir la primera frase a cámara.",
    "La misma persona responde con sus palabras: «¿Qué pasa en la primera visita?»",
    "La puerta o la mesa tal como se encuentran al llegar y pasar a la tarjeta final.",
  ],
  sounds: {
    storytelling: [
      "Música suave desde el primer segundo.",
      "El sonido real del lugar bajo la voz.",
      "La música termina con la última palabra.",
    ],
    testimonial: [
      "Primero la voz en off y después la respuesta de la persona; sin música.",
      "Música suave bajo la voz.",
      "Primero termina la voz y después la música.",
    ],
    "product-demo": [
      "Un ritmo corto y seco; el sonido real del primer gesto.",
      "El sonido real de cada paso.",
      "Una nota final clara.",
    ],
    lifestyle: [
      "Ritmo ligero desde el primer corte.",
      "El ritmo sigue bajo la voz; sonidos reales en los cortes.",
      "El ritmo se frena y se detiene.",
    ],
    animation: [
      "Un sonido suave por palabra.",
      "Un pulso constante; un sonido por cada línea nueva.",
      "Un acorde final bajo la tarjeta.",
    ],
  },
  questions: [
    "¿Qué necesitabas cuando viniste a vernos?",
    "¿Qué pasó después?",
    "¿Qué le dirías a alguien que lo está pensando?",
  ],
  facts: {
    time: "Grabarlo con un reloj en la imagen: «{fact}».",
    price: "Escribir «{fact}» en una tarjeta o una pizarra y sostenerla quieta en la imagen.",
    offer: "Mostrar a la cámara una tarjeta con «{fact}».",
    place: "Un plano de un sitio de allí que la gente conozca: «{fact}».",
    proof: "Mostrar el documento o la placa si existe; si no, decirlo a cámara: «{fact}».",
    process: "Grabar paso a paso cómo ocurre de verdad: «{fact}».",
    number: "Mostrar la cifra en grande, con tiza o en papel: «{fact}».",
    objection: "Decirlo mirando a la cámara, a la altura de los ojos: «{fact}».",
    calendar: "Señalarlo con el dedo en un calendario o un reloj: «{fact}».",
    say: "Decirlo a cámara mientras se trabaja: «{fact}».",
    other: "Mostrarlo si se puede ver; si no, decirlo a cámara: «{fact}».",
  },
  oneShot: "Un solo plano para toda la escena: {product} de cerca, con las manos en la imagen.",
  workShot: "{product}: un solo plano para toda la escena: tú en el trabajo.",
  oneQuestion: "La misma persona, un paso más cerca: «{question}»",
  furtherShots: {
    work: [
      ["Las manos en pleno trabajo, muy de cerca.", "El lugar de trabajo, despacio, de izquierda a derecha."],
      ["La herramienta o el aparato que más usas, muy de cerca.", "Tú en el trabajo, de lado."],
      [
        "El último paso del trabajo, muy de cerca.",
        "La mesa, la estantería o la pared tal como están, sin mover la cámara.",
      ],
    ],
    thing: [
      ["Desde arriba y luego de lado, despacio.", "Un detalle, tan cerca como el móvil pueda enfocar."],
      ["En uso, con las manos en la imagen.", "El taller, la cocina o el almacén tal como son."],
      ["A tres pasos, con lo que hay alrededor.", "El momento de la entrega, de lado."],
    ],
  },
  soberShots: [
    ["La sala donde recibes a la gente, con la cámara quieta.", "Una ventana de esa sala, con luz de día."],
    ["El camino hasta tu puerta, grabado despacio.", "Tú en la mesa, escuchando, de lado."],
    ["Dos sillas junto a la mesa, con la cámara quieta.", "Tus manos con un bolígrafo y papel."],
  ],
  soberShot: "{product}: tú en la mesa donde hablas con la gente, un solo plano tranquilo.",
  cutIn: "Intercalar durante la respuesta: {shot}",
  timedShot: "{from}–{to} s: {shot}",
  timedLine: "{from}–{to} s: «{line}»",
  ownWords: {
    about: {
      price: "«{fact}»: ¿qué incluye y qué no?",
      offer: "«{fact}»: ¿cómo funciona?",
      place: "«{fact}»: ¿qué te une a esta zona?",
      proof: "«{fact}»: ¿por qué es importante?",
      process: "«{fact}»: ¿cómo es, paso a paso?",
      number: "«{fact}»: ¿qué hay detrás de ese número?",
      reason: "«{fact}»: ¿por qué lo haces así?",
      practice: "«{fact}»: ¿cómo es eso en el día a día?",
    },
    general: [
      "«¿Qué te preguntan más a menudo?»",
      "«¿En qué te fijas al trabajar?»",
      "«¿Qué conviene saber antes?»",
    ],
  },
  voice: {
    silence: "Unos {left} segundos quedan sin palabras.",
    under:
      "La voz ocupa toda la escena: la imagen del cliente va debajo, sin sonido. Guardar la respuesta completa para una versión más larga.",
    answer: "Unos {left} segundos son para la respuesta.",
    reading: "Unos {left} segundos son para leer.",
    ownWordsAfter: "Después de la voz, seguir con tus propias palabras unos {rest} segundos: {question}",
    ownWordsBefore: "Antes de «{call}», hablar con tus propias palabras unos {rest} segundos: {question}",
  },
  picture: "Usar tu imagen {numbers} como plano.",
  pictures: "Usar tus imágenes {numbers} como planos.",
  and: "y",
};
