/**
 * Returns the value of the header Content-Disposition for a file name in any script (RFC 8187,
 * whose delimiter is the apostrophe): `inline` for content that browsers show, `attachment` for
 * downloads. `serve-file.ts`, `images.routes.ts`, `video-files.routes.ts` and `films.service.ts`
 * call it.
 */
export const contentDisposition = (kind: "inline" | "attachment", name: string): string =>
  `${kind}; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", "%27")}`;
