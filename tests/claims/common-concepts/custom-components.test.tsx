import * as React from 'react';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { DataGrid, type DataGridProps, type GridSlotProps } from '@mui/x-data-grid';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker, type DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import dayjs from 'dayjs';
import { expect, vi } from 'vitest';
import type {} from '@mui/x-date-pickers/themeAugmentation';
import { claimsOf } from '../claim';
import { show } from '../pickers';
import { chartLayout, count, point } from '../react-charts/chart';

const claim = claimsOf('/x/common-concepts/custom-components/');

const july = dayjs('2026-07-16');
const opener = () => screen.getByRole('button', { name: /Choose date/ });
const Plane = (props: { className?: string; title?: string }) => (
  <i data-testid="plane" className={props.className} title={props.title} />
);

type RoundProps = React.ComponentProps<'button'> & { ownerState?: object };
const Round = ({ ownerState: _, ...props }: RoundProps) => <button type="button" {...props} />;

function Grid(props: Partial<DataGridProps>) {
  return (
    <DataGrid rows={[{ id: 'BA 432' }, { id: 'LH 1172' }]} columns={[{ field: 'id' }]} {...props} />
  );
}

claim('Replace a slot', 'A primitive is replaced in the header and in the rows', () => {
  const Check = ({ checked, onChange }: GridSlotProps['baseCheckbox']) => (
    <input type="checkbox" data-testid="own" checked={checked ?? false} onChange={onChange} />
  );
  render(<Grid checkboxSelection disableVirtualization slots={{ baseCheckbox: Check }} />);
  expect(screen.getAllByTestId('own')).toHaveLength(3);
  expect(count('.MuiCheckbox-root')).toBe(0);
});

claim('Replace a slot', 'The props of a slot include handlers and ARIA attributes', async () => {
  const received: object[] = [];
  const Bare = (props: object) => {
    received.push(props);
    return <button type="button">Bare</button>;
  };
  show(<DateCalendar defaultValue={july} slots={{ nextIconButton: Bare }} />);
  expect(received[0]).toMatchObject({
    'aria-label': 'Next month',
    onClick: expect.any(Function),
    ownerState: expect.any(Object),
  });
  await userEvent.click(screen.getByText('Bare'));
  expect(screen.getByText('July 2026')).toBeTruthy();
});

claim('Pass props to a slot', 'Yours override the defaults, className and style merge', () => {
  const nextIconButton = { title: 'Later', className: 'mine', style: { order: 2 } };
  show(<DateCalendar slots={{ nextIconButton: Round }} slotProps={{ nextIconButton }} />);
  const next = screen.getByRole('button', { name: 'Next month' });
  expect(next.title).toBe('Later');
  expect(next.className).toMatch(/MuiPickersArrowSwitcher-nextIconButton.*mine/);
  expect(next.style.order).toBe('2');
});

claim('Pass props to a slot', 'onClick in openPickerButton keeps the picker closed', async () => {
  const onClick = vi.fn();
  show(<DatePicker slotProps={{ openPickerButton: { onClick } }} />);
  await userEvent.click(opener());
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});

claim('Derive props from the state', 'Pickers pass their state, fields also theirs', async () => {
  const openPickerIcon = vi.fn<(state: object) => object>(() => ({}));
  const clearButton = vi.fn<(state: object) => object>(() => ({}));
  const slotProps = { field: { clearable: true }, openPickerIcon, clearButton };
  show(<DatePicker defaultValue={july} slotProps={slotProps} />);
  const picker = { isPickerOpen: false, isPickerValueEmpty: false, pickerVariant: 'desktop' };
  expect(openPickerIcon.mock.lastCall?.[0]).toMatchObject(picker);
  const field = { isFieldDisabled: false, isFieldReadOnly: false, isFieldRequired: false };
  expect(clearButton.mock.lastCall?.[0]).toMatchObject({ ...picker, ...field });
  await userEvent.click(opener());
  expect(openPickerIcon.mock.lastCall?.[0]).toMatchObject({ isPickerOpen: true });
});

chartLayout();
const size = { width: 400, height: 200 };

claim('Derive props from the state', 'bar receives the series id and the dataIndex', () => {
  const bar = vi.fn<(state: object) => object>(() => ({}));
  const barLabel = vi.fn(() => ({}));
  const series = [{ id: 'late', data: [3, 5] }];
  render(<BarChart {...size} series={series} barLabel="value" slotProps={{ bar, barLabel }} />);
  expect(bar.mock.calls.map(([state]) => state)).toContainEqual(
    expect.objectContaining({ id: 'late', dataIndex: 1 }),
  );
  expect(barLabel).toHaveBeenCalled();
});

claim('Derive props from the state', 'Charts call line and area, not lineHighlight', async () => {
  const calls = new Set<string>();
  const called = (name: string) => () => {
    calls.add(name);
    return {};
  };
  const slotProps = {
    line: called('line'),
    area: called('area'),
    lineHighlight: called('lineHighlight'),
    loadingOverlay: called('loadingOverlay'),
    noDataOverlay: called('noDataOverlay'),
  };
  const series = [{ data: [3, 5], area: true }];
  const chart = (more: object) => (
    <LineChart {...size} series={series} slotProps={slotProps} {...more} />
  );
  const view = render(chart({ xAxis: [{ data: [1, 2], scaleType: 'point' }] }));
  await point(200, 100);
  expect(count('.MuiHighlightElement-root')).toBe(1);
  view.rerender(chart({ loading: true }));
  expect(screen.getByText('Loading data…')).toBeTruthy();
  view.rerender(chart({ series: [] }));
  expect(screen.getByText('No data to display')).toBeTruthy();
  expect([...calls].sort()).toEqual(['area', 'line']);
});

claim('Derive props from the state', 'item of RichTreeView receives itemId and label', () => {
  const item = vi.fn<(state: object) => object>(() => ({}));
  render(<RichTreeView items={[{ id: 'a', label: 'Gate A' }]} slotProps={{ item }} />);
  expect(item.mock.lastCall?.[0]).toMatchObject({ itemId: 'a', label: 'Gate A' });
});

claim('Derive props from the state', 'The Data Grid does not call a function', () => {
  const footer = (): never => expect.fail('The grid called the function.');
  // @ts-expect-error -- The type has no function either.
  render(<Grid slotProps={{ footer }} />);
  expect(count('.MuiDataGrid-footerContainer')).toBe(1);
});

/** Counts how often React mounts it, and shows the value of a context. */
const Delay = React.createContext(0);
const mounted = vi.fn();
function Search() {
  React.useEffect(() => void mounted(), []);
  return <input aria-label={`Search ${React.useContext(Delay)}`} />;
}

claim('Keep your component stable', 'A component defined in render loses its focus', () => {
  mounted.mockClear();
  const view = render(<Grid showToolbar slots={{ toolbar: () => <Search /> }} />);
  act(() => screen.getByLabelText('Search 0').focus());
  view.rerender(<Grid showToolbar slots={{ toolbar: () => <Search /> }} />);
  expect(mounted).toHaveBeenCalledTimes(2);
  expect(document.activeElement).not.toBe(screen.getByLabelText('Search 0'));
});

claim('Keep your component stable', 'Context and a new slots object keep it mounted', () => {
  mounted.mockClear();
  const at = (delay: number) => (
    <Delay.Provider value={delay}>
      <Grid showToolbar slots={{ toolbar: Search }} />
    </Delay.Provider>
  );
  const view = render(at(5));
  act(() => screen.getByLabelText('Search 5').focus());
  view.rerender(at(10));
  expect(document.activeElement).toBe(screen.getByLabelText('Search 10'));
  expect(mounted).toHaveBeenCalledTimes(1);
});

claim('Does slotProps reach the slots inside a slot?', 'The calendar forwards', async () => {
  const slotProps = {
    switchViewButton: { title: 'Years' },
    switchViewIcon: { titleAccess: 'Switch' },
    calendarHeader: { slotProps: { switchViewButton: { title: 'Ignored' } } },
  };
  const expectForwarded = () => {
    expect(screen.getByTitle('Years')).toBeTruthy();
    expect(screen.getByTitle('Switch')).toBeTruthy();
    expect(screen.queryByTitle('Ignored')).toBeNull();
  };
  show(<DateCalendar slotProps={slotProps} />);
  expectForwarded();
  cleanup();
  show(<DatePicker slotProps={slotProps} />);
  await userEvent.click(opener());
  expectForwarded();
});

claim('Does slotProps reach the slots inside a slot?', 'Tree View items accept slotProps', () => {
  const item = { slotProps: { label: { title: 'Boarding' } } };
  render(<RichTreeView items={[{ id: 'a', label: 'Gate A' }]} slotProps={{ item }} />);
  expect(screen.getByTitle('Boarding').textContent).toBe('Gate A');
});

claim(
  'How do I remove a part?',
  'hideLegend and trigger none remove legend and tooltip',
  async () => {
    const series = [{ data: [3, 5, 4], label: 'Delays' }];
    const { rerender } = render(<BarChart {...size} series={series} />);
    expect(screen.getByText('Delays')).toBeTruthy();
    await point(200, 100);
    expect(count('.MuiChartsTooltip-root')).toBe(1);
    rerender(
      <BarChart
        {...size}
        series={series}
        hideLegend
        slotProps={{ tooltip: { trigger: 'none' } }}
      />,
    );
    await point(210, 100);
    expect(screen.queryByText('Delays')).toBeNull();
    expect(count('.MuiChartsTooltip-root')).toBe(0);
  },
);

claim('How do I change a slot in the whole app?', 'Theme and component merge by slot', () => {
  const slots = { openPickerIcon: Plane };
  const slotProps = { openPickerIcon: { className: 'theme' } };
  const theme = createTheme({
    components: {
      MuiDatePicker: { defaultProps: { slots, slotProps } },
    },
  });
  const shown = (own: DatePickerProps['slots']) => {
    cleanup();
    show(
      <ThemeProvider theme={theme}>
        <DatePicker slots={own} />
      </ThemeProvider>,
    );
    return opener().querySelector('i');
  };
  expect(shown({ openPickerButton: 'button' })?.className).toContain('theme');
  expect(shown({ openPickerIcon: () => <b /> })).toBeNull();
});

claim('My ref is null in a custom slot', 'ref is a prop that you spread', () => {
  const ref = React.createRef<HTMLButtonElement>();
  show(<DateCalendar slots={{ nextIconButton: Round }} slotProps={{ nextIconButton: { ref } }} />);
  expect(ref.current).toBe(screen.getByRole('button', { name: 'Next month' }));
});
