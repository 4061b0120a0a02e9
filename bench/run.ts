import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { measureBuild } from './buildTimes';
import { measureDemoSize } from './demoSize';
import { measureFirstLoads } from './firstLoad';
import { measureLighthouse } from './lighthouse';
import { measureSearch } from './search';
import { measureShell } from './shell';
import { measureWake } from './wake';

/** The measurements by name: `npm run bench` runs all, `npm run bench -- build` one. */
const benchmarks: Readonly<Record<string, () => Promise<unknown>>> = {
  build: measureBuild,
  firstLoad: measureFirstLoads,
  shell: measureShell,
  wake: measureWake,
  demoSize: measureDemoSize,
  search: measureSearch,
  lighthouse: measureLighthouse,
};

const RECORD = 'records/bench.json';
const isRecording = process.argv.includes('--record');
const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));

const recorded: Record<string, unknown> = existsSync(RECORD)
  ? (JSON.parse(readFileSync(RECORD, 'utf8')) as Record<string, unknown>)
  : {};
for (const [name, measure] of Object.entries(benchmarks)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const figures = await measure();
  console.log(`\n${name}`);
  console.table(figures);
  if (recorded[name] !== undefined) {
    console.log('last recorded');
    console.table(recorded[name]);
  }
  recorded[name] = figures;
}
if (isRecording) writeFileSync(RECORD, `${JSON.stringify(recorded, null, 2)}\n`);
