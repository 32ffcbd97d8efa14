import { evaluate } from './evaluate.ts';
import { type Manifest, parseManifest } from './manifest.ts';
import { type PageFacts, readPage } from './page-facts.ts';
import type { Answer, NoAnswer } from './pages.client.ts';
import type { SiteReport } from './report.ts';

const atOnce = 4;

type Get = (path: string) => Promise<Answer | NoAnswer>;

/** How far a check is: addresses asked, of how many. */
export type OnProgress = (done: number, total: number) => Promise<void>;

/** The manifest is away or no manifest: there is nothing to compare with. */
export class NoManifest extends Error {
  override readonly name = 'NoManifest';
}

/**
 * Fetches every address of the manifest, a few at a time, and compares.
 * @throws NoManifest
 */
export async function checkSite(
  get: Get,
  settingsUrl: string,
  onProgress: OnProgress,
): Promise<SiteReport & { addresses: number }> {
  const manifest = await fetchManifest(get);
  const paths = [
    ...new Set([
      ...manifest.pages.flatMap((page) => page.paths),
      ...manifest.crawlerFiles.map(({ path }) => path),
      ...manifest.pages.map(({ socialImage }) => socialImage),
    ]),
  ];
  const answers = new Map<string, Answer | NoAnswer>();
  const facts = new Map<string, PageFacts>();
  const queue = paths.values();
  const worker = async (): Promise<void> => {
    for (const path of queue) {
      const answer = await get(path);
      answers.set(path, answer);
      // One page at a time, so that other requests are answered in between.
      if (isPage(answer)) facts.set(path, readPage(answer.body.toString()));
      await onProgress(answers.size, paths.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { ...evaluate(manifest, { answers, facts }, settingsUrl), addresses: paths.length };
}

function isPage(answer: Answer | NoAnswer): answer is Answer {
  return 'headers' in answer && answer.headers.get('content-type')?.split(';')[0] === 'text/html';
}

async function fetchManifest(get: Get): Promise<Manifest> {
  const answer = await get('/manifest.json');
  if ('failure' in answer) throw new NoManifest();
  try {
    return parseManifest(answer.body.toString());
  } catch {
    throw new NoManifest();
  }
}
