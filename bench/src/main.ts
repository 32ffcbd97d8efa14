import type { Value, Values } from './budgets.ts';
import type { Measure } from './measure.ts';
import { loading } from './measures/loading.ts';
import { changedDay } from './measures/changed-day.ts';
import { contactCall, webServer } from './measures/requests.ts';
import { containers } from './measures/containers.ts';
import { interaction, navigation } from './measures/interaction.ts';
import { lighthouse } from './measures/lighthouse.ts';
import { browser } from './phone.ts';
import { asMarkdown, conditions, holds, summary } from './report.ts';
import { only, rounds } from './setting.ts';

/** By their name for ONLY. */
const measures: Readonly<Record<string, Measure>> = {
  lighthouse,
  loading,
  navigation,
  interaction,
  day: changedDay,
  nginx: webServer,
  contact: contactCall,
  containers,
};

const all: Values = {};
for (const name of only ?? Object.keys(measures)) {
  const measure = measures[name];
  if (!measure)
    throw new Error(`There are ${Object.keys(measures).join()}, no ${name}.`);
  console.log(`${new Date().toTimeString().slice(0, 8)}  ${name} ...`);
  try {
    const { values, table } = await measure();
    // Right away, so that an interrupted run isn't lost.
    console.log(asMarkdown(table ?? summary(values)));
    Object.assign(all, values);
  } catch (error) {
    // The other measures still run.
    console.error(error);
    process.exitCode = 1;
  }
}
console.log(`\n${conditions()} Medians of ${rounds}.`);
console.log(asMarkdown(summary(all)));

await browser.close();

const isMet = ([what, value]: [string, number]) => holds(what as Value, value);
if (!Object.entries(all).every(isMet)) process.exitCode = 1;
