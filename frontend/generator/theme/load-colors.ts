import { loadPractice } from '../practice/load-practice.ts';
import { readColorSheets } from './color-tokens.ts';
import { SiteColors } from './site-colors.ts';

/** The site's colors in the practice's theme. */
export async function loadColors(): Promise<SiteColors> {
  const [css, { theme }] = await Promise.all([readColorSheets(), loadPractice()]);
  return new SiteColors(css, theme);
}
