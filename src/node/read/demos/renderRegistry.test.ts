import { expect, test } from 'vitest';
import type { DemoInfo } from '../../../core/demoTypes';
import { REGISTRY_TYPES, renderPageModule, renderRegistry } from './renderRegistry';

test('the registry has one entry a page', () => {
  expect(renderRegistry(['/x/react-data-grid/', '/x/react-data-grid/sorting/'])).toContain(
    `? {} : {
  '/x/react-data-grid/': () => import('./pages/x/react-data-grid'),
  '/x/react-data-grid/sorting/': () => import('./pages/x/react-data-grid/sorting'),
};`,
  );
});

test('the compiler does not follow the registry into the demos', () => {
  expect(REGISTRY_TYPES).not.toMatch(/import\('/);
});

test('the module of a page imports each form of its demos by itself', () => {
  const info = {
    name: 'Sort',
    forms: ['system', 'css'],
    file: 'data/react-data-grid/sorting/Sort.tsx',
  } as unknown as DemoInfo;
  expect(renderPageModule('/x/react-data-grid/sorting/', [info]))
    .toBe(`export const page = 'demos of /x/react-data-grid/sorting/';

export const demos = {
  Sort: {
    system: () => import('../../../../../data/react-data-grid/sorting/Sort'),
    css: () => import('../../../../../data/react-data-grid/sorting/Sort.css'),
  },
};
`);
});
