import type * as React from 'react';
import Box from '@mui/material/Box';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { usePickerContext } from '@mui/x-date-pickers/hooks';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs from 'dayjs';
import { expect } from 'vitest';
import AutocompleteField from '../../../data/react-date-pickers/custom-field/AutocompleteField';
import BrowserField from '../../../data/react-date-pickers/custom-field/BrowserField';
import ReadOnlyField from '../../../data/react-date-pickers/custom-field/ReadOnlyField';
import { claimsOf } from '../claim';
import { section, show, stubPointer, typeFrom } from '../pickers';

const claim = claimsOf('/x/react-date-pickers/custom-field/');

const friday = dayjs('2026-06-12');
const showForm = (field: React.ReactNode) => show(<form aria-label="Invoice">{field}</form>);
const sent = () => [...new FormData(screen.getByRole<HTMLFormElement>('form'))];

claim(
  'Replace the field with your own component',
  'The built-in field submits the displayed text',
  () => {
    showForm(<DatePicker name="due" defaultValue={friday} />);
    expect(sent()).toEqual([['due', '06/12/2026']]);
  },
);

claim(
  'Replace the field with your own component',
  'A hidden input submits the day, but not while it is disabled or the date is invalid',
  () => {
    function HiddenDay() {
      const { name, value, disabled } = usePickerContext();
      const day = value?.isValid() ? value.format('YYYY-MM-DD') : '';
      return name ? <input type="hidden" name={name} value={day} disabled={disabled} /> : null;
    }
    const slots = { field: HiddenDay };
    const { unmount } = showForm(<DatePicker name="due" defaultValue={friday} slots={slots} />);
    expect(sent()).toEqual([['due', '2026-06-12']]);
    unmount();
    const next = showForm(<DatePicker name="due" defaultValue={dayjs('never')} slots={slots} />);
    expect(sent()).toEqual([['due', '']]);
    next.unmount();
    showForm(<DatePicker disabled name="due" defaultValue={friday} slots={slots} />);
    expect(sent()).toEqual([]);
  },
);

claim('Replace the field with your own component', 'rootSx is the sx of the picker', () => {
  function Styled() {
    const { rootRef, rootClassName, rootSx } = usePickerContext();
    return (
      <Box ref={rootRef} className={rootClassName} sx={rootSx}>
        Due date
      </Box>
    );
  }
  show(<DatePicker className="due" sx={{ letterSpacing: 3 }} slots={{ field: Styled }} />);
  const root = screen.getByText('Due date');
  expect(root.classList.contains('due')).toBe(true);
  expect(getComputedStyle(root).letterSpacing).toBe('3px');
});

claim('Read-only text field', 'The form submits YYYY-MM-DD once', () => {
  showForm(<ReadOnlyField />);
  expect(screen.getByDisplayValue('06/12/2026')).toBeTruthy();
  expect(sent()).toEqual([['due', '2026-06-12']]);
});

claim('Autocomplete', 'The form submits YYYY-MM-DD instead of the text', async () => {
  stubPointer('fine');
  showForm(<AutocompleteField />);
  expect(sent()).toEqual([['payday', '']]);
  await userEvent.type(screen.getByRole('combobox', { name: 'Payday' }), 'jul');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByDisplayValue('Fri, Jul 10, 2026')).toBeTruthy();
  expect(sent()).toEqual([['payday', '2026-07-10']]);
});

claim(
  'Keep the sections in another design system',
  'The sections have aria-invalid, and the form submits the displayed text',
  async () => {
    const invalid = () =>
      ['Month', 'Day', 'Year'].map((name) => section(name).getAttribute('aria-invalid'));
    showForm(<BrowserField />);
    expect(invalid()).toEqual(['false', 'false', 'false']);
    expect(sent()).toEqual([['due', '06/12/2026']]);
    await typeFrom(section('Month'), '0231');
    expect(invalid()).toEqual(['true', 'true', 'true']);
  },
);
