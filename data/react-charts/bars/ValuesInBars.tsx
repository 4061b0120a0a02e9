import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { guestRides, memberRides, weekdays } from '../dataset/bikeRides';

export default function ValuesInBars() {
  const { palette } = useTheme();

  return (
    <BarChart
      height={300}
      title="Rides by weekday"
      barLabel="value"
      slotProps={{
        barLabel: ({ color }) => ({
          style: { fill: palette.getContrastText(color), fontSize: 12 },
        }),
      }}
      xAxis={[{ data: weekdays, categoryGapRatio: 0.1 }]}
      series={[
        { data: memberRides, label: 'Members', stack: 'rides' },
        { data: guestRides, label: 'Guests', stack: 'rides' },
      ]}
    />
  );
}
