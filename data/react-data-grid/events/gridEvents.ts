import type { GridEvents } from '@mui/x-data-grid-premium';

/** An event of the grid, as the page lists it. */
export interface CatalogEvent {
  id: GridEvents;
  topic: string;
  plan: 'Community' | 'Pro' | 'Premium';
  fires: string;
  /** The type of the first argument. */
  params: string;
  /** The prop that receives the same event. */
  prop?: string;
}

type Entry = [name: GridEvents, fires: string, params: string, prop?: string | true];

const cell = 'GridCellParams';
const header = 'GridColumnHeaderParams';
const row = 'GridRowParams';

const entries: Record<string, Entry[]> = {
  Cells: [
    ['cellClick', 'Users click a cell', cell, true],
    ['cellDoubleClick', 'Users double-click a cell', cell, true],
    ['cellKeyDown', 'Users press a key in a cell', cell, true],
    ['cellKeyUp', 'Users release a key in a cell', cell],
    ['cellMouseDown', 'Users press a mouse button in a cell', cell],
    ['cellMouseUp', 'Users release a mouse button in a cell', cell],
    ['cellMouseOver', 'The pointer moves onto a cell or one of its elements', cell],
  ],
  Rows: [
    ['rowClick', 'Users click a row, except on interactive cells', row, true],
    ['rowDoubleClick', 'Users double-click a row', row, true],
    ['rowMouseEnter', 'The pointer enters a row', row],
    ['rowMouseLeave', 'The pointer leaves a row', row],
    ['rowExpansionChange', 'A group or a parent row opens or closes', 'GridGroupNode'],
    ['rowOrderChange', 'Users drop a row', 'GridRowOrderChangeParams', true],
  ],
  Headers: [
    ['columnHeaderClick', 'Users click a column header', header, true],
    ['columnHeaderDoubleClick', 'Users double-click a column header', header, true],
    ['columnHeaderContextMenu', 'Users right-click a column header', header, true],
    ['columnHeaderKeyDown', 'Users press a key in a column header', header],
    [
      'columnGroupHeaderKeyDown',
      'Users press a key in a column group header',
      'GridColumnGroupHeaderParams',
    ],
  ],
  Columns: [
    ['columnResizeStart', 'Users start to drag a column separator', '{ field: string }'],
    ['columnResize', 'The width changes during a drag', 'GridColumnResizeParams', true],
    ['columnResizeStop', 'Users release a column separator', 'null'],
    ['columnWidthChange', 'A column has a new width', 'GridColumnResizeParams', true],
    ['columnOrderChange', 'Users drop a column header', 'GridColumnOrderChangeParams', true],
    ['columnsChange', 'The columns of the grid change', 'string[]'],
    [
      'columnVisibilityModelChange',
      'Columns are hidden or shown',
      'GridColumnVisibilityModel',
      true,
    ],
  ],
  Models: [
    ['sortModelChange', 'The sort model changes', 'GridSortModel', true],
    ['filterModelChange', 'The filter model changes', 'GridFilterModel', true],
    ['paginationModelChange', 'The page or its size changes', 'GridPaginationModel', true],
    ['paginationMetaChange', 'The pagination metadata changes', 'GridPaginationMeta', true],
    ['rowCountChange', 'The number of rows changes', 'number', true],
    ['densityChange', 'The density changes', 'GridDensity', true],
    ['rowGroupingModelChange', 'The row grouping model changes', 'GridRowGroupingModel', true],
    ['aggregationModelChange', 'The aggregation model changes', 'GridAggregationModel', true],
    ['pivotModelChange', 'The pivot model changes', 'GridPivotModel', true],
    ['pivotModeChange', 'Pivoting is turned on or off', 'boolean', 'onPivotActiveChange'],
    ['pivotPanelOpenChange', 'The pivot panel opens or closes', 'boolean', true],
  ],
  Selection: [
    [
      'rowSelectionChange',
      'The selected rows change',
      'GridRowSelectionModel',
      'onRowSelectionModelChange',
    ],
    [
      'rowSelectionCheckboxChange',
      'Users click the checkbox of a row',
      'GridRowSelectionCheckboxParams',
    ],
    [
      'headerSelectionCheckboxChange',
      'Users click the checkbox in the header',
      'GridHeaderSelectionCheckboxParams',
    ],
    [
      'cellSelectionChange',
      'The selected cells change',
      'GridCellSelectionModel',
      'onCellSelectionModelChange',
    ],
  ],
  Editing: [
    ['cellEditStart', 'Users open the editor of a cell', 'GridCellEditStartParams', true],
    ['cellEditStop', 'Users close the editor of a cell', 'GridCellEditStopParams', true],
    ['rowEditStart', 'Users open the editors of a row', 'GridRowEditStartParams', true],
    ['rowEditStop', 'Users close the editors of a row', 'GridRowEditStopParams', true],
    ['cellModesModelChange', 'The modes of the cells change', 'GridCellModesModel', true],
    ['rowModesModelChange', 'The modes of the rows change', 'GridRowModesModel', true],
  ],
  'Clipboard and export': [
    ['clipboardCopy', 'Users copy rows or cells', 'string', true],
    ['clipboardPasteStart', 'The grid starts to paste', '{ data: string[][] }', true],
    ['clipboardPasteEnd', 'The grid has pasted', 'undefined', true],
    ['excelExportStateChange', 'An Excel export starts or ends', "'pending' | 'finished'", true],
  ],
  'Menus and panels': [
    ['menuOpen', 'A menu opens', 'GridMenuParams', true],
    ['menuClose', 'A menu closes', 'GridMenuParams', true],
    [
      'preferencePanelOpen',
      'The columns panel or the filter panel opens',
      'GridPreferencePanelParams',
      true,
    ],
    [
      'preferencePanelClose',
      'The columns panel or the filter panel closes',
      'GridPreferencePanelParams',
      true,
    ],
    [
      'aiAssistantConversationsChange',
      'A conversation with the assistant changes',
      'Conversation[]',
      true,
    ],
    ['aiAssistantActiveConversationIndexChange', 'Users open another conversation', 'number', true],
  ],
  'Scrolling and size': [
    ['scrollPositionChange', 'Users scroll', 'GridScrollParams'],
    ['renderedRowsIntervalChange', 'Other rows or columns are rendered', 'GridRenderContext'],
    ['rowsScrollEnd', 'Users scroll near the last row', 'GridRowScrollEndParams', true],
    ['fetchRows', 'Missing rows come into view', 'GridFetchRowsParams', true],
    ['resize', 'The size of the grid changes', 'ElementSize'],
    ['debouncedResize', 'The size changes, at most once every 60 ms', 'ElementSize', 'onResize'],
    ['viewportInnerSizeChange', 'The visible area changes its size', 'ElementSize'],
  ],
  'State and lifecycle': [
    ['rootMount', 'The root element is in the document', 'HTMLElement'],
    ['stateChange', 'Any part of the state changes', 'GridState'],
    ['unmount', 'The grid unmounts', 'undefined'],
  ],
};

const pro = new Set<GridEvents>([
  'columnOrderChange',
  'fetchRows',
  'rowExpansionChange',
  'rowOrderChange',
  'rowsScrollEnd',
]);
const premium = new Set<GridEvents>([
  'aggregationModelChange',
  'aiAssistantActiveConversationIndexChange',
  'aiAssistantConversationsChange',
  'cellSelectionChange',
  'clipboardPasteEnd',
  'clipboardPasteStart',
  'excelExportStateChange',
  'pivotModeChange',
  'pivotModelChange',
  'pivotPanelOpenChange',
  'rowGroupingModelChange',
]);

function planOf(name: GridEvents): CatalogEvent['plan'] {
  if (premium.has(name)) return 'Premium';
  return pro.has(name) ? 'Pro' : 'Community';
}

/** The documented events of all plans. */
export const gridEvents: CatalogEvent[] = Object.entries(entries).flatMap(([topic, list]) =>
  list.map(([id, fires, params, prop]) => ({
    ...{ id, topic, fires, params },
    ...(prop && { prop: prop === true ? `on${id.charAt(0).toUpperCase()}${id.slice(1)}` : prop }),
    plan: planOf(id),
  })),
);
