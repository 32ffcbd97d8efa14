import { setTimeout } from 'node:timers/promises';
import { isHydrated, paintTimes } from '../browser/page-load.ts';
import { slowProcessor, watchTraffic } from '../browser/phone.ts';
import { waitUntil, withUninstrumentedPhones } from '../browser/uninstrumented-phone.ts';
import type { Measure } from '../measure.ts';
import { medians } from '../median.ts';
import { row } from '../report.ts';

const slowdown = 10;
/** Milliseconds without traffic before the first check whether a page is hydrated, and to keep watching after it is. */
const idleTime = 1500;

/** Total blocking time of a load with 10x CPU throttling on a fast connection. */
export const blocking: Measure = ({ site, pages, rounds }) =>
  withUninstrumentedPhones(async (onPhone) => {
    const found: { page: string; tbt: number }[] = [];
    for (const page of pages) {
      const load = () =>
        onPhone(async (phone) => {
          await slowProcessor(phone, slowdown);
          const traffic = await watchTraffic(phone);
          await phone.cdp.send('Page.navigate', { url: `${site}${page}` });
          await traffic.waitUntilIdle(idleTime);
          // Only now, because evaluating code during startup would block the main thread.
          await waitUntil(phone, isHydrated);
          // What a page does right after hydration blocks visitors too.
          await setTimeout(idleTime);
          return phone.evaluate(paintTimes);
        });
      const { tbt } = (await medians(rounds, { load })).load;
      found.push({ page, tbt });
    }
    const worst = Math.max(...found.map(({ tbt }) => tbt));
    const page = found.find(({ tbt }) => Object.is(tbt, worst))?.page ?? '';
    const what = `TBT, ${slowdown} × slower processor, worst page (${page})`;
    return { rows: [row(what, worst, 'ms', { atMost: 100 })] };
  });
