/**
 * Names of months and seasons in all languages of the lexicons, as the source of a pattern without
 * letter case. `inside-remarks.ts` finds remarks about slow months by it, `ads/practicalities.ts`
 * limits to some months.
 */
export const MONTH =
  "(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|aug|winter|summer|autumn|spring|januar|februar|märz|mai|juni|juli|oktober|dezember|sommer|herbst|frühling|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|hiver|été|automne|printemps|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|invierno|verano|otoño|primavera|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|inverno|estate|autunno|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|verão|outono|januari|februari|maart|mei|augustus|zomer|herfst|lente)";
