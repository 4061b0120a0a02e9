// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Migration } from '../core/changes';
import { findChanges } from '../core/finder/findChanges';
import { NameFinder } from './NameFinder';

const lists = vi.hoisted(() => ({ isBroken: false, migrations: [] as Migration[] }));
vi.mock('./finder/findInLists', () => ({
  get findInLists() {
    if (lists.isBroken) throw new Error('The chunk did not come.');
    return (text: string, from?: number) => findChanges(text, lists.migrations, from);
  },
}));

beforeEach(() => {
  lists.isBroken = false;
  lists.migrations = [
    {
      product: 'x-charts',
      pathname: '/x/migration/migration-charts-v7/',
      from: 7,
      to: 8,
      changes: [
        {
          kind: 'renamed',
          effect: 'breaks',
          what: 'option',
          old: 'xAxisKey',
          now: ['xAxisId'],
          codemod: 'v8.0.0/charts/rename-it',
          section: 'series',
          does: 'Write `xAxisId`, see [Axis](/x/react-charts/axis/).',
        },
      ],
    },
  ];
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const field = () => screen.getByRole('textbox', { name: 'Code, a stack trace, or a name' });
const CODE = "import { LineChart } from '@mui/x-charts';\n<LineChart series={[{xAxisKey: 1}]} />";

describe('the finder of old names', () => {
  it('lists what changed, with line, advice, codemod and guide', async () => {
    render(<NameFinder />);
    await userEvent.click(field());
    await userEvent.paste(CODE);
    expect(await screen.findByText('One change concerns this text.')).toBeDefined();
    const item = within(screen.getByRole('listitem'));
    expect(item.getByText('xAxisKey').tagName).toBe('CODE');
    expect(item.getByText('Line 2')).toBeDefined();
    expect(item.getByText('Certain')).toBeDefined();
    expect(item.getByText('xAxisId').tagName).toBe('CODE');
    expect(item.getByRole('link', { name: 'Axis' }).getAttribute('href')).toBe(
      '/x/react-charts/axis/',
    );
    expect(item.getByText('npx @mui/x-codemod@8 v8.0.0/charts/rename-it src')).toBeDefined();
    expect(item.getByRole('link', { name: /Charts/ }).getAttribute('href')).toBe(
      '/x/migration/migration-charts-v7/#series',
    );
  });

  it('leaves out what the version already has', async () => {
    render(<NameFinder from={7} />);
    const select = screen.getByLabelText<HTMLSelectElement>('Written for');
    expect(select.value).toBe('7');
    lists.migrations = lists.migrations.map((one) => ({ ...one, to: 7 }));
    await userEvent.click(field());
    await userEvent.paste(CODE);
    expect(await screen.findByText('No name in this text is known to have changed.')).toBeDefined();
    await userEvent.selectOptions(select, 'v6');
    expect(await screen.findByText('One change concerns this text.')).toBeDefined();
  });

  it('keeps the text for the tab, until it is empty', async () => {
    const { unmount } = render(<NameFinder />);
    await userEvent.type(field(), 'xAxisKey');
    expect(await screen.findByText('One change concerns this text.')).toBeDefined();
    unmount();
    render(<NameFinder />);
    expect(field()).toHaveProperty('value', 'xAxisKey');
    expect(await screen.findByText('One change concerns this text.')).toBeDefined();
    await userEvent.clear(field());
    await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['7', 'null', '{"text":1,"from":""}', '{"text":"a","from":"9"}', 'no JSON'])(
    'a damaged record (%s) is none',
    (record) => {
      sessionStorage.setItem('docs-name-finder', record);
      render(<NameFinder />);
      expect(field()).toHaveProperty('value', '');
    },
  );

  it('says so when its lists do not come, and tries again', async () => {
    lists.isBroken = true;
    render(<NameFinder />);
    await userEvent.type(field(), 'xAxisKey');
    expect(await screen.findByText('The list of changes could not be loaded.')).toBeDefined();
    lists.isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('One change concerns this text.')).toBeDefined();
  });
});
