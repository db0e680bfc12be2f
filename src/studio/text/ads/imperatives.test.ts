import { expect, test } from "vitest";
import { asImperative } from "./imperatives.ts";

test.each([
  [
    "fr",
    null,
    "écrire à lise@ruches.example pour choisir sa ruche",
    "Écrivez à lise@ruches.example pour choisir votre ruche",
  ],
  ["fr", "informal", "Réserver sur velos.example", "Réserve sur velos.example"],
  [
    "fr",
    null,
    "commande sur potager.example avant lundi minuit",
    "Commandez sur potager.example avant lundi minuit",
  ],
  ["fr", null, "rdv par SMS au 06 12 34 56 78", "Prenez rendez-vous par SMS au 06 12 34 56 78"],
  ["fr", null, "appeler ou sms 06 11 22 33 44", "Appelez ou envoyez un SMS au 06 11 22 33 44"],
  ["es", null, "llamar al 912 00 11 22, 24 horas", "Llama al 912 00 11 22, 24 horas"],
  ["es", "formal", "Reservas en vinos.example", "Reserve en vinos.example"],
  ["it", null, "Prenotazioni allo 02 555 0144", "Prenota allo 02 555 0144"],
  ["pt", null, "Marcações pelo 210 555 016", "Marque pelo 210 555 016"],
  ["nl", null, "Aanmelden via koor.example", "Meld je aan via koor.example"],
  ["de", "formal", "Anruf unter 030 555 0144", "Rufen Sie an unter 030 555 0144"],
  ["en", null, "Bookings on 029 2018 0455", "Book on 029 2018 0455"],
  ["es", null, "Llamar o mandar vídeo por WhatsApp", "Llama o manda un vídeo por WhatsApp"],
  ["es", "formal", "Llamar al 600 555 014 o escribir por mail", "Llame al 600 555 014 o escriba por mail"],
  [
    "fr",
    null,
    "Appeler ou envoyer photo au 06 11 22 33 44",
    "Appelez ou envoyez une photo au 06 11 22 33 44",
  ],
  ["it", null, "Chiamare o mandare foto al 333 555 0144", "Chiama o manda una foto al 333 555 0144"],
  ["pt", null, "Ligar ou mandar foto para 912 555 031", "Ligue ou mande uma foto para 912 555 031"],
  ["nl", null, "bellen of foto sturen naar 06 5550 1188", "Bel of stuur een foto naar 06 5550 1188"],
  ["nl", null, "bellen of appen: 06 5550 1188", "Bel of app: 06 5550 1188"],
  [
    "de",
    "formal",
    "Anrufen unter 030 555 0144 oder Foto schicken",
    "Rufen Sie an unter 030 555 0144 oder schicken Sie ein Foto",
  ],
  [
    "es",
    null,
    "Llamar al 912 00 11 22 para reservar o pedir precio",
    "Llama al 912 00 11 22 para reservar o pedir precio",
  ],
] as const)("A next step in %s (%s) asks the reader: %s", (language, address, typed, asked) => {
  expect(asImperative(typed, language, address)).toBe(asked);
});

test.each([
  ["fr", "Réservation possible jusqu'à 22 h"],
  ["fr", "Envoyer une photo à bonjour@toit.example suffit"],
  ["fr", "Commandes du lundi livrées le jeudi"],
  ["es", "Llamar no cuesta nada"],
  ["es", "Llamar o dejar mensaje en el 600 555 014"],
  ["fr", "Réserver et payer en ligne"],
  ["nl", "Bellen of langskomen: 06 5550 1188"],
  ["de", "Anrufen oder Foto schicken: 0151 555 0177"],
  ["es", "Reserva tu plaza en vaiven.example"],
  ["de", "Anmeldung unter 030 555 0144"],
  ["en", "Orders over £30 ship free"],
])("Other statements in %s stay as typed: %s", (language, typed) => {
  expect(asImperative(typed, language, null)).toBe(typed);
});
