/** Exported for the library's own packages only, as their source says or shows. */
export const internalExports: Record<string, string> = {
  GridContextProvider: 'hands the private API to the grid’s own components',
  GridPortalWrapper: 'passes the grid’s CSS variables to its own portals',
  GridGenericColumnMenu: 'base of GridColumnMenu, which is marked @ignore',
  useUtilityClasses: 'composes the classes of one component; several modules export one',
  GridCellCheckboxForwardRef: 'the same component as GridCellCheckboxRenderer',
};
