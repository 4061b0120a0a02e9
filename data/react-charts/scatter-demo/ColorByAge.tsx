import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { homes, sizeAndPrice } from '../dataset/homes';

const points = homes.map((home) => ({ ...sizeAndPrice(home), z: home.age }));

export default function ColorByAge() {
  return (
    <ScatterChart
      height={300}
      aria-label="Homes by size and price, colored by age"
      xAxis={[{ label: 'Size (sq ft)' }]}
      yAxis={[{ label: 'Price ($K)', min: 0 }]}
      /* preview-start */
      zAxis={[
        { colorMap: { type: 'continuous', min: 0, max: 100, color: ['#56B4E9', '#B84A00'] } },
      ]}
      series={[
        {
          data: points, // Such as { id: 'Harbor 1', x: 630, y: 395, z: 12 }
          markerSize: 6,
          valueFormatter: (point) => point && `${point.z} years old`,
        },
      ]}
      slots={{ legend: ContinuousColorLegend }}
      slotProps={{
        legend: { minLabel: 'New', maxLabel: '100\u00a0years', sx: { inlineSize: 220 } },
      }}
      /* preview-end */
    />
  );
}
