import type * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs, { type Dayjs } from 'dayjs';
import { vi } from 'vitest';

/** Answers each media query: with a fine pointer all match, with a coarse pointer none. */
export function stubPointer(pointer: 'fine' | 'coarse'): void {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: pointer === 'fine',
    addEventListener() {},
    removeEventListener() {},
  }));
}

/** Renders date and time components with Day.js or another adapter. */
export const show = (ui: React.ReactNode, dateAdapter = AdapterDayjs) =>
  render(ui, {
    wrapper: ({ children }) => (
      <LocalizationProvider dateAdapter={dateAdapter}>{children}</LocalizationProvider>
    ),
  });

/**
 * An adapter with the type of the one for Day.js. Importing it would add the dates of its library to
 * the type of each value in this project.
 */
export async function adapterOf(
  library: 'DateFns' | 'DateFnsJalali' | 'Luxon' | 'Moment' | 'MomentHijri' | 'MomentJalaali',
): Promise<typeof AdapterDayjs> {
  const name = `Adapter${library}`;
  const path = `@mui/x-date-pickers/${name}`;
  const adapter = (await vi.importActual<Record<string, typeof AdapterDayjs>>(path))[name];
  if (!adapter) throw new Error(`No ${name}.`);
  return adapter;
}

/** A section of the first field, or of the field with this label. */
export function section(name: string, label?: string): HTMLElement {
  const field = label ? screen.getByRole('group', { name: label }) : document.body;
  const found = within(field).getAllByRole('spinbutton', { name })[0];
  if (!found) throw new Error(`The field has no section "${name}".`);
  return found;
}

/** A section of the end in a range field with one input, whose start has the same sections. */
export function sectionOfEnd(name: string): HTMLElement {
  const found = screen.getAllByRole('spinbutton', { name })[1];
  if (!found) throw new Error(`The end has no section "${name}".`);
  return found;
}

/** Clicks the button with this name. */
export const press = (name: string): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name }));

/** Types characters from this section on; the field moves the focus itself, as it does for users. */
export async function typeFrom(start: HTMLElement, characters: string): Promise<void> {
  // Checking the styles of all parents would take most of the time.
  await userEvent.setup({ pointerEventsCheck: 0 }).click(start);
  act(() => start.focus());
  for (const character of characters) {
    const target = document.activeElement;
    if (!target) throw new Error('No section has the focus.');
    fireEvent.input(target, { target: { textContent: character } });
  }
}

/** Presses Ctrl+A; the field compares the `keyCode`, which happy-dom leaves at 0. */
export function selectAll(start: HTMLElement): void {
  act(() => start.focus());
  const init = { key: 'a', ctrlKey: true, bubbles: true, cancelable: true };
  const event = new KeyboardEvent('keydown', init);
  Object.defineProperty(event, 'keyCode', { value: 65 });
  fireEvent(start, event);
}

/** The text of the field's hidden input. */
export function textOf(label: string): string {
  const field = screen.getByRole('group', { name: label });
  return within(field).getByRole<HTMLInputElement>('textbox', { hidden: true }).value;
}

/** A date as text that shows all of it: `null`, `Invalid Date`, or day and time. */
export const spell = (value: Dayjs | null | undefined): string =>
  value == null ? String(value) : value.format('YYYY-MM-DD HH:mm');

/** What a mock's calls received as their first argument, spelled. */
export const spelled = (mock: { mock: { calls: unknown[][] } }): string[] =>
  mock.mock.calls.map(([value]) => spell(dayjs.isDayjs(value) ? value : null));

/** A day of the calendar by its number; days of adjacent months come without a role. */
export const day = (number: number): HTMLElement =>
  screen.getByRole('gridcell', { name: String(number) });
