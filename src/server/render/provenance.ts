/** IPTC digital source types (https://cv.iptc.org/newscodes/digitalsourcetype, read 2026-11). */
const SOURCE_TYPES = {
  composed: "http://cv.iptc.org/newscodes/digitalsourcetype/composite",
  withAi: "http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia",
} as const;

type SourceType = keyof typeof SOURCE_TYPES;

/**
 * The XMP packet that states how an ad was made (with or without a model, `SOURCE_TYPES`) and by
 * which tool (`CreatorTool`); the composer writes it into each image file, and
 * `modules/exports/pictures.ts` into exported ones, both with `PRODUCT.name` (`core/product.ts`).
 */
export function provenanceXmp(source: SourceType, tool: string): string {
  return [
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"',
    ' xmlns:xmp="http://ns.adobe.com/xap/1.0/"',
    ` Iptc4xmpExt:DigitalSourceType="${SOURCE_TYPES[source]}" xmp:CreatorTool="${tool}"/>`,
    '</rdf:RDF></x:xmpmeta><?xpacket end="w"?>',
  ].join("\n");
}
