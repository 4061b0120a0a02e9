import Box from '@mui/material/Box';
import { Gauge } from '@mui/x-charts/Gauge';

export default function FullAndHalf() {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
      {/* preview-start */}
      <Gauge height={160} value={62} aria-label="Battery charge in percent" />
      <Gauge
        height={160}
        value={62}
        startAngle={-90}
        endAngle={90}
        aria-label="Battery charge in percent, as a half circle"
      />
      {/* preview-end */}
    </Box>
  );
}
