import * as React from 'react';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';
import { treatment, waste } from '../dataset/townWaste';

export default function ClickedSlice() {
  const [clicked, setClicked] = React.useState('Click a slice.');

  return (
    <>
      <PieChart
        height={240}
        hideLegend
        aria-label="Inner ring: treatment of waste. Outer ring: waste by material."
        /* preview-start */
        series={[
          { id: 'treatment', data: treatment, outerRadius: '45%' },
          { id: 'material', data: waste, innerRadius: '55%' },
        ]}
        onItemClick={(_event, { seriesId, dataIndex }, item) =>
          setClicked(
            `${String(item.label)}: ${item.value} kg (data[${dataIndex}] of "${seriesId}")`,
          )
        }
        /* preview-end */
      />
      <Typography variant="body2" role="status" dir="auto" sx={{ mt: 2, textAlign: 'center' }}>
        {clicked}
      </Typography>
    </>
  );
}
