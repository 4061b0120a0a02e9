import type { DemoInfo } from '../core/demoTypes';

/** A demo with all forms, for tests. */
export const demoInfo: DemoInfo = {
  name: 'BasicSort',
  title: 'Basic sort',
  forms: ['system', 'css'],
  sourcesUrl: '/assets/demos/BasicSort.hash.json',
  file: 'data/react-data-grid/sorting/BasicSort.tsx',
  files: ['BasicSort.tsx', 'orders.ts'],
  html: '<span class="token keyword">export</span> default 1;',
  dependencies: {},
};
