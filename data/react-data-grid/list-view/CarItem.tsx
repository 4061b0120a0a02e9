import DirectionsCar from '@mui/icons-material/DirectionsCar';
import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { RentalCar } from '../dataset/rentalCars';

const euros = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

/** A rental car in one line of a list. */
export function CarItem({ car }: { car: RentalCar }) {
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', flex: 1, minWidth: 0 }}>
      <Avatar
        aria-hidden
        sx={{ width: 32, height: 32, bgcolor: 'primary.main', color: 'primary.contrastText' }}
      >
        <DirectionsCar fontSize="small" />
      </Avatar>
      <Stack sx={{ flex: 1, minWidth: 0, lineHeight: 1.4 }}>
        <Typography noWrap variant="body2" sx={{ fontWeight: 500 }}>
          {car.brand}, {car.seats} seats
        </Typography>
        <Typography noWrap variant="body2" color="textSecondary">
          {car.city}, {euros.format(car.rate)}/day
        </Typography>
      </Stack>
      <Chip
        size="small"
        color={car.free ? 'success' : 'default'}
        label={car.free ? 'Available' : 'Rented'}
      />
    </Stack>
  );
}
