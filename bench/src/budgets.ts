/** The least or the most that a value can be, if there's a limit. */
export interface Budget {
  min?: number;
  max?: number;
  unit: string;
}

/** All values of the summary. */
export const budgets = {
  'Lighthouse mobile, lowest performance': { min: 100, unit: 'points' },
  'Lighthouse mobile, lowest accessibility': { min: 100, unit: 'points' },
  'Lighthouse mobile, lowest best practices': { min: 100, unit: 'points' },
  'Lighthouse mobile, lowest seo': { min: 100, unit: 'points' },
  'LCP against the page without script': { max: 1.1, unit: '×' },
  'LCP against the client-only site': { max: 0.4, unit: '×' },
  'LCP of the sign-in against the client-only site': { max: 0.7, unit: '×' },
  'TBT, 10 × slower processor, worst page': { max: 100, unit: 'ms' },
  'Client-side navigation, link in view for a second': { max: 150, unit: 'ms' },
  'Client-side navigation, link only touched': { max: 450, unit: 'ms' },
  'INP, 4 × slower processor, menu opened and closed': { max: 100, unit: 'ms' },
  'INP, 4 × slower processor, form sent with mistakes': {
    max: 100,
    unit: 'ms',
  },
  'INP, 4 × slower processor, dashboard sorted': { max: 100, unit: 'ms' },
  'From Show to every page': { max: 10, unit: 's' },
  'LCP with something set for today, against the page without script': {
    max: 1.1,
    unit: '×',
  },
  'nginx, a page': { unit: 'requests/s' },
  "nginx, a page, of a bare nginx's requests/s": { min: 0.9, unit: '×' },
  'nginx, a page with something set for today': { unit: 'requests/s' },
  "nginx, a page with something set, of a bare nginx's requests/s": {
    min: 0.03,
    unit: '×',
  },
  "nginx, an asset, of a bare nginx's requests/s": { min: 0.9, unit: '×' },
  "POST /api/contact, of a validating handler's requests/s": {
    min: 0.5,
    unit: '×',
  },
  'POST /api/contact, failed calls': { max: 0, unit: 'calls' },
  'Memory of all three services, at rest': { max: 110, unit: 'MB' },
  'Memory of all three services, under load': { max: 200, unit: 'MB' },
  'Image of the backend, above its base': { max: 80, unit: 'MB' },
  'Image of nginx, above its base': { max: 60, unit: 'MB' },
  'Second make up, nothing changed': { max: 15, unit: 's' },
} satisfies Record<string, Budget>;

export type Value = keyof typeof budgets;
export type Values = Partial<Record<Value, number>>;
