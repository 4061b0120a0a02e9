import type { NavItem } from '../../../src/core/types';

/** Hooks of Data Grid. */
export const dataGridHooks = [
  { pathname: '/x/api/data-grid/use-first-render/', title: 'useFirstRender' },
  { pathname: '/x/api/data-grid/use-grid-api-context/', title: 'useGridApiContext' },
  { pathname: '/x/api/data-grid/use-grid-api-method/', title: 'useGridApiMethod' },
  { pathname: '/x/api/data-grid/use-grid-api-ref/', title: 'useGridApiRef' },
  { pathname: '/x/api/data-grid/use-grid-event/', title: 'useGridEvent' },
  { pathname: '/x/api/data-grid/use-grid-event-priority/', title: 'useGridEventPriority' },
  { pathname: '/x/api/data-grid/use-grid-logger/', title: 'useGridLogger' },
  {
    pathname: '/x/api/data-grid/use-grid-native-event-listener/',
    title: 'useGridNativeEventListener',
  },
  { pathname: '/x/api/data-grid/use-grid-pivoting/', title: 'useGridPivoting', plan: 'premium' },
  { pathname: '/x/api/data-grid/use-grid-root-props/', title: 'useGridRootProps' },
  { pathname: '/x/api/data-grid/use-grid-selector/', title: 'useGridSelector' },
  { pathname: '/x/api/data-grid/use-grid-virtualization/', title: 'useGridVirtualization' },
  {
    pathname: '/x/api/data-grid/use-keep-grouped-columns-hidden/',
    title: 'useKeepGroupedColumnsHidden',
    plan: 'premium',
  },
  { pathname: '/x/api/data-grid/use-material-css-variables/', title: 'useMaterialCSSVariables' },
  { pathname: '/x/api/data-grid/use-on-mount/', title: 'useOnMount' },
  { pathname: '/x/api/data-grid/use-run-once/', title: 'useRunOnce' },
] as const satisfies readonly NavItem[];
