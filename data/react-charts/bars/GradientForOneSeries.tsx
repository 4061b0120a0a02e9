import * as React from 'react';
import { useTheme } from '@mui/material/styles';
import { BarChart, barElementClasses } from '@mui/x-charts/BarChart';
import { guestRides, memberRides, weekdays } from '../dataset/bikeRides';

export default function GradientForOneSeries() {
  const { palette } = useTheme();
  const gradientId = React.useId();

  return (
    <BarChart
      height={280}
      aria-label="Rides by weekday"
      borderRadius={4}
      xAxis={[{ data: weekdays }]}
      /* preview-start */
      series={[
        { id: 'members', data: memberRides, label: 'Members', color: palette.primary.main },
        { id: 'guests', data: guestRides, label: 'Guests', color: palette.grey[500] },
      ]}
      sx={{
        [`& [data-series="members"] .${barElementClasses.root}`]: { fill: `url(#${gradientId})` },
      }}
    >
      <defs>
        <linearGradient id={gradientId} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={palette.secondary.main} />
          <stop offset="1" stopColor={palette.primary.main} />
        </linearGradient>
      </defs>
      {/* preview-end */}
    </BarChart>
  );
}
