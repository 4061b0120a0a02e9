import { expect, test } from './test';
import { LOOK, openSandboxPage, reportsOf, runCode, runFiles } from './sandboxPage';

// What code throws is in the console too, as on any page.
test.use({ allowedMessages: [/On purpose/] });

const button = (text: string) => `export default function Demo() {
  return <button>${text}</button>;
}
`;

test('code runs, with other files of the demo, and the last good result stays', async ({
  page,
}) => {
  const frame = await openSandboxPage(page);
  const files = {
    'Demo.tsx': `import Button from '@mui/material/Button';
import { names, type Name } from '../dataset/names';
import sizes from './sizes.json';
import styles from './Demo.module.css';

export default function Demo() {
  const first: Name = names[0]!;
  return <Button className={styles.root}>{first} {sizes.large}</Button>;
}
`,
    '../dataset/names.ts': `export type Name = string;\nexport const names: Name[] = ['Ada'];\n`,
    'sizes.json': '{ "large": 12 }',
    'Demo.module.css': '.root { letter-spacing: 3px; }',
  };
  expect(await runFiles(page, files)).toEqual({ kind: 'ran', run: 1 });
  const shown = frame.getByRole('button', { name: 'Ada 12' });
  await expect(shown).toHaveCSS('letter-spacing', '3px');

  const broken = { ...files, 'Demo.tsx': `const a = 1;\nexport default function Demo( {` };
  expect(await runFiles(page, broken)).toMatchObject({
    phase: 'compile',
    file: 'Demo.tsx',
    line: 2,
  });
  expect(await runCode(page, `\nthrow new Error('At once');`)).toMatchObject({
    phase: 'load',
    message: 'At once',
    file: 'Demo.tsx',
    line: 2,
  });
  const crash = `export default function Demo() {\n  const a: any = undefined;\n  return a.b;\n}`;
  expect(await runCode(page, crash)).toMatchObject({ phase: 'render', file: 'Demo.tsx', line: 3 });
  await expect(shown).toBeVisible();

  expect(await runCode(page, button('New'))).toMatchObject({ kind: 'ran' });
  await expect(frame.getByRole('button')).toHaveText(['New']);
});

test('errors of events and promises name file and line', async ({ page }) => {
  const frame = await openSandboxPage(page);
  await runFiles(page, {
    'Demo.tsx': `import { fail } from './fail';

export default function Demo() {
  return <><button onClick={() => fail()}>Event</button>
    <button onClick={async () => { await null;
      fail(); }}>Promise</button></>;
}
`,
    'fail.ts': `export function fail(): never {\n  throw new Error('On purpose');\n}\n`,
  });
  await frame.getByRole('button', { name: 'Event' }).click();
  const problem = { kind: 'problem', run: 1, message: 'On purpose', file: 'fail.ts', line: 2 };
  await expect
    .poll(() => reportsOf(page))
    .toContainEqual(expect.objectContaining({ ...problem, phase: 'event' }));
  await frame.getByRole('button', { name: 'Promise' }).click();
  await expect
    .poll(() => reportsOf(page))
    .toContainEqual(expect.objectContaining({ ...problem, phase: 'promise' }));
});

test('what crashes after it was shown is put up again, once', async ({ page }) => {
  const frame = await openSandboxPage(page);
  await runCode(
    page,
    `import * as React from 'react';
export default function Demo() {
  const [isBroken, setBroken] = React.useState(false);
  if (isBroken) throw new Error('Broken');
  return <button onClick={() => setBroken(true)}>Break</button>;
}
`,
  );
  await frame.getByRole('button').click();
  await expect
    .poll(() => reportsOf(page))
    .toContainEqual(expect.objectContaining({ phase: 'render', message: 'Broken', line: 4 }));
  await expect(frame.getByRole('button', { name: 'Break' })).toBeVisible();
});

for (const [name, loop] of [
  ['while', 'while (true) { count += 1; }'],
  ['do', 'do { count += 1; } while (true);'],
  ['for', 'for (;;) { count += 1; }'],
  ['for of', 'for (const one of list) list.push(one);'],
] as const) {
  test(`an endless loop stops: ${name}`, async ({ page }) => {
    await openSandboxPage(page);
    await runCode(page, button('Before'));
    const code = `let count = 0;\nconst list = [1];\n${loop}\n${button('Never')}`;
    expect(await runCode(page, code)).toMatchObject({ phase: 'loop', file: 'Demo.tsx', line: 3 });
    expect(await runCode(page, button('After'))).toMatchObject({ kind: 'ran' });
  });
}

test('an endless loop in a component is told in the words of the page', async ({ page }) => {
  const frame = await openSandboxPage(page);
  await runCode(page, button('Before'));
  const code = 'export default function Demo() {\n  while (true) {}\n}\n';
  expect(await runCode(page, code)).toEqual({
    kind: 'problem',
    run: 2,
    phase: 'loop',
    message: 'This loop has run for 1.5 seconds and was stopped.',
    file: 'Demo.tsx',
    line: 2,
  });
  await expect(frame.getByRole('button', { name: 'Before' })).toBeVisible();
});

test('what crashes in its first effects gives way to the last good result', async ({ page }) => {
  const frame = await openSandboxPage(page);
  await runCode(page, button('Before'));
  const crashing = `import * as React from 'react';
export default function Demo() {
  React.useEffect(() => { throw new Error('In an effect'); }, []);
  return <button>Never</button>;
}
`;
  expect(await runCode(page, crashing)).toMatchObject({
    phase: 'render',
    message: 'In an effect',
    line: 3,
  });
  await expect(frame.getByRole('button')).toHaveText(['Before']);
  expect(await runCode(page, button('After'))).toMatchObject({ kind: 'ran' });
  await expect(frame.getByRole('button')).toHaveText(['After']);
});

test('a loop without a guard ends the frame, and a restart brings the next one', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const frame = await openSandboxPage(page);
  await page.evaluate(() => {
    const code = `eval('while (true) {}'); export default () => null;`;
    window.sandboxTest.run({ 'Demo.tsx': code }, 'Demo.tsx');
  });
  await expect
    .poll(() => reportsOf(page), { timeout: 40_000 })
    .toContainEqual({
      kind: 'stopped',
      reason: 'The code no longer answers.',
    });
  await expect(page.locator('#sandbox iframe')).toHaveCount(0);
  await page.evaluate((code) => {
    window.sandboxTest.reports.length = 0;
    window.sandboxTest.run({ 'Demo.tsx': code }, 'Demo.tsx');
    window.sandboxTest.restart();
  }, button('Again'));
  await expect(frame.getByRole('button', { name: 'Again' })).toBeVisible();
});

test('an unknown import says what there is', async ({ page }) => {
  await openSandboxPage(page);
  const importing = (name: string) =>
    runCode(page, `import * as React from 'react';\nimport a from '${name}';\na();\n`);
  expect(await importing('lodash')).toMatchObject({
    phase: 'load',
    line: 2,
    message: expect.stringMatching(
      /^lodash is not available here\. You can import from .*@mui\/x-charts, .*react/,
    ),
  });
  expect(await importing('@mui/material/Buton')).toMatchObject({
    message: expect.stringContaining('@mui/material/Button'),
  });
  expect(await importing('./nothing')).toMatchObject({
    message: 'There is no file ./nothing. The files are Demo.tsx.',
  });
});

test('a demo follows the look of the page, and keeps its state', async ({ page }) => {
  const frame = await openSandboxPage(page);
  await runCode(
    page,
    `import * as React from 'react';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
export default function Demo() {
  const [count, setCount] = React.useState(0);
  const { palette, direction } = useTheme();
  return (
    <Button sx={{ ml: 3 }} onClick={() => setCount(count + 1)}>
      {[count, palette.mode, direction, palette.primary.main].join(' ')}
    </Button>
  );
}
`,
  );
  const shown = frame.getByRole('button');
  await expect(shown).toHaveText(/^0 light ltr #/);
  await expect(shown).toHaveCSS('margin-left', '24px');
  await shown.click();
  const before = await shown.textContent();
  const look = {
    ...LOOK,
    scheme: 'dark',
    direction: 'rtl',
    density: 'compact',
    language: 'he',
    hue: { primary: 'teal', secondary: 'pink' },
  } as const;
  await page.evaluate((chosen) => window.sandboxTest.setLook(chosen), look);
  await expect(shown).toHaveText(/^1 dark rtl #/);
  expect((await shown.textContent())!.slice(-7)).not.toBe(before!.slice(-7));
  await expect(shown).toHaveClass(/MuiButton-sizeSmall/);
  await expect(shown).toHaveCSS('margin-right', '24px');
  const root = frame.locator('html');
  await expect(root).toHaveAttribute('lang', 'he');
  await expect(root).toHaveAttribute('dir', 'rtl');
  await expect(root).toHaveAttribute('data-color-scheme', 'dark');
});

test('without the theme there are the defaults of Material UI', async ({ page }) => {
  const frame = await openSandboxPage(page, { themed: false, scheme: 'dark' });
  await runCode(
    page,
    `import { useTheme } from '@mui/material/styles';
import { Button } from '@mui/material';
export default function Demo() {
  const { palette, shape } = useTheme();
  return <Button>{[palette.mode, palette.primary.main, shape.borderRadius].join(' ')}</Button>;
}
`,
  );
  await expect(frame.getByRole('button')).toHaveText('light #1976d2 4');
  await expect(frame.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('the height of the content is told, and follows it', async ({ page }) => {
  const frame = await openSandboxPage(page);
  const heights = async () =>
    (await reportsOf(page)).flatMap((report) => (report.kind === 'height' ? [report.height] : []));
  await runCode(
    page,
    `import * as React from 'react';
export default function Demo() {
  const [height, setHeight] = React.useState(200);
  return <button style={{ display: 'block', height }} onClick={() => setHeight(333)}>Grow</button>;
}
`,
  );
  await expect.poll(heights).toEqual([232]);
  await frame.getByRole('button').click();
  await expect.poll(heights).toEqual([232, 365]);
});

test('storage works and forgets, and autoFocus leaves the keyboard alone', async ({ page }) => {
  const frame = await openSandboxPage(page);
  await page.evaluate(() => {
    const input = document.createElement('input');
    input.id = 'typing';
    document.body.prepend(input);
  });
  await page.locator('#typing').click();
  await page.keyboard.type('I am ');
  await runCode(
    page,
    `import * as React from 'react';
export default function Demo() {
  const ref = React.useRef<HTMLInputElement>(null);
  React.useEffect(() => ref.current!.focus(), []);
  localStorage.setItem('a', '1');
  sessionStorage.setItem('b', '2');
  return <input ref={ref} autoFocus defaultValue={localStorage.getItem('a')! + sessionStorage.getItem('b')} />;
}
`,
  );
  await expect(frame.getByRole('textbox')).toHaveValue('12');
  await page.keyboard.type('still here');
  await expect(page.locator('#typing')).toHaveValue('I am still here');
  await frame.getByRole('textbox').click();
  await page.keyboard.type('3');
  await expect(frame.getByRole('textbox')).toHaveValue('123');
  expect(await page.evaluate(() => localStorage.getItem('a'))).toBeNull();
});

test('bad input gets a clear answer', async ({ page }) => {
  await openSandboxPage(page);
  expect(await runCode(page, `const a = '${'x'.repeat(5_000_000)}';`)).toMatchObject({
    phase: 'compile',
    message: expect.stringMatching(
      /^The code has 5,000,0\d\d characters\. At most 500,000 can run here\.$/,
    ),
  });
  expect(await runFiles(page, { 'A.tsx': '' }, 'B.tsx')).toMatchObject({
    message: 'There is no file B.tsx.',
  });
  expect(await runCode(page, 'export const a = 1;')).toMatchObject({
    phase: 'load',
    message: 'Demo.tsx has no default export: export the component to show.',
  });
  expect(await runCode(page, 'throw null;')).toMatchObject({ phase: 'load', message: 'null' });
});

test('the second run of a demo fetches nothing', async ({ page }) => {
  await openSandboxPage(page);
  const code = `import { DataGrid } from '@mui/x-data-grid';
export default () => <div style={{ height: 300 }}><DataGrid rows={[]} columns={[]} /></div>;
`;
  expect(await runCode(page, code)).toMatchObject({ kind: 'ran' });
  const progress = (await reportsOf(page)).filter(({ kind }) => kind === 'progress');
  expect(progress.at(-1)).toMatchObject({ loaded: (progress[0] as { total: number }).total });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  expect(await runCode(page, code)).toMatchObject({ kind: 'ran' });
  expect(requests).toEqual([]);
});
