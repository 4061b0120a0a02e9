import Typography from '@mui/material/Typography';
import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { ticketSteps } from '../dataset/museum';

export default function TwoYearsOverlaid() {
  return (
    <>
      <Typography variant="body2" align="center">
        This year in blue, last year in gray
      </Typography>
      <FunnelChart
        height={300}
        hideLegend
        gap={3}
        role="img"
        aria-label="Steps of the ticket shop, this year in front of last year"
        categoryAxis={{ categories: ticketSteps.map(({ label }) => label), size: 104 }}
        series={[
          {
            /* preview-start */
            variant: 'outlined',
            sectionLabel: false,
            data: [112_000, 80_500, 49_800, 46_200].map((value) => ({
              label: 'Last year',
              value,
              color: '#78909c',
            })),
          },
          {
            sectionLabel: false,
            data: [96_400, 58_200, 41_300, 38_100].map((value) => ({
              label: 'This year',
              value,
              color: '#1565c0',
            })),
            /* preview-end */
          },
        ]}
      />
    </>
  );
}
