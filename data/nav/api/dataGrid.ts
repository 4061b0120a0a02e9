import type { NavItem } from '../../../src/core/types';
import { dataGridHooks } from './dataGridHooks';
import { dataGridParts } from './dataGridParts';

/** The API reference of Data Grid, its index first. */
export const dataGridApi = [
  { pathname: '/x/api/data-grid/', title: 'Index' },
  {
    subheader: 'Components',
    children: [
      {
        pathname: '/x/api/data-grid/ai-assistant-panel-trigger/',
        title: 'AiAssistantPanelTrigger',
        plan: 'premium',
      },
      { pathname: '/x/api/data-grid/columns-panel-trigger/', title: 'ColumnsPanelTrigger' },
      { pathname: '/x/api/data-grid/data-grid/', title: 'DataGrid' },
      {
        pathname: '/x/api/data-grid/data-grid-premium/',
        title: 'DataGridPremium',
        plan: 'premium',
      },
      { pathname: '/x/api/data-grid/data-grid-pro/', title: 'DataGridPro', plan: 'pro' },
      { pathname: '/x/api/data-grid/export-csv/', title: 'ExportCsv' },
      { pathname: '/x/api/data-grid/export-excel/', title: 'ExportExcel', plan: 'premium' },
      { pathname: '/x/api/data-grid/export-print/', title: 'ExportPrint' },
      { pathname: '/x/api/data-grid/filter-panel-trigger/', title: 'FilterPanelTrigger' },
      { pathname: '/x/api/data-grid/grid-filter-form/', title: 'GridFilterForm' },
      { pathname: '/x/api/data-grid/grid-filter-panel/', title: 'GridFilterPanel' },
      { pathname: '/x/api/data-grid/grid-toolbar-quick-filter/', title: 'GridToolbarQuickFilter' },
      {
        pathname: '/x/api/data-grid/pivot-panel-trigger/',
        title: 'PivotPanelTrigger',
        plan: 'premium',
      },
      { pathname: '/x/api/data-grid/prompt-field/', title: 'PromptField', plan: 'premium' },
      {
        pathname: '/x/api/data-grid/prompt-field-control/',
        title: 'PromptFieldControl',
        plan: 'premium',
      },
      {
        pathname: '/x/api/data-grid/prompt-field-record/',
        title: 'PromptFieldRecord',
        plan: 'premium',
      },
      {
        pathname: '/x/api/data-grid/prompt-field-send/',
        title: 'PromptFieldSend',
        plan: 'premium',
      },
      { pathname: '/x/api/data-grid/quick-filter/', title: 'QuickFilter' },
      { pathname: '/x/api/data-grid/quick-filter-clear/', title: 'QuickFilterClear' },
      { pathname: '/x/api/data-grid/quick-filter-control/', title: 'QuickFilterControl' },
      { pathname: '/x/api/data-grid/quick-filter-trigger/', title: 'QuickFilterTrigger' },
      { pathname: '/x/api/data-grid/toolbar/', title: 'Toolbar' },
      { pathname: '/x/api/data-grid/toolbar-button/', title: 'ToolbarButton' },
    ],
  },
  {
    subheader: 'Interfaces',
    children: [
      { pathname: '/x/api/data-grid/grid-api/', title: 'GridApi' },
      { pathname: '/x/api/data-grid/grid-cell-params/', title: 'GridCellParams' },
      { pathname: '/x/api/data-grid/grid-col-def/', title: 'GridColDef' },
      { pathname: '/x/api/data-grid/grid-single-select-col-def/', title: 'GridSingleSelectColDef' },
      { pathname: '/x/api/data-grid/grid-actions-col-def/', title: 'GridActionsColDef' },
      { pathname: '/x/api/data-grid/grid-list-view-col-def/', title: 'GridListViewColDef' },
      { pathname: '/x/api/data-grid/grid-export-state-params/', title: 'GridExportStateParams' },
      { pathname: '/x/api/data-grid/grid-filter-item/', title: 'GridFilterItem' },
      { pathname: '/x/api/data-grid/grid-filter-model/', title: 'GridFilterModel' },
      { pathname: '/x/api/data-grid/grid-filter-operator/', title: 'GridFilterOperator' },
      { pathname: '/x/api/data-grid/grid-render-context/', title: 'GridRenderContext' },
      { pathname: '/x/api/data-grid/grid-row-class-name-params/', title: 'GridRowClassNameParams' },
      { pathname: '/x/api/data-grid/grid-row-params/', title: 'GridRowParams' },
      { pathname: '/x/api/data-grid/grid-row-spacing-params/', title: 'GridRowSpacingParams' },
      { pathname: '/x/api/data-grid/grid-aggregation-function/', title: 'GridAggregationFunction' },
      {
        pathname: '/x/api/data-grid/grid-aggregation-function-data-source/',
        title: 'GridAggregationFunctionDataSource',
      },
      { pathname: '/x/api/data-grid/grid-csv-export-options/', title: 'GridCsvExportOptions' },
      { pathname: '/x/api/data-grid/grid-print-export-options/', title: 'GridPrintExportOptions' },
      { pathname: '/x/api/data-grid/grid-excel-export-options/', title: 'GridExcelExportOptions' },
    ],
  },
  {
    subheader: 'Events and state',
    children: [
      { pathname: '/x/api/data-grid/events/', title: 'Events' },
      { pathname: '/x/api/data-grid/selectors/', title: 'Selectors' },
      { pathname: '/x/api/data-grid/types/', title: 'Types' },
    ],
  },
  { title: 'More components', children: dataGridParts },
  { title: 'Hooks', children: dataGridHooks },
] as const satisfies readonly NavItem[];
