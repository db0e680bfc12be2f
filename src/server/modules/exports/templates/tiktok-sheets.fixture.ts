import { sheet } from "./sample-sheet.fixture.ts";

/** Header and expected texts of a TikTok sheet in one language: TikTok writes the account's. */
const TIKTOK_LANGUAGES: readonly (readonly [
  string,
  readonly [string, string, string, string, string, string, string],
  string,
  string,
])[] = [
  [
    "Spanish",
    [
      "Nombre de la campaña",
      "Nombre del grupo de anuncios",
      "Nombre del anuncio",
      "Estado",
      "Texto del anuncio",
      "URL de la página de destino",
      "Llamada a la acción",
    ],
    "activo",
    "en pausa",
  ],
  [
    "Italian",
    [
      "Nome della campagna",
      "Nome del gruppo di annunci",
      "Nome dell’annuncio",
      "Stato",
      "Testo dell’annuncio",
      "URL della pagina di destinazione",
      "Invito all’azione",
    ],
    "Attivo",
    "In pausa",
  ],
  [
    "Portuguese",
    [
      "Nome da campanha",
      "Nome do grupo de anúncios",
      "Nome do anúncio *",
      "Status do anúncio",
      "Texto do anúncio (obrigatório)",
      "URL da página de destino",
      "Chamada para ação",
    ],
    "ATIVO",
    "PAUSADO",
  ],
  [
    "Dutch",
    [
      "Campagnenaam",
      "Naam advertentiegroep",
      "Advertentienaam",
      "Advertentiestatus",
      "Advertentietekst",
      "URL van landingspagina",
      "Oproep tot actie",
    ],
    "Actief",
    "Gepauzeerd",
  ],
  [
    "Polish",
    [
      "Nazwa kampanii",
      "Nazwa grupy reklam",
      "Nazwa reklamy",
      "Stan",
      "Tekst reklamy",
      "Adres URL strony docelowej",
      "Wezwanie do działania",
    ],
    "Aktywna",
    "Wstrzymana",
  ],
  [
    "Japanese",
    [
      "キャンペーン名",
      "広告グループ名",
      "広告名",
      "ステータス",
      "広告テキスト",
      "ランディングページURL",
      "コールトゥアクション",
    ],
    "有効",
    "一時停止",
  ],
];

/**
 * A sheet of TikTok in each language, because TikTok writes its sheets in the language of the
 * account; `fill-templates.test.ts` reads and fills in each one. Names of columns:
 * `workers/templates/content-columns.ts` and `structure-columns.ts`.
 */
export const TIKTOK_SHEETS = TIKTOK_LANGUAGES.map(([language, header, active, paused]) =>
  sheet(Buffer.from(`${header.join(",")},X1\nOld,Old,Old,${active},Old,https://old.example,Shop Now,7\n`), {
    what: `a TikTok sheet in ${language}`,
    network: "tiktok",
    lastRow: 2,
    copyFrom: 2,
    name: header[2],
    cells: {
      [header[3]]: paused,
      [header[4]]: "Warm light in two taps.",
      [header[5]]: /utm_content=AL7K3Q9Z-TT1a#buy$/,
      [header[6]]: "Learn More",
    },
    copied: { X1: "7" },
  }),
);
