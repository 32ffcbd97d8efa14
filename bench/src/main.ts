import type { Value, Values } from './budgets.ts';
import type { Measure } from './measure.ts';
import { blocking, loading } from './measures/loading.ts';
import { contactCall, webServer } from './measures/requests.ts';
import { containers } from './measures/containers.ts';
import { interaction, navigation } from './measures/interaction.ts';
import { lighthouse } from './measures/lighthouse.ts';
import { asMarkdown, conditions, holds, summary } from './report.ts';
import { only, rounds } from './setting.ts';

/** By their name for ONLY. */
const measures: Readonly<Record<string, Measure>> = {
  lighthouse,
  loading,
  blocking,
  navigation,
  interaction,
  nginx: webServer,
  contact: contactCall,
  containers,
};

const problems: string[] = [];
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
    problems.push(`${name} failed. The run says why.`);
  }
}
console.log(`\n${conditions()} Medians of ${rounds}.`);
console.log(asMarkdown(summary(all)));

for (const [what, value] of Object.entries(all))
  if (!holds(what as Value, value))
    problems.push(`${what}: the budget isn't met.`);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
