import {
  Unstable_FunnelChart as FunnelChart,
  funnelSectionClasses,
} from '@mui/x-charts-pro/FunnelChart';
import { ticketSteps } from '../dataset/museum';

export default function SectionCss() {
  return (
    <FunnelChart
      height={300}
      role="img"
      aria-label="From viewing tickets to visiting the museum, with the visits as an estimate"
      series={[{ id: 'shop', variant: 'outlined', data: ticketSteps, sectionLabel: false }]}
      gap={4}
      /* preview-start */
      sx={{
        [`& [data-series="shop"] .${funnelSectionClasses.root}:last-of-type`]: {
          strokeDasharray: '6 4',
          fillOpacity: 0.15,
        },
      }}
      /* preview-end */
    />
  );
}
