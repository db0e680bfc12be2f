import sharp from "sharp";
const [out, ...files] = process.argv.slice(2);
const H = 900;
const imgs = [];
let x = 0;
for (const f of files) {
  const i = sharp(f);
  const m = await i.metadata();
  const h = Math.min(H, m.height);
  const w = Math.round(m.width * (h / m.height));
  imgs.push({ input: await i.resize(w, h).toBuffer(), left: x, top: 0 });
  x += w + 10;
}
await sharp({ create: { width: x, height: H, channels: 3, background: "#888" } })
  .composite(imgs)
  .png()
  .toFile(out);
