import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import WarningAdornment from '../../../data/react-date-pickers/custom-opening-button/WarningAdornment';
import { claimsOf } from '../claim';
import { show } from '../pickers';

const claim = claimsOf('/x/react-date-pickers/custom-opening-button/');

claim(
  'Add an icon beside the button',
  'The icon is a named image; only the helper text describes the field',
  () => {
    show(<WarningAdornment />);
    expect(screen.getByRole('img', { name: 'No flight on this day' })).toBeTruthy();
    const description = 'Flights from Monday to Saturday';
    const field = screen.getByRole('group', { name: 'Departure', description });
    expect(field.getAttribute('aria-invalid')).toBe('true');
  },
);
