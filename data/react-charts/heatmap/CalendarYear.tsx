import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { visitorDays, weeks } from '../dataset/museum';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const monthOf = new Intl.DateTimeFormat('en-US', { month: 'short' });
const dayOf = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const startsQuarter = (monday: Date) => monday.getDate() <= 7 && monday.getMonth() % 3 === 0;

export default function CalendarYear() {
  return (
    <div role="figure" aria-label="Visitors of the museum on each day of 2025">
      <Heatmap
        height={190}
        hideLegend={false}
        /* preview-start */
        xAxis={[
          {
            data: weeks,
            valueFormatter: (monday: Date, { location }) =>
              location === 'tick' ? monthOf.format(monday) : `Week of ${dayOf.format(monday)},`,
            tickInterval: startsQuarter,
          },
        ]}
        yAxis={[{ data: weekdays, width: 40 }]}
        zAxis={[{ colorMap: { type: 'continuous', max: 2400, color: ['#e5f5e0', '#00441b'] } }]}
        series={[{ label: 'Visitors', data: visitorDays }]}
        /* preview-end */
        slotProps={{ legend: { minLabel: '0', maxLabel: '2,400' } }}
      />
    </div>
  );
}
