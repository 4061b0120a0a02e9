import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { lindens, oaks, trunkAndHeight } from '../dataset/parkTrees';

const points = [...oaks, ...lindens].map((tree) => ({ ...trunkAndHeight(tree), z: tree.age }));

export default function ColorByThirdValue() {
  return (
    <ScatterChart
      height={280}
      aria-label="Trees by trunk and height, colored by age"
      xAxis={[{ label: 'Trunk (cm)' }]}
      yAxis={[{ label: 'Height (m)', min: 0 }]}
      /* preview-start */
      series={[
        {
          data: points, // Such as { id: 'Oak 1', x: 16.1, y: 7.8, z: 23 }
          markerSize: 6,
          valueFormatter: (point) => point && `${point.z} years old`,
        },
      ]}
      zAxis={[
        { colorMap: { type: 'continuous', min: 10, max: 110, color: ['#7cb342', '#d81b60'] } },
      ]}
      slots={{ legend: ContinuousColorLegend }}
      slotProps={{
        legend: { minLabel: '10 years', maxLabel: '110 years', sx: { inlineSize: 200 } },
      }}
      /* preview-end */
    />
  );
}
