import { setTimeout } from 'node:timers/promises';
import { isHydrated } from '../browser/hydration.ts';
import { paintTimes } from '../browser/paint-times.ts';
import { slowProcessor } from '../browser/phone.ts';
import { watchTraffic } from '../browser/traffic.ts';
import { waitUntil, withUninstrumentedPhones } from '../browser/uninstrumented-phone.ts';
import type { Measure } from '../measure.ts';
import { median } from '../report/median.ts';
import { atMost, row } from '../report/row.ts';

const slowdown = 10;
/** Milliseconds without traffic before the first check whether a page is hydrated, and to keep watching after it is. */
const idleTime = 1500;

/** Total blocking time of a load with 10x CPU throttling on a fast connection. */
export const blocking: Measure = {
  name: 'blocking',
  async run({ site, pages, rounds }) {
    const medians: [page: string, tbt: number][] = [];
    await withUninstrumentedPhones(async (onPhone) => {
      for (const page of pages) {
        const times: number[] = [];
        for (let round = 0; round < rounds; round += 1) {
          await onPhone(async (phone) => {
            await slowProcessor(phone, slowdown);
            const traffic = await watchTraffic(phone);
            await phone.cdp.send('Page.navigate', { url: `${site}${page}` });
            await traffic.waitUntilIdle(idleTime);
            // Only now, because evaluating code during startup would block the main thread.
            await waitUntil(phone, isHydrated);
            // What a page does right after hydration blocks visitors too.
            await setTimeout(idleTime);
            times.push((await phone.evaluate(paintTimes)).tbt);
          });
        }
        medians.push([page, median(times)]);
      }
    });
    const [page, tbt] = medians.toSorted(([, a], [, b]) => b - a)[0] ?? ['', NaN];
    return {
      rows: [
        row(`TBT, ${slowdown} × slower processor, worst page (${page})`, tbt, 'ms', atMost(100)),
      ],
      tables: [],
    };
  },
};
