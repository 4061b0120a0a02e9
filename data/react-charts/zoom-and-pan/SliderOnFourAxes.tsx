import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';
import { riverYear } from '../dataset/river';

const zoom = { slider: { enabled: true } };
const january = riverYear.slice(0, 31).map(({ rain, level }, id) => ({ id, x: rain, y: level }));
const july = riverYear.slice(181, 212).map(({ rain, level }, id) => ({ id, x: rain, y: level }));

export default function SliderOnFourAxes() {
  return (
    <ScatterChartPro
      height={360}
      title="Rain and water level in January and in July"
      xAxis={[
        { id: 'rain-january', position: 'bottom', zoom },
        { id: 'rain-july', position: 'top', zoom },
      ]}
      yAxis={[
        { id: 'level-january', position: 'left', zoom },
        { id: 'level-july', position: 'right', zoom },
      ]}
      series={[
        {
          label: 'January (bottom, left)',
          data: january,
          xAxisId: 'rain-january',
          yAxisId: 'level-january',
        },
        { label: 'July (top, right)', data: july, xAxisId: 'rain-july', yAxisId: 'level-july' },
      ]}
    />
  );
}
