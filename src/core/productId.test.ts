import { expect, test } from 'vitest';
import { productFromPath } from './productId';

test.each([
  ['/material-ui/getting-started/', 'core', 'material-ui'],
  ['/joy-ui/react-button/', 'core', 'joy-ui'],
  ['/base-ui/', 'core', 'base-ui'],
  ['/system/properties/', 'core', 'system'],

  ['/x/react-data-grid/', 'x', 'x-data-grid'],
  ['/x/react-data-grid', 'x', 'x-data-grid'],
  ['/x/react-data-grid/filtering/quick-filter/', 'x', 'x-data-grid'],
  ['/x/react-date-pickers/date-picker/', 'x', 'x-date-pickers'],
  ['/x/react-charts/bars/', 'x', 'x-charts'],
  ['/x/react-tree-view/rich-tree-view/items/', 'x', 'x-tree-view'],
  ['/x/react-data-grid/sorting/components-api/', 'x', 'x-data-grid'],

  ['/x/api/data-grid/', 'x', 'x-data-grid'],
  ['/x/api/data-grid/grid-col-def/', 'x', 'x-data-grid'],
  ['/x/api/date-pickers/date-picker/', 'x', 'x-date-pickers'],
  ['/x/api/charts/bar-chart/', 'x', 'x-charts'],
  ['/x/api/tree-view/tree-item/', 'x', 'x-tree-view'],

  ['/x/', 'x', 'x-introduction'],
  ['/x/introduction/', 'x', 'x-introduction'],
  ['/x/introduction/licensing/', 'x', 'x-introduction'],
  ['/x/common-concepts/custom-components/', 'x', 'x-introduction'],
  ['/x/migration-v8/', 'x', 'x-introduction'],
  ['/x/migration/migration-data-grid-v7/', 'x', 'x-introduction'],
  ['/x/production-error/', 'x', 'x-introduction'],
  ['/x/api/', 'x', 'x-introduction'],
  ['/x/api/unheard-of/thing/', 'x', 'x-introduction'],
  ['/x/react-unheard-of/', 'x', 'x-introduction'],
  ['/x/react-constructor/', 'x', 'x-introduction'],

  ['/toolpad/', 'toolpad', 'toolpad-core'],
  ['/toolpad/core/introduction/', 'toolpad', 'toolpad-core'],
  ['/toolpad/studio/getting-started/', 'toolpad', 'toolpad-studio'],

  ['/docs/guides/', 'docs', 'docs'],
  ['/versions/', 'docs', 'docs'],
  ['/production-error/', 'docs', 'docs'],
  ['/experiments/docs/callouts/', 'docs', 'docs-infra'],

  ['/zh/x/react-data-grid/', 'x', 'x-data-grid'],
  ['/pt-BR/x/api/charts/bar-chart/', 'x', 'x-charts'],
  ['/zh/material-ui/', 'core', 'material-ui'],
  ['/zh/toolpad/studio/', 'toolpad', 'toolpad-studio'],
  ['/zh/experiments/docs/callouts/', 'docs', 'docs-infra'],

  ['/x/react-charts/bars/?userLanguage=zh#BarsDemo.tsx', 'x', 'x-charts'],
  ['/x/react-charts?a=/b/', 'x', 'x-charts'],
  ['/versions#/x/react-charts/', 'docs', 'docs'],

  ['/', 'none', 'none'],
  ['', 'none', 'none'],
  ['/zh/', 'none', 'none'],
  ['/zh', 'none', 'none'],
  ['#x', 'none', 'none'],
  ['/playground/', 'none', 'none'],
  ['/blog/mui-x-v8/', 'none', 'none'],
  ['/experiments/', 'none', 'none'],
  ['/experiments/x/', 'none', 'none'],
  ['/xx-large/', 'none', 'none'],
])('%s → %s, %s', (path, category, id) => {
  expect(productFromPath(path)).toEqual({ category, id });
});
