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
        title="Share of members and guests by weekday"
        xAxis={[{ data: weekdays, categoryGapRatio: 0.1 }]}
        series={[
          { data: memberRides, label: 'Members', stack: 'rides' },
          { data: guestRides, label: 'Guests', stack: 'rides' },
        ]}
        slotProps={{
          barLabel: ({ color }) => ({
            style: { fill: palette.getContrastText(color), fontSize: 12 },
          }),
        }}
        barLabel={({ value, dataIndex }, { bar }) => {
          const total = totals[dataIndex];
          if (value === null || !total || bar.height < minHeight) return null;
          return `${Math.round((value / total) * 100)}%`;
        }}
      />
      <Box sx={{ px: 2 }}>
        <Typography variant="body2">Label bars from {minHeight} px of height</Typography>
        <Slider
          aria-label="Smallest labeled height in pixels"
          max={120}
          value={minHeight}
          onChange={(_event, value) => setMinHeight(value)}
        />
      </Box>
    </>
  );
}
