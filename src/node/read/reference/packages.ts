import type { ApiProduct } from './apiTypes';
import type { Plan } from '../../../core/types';

export interface LibraryPackage {
  /** Folder below `@mui/`, in `node_modules` and in the library's repository. */
  folder: string;
  product: ApiProduct;
  plan?: Plan;
}

/** The packages that the reference covers; within a product the lower plan comes first. */
export const libraryPackages: readonly LibraryPackage[] = [
  { folder: 'x-data-grid', product: 'data-grid' },
  { folder: 'x-data-grid-pro', product: 'data-grid', plan: 'pro' },
  { folder: 'x-data-grid-premium', product: 'data-grid', plan: 'premium' },
  { folder: 'x-date-pickers', product: 'date-pickers' },
  { folder: 'x-date-pickers-pro', product: 'date-pickers', plan: 'pro' },
  { folder: 'x-charts', product: 'charts' },
  { folder: 'x-charts-pro', product: 'charts', plan: 'pro' },
  { folder: 'x-tree-view', product: 'tree-view' },
  { folder: 'x-tree-view-pro', product: 'tree-view', plan: 'pro' },
];

/** The package that holds a file, or undefined for React, Material UI and the rest. */
export function packageOfFile(fileName: string): LibraryPackage | undefined {
  const folder = /\/node_modules\/@mui\/(x-[a-z-]+)\//.exec(fileName)?.[1];
  return libraryPackages.find((entry) => entry.folder === folder);
}

/** Whether a file belongs to MUI X, its helper packages included: the rest is native or Material UI. */
export function isLibraryFile(fileName: string): boolean {
  return /\/node_modules\/@mui\/x-[a-z-]+\//.test(fileName);
}

/** The source in the library's repository that a published file was built from. */
export function sourceOfFile(fileName: string, hasJsx: boolean): string {
  const path = /\/node_modules\/@mui\/(.+)$/.exec(fileName)?.[1] ?? fileName;
  const [folder = '', ...rest] = path.split('/').filter((part) => part !== 'esm');
  return `packages/${folder}/src/${rest.join('/').replace(/(\.d)?\.[jt]s$/, hasJsx ? '.tsx' : '.ts')}`;
}
