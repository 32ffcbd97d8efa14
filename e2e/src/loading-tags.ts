/** A `<script>` or `<link>` that loads code or styles. */
export interface LoadingTag {
  tag: string;
  path: string;
  integrity: string | undefined;
}

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];

/** All tags of a page that load a script or a style sheet, in any attribute order. */
export function loadingTags(html: string): LoadingTag[] {
  return [...html.matchAll(/<(script|link)\b[^>]*>/g)].flatMap(([tag, name]) => {
    const path = attribute(tag, name === 'script' ? 'src' : 'href');
    const rel = attribute(tag, 'rel') ?? '';
    const loads =
      name === 'script' ||
      /^(stylesheet|modulepreload)$/.test(rel) ||
      (rel === 'preload' && /^(script|style)$/.test(attribute(tag, 'as') ?? ''));
    if (!path || !loads) return [];
    return { tag, path, integrity: attribute(tag, 'integrity') };
  });
}
