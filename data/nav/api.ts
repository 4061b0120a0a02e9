import type { ApiProduct } from '../../src/core/xProducts';

/** A part of a product's API reference in the navigation; without a label its pages stand alone. */
export interface ReferenceGroup {
  /** Label of a group that opens and closes. */
  title?: string;
  /** Label of a group that is always open. */
  subheader?: string;
  /** Lists these entries, in this order. */
  names?: readonly string[];
  /** Lists all entries of a kind that no group names, from A to Z. */
  kind?: 'component' | 'hook';
}

/** The interfaces that have a page, in reading order. Other types are rows of the page "Types". */
export const documentedInterfaces: Readonly<Record<ApiProduct, readonly string[]>> = {
  'data-grid': [
    'GridApi',
    'GridCellParams',
    'GridColDef',
    'GridSingleSelectColDef',
    'GridActionsColDef',
    'GridListViewColDef',
    'GridExportStateParams',
    'GridFilterItem',
    'GridFilterModel',
    'GridFilterOperator',
    'GridRenderContext',
    'GridRowClassNameParams',
    'GridRowParams',
    'GridRowSpacingParams',
    'GridAggregationFunction',
    'GridAggregationFunctionDataSource',
    'GridCsvExportOptions',
    'GridPrintExportOptions',
    'GridExcelExportOptions',
  ],
  'date-pickers': [],
  charts: [
    'AxisConfig',
    'BarSeriesType',
    'LineSeriesType',
    'PieSeriesType',
    'ScatterSeriesType',
    'ChartImageExportOptions',
    'ChartPrintExportOptions',
  ],
  'tree-view': [],
};

/** Components of Data Grid that readers render themselves; the others fill its slots. */
const dataGridComponents = [
  'AiAssistantPanelTrigger',
  'ColumnsPanelTrigger',
  'DataGrid',
  'DataGridPremium',
  'DataGridPro',
  'ExportCsv',
  'ExportExcel',
  'ExportPrint',
  'FilterPanelTrigger',
  'GridFilterForm',
  'GridFilterPanel',
  'GridToolbarQuickFilter',
  'PivotPanelTrigger',
  'PromptField',
  'PromptFieldControl',
  'PromptFieldRecord',
  'PromptFieldSend',
  'QuickFilter',
  'QuickFilterClear',
  'QuickFilterControl',
  'QuickFilterTrigger',
  'Toolbar',
  'ToolbarButton',
];

/** Parts of Charts that only compositions are made of. */
const chartsParts = [
  'ChartsLoadingOverlay',
  'ChartsNoDataOverlay',
  'ChartsOverlay',
  'GaugeReferenceArc',
  'GaugeValueArc',
  'GaugeValueText',
  'RadarDataProvider',
  'ScatterMarker',
];

const flatReference: readonly ReferenceGroup[] = [
  { kind: 'component' },
  { names: ['Types'] },
  { title: 'Hooks', kind: 'hook' },
];

/**
 * How the navigation shows each product's API reference, after its index. Pages, their titles and
 * plans come from the packages.
 */
export const referenceGroups: Readonly<Record<ApiProduct, readonly ReferenceGroup[]>> = {
  'data-grid': [
    { subheader: 'Components', names: dataGridComponents },
    { subheader: 'Interfaces', names: documentedInterfaces['data-grid'] },
    { subheader: 'Events and state', names: ['Events', 'Selectors', 'Types'] },
    { title: 'More components', kind: 'component' },
    { title: 'Hooks', kind: 'hook' },
  ],
  'date-pickers': flatReference,
  charts: [
    { kind: 'component' },
    { subheader: 'Interfaces', names: documentedInterfaces.charts },
    { title: 'More components', names: chartsParts },
    { names: ['Types'] },
    { title: 'Hooks', kind: 'hook' },
  ],
  'tree-view': flatReference,
};
