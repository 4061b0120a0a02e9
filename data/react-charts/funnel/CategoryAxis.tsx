import {
  Unstable_FunnelChart as FunnelChart,
  funnelSectionClasses,
} from '@mui/x-charts-pro/FunnelChart';
import { ticketSteps } from '../dataset/museum';

export default function CategoryAxis() {
  return (
    <FunnelChart
      height={260}
      hideLegend
      role="img"
      aria-label="From viewing tickets to visiting the museum"
      /* preview-start */
      categoryAxis={{
        categories: ['Viewed', 'Chose', 'Paid', 'Visited'],
        position: 'bottom',
        disableLine: true,
        disableTicks: true,
      }}
      series={[
        {
          layout: 'horizontal',
          data: ticketSteps,
        },
      ]}
      /* preview-end */
      sx={{ [`& .${funnelSectionClasses.label}`]: { fill: '#fff' } }}
    />
  );
}
