import type { NavItem } from '../../../src/core/types';

/** Exported parts of Charts that compositions are made of. */
export const chartsParts = [
  { pathname: '/x/api/charts/charts-loading-overlay/', title: 'ChartsLoadingOverlay' },
  { pathname: '/x/api/charts/charts-no-data-overlay/', title: 'ChartsNoDataOverlay' },
  { pathname: '/x/api/charts/charts-overlay/', title: 'ChartsOverlay' },
  { pathname: '/x/api/charts/gauge-reference-arc/', title: 'GaugeReferenceArc' },
  { pathname: '/x/api/charts/gauge-value-arc/', title: 'GaugeValueArc' },
  { pathname: '/x/api/charts/gauge-value-text/', title: 'GaugeValueText' },
  { pathname: '/x/api/charts/radar-data-provider/', title: 'RadarDataProvider' },
  { pathname: '/x/api/charts/scatter-marker/', title: 'ScatterMarker' },
] as const satisfies readonly NavItem[];
