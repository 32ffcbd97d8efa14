/**
 * Run by `npm run readability`: prints the grade of each page with its longest
 * and hardest sentences. `npm run readability about for-kids` prints all
 * sentences of these pages.
 */
import { JSDOM } from 'jsdom';
import { createServer } from 'vite';
import type { Site } from '../bundle.ts';
import { loadPractice } from '../practice/read/load-practice.ts';
import {
  describeSentence,
  maxGrade,
  maxWords,
  readability,
} from './readability.ts';

const chosen = process.argv.slice(2);
const hardest = chosen.length > 0 ? Infinity : 5;

const loaded = await loadPractice();
const server = await createServer({
  logLevel: 'error',
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
});
const site = (await server.ssrLoadModule(
  '/src/app/entry-prerender.tsx',
)) as Site;

for (const { id, canonical } of site.pages) {
  if (chosen.length > 0 && !chosen.includes(id)) continue;
  const { document } = new JSDOM(await site.renderPage(canonical)).window;
  const { grade, sentences, tooLong } = readability(document, loaded);
  const summary = [
    `${id}: grade ${grade?.toFixed(1) ?? 'none'}`,
    `${sentences.length} sentences`,
    ...(grade !== undefined && grade > maxGrade
      ? [`ABOVE GRADE ${maxGrade}`]
      : []),
    ...(tooLong.length > 0 ? [`${tooLong.length} OVER ${maxWords} WORDS`] : []),
  ];
  console.log(summary.join(', '));
  // The grade of a few words is meaningless.
  const listed = [
    ...tooLong,
    ...sentences.filter(({ words }) => words > 5).slice(0, hardest),
  ];
  const unique = new Map(listed.map((sentence) => [sentence.text, sentence]));
  for (const sentence of unique.values())
    console.log(`  ${describeSentence(sentence)}`);
}
await server.close();
