import {
  Unstable_FunnelChart as FunnelChart,
  funnelSectionClasses,
} from '@mui/x-charts-pro/FunnelChart';
import { ticketSteps } from '../dataset/museum';

export default function ConversionRates() {
  return (
    <FunnelChart
      height={300}
      role="img"
      aria-label="Steps of the ticket shop with the share that continues from step to step"
      gap={6}
      hideLegend
      /* preview-start */
      categoryAxis={{
        categories: ticketSteps.map(
          ({ label, value }) => `${label}\n${value.toLocaleString('en-US')}`,
        ),
        size: 104,
      }}
      series={[
        {
          data: ticketSteps,
          valueFormatter: ({ value }, { dataIndex }) => {
            const previous = ticketSteps[dataIndex - 1]?.value ?? value;
            return `${Math.round((100 * value) / previous)}%`;
          },
        },
      ]}
      /* preview-end */
      sx={{ [`& .${funnelSectionClasses.label}`]: { fill: '#fff' } }}
    />
  );
}
