import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import type { BarItemIdentifier, ChartsAxisData } from '@mui/x-charts/models';
import { guestRides, memberRides, weekdays } from '../dataset/bikeRides';

export default function ClickInspector() {
  const [item, setItem] = React.useState<BarItemIdentifier>();
  const [axis, setAxis] = React.useState<ChartsAxisData | null>();
  const outputs = { onItemClick: item, onAxisClick: axis };

  return (
    <>
      <BarChart
        height={260}
        aria-label="Rides by weekday"
        xAxis={[{ data: weekdays }]}
        /* preview-start */
        series={[
          { id: 'members', data: memberRides, label: 'Members', stack: 'rides' },
          { id: 'guests', data: guestRides, label: 'Guests', stack: 'rides' },
        ]}
        onItemClick={(_event, clicked) => setItem(clicked)}
        onAxisClick={(_event, clicked) => setAxis(clicked)}
        /* preview-end */
      />
      <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
        {Object.entries(outputs).map(([name, value]) => (
          <Box
            key={name}
            component="pre"
            dir="ltr"
            sx={{
              flex: '1 1 260px',
              m: 0,
              minBlockSize: '5lh',
              fontSize: 13,
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
            }}
          >
            {name}:{'\n'}
            {value ? JSON.stringify(value).replaceAll(',', ', ') : 'Click a bar'}
          </Box>
        ))}
      </Box>
    </>
  );
}
