import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  Unstable_FunnelChart as FunnelChart,
  funnelSectionClasses,
} from '@mui/x-charts-pro/FunnelChart';

export default function LegendToggle() {
  const [hideLegend, setHideLegend] = React.useState(false);

  return (
    <>
      <FormControlLabel
        control={<Switch checked={hideLegend} onChange={(_event, on) => setHideLegend(on)} />}
        label="hideLegend"
      />
      <FunnelChart
        height={240}
        role="img"
        aria-label="From checkout to visit"
        /* preview-start */
        hideLegend={hideLegend}
        series={[
          {
            data: [
              {
                label: (place) => (place === 'legend' ? 'Paid' : 'Paid for tickets online'),
                value: 41_300,
                color: '#1565c0',
              },
              { label: 'Visited', value: 38_100, color: '#c2185b' },
            ],
          },
        ]}
        /* preview-end */
        sx={{ [`& .${funnelSectionClasses.label}`]: { fill: '#fff' } }}
      />
    </>
  );
}
