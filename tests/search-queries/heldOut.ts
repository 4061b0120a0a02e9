import type { SearchQuery } from './query';

/**
 * Tasks in plain words that nobody tunes the search by: no synonym, keyword or weight may be chosen
 * because of them. They tell how questions fare that were never seen.
 */
export const heldOutQueries: readonly SearchQuery[] = [
  ['a column must stay visible while scrolling sideways', '/x/react-data-grid/column-pinning/'],
  ['let people choose how many lines are shown at once', '/x/react-data-grid/pagination/'],
  [
    'euro sign behind the amounts in a table',
    '/x/react-data-grid/column-definition/',
    '/x/react-data-grid/column-recipes/',
    '/x/react-data-grid/custom-columns/',
    '/x/react-data-grid/cells/',
  ],
  ['only some people may change the values of a table', '/x/react-data-grid/editing/'],
  [
    'collapse lines of the same country under one heading',
    '/x/react-data-grid/row-grouping/',
    '/x/react-data-grid/recipes-row-grouping/',
  ],
  ['long text is cut off, show all of it on several lines', '/x/react-data-grid/row-height/'],
  [
    'box above the table to look for anything in it',
    '/x/react-data-grid/filtering/quick-filter/',
    '/x/react-data-grid/components/quick-filter/',
  ],
  [
    'give accounting the table as a spreadsheet file',
    '/x/react-data-grid/export/',
    '/x/react-data-grid/components/export/',
  ],
  ['message when the table is empty', '/x/react-data-grid/overlays/'],
  [
    'from and until in one input',
    '/x/react-date-pickers/date-range-field/',
    '/x/react-date-pickers/date-range-picker/',
  ],
  [
    'choose a time in steps of fifteen minutes',
    '/x/react-date-pickers/time-picker/',
    '/x/react-date-pickers/digital-clock/',
    '/x/react-date-pickers/date-time-picker/',
    '/x/react-date-pickers/validation/',
  ],
  ['nobody may pick a day that is already over', '/x/react-date-pickers/validation/'],
  ['show the calendar all the time without a text box', '/x/react-date-pickers/date-calendar/'],
  [
    'button that empties the date',
    '/x/react-date-pickers/date-field/',
    '/x/react-date-pickers/fields/',
    '/x/react-date-pickers/date-picker/',
    '/x/react-date-pickers/custom-components/',
  ],
  [
    'pie slices with the percentage written on them',
    '/x/react-charts/pie/',
    '/x/react-charts/pie-demo/',
    '/x/react-charts/label/',
  ],
  ['names of the colors below the graph instead of beside it', '/x/react-charts/legend/'],
  ['enlarge a part of the graph with the mouse wheel', '/x/react-charts/zoom-and-pan/'],
  ['numbers at the side of the graph with a thousands separator', '/x/react-charts/axis/'],
  ['tick a folder and everything in it', '/x/react-tree-view/rich-tree-view/selection/'],
  [
    'different picture for files and folders',
    '/x/react-tree-view/rich-tree-view/customization/',
    '/x/react-tree-view/tree-item-customization/',
    '/x/react-tree-view/simple-tree-view/customization/',
  ],
  ['go through the folders with the arrow keys', '/x/react-tree-view/accessibility/'],
  [
    'jump to one entry of the tree from a button',
    '/x/react-tree-view/rich-tree-view/focus/',
    '/x/react-tree-view/simple-tree-view/focus/',
  ],
];
