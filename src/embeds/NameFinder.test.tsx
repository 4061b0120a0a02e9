// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Migration } from '../core/changes';
import { findChanges } from '../core/finder/findChanges';
import { findMessages } from '../core/finder/findMessages';
import { RUN_ONCE } from '../core/finder/runOnce';
import { NameFinder } from './NameFinder';

const MESSAGES = [
  {
    guide: '/x/migration/migration-charts-v7/',
    section: 'series-missing',
    says: ["reading 'series'"],
    does: 'Pass `series`.',
  },
];

const lists = vi.hoisted(() => ({ isBroken: false, migrations: [] as Migration[] }));
vi.mock('./finder/findInLists', () => ({
  get findInLists() {
    if (lists.isBroken) throw new Error('The chunk did not come.');
    return (text: string, from?: number) => ({
      findings: findChanges(text, lists.migrations, from),
      messages: findMessages(text, MESSAGES, lists.migrations, from),
    });
  },
}));

beforeEach(() => {
  lists.isBroken = false;
  lists.migrations = [
    {
      product: 'charts',
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
    expect(item.getByText('rename-it')).toBeDefined();
    const command = screen.getByText('npx @mui/x-codemod@8 v8.0.0/charts/rename-it src');
    const block = command.closest<HTMLElement>('.code-block')!;
    // What boot/copy.ts looks for.
    expect(block.querySelector('pre code')).toBe(command);
    expect(within(block).getByRole('button', { name: 'Copy code' })).toHaveProperty(
      'dataset.copy',
      '',
    );
    expect(item.getByRole('link', { name: /Charts/ }).getAttribute('href')).toBe(
      '/x/migration/migration-charts-v7/#series',
    );
  });

  it('counts by product, and names each codemod once', async () => {
    const [charts] = lists.migrations;
    const [change] = charts!.changes;
    lists.migrations.push({
      ...charts!,
      product: 'tree-view',
      changes: [{ ...change!, old: 'nodeKey' }],
    });
    render(<NameFinder />);
    await userEvent.click(field());
    await userEvent.paste('xAxisKey\nnodeKey');
    expect(await screen.findByText('2 changes concern this text.')).toBeDefined();
    expect(screen.getByText('Charts: 1')).toBeDefined();
    expect(screen.getByText('Tree View: 1')).toBeDefined();
    expect(screen.getByText('Codemods for 2 of the changes')).toBeDefined();
    expect(screen.getAllByText('npx @mui/x-codemod@8 v8.0.0/charts/rename-it src')).toHaveLength(1);
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

  it('folds what is done already, and offers no codemod for it', async () => {
    const [charts] = lists.migrations;
    const [change] = charts!.changes;
    const changes = [{ ...change!, kind: 'type', done: 'xAxisId' } as const];
    lists.migrations = [{ ...charts!, changes }];
    render(<NameFinder />);
    await userEvent.click(field());
    await userEvent.paste(`${CODE}\nxAxisId`);
    expect(
      await screen.findByText('As far as this text shows, nothing is left to change.'),
    ).toBeDefined();
    const folded = screen.getByText('Probably nothing to do: 1').closest('details')!;
    expect(within(folded).getByText('xAxisKey')).toBeDefined();
    expect(folded.open).toBe(false);
    expect(screen.queryByText(/Codemods for/)).toBeNull();
    expect(screen.queryByText(/^npx/)).toBeNull();
  });

  it('marks a codemod that must run once', async () => {
    const [charts] = lists.migrations;
    const changes = RUN_ONCE.slice(0, 1).map((codemod) => ({ ...charts!.changes[0]!, codemod }));
    const note = /^Run this codemod only once/;
    render(<NameFinder />);
    await userEvent.type(field(), 'xAxisKey');
    await screen.findByText('One change concerns this text.');
    expect(screen.queryByText(note)).toBeNull();
    lists.migrations = [{ ...charts!, changes }];
    await userEvent.type(field(), ' ');
    expect(await screen.findByText(note)).toBeDefined();
  });

  it('leads from a message to the section that explains it', async () => {
    render(<NameFinder />);
    await userEvent.click(field());
    await userEvent.paste("TypeError: Cannot read properties of undefined (reading 'series')");
    expect(await screen.findByText('The guides explain this message:')).toBeDefined();
    expect(screen.getByRole('link').getAttribute('href')).toBe(
      '/x/migration/migration-charts-v7/#series-missing',
    );
  });

  it('comes back to the place that was left, once the results are there again', async () => {
    const scrolled = vi.spyOn(globalThis, 'scrollTo').mockImplementation(() => {});
    const page = vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5_000);
    const { unmount } = render(<NameFinder />);
    await userEvent.type(field(), 'xAxisKey');
    const link = await screen.findByRole('link', { name: /upgrade/ });
    vi.stubGlobal('scrollY', 900);
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    unmount();
    const results = () => screen.queryAllByRole('listitem').length;
    scrolled.mockImplementation(() => expect(results()).toBe(1));
    const back = render(<NameFinder />);
    await screen.findByText('One change concerns this text.');
    expect(scrolled.mock.calls).toEqual([[0, 900]]);
    back.unmount();
    // A visit that begins at the top stays there.
    vi.stubGlobal('scrollY', 0);
    render(<NameFinder />);
    await screen.findByText('One change concerns this text.');
    expect(scrolled).toHaveBeenCalledTimes(1);
    page.mockRestore();
    scrolled.mockRestore();
    vi.unstubAllGlobals();
  });

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
