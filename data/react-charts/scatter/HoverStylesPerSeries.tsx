import { ScatterChart, scatterClasses } from '@mui/x-charts/ScatterChart';
import { lindens, oaks, treeSize, trunkAndHeight } from '../dataset/parkTrees';

const highlightScope = { highlight: 'item', fade: 'global' } as const;

export default function HoverStylesPerSeries() {
  return (
    <ScatterChart
      height={280}
      title="Trees by trunk and height"
      voronoiMaxRadius={30}
      series={[
        {
          id: 'oaks',
          label: 'Oaks',
          data: oaks.map(trunkAndHeight),
          valueFormatter: treeSize,
          highlightScope,
        },
        {
          id: 'lindens',
          label: 'Lindens',
          data: lindens.map(trunkAndHeight),
          valueFormatter: treeSize,
          highlightScope,
          markerSize: 6,
        },
      ]}
      sx={{
        // preview-start
        [`& .${scatterClasses.root}[data-series="oaks"]`]: {
          '& [data-highlighted=true]': { stroke: 'currentColor', strokeWidth: 2 },
        },
        [`& .${scatterClasses.root}[data-series="lindens"]`]: {
          '& circle': { fillOpacity: 0.35, stroke: 'currentColor', strokeWidth: 1 },
          '& [data-highlighted=true]': { fillOpacity: 1 },
          '& [data-faded=true]': { opacity: 0.15 },
        },
        // preview-end
      }}
    />
  );
}
