import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { ticketSteps } from '../dataset/museum';

export default function TwoYearsOverlaid() {
  return (
    <FunnelChart
      height={300}
      hideLegend
      aria-label="Steps of the ticket shop, this year in front of last year"
      categoryAxis={{ categories: ticketSteps.map(({ label }) => label), size: 104 }}
      /* preview-start */
      series={[
        {
          label: 'Last year',
          variant: 'outlined',
          sectionLabel: false,
          data: [112_000, 80_500, 49_800, 46_200].map((value) => ({ value, color: '#78909c' })),
        },
        {
          label: 'This year',
          sectionLabel: false,
          data: [96_400, 58_200, 41_300, 38_100].map((value) => ({ value, color: '#1565c0' })),
        },
      ]}
      /* preview-end */
    />
  );
}
