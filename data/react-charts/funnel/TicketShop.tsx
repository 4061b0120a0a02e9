import {
  Unstable_FunnelChart as FunnelChart,
  funnelSectionClasses,
} from '@mui/x-charts-pro/FunnelChart';

export default function TicketShop() {
  return (
    <FunnelChart
      height={300}
      role="img"
      aria-label="From viewing tickets to visiting the museum"
      /* preview-start */
      series={[
        {
          data: [
            { label: 'Viewed tickets', value: 96_400, color: '#1565c0' },
            { label: 'Chose a day', value: 58_200, color: '#5b5bd6' },
            { label: 'Checked out', value: 41_300, color: '#8e44ad' },
            { label: 'Visited', value: 38_100, color: '#c2185b' },
          ],
        },
      ]}
      /* preview-end */
      sx={{ [`& .${funnelSectionClasses.label}`]: { fill: '#fff' } }}
    />
  );
}
