/** All values of the summary, with their budgets or units as they're printed. */
export const budgets = {
  'Lighthouse mobile, lowest performance': '≥ 100 points',
  'Lighthouse mobile, lowest accessibility': '≥ 100 points',
  'Lighthouse mobile, lowest best practices': '≥ 100 points',
  'Lighthouse mobile, lowest seo': '≥ 100 points',
  'LCP against the page without script': '≤ 1.1 ×',
  'LCP against the client-only site': '≤ 0.4 ×',
  'LCP of the sign-in against the client-only site': '≤ 0.7 ×',
  'TBT, 10 × slower processor, worst page': '≤ 100 ms',
  'Client-side navigation, link in view for a second': '≤ 150 ms',
  'Client-side navigation, link only touched': '≤ 450 ms',
  'INP, 4 × slower processor, menu opened and closed': '≤ 100 ms',
  'INP, 4 × slower processor, form sent with mistakes': '≤ 100 ms',
  'INP, 4 × slower processor, dashboard sorted': '≤ 100 ms',
  'From Show to every page': '≤ 10 s',
  'LCP with something set for today, against the page without script':
    '≤ 1.1 ×',
  'nginx, a page': 'requests/s',
  "nginx, a page, of a bare nginx's requests/s": '≥ 0.9 ×',
  'nginx, a page with something set for today': 'requests/s',
  "nginx, a page with something set, of a bare nginx's requests/s": '≥ 0.03 ×',
  "nginx, an asset, of a bare nginx's requests/s": '≥ 0.9 ×',
  "POST /api/contact, of a validating handler's requests/s": '≥ 0.5 ×',
  'POST /api/contact, failed calls': '≤ 0 calls',
  'Memory of all three services, at rest': '≤ 110 MB',
  'Memory of all three services, under load': '≤ 200 MB',
  'Image of the backend, above its base': '≤ 80 MB',
  'Image of nginx, above its base': '≤ 60 MB',
  'Second make up, nothing changed': '≤ 15 s',
};

export type Value = keyof typeof budgets;
export type Values = Partial<Record<Value, number>>;
