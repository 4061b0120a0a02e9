import { ScatterChartPro } from '@mui/x-charts-pro/ScatterChartPro';
import { riverYear } from '../dataset/river';

const january = riverYear.slice(0, 31).map(({ rain, level }, id) => ({ id, x: rain, y: level }));
const july = riverYear.slice(181, 212).map(({ rain, level }, id) => ({ id, x: rain, y: level }));

export default function SliderOnFourAxes() {
  return (
    <ScatterChartPro
      height={360}
      aria-label="Rain and water level in January and in July"
      /* preview-start */
      xAxis={[
        { id: 'january-rain', position: 'bottom', zoom: { slider: { enabled: true } } },
        { id: 'july-rain', position: 'top', zoom: { slider: { enabled: true } } },
      ]}
      yAxis={[
        { id: 'january-level', position: 'left', zoom: { slider: { enabled: true } } },
        { id: 'july-level', position: 'right', zoom: { slider: { enabled: true } } },
      ]}
      /* preview-end */
      series={[
        {
          label: 'January (bottom, left)',
          data: january,
          xAxisId: 'january-rain',
          yAxisId: 'january-level',
        },
        {
          label: 'July (top, right)',
          data: july,
          xAxisId: 'july-rain',
          yAxisId: 'july-level',
        },
      ]}
    />
  );
}
