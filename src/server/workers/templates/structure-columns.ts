import type { ColumnNames } from "./column-concept.ts";

/**
 * Names of columns about campaigns, ad groups and states, and of those that a new ad must not have.
 * In English from public programs that write the sheets (read 2026-11-22); the platforms publish no
 * list for other languages, so those follow the words of their help pages. `recognize-header.ts`
 * looks a name up here and in `content-columns.ts`; the user sees the result and can change it.
 */
export const STRUCTURE_COLUMNS = {
  campaign: {
    en: "campaign name | campaign | campaign group name",
    de: "kampagnenname | name der kampagne | kampagne",
    fr: "nom de la campagne | campagne",
    es: "nombre de la campaña | nombre de campaña | campaña",
    it: "nome della campagna | nome campagna | campagna",
    pt: "nome da campanha | campanha",
    nl: "campagnenaam | naam van campagne | campagne",
    pl: "nazwa kampanii | kampania",
    ja: "キャンペーン名 | キャンペーン",
  },
  adGroup: {
    en: "ad set name | ad group name | adgroup name | ad set | ad group | asset group",
    de: "anzeigengruppenname | name der anzeigengruppe | anzeigengruppe",
    fr:
      "nom de l'ensemble de publicités | ensemble de publicités | " +
      "nom du groupe d'annonces | groupe d'annonces | nom du groupe de publicités",
    es:
      "nombre del conjunto de anuncios | conjunto de anuncios | " +
      "nombre del grupo de anuncios | grupo de anuncios",
    it:
      "nome del gruppo di inserzioni | gruppo di inserzioni | " +
      "nome del gruppo di annunci | gruppo di annunci",
    pt:
      "nome do conjunto de anúncios | conjunto de anúncios | nome do grupo de anúncios | " +
      "grupo de anúncios",
    nl: "naam advertentieset | advertentieset | naam advertentiegroep | advertentiegroep",
    pl: "nazwa zestawu reklam | zestaw reklam | nazwa grupy reklam | grupa reklam",
    ja: "広告セット名 | 広告セット | 広告グループ名 | 広告グループ",
  },
  adName: {
    en: "ad name | promoted pin name | creative name",
    de: "anzeigenname | name der anzeige | werbeanzeigenname",
    fr: "nom de la publicité | nom de l'annonce",
    es: "nombre del anuncio",
    it: "nome dell'inserzione | nome dell'annuncio | nome inserzione",
    pt: "nome do anúncio",
    nl: "advertentienaam | naam van advertentie | naam advertentie",
    pl: "nazwa reklamy",
    ja: "広告名 | 広告の名前",
  },
  name: {
    en: "name",
    fr: "nom",
    es: "nombre",
    it: "nome",
    nl: "naam",
    pl: "nazwa",
    ja: "名前",
  },
  key: {
    en: "labels | label | client id",
    de: "labels",
    es: "etiquetas",
    it: "etichette",
    fr: "libellés",
  },
  status: {
    en:
      "status | ad status | campaign status | ad set status | ad set run status | " +
      "ad group status | asset group status | promoted pin status | campaign run status | " +
      "operation status",
    de:
      "anzeigenstatus | kampagnenstatus | anzeigengruppenstatus | status der anzeige | " +
      "status der kampagne | status der anzeigengruppe",
    fr:
      "statut | statut de la publicité | statut de l'annonce | statut de la campagne | " +
      "statut de l'ensemble de publicités | statut du groupe d'annonces | état",
    es:
      "estado | estado del anuncio | estado de la campaña | " +
      "estado del conjunto de anuncios | estado del grupo de anuncios",
    it:
      "stato | stato dell'inserzione | stato dell'annuncio | stato della campagna | " +
      "stato del gruppo di inserzioni | stato del gruppo di annunci",
    pt:
      "estado do anúncio | status do anúncio | status da campanha | " +
      "status do conjunto de anúncios | status do grupo de anúncios",
    nl:
      "advertentiestatus | campagnestatus | status van advertentie | " +
      "status van campagne | status advertentieset | status advertentiegroep",
    pl: "stan | status reklamy | status kampanii | status zestawu reklam | status grupy reklam",
    ja:
      "ステータス | 広告のステータス | 広告ステータス | キャンペーンのステータス | キャンペーンステータス | 広告セットのステータス | " +
      "広告グループのステータス",
  },
  platform: {
    en: "publisher platforms | publisher platform",
    de: "plattformen",
  },
  id: {
    en:
      "campaign id | ad set id | ad group id | adgroup id | ad id | promoted pin id | " +
      "creative id | asset group id | organic pin id | id | parent id",
    de: "kampagnen-id | anzeigengruppen-id | anzeigen-id",
    fr:
      "id de la campagne | id de l'ensemble de publicités | id du groupe d'annonces | " +
      "id de la publicité | id de l'annonce",
    es:
      "id de la campaña | identificador de la campaña | id del conjunto de anuncios | " +
      "id del grupo de anuncios | id del anuncio | identificador del anuncio",
    it:
      "id campagna | id della campagna | id gruppo di inserzioni | " +
      "id del gruppo di annunci | id inserzione | id annuncio",
    pt: "id da campanha | id do conjunto de anúncios | id do grupo de anúncios | id do anúncio",
    nl: "campagne-id | advertentieset-id | advertentiegroep-id | advertentie-id",
    pl:
      "identyfikator kampanii | id kampanii | id zestawu reklam | id grupy reklam | " +
      "identyfikator reklamy | id reklamy",
    ja: "キャンペーンid | 広告セットid | 広告グループid | 広告id",
  },
  creative: {
    en:
      "image hash | video id | video file name | video thumbnail url | video name | " +
      "story id | post id | permalink | preview link | instagram preview link | " +
      "display link | additional title | additional body | additional link description | " +
      "facebook positions | instagram positions | audience network positions | " +
      "messenger positions | tweet id | media id",
    de: "bild-hash | video-id | videoname | vorschau-link",
    fr: "id de la vidéo | nom de la vidéo | lien d'aperçu",
    es: "id del video | id del vídeo | enlace de vista previa",
    it: "id video | id del video | link di anteprima",
    pt: "id do vídeo | link de visualização",
    nl: "video-id | voorbeeldlink",
    pl: "identyfikator filmu | link do podglądu",
    ja: "動画id | 動画名 | プレビューリンク",
  },
} satisfies Record<string, ColumnNames>;
