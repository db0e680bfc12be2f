/**
 * Spanish briefs of the tests with what must be read from them, in the notation of `parseSamples`
 * (`brief-sample.ts`). `read-facts.test.ts` compares them; `tests/support/copy-briefs.ts` measures
 * ads of them.
 */
export const ES_BRIEFS = String.raw`
# bakery visit | Horno de Lola | Pan de masa madre
keyMessage: 36 horas de fermentación, harina de Castilla, sin aditivos. 4,20 € la hogaza. Abierto de martes a domingo desde las 7:30.
additionalDetails: Tono cercano. No decir barato.
+ time: 36 horas de fermentación ~ time 36 horas
+ place: harina de Castilla ~ place Castilla
+ objection: sin aditivos
+ price: 4,20 € la hogaza ~ price 4,20 € la hogaza
+ time: Abierto de martes a domingo desde las 7:30 ~ time de martes a domingo desde las 7:30
- note: Tono cercano
- note: No decir barato

# plumber call | Fontanería Ruiz | Reparación de calderas
keyMessage: Llegamos en menos de 4 horas, también los domingos. Sin coste de desplazamiento. En Sevilla y Dos Hermanas desde 1994.
+ time: Llegamos en menos de 4 horas, también los domingos ~ time en menos de 4 horas; time los domingos
+ objection: Sin coste de desplazamiento
+ proof: En Sevilla y Dos Hermanas desde 1994 ~ place Sevilla y Dos Hermanas; time desde 1994

# divorce-law book | Abogados Ferrer | Divorcio de mutuo acuerdo
keyMessage: Precio cerrado de 650 euros. Primera consulta gratuita. Abogada colegiada en Valencia.
additionalDetails: Tono serio, sin bromas.
+ price: Precio cerrado de 650 euros ~ price 650 euros
+ offer: Primera consulta gratuita
+ proof: Abogada colegiada en Valencia ~ place Valencia
- note: Tono serio, sin bromas

# solar quote | Solvecina | Placas solares
keyMessage: Estudio en una semana, instaladas en dos días. Desde 4.900 €. Tramitamos la subvención. Garantía de 25 años.
+ time: Estudio en una semana, instaladas en dos días ~ time en una semana; time en dos días
+ price: Desde 4.900 € ~ price Desde 4.900 €
+ feature: Tramitamos la subvención
+ objection: Garantía de 25 años ~ time de 25 años

# charity donate | Mesa Abierta | Comidas para familias
keyMessage: Con 12 euros come una familia un día. 93 céntimos de cada euro van a comida. 41.000 comidas en Málaga el año pasado.
campaignGoals: donaciones antes de Navidad
+ price: Con 12 euros come una familia un día ~ price 12 euros; time un día
+ number: 93 céntimos de cada euro van a comida ~ number 93 céntimos
+ number: 41.000 comidas en Málaga el año pasado ~ number 41.000 comidas; place Málaga
- note: donaciones antes de Navidad

# dentist book | Clínica dental del Puerto | Limpieza dental
keyMessage: 45 minutos, 60 euros. Urgencias el mismo día. Aparcamiento gratis.
+ time: 45 minutos ~ time 45 minutos
+ price: 60 euros ~ price 60 euros
+ time: Urgencias el mismo día ~ time el mismo día
+ offer: Aparcamiento gratis

# museum visit | Museo de la Esclusa | Noche en el museo
keyMessage: Cada primer viernes hasta las 23:00. Entrada 9 €, menores de 18 años gratis.
+ time: Cada primer viernes hasta las 23:00 ~ time Cada primer viernes hasta las 23:00
+ price: Entrada 9 € ~ price 9 €
+ offer: menores de 18 años gratis ~ number menores de 18 años

# freight quote | Transportes Iriarte | Palés a Portugal
keyMessage: Recogida antes de las 16 h, entrega al día siguiente. 79 € por palé. Nosotros hacemos los papeles.
+ time: Recogida antes de las 16 h, entrega al día siguiente ~ time antes de las 16; time al día siguiente
+ price: 79 € por palé ~ price 79 € por palé
+ feature: Nosotros hacemos los papeles

# jam order | Mermeladas Silvestre | Mermelada artesana
keyMessage: Hecha los lunes con fruta recogida el sábado. 70 % fruta, sin pectina. 4,80 € el tarro, tres por 13 €.
+ time: Hecha los lunes con fruta recogida el sábado ~ time los lunes; time el sábado
+ number: 70 % fruta ~ percent 70 %
+ objection: sin pectina
+ price: 4,80 € el tarro, tres por 13 € ~ price 4,80 € el tarro; number tres; price 13 €

# insurance quote | Patas Seguras | Seguro para perros
keyMessage: Desde 9,90 € al mes, cancela cuando quieras. Te pagamos la factura del veterinario en 5 días.
+ price: Desde 9,90 € al mes ~ price Desde 9,90 € al mes
+ objection: cancela cuando quieras
+ time: Te pagamos la factura del veterinario en 5 días ~ time en 5 días

# language-school try | Hablemos | Clases de inglés
keyMessage: Máximo ocho personas. Martes y jueves de 18:30 a 20 h. Primera clase gratis. 180 € por diez semanas.
+ number: Máximo ocho personas ~ number ocho personas
+ time: Martes y jueves de 18:30 a 20 h ~ time Martes y jueves de 18:30 a 20 h
+ offer: Primera clase gratis
+ price: 180 € por diez semanas ~ price 180 €; time por diez semanas

# gym signup | Hierro | Gimnasio de fuerza
keyMessage: Sin permanencia, sin espejos. Abierto 24 horas. 39 al mes. Primera semana gratis.
+ objection: Sin permanencia
+ objection: sin espejos
+ time: Abierto 24 horas ~ time 24 horas
+ price: 39 al mes ~ price 39 al mes
+ offer: Primera semana gratis

# physiotherapy book | Fisio Norte | Fisioterapia de espalda
keyMessage: 40 minutos, siempre con la misma persona. Sin volante. 48 € por sesión.
+ time: 40 minutos, siempre con la misma persona ~ time 40 minutos
+ objection: Sin volante
+ price: 48 € por sesión ~ price 48 € por sesión

# restaurant book | Casa Lola | Menú del mediodía
keyMessage: Primero, segundo y postre por 14 €, de lunes a viernes. Cocina casera de mercado, cada día un guiso distinto.
+ price: Primero, segundo y postre por 14 €, de lunes a viernes ~ price 14 €; time de lunes a viernes
+ time: Cocina casera de mercado, cada día un guiso distinto ~ time cada día

# yoga book | Punto Quieto | Yoga para principiantes
keyMessage: Seis miércoles, esterillas incluidas. 90 € el curso. Empieza el 3 de marzo.
additionalDetails: tono tranquilo. sin emojis. tratar de tú
+ time: Seis miércoles, esterillas incluidas ~ time Seis miércoles
+ price: 90 € el curso ~ price 90 € el curso
+ time: Empieza el 3 de marzo ~ time el 3 de marzo
- note: tono tranquilo
- note: sin emojis
- note: tratar de tú

# dog-walking book | Paseos Luna | Paseo de perros
keyMessage: Cuatro perros por paseo, foto después de cada paseo. 12 € el paseo.
additionalDetails: Tono divertido. Hecho para dueños nerviosos. Nunca mencionar Uber. Usa la palabra salvaje.
+ number: Cuatro perros por paseo, foto después de cada paseo ~ number Cuatro perros
+ price: 12 € el paseo ~ price 12 € el paseo
- note: Tono divertido
- audience: Hecho para dueños nerviosos
- note: Nunca mencionar Uber
- note: Usa la palabra salvaje

# funeral call | Funeraria Sanz | Servicios funerarios
keyMessage: Atendemos día y noche. Funeral sencillo desde 1.900 €, todo explicado por escrito. Empresa familiar desde 1952.
+ feature: Atendemos día y noche
+ price: Funeral sencillo desde 1.900 €, todo explicado por escrito ~ price desde 1.900 €
+ proof: Empresa familiar desde 1952 ~ time desde 1952

# moving quote | Mudanzas Ortega | Mudanzas a precio cerrado
keyMessage: Precio cerrado tras una videollamada. También pianos. 4,9 estrellas en 1.208 reseñas.
+ feature: Precio cerrado tras una videollamada
+ feature: También pianos
+ proof: 4,9 estrellas en 1.208 reseñas ~ number 4,9 estrellas; number 1.208 reseñas

# house-cleaning book | Casa Clara | Limpieza del hogar
keyMessage: La misma persona cada semana. 15 € la hora, mínimo 2 horas. Sin contrato.
+ time: La misma persona cada semana ~ time cada semana
+ price: 15 € la hora, mínimo 2 horas ~ price 15 € la hora; time 2 horas
+ objection: Sin contrato

# software try | Turnos | Software de turnos
keyMessage: Planifica la semana en 10 minutos. Gratis hasta 10 empleados. 14 días de prueba sin tarjeta.
+ time: Planifica la semana en 10 minutos ~ time en 10 minutos
+ offer: Gratis hasta 10 empleados ~ number 10 empleados
+ offer: 14 días de prueba sin tarjeta ~ time 14 días

# winery order | Bodega Arriaga | Rioja crianza
keyMessage: Vendimia a mano. Seis botellas por 59 €, envío gratis. Premiado en 2024.
+ process: Vendimia a mano
+ price: Seis botellas por 59 € ~ number Seis botellas; price 59 €
+ offer: envío gratis
+ proof: Premiado en 2024 ~ time 2024
# vet visit | Clínica Vet Sur | Vacunación
keyMessage: Vacuna + revisión por 35€. Sin cita previa los sábados. Veterinarias con 15 años de experiencia
targetAudience: dueños de mascotas
+ price: Vacuna + revisión por 35€ ~ price 35€
+ objection: Sin cita previa los sábados ~ time los sábados
+ proof: Veterinarias con 15 años de experiencia ~ time 15 años
- audience: dueños de mascotas
# car-repair book | Taller Martín | Cambio de aceite
keyMessage: Cambio de aceite y filtro por 59 €. Listo en 45 minutos. Revisión de 20 puntos gratis
targetAudience: conductores
+ price: Cambio de aceite y filtro por 59 € ~ price 59 €
+ time: Listo en 45 minutos ~ time en 45 minutos
+ offer: Revisión de 20 puntos gratis ~ number 20 puntos
- audience: conductores
`;
