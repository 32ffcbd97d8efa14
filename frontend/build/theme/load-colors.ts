import { loadPractice } from '../practice/load-practice.ts';
import { readColorSheets } from './color-tokens.ts';
import { SiteColors } from './site-colors.ts';

/** The colors of the site in the theme of the practice's folder. */
export async function loadColors(): Promise<SiteColors> {
  const [css, { theme }] = await Promise.all([readColorSheets(), loadPractice()]);
  return new SiteColors(css, theme);
}
