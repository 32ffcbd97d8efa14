import sharp from 'sharp';
import { readdirSync } from 'node:fs';
const [dir, prefix, width, perSheet, out, ...rest] = process.argv.slice(2);
const files = readdirSync(dir).filter(f => f.startsWith(prefix) && (!rest.length || rest.some(r => f.includes(r)))).sort();
const W = +width; let n = 0;
for (let i = 0; i < files.length; i += +perSheet) {
  const imgs = [];
  for (const f of files.slice(i, i + +perSheet)) { const b = await sharp(`${dir}/${f}`).resize({ width: W }).png().toBuffer(); imgs.push([b, (await sharp(b).metadata()).height]); }
  const H = Math.max(...imgs.map(([, h]) => h));
  await sharp({ create: { width: imgs.length * (W + 8), height: H, channels: 3, background: '#888' } }).composite(imgs.map(([input], k) => ({ input, left: k * (W + 8), top: 0 }))).png().toFile(`${out}-${n++}.png`);
}
console.log(n);
