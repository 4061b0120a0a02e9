// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { exportCode } from './exportCode';

const posted: Record<string, string>[] = [];
beforeEach(() => {
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(
    this: HTMLFormElement,
  ) {
    const inputs = [...this.querySelectorAll('input')].map(({ name, value }) => [name, value]);
    posted.push(Object.fromEntries(inputs) as Record<string, string>);
  });
});

test('takes the code along with the versions that run here, and the entry first', async () => {
  await exportCode('stackBlitz', {
    files: {
      'rows.ts': 'export const rows = [];',
      'App.tsx': `import { DataGrid } from '@mui/x-data-grid';
import { AdapterLuxon } from "@mui/x-date-pickers/AdapterLuxon";
import './own.css';
const late = import('not-ours/part');
export default function App() {}`,
    },
    entry: 'App.tsx',
  });
  const project = posted.at(-1)!;
  expect(project['project[files][src/Demo.tsx]']).toContain('export default function App');
  expect(project['project[files][src/rows.ts]']).toBe('export const rows = [];');
  const { dependencies } = JSON.parse(project['project[files][package.json]']!) as {
    dependencies: Record<string, string>;
  };
  expect(dependencies).toMatchObject({
    '@mui/x-data-grid': '8.6.0',
    '@mui/x-date-pickers': '8.6.0',
    luxon: '3.6.1',
    react: '19.3.1',
    'not-ours': 'latest',
  });
  expect(Object.keys(dependencies).filter((name) => name.startsWith('.'))).toEqual([]);
});
