import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { harbor, sizeAndPrice } from '../dataset/homes';

const axisColor = (side: string, color: string) => ({
  [`& .${side} .${axisClasses.line}, & .${side} .${axisClasses.tick}`]: { stroke: color },
  [`& .${side} .${axisClasses.tickLabel}, & .${side} .${axisClasses.label}`]: { fill: color },
});

export default function TwoUnitsScatter() {
  return (
    <ScatterChart
      height={300}
      aria-label="Homes at the harbor by size, with price and days on the market"
      hideLegend
      xAxis={[{ label: 'Size (sq ft)' }]}
      /* preview-start */
      yAxis={[
        { id: 'price', label: 'Price ($K)', min: 0 },
        { id: 'days', label: 'Days on the market', min: 0, position: 'right' },
      ]}
      series={[
        {
          yAxisId: 'price',
          data: harbor.map(sizeAndPrice),
          color: '#0072B2',
          valueFormatter: (point) => point && `$${point.y}K`,
        },
        {
          yAxisId: 'days',
          data: harbor.map(({ id, size, days }) => ({ id, x: size, y: days })),
          /* preview-end */
          color: '#D55E00',
          valueFormatter: (point) => point && `${point.y} days`,
        },
      ]}
      sx={(theme) => ({
        ...axisColor(axisClasses.left, '#00629B'),
        ...axisColor(axisClasses.right, '#B84A00'),
        ...theme.applyStyles('dark', {
          ...axisColor(axisClasses.left, '#56B4E9'),
          ...axisColor(axisClasses.right, '#F29E63'),
        }),
      })}
    />
  );
}
