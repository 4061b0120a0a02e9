import * as React from 'react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  gridFilterModelSelector,
  QuickFilter,
  QuickFilterClear,
  QuickFilterControl,
  QuickFilterTrigger,
  Toolbar,
  type QuickFilterControlProps,
  type QuickFilterProps,
} from '@mui/x-data-grid';
import { expect, vi } from 'vitest';
import { claimsOf } from '../../claim';
import { mountGrid, texts, type Props } from '../grid';

const claim = claimsOf('/x/react-data-grid/components/quick-filter/');

const rows = [
  { id: 1, title: 'Silent River' },
  { id: 2, title: 'Golden Map' },
];

const withInput: QuickFilterControlProps['render'] = ({ ref, slotProps, ...props }) => (
  <input
    ref={ref}
    {...slotProps?.htmlInput}
    value={props.value}
    onChange={props.onChange}
    onKeyDown={props.onKeyDown}
    aria-label="Search"
  />
);

interface Options {
  filter?: QuickFilterProps;
  control?: QuickFilterControlProps;
  grid?: Props;
  trigger?: boolean;
}

/** Shows a grid whose toolbar has all parts; the control renders an input that gets the ref. */
function mount({ filter, control = { render: withInput }, grid, trigger = true }: Options = {}) {
  function Bar() {
    return (
      <Toolbar>
        <QuickFilter {...filter}>
          {trigger && <QuickFilterTrigger>Open</QuickFilterTrigger>}
          <QuickFilterControl {...control} />
          <QuickFilterClear aria-label="Clear">Clear</QuickFilterClear>
        </QuickFilter>
      </Toolbar>
    );
  }
  const slots = { toolbar: Bar };
  return mountGrid({ rows, columns: [{ field: 'title' }], showToolbar: true, slots, ...grid });
}

const input = () => screen.getByRole<HTMLInputElement>('searchbox');
const trigger = () => screen.getByRole('button', { name: 'Open' });
const isOpen = () => trigger().getAttribute('aria-expanded') === 'true';

claim('The parts', 'The trigger names the input, Tab skips the clear button', () => {
  mount();
  expect(trigger().getAttribute('aria-controls')).toBe(input().id);
  expect(screen.getByRole('button', { name: 'Clear' }).tabIndex).toBe(-1);
});

claim('The parts', 'render and className get value and expanded', () => {
  const className = vi.fn(() => '');
  const child = vi.fn(() => <div />);
  mount({ filter: { className, render: child, defaultExpanded: true } });
  expect(className).toHaveBeenLastCalledWith({ value: '', expanded: true });
  expect(child).toHaveBeenLastCalledWith(expect.anything(), { value: '', expanded: true });
});

claim(
  'Collapse the field into a button',
  'A closed input cannot be reached, a width is set',
  () => {
    mount();
    expect(input().tabIndex).toBe(-1);
    const root = trigger().parentElement!;
    expect(root.style.getPropertyValue('--trigger-width')).toMatch(/px$/);
  },
);

claim(
  'Hide the trigger while the field is open',
  'Its click opens an empty field again',
  async () => {
    const onExpandedChange = vi.fn();
    const { unmount } = mount({ filter: { defaultExpanded: true, onExpandedChange } });
    await userEvent.click(input());
    await userEvent.click(trigger());
    expect(onExpandedChange.mock.calls).toEqual([[false], [true]]);
    unmount();
    // Without the focus in the input, nothing closes the field before the click.
    mount({ filter: { defaultExpanded: true } });
    await userEvent.click(trigger());
    expect(isOpen()).toBe(false);
  },
);

claim('Name the field and forward its ref', 'aria-label and label name no input', () => {
  mount({ control: { 'aria-label': 'Books', label: 'Novels' } });
  expect(screen.queryByRole('searchbox', { name: 'Books' })).toBeNull();
  expect(screen.queryByRole('searchbox', { name: 'Novels' })).toBeNull();
  expect(screen.getByLabelText('Books').className).toContain('MuiTextField-root');
});

claim('Name the field and forward its ref', 'htmlInput replaces id, role, and blur', async () => {
  const slotProps = { htmlInput: { 'aria-label': 'Books' } };
  mount({ control: { slotProps }, filter: { defaultExpanded: true } });
  const field = screen.getByRole('textbox', { name: 'Books' });
  expect(field.id).not.toBe(trigger().getAttribute('aria-controls'));
  await userEvent.click(field);
  await userEvent.tab();
  expect(isOpen()).toBe(true);
});

claim(
  'Name the field and forward its ref',
  'Only with inputRef the input gets the focus',
  async () => {
    const { unmount } = mount({ control: {} });
    await userEvent.click(trigger());
    expect(isOpen()).toBe(true);
    expect(document.activeElement).not.toBe(input());
    unmount();
    mount();
    await userEvent.click(trigger());
    await waitFor(() => expect(document.activeElement).toBe(input()));
    await userEvent.keyboard('map');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(document.activeElement).toBe(input());
    expect(input().value).toBe('');
  },
);

claim('Open the field at the start', 'It only starts open with a search in the model', () => {
  const { unmount } = mount();
  expect(isOpen()).toBe(false);
  unmount();
  const filterModel = { items: [], quickFilterValues: ['golden', 'map'] };
  mount({ grid: { initialState: { filter: { filterModel } } } });
  expect(isOpen()).toBe(true);
  expect(input().value).toBe('golden map');
});

claim('When the field opens and closes', 'Escape removes the text, then closes', async () => {
  const onExpandedChange = vi.fn();
  mount({ filter: { defaultExpanded: true, onExpandedChange } });
  await userEvent.type(input(), 'map');
  await waitFor(() => expect(texts('title')).toEqual(['Golden Map']));
  await userEvent.keyboard('{Escape}');
  expect(onExpandedChange).not.toHaveBeenCalled();
  expect([input().value, isOpen()]).toEqual(['', true]);
  expect(texts('title')).toHaveLength(2);
  await userEvent.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(trigger());
});

claim('When the field opens and closes', 'Text keeps it open on blur, not on a click', async () => {
  mount({ filter: { defaultExpanded: true } });
  await userEvent.type(input(), 'map');
  await userEvent.click(document.body);
  expect(isOpen()).toBe(true);
  await userEvent.click(trigger());
  expect(isOpen()).toBe(false);
  expect(input().value).toBe('map');
  fireEvent.change(input(), { target: { value: 'maps' } });
  expect(isOpen()).toBe(true);
});

claim('Why does the field close when it loses focus?', 'expanded keeps it open', async () => {
  mount({ filter: { expanded: true } });
  await userEvent.click(input());
  await userEvent.click(document.body);
  await userEvent.type(input(), '{Escape}');
  expect(isOpen()).toBe(true);
});

claim('Split the text into phrases', 'parser makes values, formatter makes text', async () => {
  const parser = (text: string) => text.split(/, */).filter(Boolean);
  const formatter = (values: string[]) => values.join(', ');
  const { apiRef } = mount({ filter: { expanded: true, parser, formatter, debounceMs: 0 } });
  await userEvent.type(input(), 'silent river, s');
  await waitFor(() =>
    expect(gridFilterModelSelector(apiRef).quickFilterValues).toEqual(['silent river', 's']),
  );
  act(() => apiRef.current?.setQuickFilterValues(['Golden Map', 'Novel']));
  expect(input().value).toBe('Golden Map, Novel');
});

claim('Split the text into phrases', 'A new parser cancels the search that waits', () => {
  vi.useFakeTimers();
  let refresh = () => {};
  function Bar() {
    const [, setCount] = React.useState(0);
    refresh = () => setCount((count) => count + 1);
    return (
      <Toolbar>
        <QuickFilter expanded parser={(text) => [text]}>
          <QuickFilterControl render={withInput} />
        </QuickFilter>
      </Toolbar>
    );
  }
  mount({ grid: { slots: { toolbar: Bar } } });
  fireEvent.change(input(), { target: { value: 'map' } });
  act(() => refresh());
  act(() => void vi.advanceTimersByTime(1000));
  expect(input().value).toBe('map');
  expect(texts('title')).toHaveLength(2);
});

claim('Why are rows hidden after users clear the field?', 'The last text still applies', () => {
  vi.useFakeTimers();
  const { apiRef } = mount({ filter: { expanded: true } });
  fireEvent.change(input(), { target: { value: 'map' } });
  act(() => void vi.advanceTimersByTime(100));
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  act(() => void vi.advanceTimersByTime(100));
  expect(input().value).toBe('');
  expect(gridFilterModelSelector(apiRef).quickFilterValues).toEqual(['map']);
  fireEvent.change(input(), { target: { value: 'river' } });
  act(() => void vi.advanceTimersByTime(100));
  fireEvent.change(input(), { target: { value: '' } });
  act(() => void vi.advanceTimersByTime(200));
  expect(gridFilterModelSelector(apiRef).quickFilterValues).toEqual([]);
});

claim('How do I place the search outside the grid?', 'Outside, the parts throw', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<QuickFilter />)).toThrow('useGridRootProps should only be used inside');
  const slots = { toolbar: () => <QuickFilterControl /> };
  expect(() => mount({ grid: { slots } })).toThrow(
    'MUI X: Missing context. Quick Filter subcomponents must be placed within a <QuickFilter /> component.',
  );
  error.mockRestore();
});
