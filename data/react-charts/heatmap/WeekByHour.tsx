import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { crowd, openDays, openHours } from '../dataset/museum';

export default function WeekByHour() {
  return (
    <div role="figure" aria-label="Visitors in the museum by hour and day">
      <Heatmap
        height={280}
        xAxis={[{ data: openHours, valueFormatter: (hour: string) => `${hour}:00` }]}
        yAxis={[{ data: openDays, width: 40 }]}
        /* preview-start */
        zAxis={[
          { colorMap: { type: 'continuous', min: 0, max: 400, color: ['#fdf0d5', '#a4133c'] } },
        ]}
        series={[{ label: 'Visitors', data: crowd }]}
        /* preview-end */
      />
    </div>
  );
}
