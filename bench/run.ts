import { measureBuild } from './buildTimes';
import { measureFirstLoads } from './firstLoad';
import { measureLighthouse } from './lighthouse';

/** The measurements by name: `npm run bench` runs all, `npm run bench -- build` one. */
const benchmarks: Readonly<Record<string, () => Promise<unknown>>> = {
  build: measureBuild,
  firstLoad: measureFirstLoads,
  lighthouse: measureLighthouse,
};

const asked = process.argv.slice(2);
for (const [name, measure] of Object.entries(benchmarks)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n${name}`);
  console.table(await measure());
}
