import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { shopSteps } from '../dataset/museum';

const first = shopSteps[0]?.value ?? 1;

export default function FunnelInstead() {
  return (
    <FunnelChart
      height={300}
      aria-label="Visitors of a museum's ticket shop by step, in thousands"
      /* preview-start */
      series={[
        {
          data: shopSteps,
          valueFormatter: ({ value }) => `${value}k (${Math.round((100 * value) / first)}%)`,
        },
      ]}
      /* preview-end */
    />
  );
}
