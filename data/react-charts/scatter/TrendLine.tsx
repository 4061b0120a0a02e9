import { useScatterSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { oaks, treeSize, trendOf, trunkAndHeight } from '../dataset/parkTrees';

const heightAt = trendOf(oaks);

/* preview-start */
function Trend() {
  const series = useScatterSeries('oaks');
  const x = useXScale<'linear'>();
  const y = useYScale<'linear'>();
  return (
    <line
      x1={x(20)}
      y1={y(heightAt(20))}
      x2={x(80)}
      y2={y(heightAt(80))}
      stroke={series?.color}
      strokeDasharray="6 4"
    />
  );
}
/* preview-end */

export default function TrendLine() {
  return (
    <ScatterChart
      height={280}
      aria-label="Oaks by trunk and height, with their trend"
      yAxis={[{ min: 0 }]}
      series={[
        {
          id: 'oaks',
          label: 'Oaks',
          data: oaks.map(trunkAndHeight),
          valueFormatter: treeSize,
        },
      ]}
    >
      <Trend />
    </ScatterChart>
  );
}
