const devices = ['all', 'phone', 'tablet', 'desktop'] as const;

/** A metric with this 75th percentile, or with too few visits. */
function metric(name: string, value: number | null, visits: number) {
  const p75 = value === null ? null : { value, open: false };
  return { metric: name, visits: value === null ? 7 : visits, p75, weeks: [null, p75, p75, p75] };
}

const vitals = (visits: number, lcp: number | null) =>
  devices.map((device) => ({
    device,
    visits: device === 'tablet' ? 7 : visits,
    metrics: [
      metric('lcp', device === 'tablet' ? null : lcp, visits),
      metric('inp', device === 'tablet' ? null : 240, visits),
      metric('cls', device === 'tablet' ? null : 0.31, visits),
      metric('ttfb', null, visits),
    ],
  }));

/** Pages have fewer numbers than the site. */
const ofPage = (all: ReturnType<typeof vitals>) =>
  all.map(({ metrics, ...rest }) => ({
    ...rest,
    metrics: metrics.map(({ metric: name, p75 }) => ({ metric: name, p75 })),
  }));

/** What the server reports about a practice with many visits. */
export const vitalsReport = {
  since: '2026-01-05',
  from: '2026-10-26',
  site: vitals(1200, 2140),
  pages: [
    { path: '/', label: 'Home', devices: ofPage(vitals(900, 1980)) },
    { path: '/contact/', label: 'Contact', devices: ofPage(vitals(12, null)) },
  ],
  missing: [
    { path: '/broken-link', visits: 3, linked: 2 },
    {
      path: '/an-old-address/that-is-long/and-has-no-place-to-break/in-a-narrow-window',
      visits: 1,
      linked: 0,
    },
  ],
  crowded: true,
};

/** The same before the first visit. */
export const emptyVitalsReport = {
  ...vitalsReport,
  since: '2026-11-20',
  site: devices.map((device) => ({ device, visits: 0, metrics: [] })),
  pages: [],
  missing: [],
  crowded: false,
};
