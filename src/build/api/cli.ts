import path from 'node:path';
import { describeUndocumented } from './describeUndocumented';
import { generateApi } from './generateApi';

const root = process.cwd();
const result = generateApi(path.join(root, '.generated/api'), root);
const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
const work = result.isCached ? 'is up to date' : 'was read from the packages';
const lines = [
  `API reference ${work}: ${result.entries} entries, ${result.seconds.toFixed(1)} s, ${megabytes} MB`,
  `${result.undocumented.length} exports without a page, all in .generated/api/index.json`,
  ...(result.isCached ? [] : describeUndocumented(result.undocumented).map((line) => `  ${line}`)),
];
process.stdout.write(`${lines.join('\n')}\n`);
