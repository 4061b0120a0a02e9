import { ScatterChart, scatterClasses } from '@mui/x-charts/ScatterChart';
import { lindens, oaks, treeSize, trunkAndHeight } from '../dataset/parkTrees';

const oakPoints = oaks.map(trunkAndHeight);
const lindenPoints = lindens.map(trunkAndHeight);
const hover = {
  highlightScope: { highlight: 'item', fade: 'global' },
  valueFormatter: treeSize,
} as const;

export default function HoverStylesPerSeries() {
  return (
    <ScatterChart
      height={280}
      aria-label="Trees by trunk and height"
      voronoiMaxRadius={30}
      /* preview-start */
      series={[
        { id: 'oaks', label: 'Oaks', data: oakPoints, ...hover },
        { id: 'lindens', label: 'Lindens', data: lindenPoints, ...hover, markerSize: 6 },
      ]}
      sx={{
        [`& .${scatterClasses.root}[data-series="oaks"]`]: {
          '& [data-highlighted=true]': { stroke: 'currentColor', strokeWidth: 2 },
        },
        [`& .${scatterClasses.root}[data-series="lindens"]`]: {
          '& circle': { fillOpacity: 0.35, stroke: 'currentColor', strokeWidth: 1 },
          '& [data-highlighted=true]': { fillOpacity: 1 },
          '& [data-faded=true]': { opacity: 0.15 },
        },
      }}
      /* preview-end */
    />
  );
}
