/** What names of the Data Grid belong to, for the lists of changes of its guides. */

/** Every grid: the change concerns all plans. */
export const GRIDS = ['DataGrid', 'DataGridPro', 'DataGridPremium'] as const;

/** The grids of the paid plans. */
export const PRO_GRIDS = ['DataGridPro', 'DataGridPremium'] as const;

/** The objects of methods, by plan. */
export const APIS = ['GridApi', 'GridApiPro', 'GridApiPremium'] as const;
