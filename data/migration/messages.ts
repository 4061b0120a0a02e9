import type { KnownMessage } from '../../src/core/finder/findMessages';

const grid7 = '/x/migration/migration-data-grid-v7/';
const charts7 = '/x/migration/migration-charts-v7/';
const pickers7 = '/x/migration/migration-pickers-v7/';
const tree7 = '/x/migration/migration-tree-view-v7/';
const grid6 = '/x/migration/migration-data-grid-v6/';
const tree6 = '/x/migration/migration-tree-view-v6/';

/** What code reads of the array that the selection model was in v7. */
const OF_ARRAYS = ['includes', 'length', 'map', 'filter', 'forEach', 'some'] as const;

/** Messages that the guides quote, or whose cause they explain; the newest upgrades first. */
export const messages: readonly KnownMessage[] = [
  {
    guide: grid7,
    section: 'selection',
    says: [
      ...OF_ARRAYS.map(
        (name) => `Property '${name}' does not exist on type '…GridRowSelectionModel`,
      ),
      ...OF_ARRAYS.flatMap((name) =>
        ['selected', 'selection', 'selectionModel', 'rowSelectionModel', 'model'].map(
          (model) => `${model}.${name} is not a function`,
        ),
      ),
    ],
    does: 'If the value is the selection of a grid, it is an object now. Read `ids.has(id)`, `ids.size`, or `Array.from(ids)`.',
  },
  {
    guide: grid7,
    section: 'selection',
    says: [
      "is not assignable to type 'GridRowSelectionModel'",
      "is not assignable to parameter of type 'SetStateAction<GridRowSelectionModel",
    ],
    does: "Pass an object such as `{ type: 'include', ids: new Set([1]) }` instead of an array.",
  },
  {
    guide: grid7,
    section: 'cannot-read-properties-of-undefined-reading-size',
    says: ["Cannot read properties of undefined (reading 'size')", 'evaluating …ids.size'],
    does: 'If the error comes from a grid, its selection model is still an array. Pass an object, even for an empty selection.',
  },
  {
    guide: grid7,
    section: 'type-string-is-not-assignable-to-type-include--exclude',
    says: [`Type 'string' is not assignable to type '"include" | "exclude"'`],
    does: 'Write `useState<GridRowSelectionModel>`, because TypeScript widens `type` to `string`.',
  },
  {
    guide: grid7,
    section: 'apirefcurrent-is-possibly-null',
    says: ["'apiRef.current' is possibly 'null'"],
    does: 'Write `apiRef.current?.` in handlers. In an effect, return early while the ref is empty.',
  },
  {
    guide: charts7,
    section: 'my-legend-is-displayed-again-why',
    says: ["'hidden' does not exist in type 'Partial<ChartsLegendProps"],
    does: 'Set `hideLegend` on the chart.',
  },
  {
    guide: charts7,
    section: 'type-column-is-not-assignable-to-type-direction--undefined',
    says: [
      `Type '"column"' is not assignable to type 'Direction`,
      `Type '"row"' is not assignable to type 'Direction`,
      ...['left', 'middle', 'right'].map(
        (value) => `Type '"${value}"' is not assignable to type '"end" | "start" | "center"`,
      ),
      ...['left', 'middle', 'right'].map(
        (value) => `Type '"${value}"' is not assignable to type '"start" | "center" | "end"`,
      ),
    ],
    does: "The direction of a legend is `'horizontal'` or `'vertical'`, and its horizontal position is `'start'`, `'center'`, or `'end'`.",
  },
  {
    guide: charts7,
    section: 'property-leftaxis-does-not-exist-on-type',
    says: ['left', 'right', 'top', 'bottom'].flatMap((side) => [
      `Property '${side}Axis' does not exist on type`,
      `React does not recognize the '${side}Axis' prop on a DOM element`,
    ]),
    does: 'Set the `position` of the axis in `xAxis` or `yAxis`.',
  },
  {
    guide: charts7,
    section: 'the-following-axis-ids-are-duplicated',
    says: ['The following axis ids are duplicated'],
    does: 'Give each axis its own `id`, because an x-axis and a y-axis can no longer share one.',
  },
  {
    guide: pickers7,
    section: 'mui-x-the-sectionlistref-prop-has-not-been-initialized-by-pickerssectionlist',
    says: ["The 'sectionListRef' prop has not been initialized by 'PickersSectionList'"],
    does: 'Your `textField` slot renders an `<input>`. Render `PickersTextField` instead and forward all props.',
  },
  {
    guide: pickers7,
    section: 'type-dayjs-does-not-satisfy-the-constraint-boolean',
    says: [
      "Type 'Dayjs' does not satisfy the constraint 'boolean'",
      "Type 'Date' does not satisfy the constraint 'boolean'",
      "Type 'DatePickerSlots' is not generic",
    ],
    does: 'Remove the type of the date, which this type no longer has as a parameter.',
  },
  {
    guide: pickers7,
    section: 'module-muix-date-pickersmodels-has-no-exported-member-pickersshortcutsitem',
    says: [
      `Module '"@mui/x-date-pickers/models"' has no exported member 'Pickers`,
      `'"@mui/x-date-pickers/models"' has no exported member named 'Pickers`,
    ],
    does: 'Import the name from `@mui/x-date-pickers/PickersShortcuts`. Only `PickerChangeImportance` moved to `models`.',
  },
  {
    guide: tree7,
    section: 'property-selectitem-does-not-exist-on-type-treeviewpublicapi',
    says: [
      "Property 'selectItem' does not exist on type 'TreeViewPublicAPI<",
      '.selectItem is not a function',
    ],
    does: 'Call `setItemSelection` with the same object.',
  },
  {
    guide: tree7,
    section:
      'type-syntheticeventelement-event--null-is-not-assignable-to-type-syntheticeventelement-event',
    says: [
      "Type 'SyntheticEvent<Element, Event> | null' is not assignable to type 'SyntheticEvent<Element, Event>'",
    ],
    does: 'Accept `null` as the event of the callback.',
  },
  {
    guide: tree7,
    section: 'react-does-not-recognize-the-contentcomponent-prop-on-a-dom-element',
    says: ["React does not recognize the 'ContentComponent' prop on a DOM element"],
    does: 'Use a slot of the item instead.',
  },
  {
    guide: grid6,
    section: 'cannot-read-properties-of-undefined-reading-name-in-valuegetter',
    says: [
      "Cannot read properties of undefined (reading 'name') … valueGetter",
      "Cannot read properties of undefined (reading 'row')",
    ],
    does: 'If the error comes from a `valueGetter`, read the value from its first parameter and the row from its second.',
  },
  {
    guide: grid6,
    section: 'cannot-destructure-property-value-of-undefined-as-it-is-undefined',
    says: ["Cannot destructure property 'value' of 'undefined' as it is undefined"],
    does: 'If the error comes from a `valueFormatter`, accept the value itself as its first parameter.',
  },
  {
    guide: grid6,
    section: 'property-price-does-not-exist-on-type-never',
    says: ["Property '…' does not exist on type 'never'"],
    does: 'If the error is in a function of a column, read the row from its second parameter.',
  },
  {
    guide: grid6,
    section: 'type-string-is-not-assignable-to-type-singleselect',
    says: [`Type 'string' is not assignable to type '"singleSelect"'`],
    does: 'Annotate the columns with `GridColDef[]`, because TypeScript widens `type` to `string`.',
  },
  {
    guide: '/x/migration/migration-pickers-v6/',
    section: 'type-string-is-not-assignable-to-type-dayjs',
    says: ["Type 'string' is not assignable to type 'Dayjs'"],
    does: 'Convert the value with your date library before you pass it to a picker.',
  },
  {
    guide: tree6,
    section: 'unique-id',
    says: ["requires all items to have a unique 'id' property", 'Maximum call stack size exceeded'],
    does: 'If the error comes from a tree, set `itemId` on each item instead of `nodeId`.',
  },
  {
    guide: tree6,
    section: 'element-type-is-invalid-expected-a-string--but-got-addboxicon-',
    says: ['Element type is invalid: expected a string…but got: <'],
    does: 'If the element is an icon of a tree, pass the component to the slot instead of an element.',
  },
  {
    guide: tree6,
    section: 'unknown-event-handler-property-onnodetoggle-it-will-be-ignored',
    says: ['onNodeToggle', 'onNodeSelect', 'onNodeFocus'].map(
      (name) => `Unknown event handler property '${name}'. It will be ignored`,
    ),
    does: 'Rename the prop as the table of this guide shows.',
  },
  {
    guide: '/x/migration/migration-charts-v6/',
    section: 'module-parse-failed-unexpected-token-in-muix-charts',
    says: ['Module parse failed: Unexpected token…@mui/x-charts'],
    does: 'Transpile the package with Babel, or upgrade webpack to version 5.',
  },
  {
    guide: '/x/migration/migration-data-grid-v5/',
    section: 'dates',
    says: ["'date' column type only accepts 'Date' objects as values"],
    does: 'Convert the values to `Date` objects in `valueGetter`.',
  },
  {
    guide: '/x/migration/migration-pickers-lab/',
    section: 'mui-the-datepicker-component-was-moved-from-muilab-to-muix-date-pickers',
    says: ["component was moved from '@mui/lab' to '@mui/x-date-pickers"],
    does: 'Install `@mui/x-date-pickers` and import the component from there.',
  },
  {
    guide: '/x/migration/migration-tree-view-lab/',
    section: 'mui-the-treeview-component-was-moved-from-muilab-to-muix-tree-view',
    says: ["component was moved from '@mui/lab' to '@mui/x-tree-view"],
    does: 'Install `@mui/x-tree-view` and import the component from there.',
  },
  {
    guide: '/x/migration/migration-tree-view-lab/',
    section: 'generic-type-treeviewprops-requires-1-type-arguments',
    says: ["Generic type 'TreeViewProps' requires 1 type argument"],
    does: 'Write `TreeViewProps<false>` for one selected item, or `TreeViewProps<true>` for several.',
  },
];
