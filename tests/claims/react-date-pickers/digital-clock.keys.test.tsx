import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs from 'dayjs';
import { expect } from 'vitest';
import { claimsOf } from '../claim';
import { show } from '../pickers';

const claim = claimsOf('/x/react-date-pickers/digital-clock/');

const at = (text: string) => dayjs(`2026-03-16T${text}`);
const option = (name: string) => screen.getByRole('option', { name });

claim('Which keys work?', 'Tab moves to the next column', async () => {
  const { unmount } = show(<MultiSectionDigitalClock ampm={false} defaultValue={at('09:45')} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(option('9 hours'));
  await userEvent.tab();
  expect(document.activeElement).toBe(option('45 minutes'));
  unmount();
  show(<MultiSectionDigitalClock ampm={false} minTime={at('09:00')} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});
