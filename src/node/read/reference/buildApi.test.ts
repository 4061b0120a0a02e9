import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ApiEntry, ApiProp, ApiReference } from './apiTypes';
import { buildApi } from './buildApi';
import { entrySchema } from './schema';

const root = process.cwd();
let reference: ApiReference;

function find(pathname: string): ApiEntry {
  const entry = reference.entries.find((item) => item.pathname === pathname);
  if (!entry) throw new Error(`no entry at ${pathname}`);
  return entry;
}

function propsOf(pathname: string): Map<string, ApiProp> {
  const entry = find(pathname);
  const props = 'props' in entry ? entry.props : [];
  return new Map(props.map((prop) => [prop.name, prop]));
}

beforeAll(() => {
  reference = buildApi({ root });
}, 60_000);

describe('the API reference', () => {
  it('covers every component and interface page of the navigation', () => {
    const routes = JSON.parse(
      fs.readFileSync(path.join(root, 'tests/fixtures/api/routes.json'), 'utf8'),
    ) as string[];
    const known = new Set(reference.entries.map((entry) => entry.pathname));
    // The chapter pages of a product and groups without a page are not entries.
    const isPage = (route: string) => !route.endsWith('-group');
    expect(routes.filter((route) => isPage(route) && !known.has(`${route}/`))).toEqual([]);
  });

  it('gives every entry an address of its own', () => {
    const addresses = reference.entries.map((entry) => entry.pathname);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('agrees with its schema', () => {
    for (const entry of reference.entries)
      expect(entrySchema.safeParse(entry).error).toBeUndefined();
  });

  it('says of every excluded component why', () => {
    const reasons = new Map(reference.undocumented.map((item) => [item.name, item.reason]));
    expect(reasons.get('GridAddIcon')).toBe('icon');
    expect(reasons.get('TreeItemLabelInput')).toBe('marked @ignore');
    expect(reasons.get('PickersLayoutRoot')).toMatch(/^styled/);
    expect([...reasons.values()].every((reason) => reason !== '')).toBe(true);
  });
});

describe('imports', () => {
  it('lists all packages, subfolders included', () => {
    expect(find('/x/api/charts/bar-chart/').imports).toEqual([
      `import { BarChart } from '@mui/x-charts/BarChart';`,
      `import { BarChart } from '@mui/x-charts';`,
      `import { BarChart } from '@mui/x-charts-pro';`,
    ]);
  });

  it('renames what is exported as unstable', () => {
    expect(find('/x/api/charts/funnel-chart/').imports[0]).toBe(
      `import { Unstable_FunnelChart as FunnelChart } from '@mui/x-charts-pro/FunnelChart';`,
    );
  });

  it('leaves out the DataGrid that only tells to import another', () => {
    const { imports } = find('/x/api/data-grid/data-grid/');
    expect(imports.every((line) => line.includes(`'@mui/x-data-grid`))).toBe(true);
    expect(imports.some((line) => /-pro|-premium/.test(line))).toBe(false);
  });
});

describe('plans', () => {
  it('names the plan that adds a prop to the family', () => {
    const props = propsOf('/x/api/data-grid/data-grid-premium/');
    expect(props.get('rows')?.plan).toBeUndefined();
    expect(props.get('treeData')?.plan).toBe('pro');
    expect(props.get('aggregationModel')?.plan).toBe('premium');
  });

  it('names the plan of members that a package adds to an interface', () => {
    const props = propsOf('/x/api/data-grid/grid-col-def/');
    expect(props.get('field')?.plan).toBeUndefined();
    expect(props.get('renderHeaderFilter')?.plan).toBe('pro');
    expect(props.get('aggregable')?.plan).toBe('premium');
  });

  it('splits GridApi by sub-API and keeps the plan of each method', () => {
    const props = propsOf('/x/api/data-grid/grid-api/');
    expect(props.get('getColumn')).toMatchObject({ group: 'GridColumnApi' });
    expect(props.get('getColumn')?.plan).toBeUndefined();
    expect(props.get('pinColumn')).toMatchObject({ group: 'GridColumnPinningApi', plan: 'pro' });
    // The authors split editing over three interfaces; readers know one.
    expect(props.get('startCellEditMode')).toMatchObject({ group: 'GridEditingApi' });
    expect([...props.values()].filter((prop) => !prop.group)).toEqual([]);
    // Declared in the community package, offered from Pro on.
    expect(props.get('setColumnIndex')).toMatchObject({ plan: 'pro' });
    expect(props.get('exportDataAsExcel')).toMatchObject({ plan: 'premium' });
  });
});

describe('events and selectors', () => {
  it('knows arguments, plan and prop of an event', () => {
    const entry = find('/x/api/data-grid/events/');
    const events = entry.kind === 'events' ? entry.events : [];
    expect(events.find((event) => event.name === 'cellClick')).toMatchObject({
      params: 'GridCellParams<any>',
      event: 'MuiEvent<React.MouseEvent<HTMLElement>>',
      componentProp: 'onCellClick',
    });
    expect(events.find((event) => event.name === 'cellSelectionChange')?.plan).toBe('premium');
  });

  it('knows what a selector returns', () => {
    const entry = find('/x/api/data-grid/selectors/');
    const selectors = entry.kind === 'selectors' ? entry.selectors : [];
    expect(selectors.find((item) => item.name === 'gridSortedRowIdsSelector')).toMatchObject({
      returnType: 'GridRowId[]',
      category: 'Sorting',
    });
  });
});

it('names the package that is not installed, and the fix', () => {
  const empty = fs.mkdtempSync(path.join(os.tmpdir(), 'api-'));
  expect(() => buildApi({ root: empty })).toThrow(/^@mui\/x-data-grid: .*\n {2}Fix: Run `npm ci`/);
  fs.rmSync(empty, { recursive: true });
});
