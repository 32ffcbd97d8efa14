import type { DeclaredPage, Manifest } from './manifest.ts';
import { tagName, tagValue } from './page-facts.ts';
import { deployAgain, type Finding, listed, type Rule } from './report.ts';
import { checkAnswer, declaredIndexed } from './site-rules.ts';

/** Where a reference leads within the site; undefined when it leads elsewhere. */
function internalTarget(
  reference: string,
  from: DeclaredPage,
  { siteUrl }: Manifest,
): { path: string; fragment: string } | undefined {
  const target = URL.parse(reference, `${siteUrl}${from.canonical}`);
  if (target?.origin !== new URL(siteUrl).origin) return undefined;
  return { path: target.pathname, fragment: decoded(target.hash.slice(1)) };
}

/** A stray % makes a fragment that means no more than its letters. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** A wrong one of these misleads search engines; the others make a poorer result or preview. */
const decisive = new Set(['title', 'robots', 'canonical']);

/** Every declared tag stands in the head, once, with the declared value. */
export const headTagsRule: Rule = ({ page, facts: { tags, strayTags } }) =>
  page.tags.flatMap((declared): Finding[] => {
    const name = tagName(declared);
    const value = tagValue(declared);
    const severity = decisive.has(name) ? 'error' : 'warning';
    const served = tags.get(name) ?? [];
    if (served.length === 0 && strayTags.has(name)) {
      const what = `Its ${name} tag stands in the body, where it counts for nothing.`;
      const todo = 'Something in the head ends it early. Tell your developer.';
      return [{ severity, what, todo }];
    }
    if (served.length === 0) {
      return [{ severity, what: `Its ${name} tag is missing.`, todo: deployAgain }];
    }
    if (served.length > 1) {
      const what = `Its ${name} tag stands there ${served.length} times.`;
      const todo = 'Search engines pick one of them or none. Tell your developer to leave one.';
      return [{ severity, what, todo }];
    }
    if (served[0] === value) return [];
    const what = `Its ${name} tag says “${String(served[0])}”; declared is “${value}”.`;
    return [{ severity, what, todo: deployAgain }];
  });

/** One heading of the first level, which says what the page is about. */
export const headingRule: Rule = ({ facts: { h1 } }) => {
  if (h1 === 1) return [];
  const todo =
    'Tell your developer: a page has one main heading (h1), which says what it is about.';
  return h1 === 0
    ? [{ severity: 'error', what: 'It has no main heading (h1).', todo }]
    : [{ severity: 'warning', what: `It has ${h1} main headings (h1).`, todo }];
};

/** Every image has an alternative text, even if an empty one, and every image of ours is there. */
export const imagesRule: Rule = ({ page, facts: { images } }, { manifest }) => {
  const findings: Finding[] = [];
  const bare = images.filter(({ hasAlt }) => !hasAlt);
  if (bare.length > 0) {
    findings.push({
      severity: 'error',
      what: `Images without an alternative text: ${listed(bare.map(({ src }) => src))}.`,
      todo: 'Give each an alt text that says what it shows, or an empty one if it only decorates.',
    });
  }
  const files = new Set(manifest.files);
  const lost = images.filter(({ src }) => {
    const target = internalTarget(src, page, manifest);
    return target !== undefined && !files.has(target.path);
  });
  if (lost.length > 0) {
    const what = `Images that are not on the server: ${listed(lost.map(({ src }) => src))}.`;
    findings.push({ severity: 'error', what, todo: deployAgain });
  }
  return findings;
};

/** Links within the site lead to a page or file that exists, and to a place that exists on it. */
export const linksRule: Rule = ({ page, facts }, { manifest, served }) => {
  const known = new Set([
    ...manifest.pages.filter(({ status }) => status === 200).flatMap(({ paths }) => paths),
    ...manifest.files,
  ]);
  const dead = new Set<string>();
  const lost = new Set<string>();
  for (const link of facts.links) {
    const target = internalTarget(link, page, manifest);
    if (!target) continue;
    const { path, fragment } = target;
    // A page of no address of its own (404) may still jump within itself.
    const landing = link.startsWith('#') ? facts : served.get(path);
    if (!landing && !known.has(path)) dead.add(link);
    // The top of a page is always there.
    else if (fragment && fragment !== 'top' && landing && !landing.ids.has(fragment))
      lost.add(link);
  }
  const findings: Finding[] = [];
  if (dead.size > 0) {
    findings.push({
      severity: 'error',
      what: `Links that lead nowhere: ${listed([...dead])}.`,
      todo: 'Have the address corrected, or the link taken out.',
    });
  }
  if (lost.size > 0) {
    findings.push({
      severity: 'warning',
      what: `Links to a place that the page does not have: ${listed([...lost])}.`,
      todo: 'Visitors land at the top of the page. Have the part after # corrected.',
    });
  }
  return findings;
};

/** A page that robots.txt forbids to fetch cannot say that it wants no listing. */
export const noindexReadableRule: Rule = ({ page, path }, { manifest, robots }) => {
  if (declaredIndexed(page)) return [];
  if (robots?.isAllowed(`${manifest.siteUrl}${path}`, 'Googlebot') !== false) return [];
  return [
    {
      severity: 'warning',
      what: 'robots.txt forbids to fetch it, so nobody reads that it wants no listing.',
      todo: 'Take its line out of robots.txt: noindex alone keeps a page out of search.',
    },
  ];
};

const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');

/** Width and height stand at fixed places of a PNG's first chunk. */
function pngSize(file: Buffer): string | undefined {
  if (file.length < 24 || !file.subarray(0, 8).equals(pngSignature)) return undefined;
  return `${file.readUInt32BE(16)} × ${file.readUInt32BE(20)}`;
}

/** The picture of link previews is there, and as large as the page says. */
export const socialImageRule: Rule = ({ page }, { answers }) => {
  const image = answers.get(page.socialImage);
  if (!image) return [];
  const findings: Finding[] = checkAnswer({ status: 200, type: 'image/png' }, image).map(
    ({ what, todo }) => ({
      severity: 'warning',
      what: `Its social image, ${page.socialImage}: ${what}`,
      todo,
    }),
  );
  if (findings.length > 0 || 'failure' in image) return findings;
  const declared = new Map(page.tags.map((tag) => [tagName(tag), tagValue(tag)]));
  const wanted = `${String(declared.get('og:image:width'))} × ${String(declared.get('og:image:height'))}`;
  const size = pngSize(image.body);
  if (size === wanted) return [];
  const what = `Its social image, ${page.socialImage}, is ${size ?? 'no PNG picture'}; the page says ${wanted}.`;
  return [{ severity: 'warning', what, todo: deployAgain }];
};

/** The structured data can be read, and is of the types that the registry declares. */
export const structuredDataRule: Rule = ({ page, facts }) => {
  const { allTypes, faults, nodeTypes } = facts.structuredData;
  const findings: Finding[] = faults.map((fault) => ({
    severity: 'error',
    what: `Its structured data cannot be used: ${fault}.`,
    todo: 'Search engines ignore the whole block. Tell your developer.',
  }));
  const missing = page.schemas.filter((type) => !allTypes.has(type));
  if (missing.length > 0) {
    const what = `Declared types are missing in its structured data: ${listed(missing, 20)}.`;
    findings.push({ severity: 'error', what, todo: deployAgain });
  }
  const undeclared = [...nodeTypes].filter((type) => !page.schemas.includes(type));
  if (undeclared.length > 0) {
    findings.push({
      severity: 'notice',
      what: `Its structured data has types that are not declared: ${listed(undeclared, 20)}.`,
      todo: 'Nothing is broken. Have them added to the page’s entry, so that the figures above count them.',
    });
  }
  return findings;
};
