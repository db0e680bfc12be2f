/** Makers of machines, cars and devices whose names are no other words; ads capitalize them. */
export const CLEAR_MAKERS: readonly string[] =
  "Delonghi Krups Saeco Bosch Siemens Samsung Huawei Xiaomi Viessmann Makita Husqvarna Shimano Volkswagen BMW Toyota Renault Peugeot Yamaha Nespresso".split(
    " ",
  );

/** Makers that are capitalized only in a row of them: many names are words, too ("candy"). */
const OTHER_MAKERS: readonly string[] =
  "De'Longhi Jura Philips Miele AEG Gaggia Melitta Lavazza Rowenta Braun Dyson LG Whirlpool Electrolux Zanussi Candy Hoover Smeg Beko Indesit Hotpoint Gorenje Liebherr DeWalt Milwaukee Metabo Hilti Stihl Honda Suzuki Kawasaki Audi VW Opel Ford Fiat Citroen Citroën Nissan Seat Skoda Škoda Volvo Mercedes Apple Motorola Nokia Sony Lenovo Asus Acer Dell HP Epson Canon Brother Nikon Singer Pfaff Bernina Janome SRAM Vaillant Junkers Buderus Ariston Daikin Mitsubishi Panasonic Toshiba Fujitsu Brandt Neff Bauknecht Constructa Grundig Balay Sharp Philco".split(
    " ",
  );

/** All makers as ads write them, by their name in small letters. `typed-lists.ts` reads them. */
export const MAKERS: ReadonlyMap<string, string> = new Map(
  [...CLEAR_MAKERS, ...OTHER_MAKERS].map((name) => [name.toLowerCase(), name]),
);
