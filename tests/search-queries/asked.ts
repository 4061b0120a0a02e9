import type { SearchQuery } from './query';

/** What readers asked in a trial and did not find, mistyped names, and messages as they are pasted. */
export const askedQueries: readonly SearchQuery[] = [
  ['autoSizeAllColumns on load', '/x/react-data-grid/column-dimensions/'],
  ['iso string date column error', '/x/react-data-grid/column-definition/'],
  [
    'style date field border size',
    '/x/react-date-pickers/custom-field/',
    '/x/react-date-pickers/date-picker/',
  ],
  [
    'date range single month calendar',
    '/x/react-date-pickers/date-range-calendar/',
    '/x/react-date-pickers/date-range-picker/',
  ],
  ['composed chart bar and line', '/x/react-charts/composition/'],
  ['checkbox select all children', '/x/react-tree-view/rich-tree-view/selection/'],
  ['procesRowUpdate', '/x/api/data-grid/data-grid/'],
  ['onRowClik', '/x/api/data-grid/data-grid/'],
  ['usePikerContext', '/x/api/date-pickers/use-picker-context/'],
  ['useDrawingAera', '/x/api/charts/use-drawing-area/'],
  ['MUI X: Missing license key', '/x/introduction/licensing/'],
  ['No row with id #undefined found', '/x/react-data-grid/api-object/'],
  [
    'Error: MUI X: Could not find the Data Grid context.    at useGridApiContext (app.js:12:3)',
    '/x/react-data-grid/api-object/',
  ],
  [
    'MUI X: `date` column type only accepts `Date` objects as values. Row ID: 7, field: "hiredOn".',
    '/x/react-data-grid/column-definition/',
  ],
  [
    'The parent DOM element of the Data Grid has an empty height.',
    '/x/react-data-grid/layout/',
    '/x/react-data-grid/quickstart/',
  ],
  [
    'A component is changing the uncontrolled value of a Picker to be controlled.',
    '/x/react-date-pickers/base-concepts/',
  ],
  [
    'The data length of the x axis (3 items) is lower than the length of series (5 items).',
    '/x/react-charts/lines/',
  ],
  [
    'MUI X: The Tree View component requires all items to have a unique `id` property.',
    '/x/react-tree-view/rich-tree-view/items/',
    '/x/react-tree-view/simple-tree-view/items/',
  ],
];
