import type { PhraseBook } from "../phrase-book.ts";

/** Spanish phrases by category. */
export const ES_CATEGORIES: PhraseBook["categories"] = {
  bakery: {
    pains: ["Un desayuno soso hace larga la mañana.", "Hay mañanas que piden algo más que una tostada."],
    payoffs: ["Las migas son parte del trato.", "Compartir es opcional."],
    closings: ["Sigue el olfato.", "Guárdale un sitio en la mesa."],
  },
  coffee: {
    pains: ["Hay mañanas que empiezan antes que uno.", "Un café a la carrera no es una pausa."],
    payoffs: ["Móvil abajo, taza arriba."],
    closings: ["Siéntate un rato.", "El correo puede esperar."],
  },
  restaurant: {
    pains: ["Hoy a nadie le apetece fregar.", "«¿Qué comemos?» puede durar más que la comida."],
    payoffs: ["Los platos los fregamos nosotros.", "Se viene a comer y se queda uno a charlar."],
    closings: ["Ven con hambre.", "Nos vemos en la mesa."],
  },
  food: {
    pains: ["El hambre suele llegar antes que el plan.", "«¿Qué cenamos?» vuelve cada día."],
    payoffs: ["Lo de repetir es casi seguro.", "Haz sitio en la mesa."],
    closings: ["Pruébalo y nos cuentas.", "Un bocado y decides."],
  },
  drinks: {
    pains: ["Una buena noche merece algo más que una botella cualquiera."],
    payoffs: ["Saca las copas."],
    closings: ["Sirve una copa y decide.", "Para abrir en buena compañía."],
  },
  perfume: {
    pains: ["Un perfume entra antes que uno.", "A veces falta justo lo que no se ve."],
    payoffs: ["Hay cosas que se notan antes de hablar."],
    closings: ["Llévalo un día y decide.", "Pruébalo sobre la piel."],
  },
  hair: {
    pains: ["El espejo sabe cuándo toca corte.", "«Solo las puntas» es más difícil de lo que parece."],
    payoffs: ["Trae una foto, o solo una idea."],
    closings: ["Toma asiento.", "Cuéntanos qué te gusta."],
  },
  beauty: {
    pains: ["Un estante lleno no es una rutina.", "Cuidarse no debería necesitar manual."],
    payoffs: ["Un pequeño ritual que apetece."],
    closings: ["Hazle sitio junto al espejo.", "Pruébalo con calma."],
  },
  yoga: {
    pains: ["Los hombros recuerdan cada reunión.", "Hay días que se olvidan de respirar."],
    payoffs: ["Inspira. Lo demás puede esperar."],
    closings: ["Desenrolla la esterilla.", "Ven como eres."],
  },
  fitness: {
    pains: ["Lo más difícil de entrenar es salir de casa.", "La motivación rara vez llega primero."],
    payoffs: ["Empezar poco a poco también cuenta."],
    closings: ["Átate las zapatillas.", "Ven como eres."],
  },
  fashion: {
    pains: ["Un armario lleno y nada que ponerse.", "Las modas se van. Las prendas queridas se quedan."],
    payoffs: ["Vestirse puede ser la parte fácil."],
    closings: ["Pruébatelo.", "Encuentra esa prenda que siempre repites."],
  },
  gifts: {
    pains: ["«Ya lo tienen todo.» Cada año, la misma lista.", "Una tarjeta regalo dice muy poco."],
    payoffs: ["Quedárselo también vale."],
    closings: ["Para alguien a quien quieres bien.", "Empieza por el nombre de la tarjeta."],
  },
  home: {
    pains: ["Una habitación sabe cuándo le falta algo.", "Hay rincones que ya han esperado bastante."],
    payoffs: ["El hogar empieza por los detalles."],
    closings: ["Imagínalo en casa.", "Solo falta elegir el sitio."],
  },
  garden: {
    pains: [
      "Un jardín no espera al próximo fin de semana libre.",
      "Las malas hierbas tienen todo el tiempo del mundo.",
    ],
    payoffs: ["Sal y quédate un rato."],
    closings: ["Cuéntanos qué te gustaría ver crecer.", "Abre la ventana e imagínalo."],
  },
  cleaning: {
    pains: ["El polvo no se toma días de descanso."],
    payoffs: ["Pies en alto. El suelo aguanta."],
    closings: ["Dinos por qué habitación empezamos.", "Pregúntanos por tu casa."],
  },
  trades: {
    pains: ["Ese arreglo lleva demasiado tiempo en la lista.", "Las obras pequeñas tienden a crecer."],
    payoffs: ["La escalera puede quedarse en el trastero."],
    closings: ["Cuéntanos qué hay que hacer.", "Una foto es un buen comienzo."],
  },
  plumbing: {
    pains: ["Una fuga nunca elige buen momento.", "Un grifo que gotea suena más de noche."],
    payoffs: ["Las toallas son para las manos, no para el suelo."],
    closings: ["Dinos qué gotea.", "Más vale un mensaje que un suelo mojado."],
  },
  auto: {
    pains: ["Ese ruido no se va a ir solo.", "Las luces de aviso no tienen paciencia."],
    payoffs: ["Sube, arranca y piensa en el camino."],
    closings: ["Cuéntanos qué suena.", "Pregunta antes del próximo viaje largo."],
  },
  software: {
    pains: [
      "Demasiadas pestañas, poco avance.",
      "En algún lugar, alguien copia una hoja de cálculo en otra.",
    ],
    payoffs: ["Cierra unas cuantas pestañas."],
    closings: ["Mira cómo funciona.", "Enséñaselo a tu equipo."],
  },
  legal: {
    pains: [
      "Las cartas oficiales rara vez hablan claro.",
      "Hay preguntas que no deberían esperar al último plazo.",
    ],
    payoffs: ["Todo empieza con una conversación."],
    closings: ["Trae tus preguntas.", "Cuéntanos en qué punto está el asunto."],
  },
  realestate: {
    pains: ["Una foto nunca cuenta cómo se siente una casa."],
    payoffs: ["Las llaves suenan muy bien."],
    closings: ["Cuéntanos cómo te gustaría vivir.", "Ven a verlo en persona."],
  },
  education: {
    pains: [
      "Hay cosas que encajan cuando alguien las explica bien.",
      "«Algún día lo aprenderé» es mucho tiempo.",
    ],
    payoffs: ["Empieza desde donde estés."],
    closings: ["Pregúntanos por dónde empezar.", "Las preguntas son bienvenidas."],
  },
  books: {
    pains: [
      "¿Otra noche deslizando la pantalla? Un libro tiene algo que decir.",
      "Las buenas historias no suelen salir en un feed.",
    ],
    payoffs: ["Un capítulo más, solo uno."],
    closings: ["Ven a curiosear.", "Abre uno por la primera página."],
  },
  travel: {
    pains: ["De este viaje ya se ha hablado bastante.", "La maleta acumula polvo."],
    payoffs: ["Deja un hueco en la maleta."],
    closings: ["Elige una fecha.", "Cuéntanos dónde preferirías estar."],
  },
  pets: {
    pains: ["Alguien con bigotes lleva rato esperando en la puerta.", "Leen cada gesto de la cara."],
    payoffs: ["La aprobación llega a golpe de hocico."],
    closings: ["Cuéntanos cómo se llama.", "Pregúntale al de las patas."],
  },
  events: {
    pains: [
      "Nadie recuerda la lista de mesas. La noche, todos.",
      "Los grandes días se hacen de decisiones pequeñas.",
    ],
    payoffs: ["Vive la fiesta como un invitado más."],
    closings: ["Cuéntanos qué se celebra.", "Deja la lista en casa."],
  },
  health: {
    pains: ["Hay citas que se aplazan demasiado.", "Cuidar bien empieza por escuchar."],
    payoffs: ["Ninguna pregunta es pequeña."],
    closings: ["Trae tus preguntas.", "Hablemos con calma."],
  },
};
