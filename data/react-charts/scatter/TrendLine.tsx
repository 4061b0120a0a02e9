import { useScatterSeries, useXScale, useYScale } from '@mui/x-charts/hooks';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { oaks, treeSize, trendOf, trunkAndHeight } from '../dataset/parkTrees';

const heightAt = trendOf(oaks);

function Trend({ seriesId, from, to }: { seriesId: string; from: number; to: number }) {
  const series = useScatterSeries(seriesId);
  const x = useXScale<'linear'>();
  const y = useYScale<'linear'>();

  return (
    <line
      x1={x(from)}
      y1={y(heightAt(from))}
      x2={x(to)}
      y2={y(heightAt(to))}
      stroke={series?.color}
      strokeWidth={2}
      strokeDasharray="6 4"
      pointerEvents="none"
    />
  );
}

export default function TrendLine() {
  return (
    <>
      {/* preview-start */}
      <ScatterChart
        height={280}
        title="Oaks by trunk and height, with their trend"
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
        <Trend seriesId="oaks" from={20} to={80} />
      </ScatterChart>
      {/* preview-end */}
    </>
  );
}
