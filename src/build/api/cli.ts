import path from 'node:path';
import { generateApi } from './generateApi';

const root = process.cwd();
const outDir = path.join(root, '.generated/api');
const result = generateApi(outDir, root);
const megabytes = Math.round(process.resourceUsage().maxRSS / 1024);
const work = result.isCached ? 'is up to date' : 'was read from the packages';
process.stdout.write(
  `API reference ${work}: ${result.entries} entries, ` +
    `${result.undocumented} exports without a page (listed in .generated/api/index.json), ` +
    `${result.seconds.toFixed(1)} s, ${megabytes} MB\n`,
);
