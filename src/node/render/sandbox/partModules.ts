import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PackProduct } from '../../../core/offline';
import { CORE_PART, MOUNT_MODULE } from '../../../core/sandbox';
import { filesBelow } from '../../kit/filesBelow';

/** One part of the libraries: what it defines, and who downloads it for reading offline. */
export interface PartSource {
  /** Names as imports use them, each with the path that esbuild reads. */
  modules: Readonly<Record<string, string>>;
  products: readonly PackProduct[];
}

const EVERY: readonly PackProduct[] = ['x-data-grid', 'x-date-pickers', 'x-charts', 'x-tree-view'];

/** Folders that are parts of their own, or no modules. */
const OWN_PART =
  /^(locales|internals|themeAugmentation|node_modules|esm|modern|Adapter.*|Pigment.*)$/;

/**
 * Components of Material UI that at least so many files of demos import are in the core, which each
 * first Edit fetches; the others come together with the first demo that imports one of them.
 */
const COMMON_DEMOS = 60;

const CORE_MODULES = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@emotion/react',
  '@emotion/styled',
  '@emotion/cache',
  'stylis',
  'stylis-plugin-rtl',
  '@mui/material/styles',
  '@mui/x-license',
];

const DATE_LIBRARIES: Readonly<Record<string, { adapter: string; modules: readonly string[] }>> = {
  dayjs: { adapter: 'AdapterDayjs', modules: ['dayjs'] },
  dateFns: { adapter: 'AdapterDateFns', modules: ['date-fns'] },
  dateFnsJalali: { adapter: 'AdapterDateFnsJalali', modules: ['date-fns-jalali'] },
  luxon: { adapter: 'AdapterLuxon', modules: ['luxon'] },
  moment: { adapter: 'AdapterMoment', modules: ['moment'] },
  momentHijri: { adapter: 'AdapterMomentHijri', modules: ['moment-hijri'] },
  momentJalaali: { adapter: 'AdapterMomentJalaali', modules: ['moment-jalaali'] },
};

/** Lists what every part of the libraries defines. */
export function partModules(): Record<string, PartSource> {
  const counts = importedByDemos();
  const used = [...counts.keys()];
  const material = used.filter((name) => name.startsWith('@mui/material/'));
  const icons = used.filter((name) => name.startsWith('@mui/icons-material/'));
  const isCore = (name: string) => CORE_MODULES.includes(name) || counts.get(name)! >= COMMON_DEMOS;
  const core = [...CORE_MODULES, ...material.filter(isCore)];
  const rare = material.filter((name) => !isCore(name));
  const everyMaterial = ['@mui/material', ...foldersOf('@mui/material')];
  return {
    [CORE_PART]: {
      modules: { ...byName(core), [MOUNT_MODULE]: './src/sandbox/mount.tsx' },
      products: EVERY,
    },
    icons: part(icons, EVERY),
    materialOfDemos: part(rare, EVERY),
    material: part(
      everyMaterial.filter((name) => !material.includes(name)),
      EVERY,
    ),
    grid: part(['@mui/x-data-grid'], ['x-data-grid']),
    gridPro: part(['@mui/x-data-grid-pro'], ['x-data-grid']),
    gridPremium: part(['@mui/x-data-grid-premium'], ['x-data-grid']),
    gridLocales: part(
      ['', '-pro', '-premium'].map((plan) => `@mui/x-data-grid${plan}/locales`),
      ['x-data-grid'],
    ),
    ...productParts('charts', 'x-charts'),
    ...productParts('pickers', 'x-date-pickers'),
    ...productParts('tree', 'x-tree-view'),
    ...dateLibraryParts(used),
  };
}

function productParts(name: string, product: PackProduct): Record<string, PartSource> {
  const plans = [`@mui/${product}`, `@mui/${product}-pro`];
  const locales = plans.map((plan) => `${plan}/locales`).filter(isThere);
  return {
    [name]: part([plans[0]!, ...foldersOf(plans[0]!)], [product]),
    [`${name}Pro`]: part([plans[1]!, ...foldersOf(plans[1]!)], [product]),
    ...(locales.length > 0 && { [`${name}Locales`]: part(locales, [product]) }),
  };
}

/** Every product's demos may use Day.js; the pickers bring the others, each with its adapter. */
function dateLibraryParts(used: readonly string[]): Record<string, PartSource> {
  const parts = Object.entries(DATE_LIBRARIES).map(([name, { adapter, modules }]) => {
    const own = used.filter((module) => module.startsWith(`${modules[0]}/`));
    const adapters = ['', '-pro'].map((plan) => `@mui/x-date-pickers${plan}/${adapter}`);
    const products: PackProduct[] = ['x-date-pickers'];
    return [
      name,
      part([...modules, ...own, ...adapters], name === 'dayjs' ? EVERY : products),
    ] as const;
  });
  return Object.fromEntries(parts);
}

const byName = (modules: readonly string[]) =>
  Object.fromEntries(modules.map((name) => [name, name]));

const part = (modules: readonly string[], products: readonly PackProduct[]): PartSource => ({
  modules: byName(modules),
  products,
});

/** The modules of packages that the files of demos import other than as types, and how many files do. */
function importedByDemos(): Map<string, number> {
  const files = filesBelow('data').filter((file) => /(?<!\.test)\.tsx?$/.test(file));
  const found = files.flatMap((file) => {
    const imports = readFileSync(file, 'utf8').matchAll(
      /^(?:import|\}) (?!type\b).*?'([^.'][^']*)';$/gm,
    );
    return [...new Set([...imports].map(([, name]) => name!))];
  });
  const counts = new Map<string, number>();
  for (const name of found.sort()) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

const MODULES = 'node_modules';

function folderOf(name: string): string {
  const esm = path.join(MODULES, name, 'esm');
  return existsSync(path.join(esm, 'index.js')) ? esm : path.join(MODULES, name);
}

function isThere(name: string): boolean {
  const [scope, packageName, folder] = name.split('/') as [string, string, string];
  return existsSync(path.join(folderOf(`${scope}/${packageName}`), folder, 'index.js'));
}

/** The public folders of a package as imports name them: `@mui/x-charts/BarChart`. */
function foldersOf(name: string): string[] {
  const folder = folderOf(name);
  return readdirSync(folder)
    .filter((child) => !OWN_PART.test(child) && existsSync(path.join(folder, child, 'index.js')))
    .map((child) => `${name}/${child}`);
}
