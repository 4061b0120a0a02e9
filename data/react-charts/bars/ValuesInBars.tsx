import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { guestRides, memberRides, weekdays } from '../dataset/bikeRides';

export default function ValuesInBars() {
  const { palette } = useTheme();

  return (
    <BarChart
      height={300}
      aria-label="Rides by weekday"
      xAxis={[{ data: weekdays, categoryGapRatio: 0.1 }]}
      /* preview-start */
      series={[
        { data: memberRides, label: 'Members', stack: 'rides' },
        { data: guestRides, label: 'Guests', stack: 'rides' },
      ]}
      barLabel="value"
      slotProps={{
        barLabel: ({ color }) => ({
          style: { fill: palette.getContrastText(color), fontSize: 12 },
        }),
      }}
      /* preview-end */
    />
  );
}
