import { crc32 } from "node:zlib";

/** Bytes of the signature and the IHDR chunk, after which other chunks may follow. */
const HEADER_BYTES = 8 + 25;

/**
 * Inserts an XMP packet into a PNG file after its header, as an iTXt chunk (XMP specification part
 * 3, 2020), and returns a new file. `renderImage` (`render.ts`) calls it; `provenanceXmp`
 * (`provenance.ts`) makes the packet.
 */
export function insertXmp(png: Buffer, xmp: string): Buffer {
  const body = Buffer.concat([
    Buffer.from("iTXtXML:com.adobe.xmp"),
    // Keyword end, no compression (flag and method), empty language and empty translated keyword.
    Buffer.alloc(5),
    Buffer.from(xmp),
  ]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length - 4);
  checksum.writeUInt32BE(crc32(body));
  const rest = png.subarray(HEADER_BYTES);
  return Buffer.concat([png.subarray(0, HEADER_BYTES), length, body, checksum, rest]);
}
