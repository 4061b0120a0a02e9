import { BarChart, barElementClasses } from '@mui/x-charts/BarChart';
import { guestRides, memberRides, weekdays } from '../dataset/bikeRides';

const highlightScope = { highlight: 'item', fade: 'global' } as const;

export default function StyledHighlight() {
  return (
    <BarChart
      height={260}
      aria-label="Rides by weekday"
      axisHighlight={{ x: 'none' }}
      xAxis={[{ data: weekdays }]}
      series={[
        { label: 'Members', data: memberRides, highlightScope },
        { label: 'Guests', data: guestRides, highlightScope },
      ]}
      /* preview-start */
      sx={{
        [`& .${barElementClasses.root}`]: {
          '&[data-faded]': { opacity: 0.5, filter: 'grayscale(1)' },
          '&[data-highlighted]': { filter: 'none', stroke: 'currentColor', strokeWidth: 2 },
        },
      }}
      /* preview-end */
    />
  );
}
