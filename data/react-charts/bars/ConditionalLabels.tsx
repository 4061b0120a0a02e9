import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { guestRides, memberRides, weekdays } from '../dataset/bikeRides';

const totals = memberRides.map((rides, day) => rides + (guestRides[day] ?? 0));

export default function ConditionalLabels() {
  const [minHeight, setMinHeight] = React.useState(30);
  const { palette } = useTheme();

  return (
    <>
      <BarChart
        height={280}
        aria-label="Rides of members and guests by weekday, labeled with their shares"
        xAxis={[{ data: weekdays, categoryGapRatio: 0.1 }]}
        series={[
          { data: memberRides, label: 'Members', stack: 'rides' },
          { data: guestRides, label: 'Guests', stack: 'rides' },
        ]}
        /* preview-start */
        barLabel={({ value, dataIndex }, { bar }) => {
          const total = totals[dataIndex];
          if (value === null || !total || bar.height < minHeight) return null;
          return `${Math.round((value / total) * 100)}%`;
        }}
        /* preview-end */
        slotProps={{
          barLabel: ({ color }) => ({
            style: { fill: palette.getContrastText(color), fontSize: 12 },
          }),
        }}
      />
      <Box sx={{ px: 2 }}>
        <Typography variant="body2">Label bars that are at least {minHeight} px high</Typography>
        <Slider
          aria-label="Minimum height of a labeled bar in pixels"
          max={120}
          value={minHeight}
          onChange={(_event, value) => setMinHeight(value)}
        />
      </Box>
    </>
  );
}
