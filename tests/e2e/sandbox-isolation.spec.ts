import { renderContentSecurityPolicy } from '../../src/core/headers';
import { sandboxAddresses } from '../../.generated/sandboxAddresses';
import type { Page } from 'playwright/test';
import { atRest } from './atRest';
import { LICENSING } from './frame';
import { ATTACKS, attackCode, outcomeOf } from './sandboxAttacks';
import { LOOK, openSandboxPage, putSandboxIn, reportsOf, runCode } from './sandboxPage';
import { expect, test } from './test';

/** What the browser says when it refuses what the code of a test tries. */
test.use({
  // One expression: Playwright takes a second element of the list for settings of the fixture.
  allowedMessages: [
    /Content Security Policy|Refused to|Blocked|sandboxed|ERR_BLOCKED|violates|not allowed|[Pp]ermissions [Pp]olicy|can escape its sandboxing|Failed to (load resource|register)|(REFUSED|GOT) /,
  ],
});

/** Runs an attack and returns what came of it. */
async function attack(page: Page, body: string): Promise<string> {
  await runCode(page, attackCode(body));
  const outcome = async () => outcomeOf(await reportsOf(page));
  await expect.poll(outcome).toBeDefined();
  return (await outcome())!;
}

test.describe('what code in the frame cannot reach', () => {
  for (const [name, body] of Object.entries(ATTACKS)) {
    test(name, async ({ page }) => {
      await openSandboxPage(page);
      const url = page.url();
      expect(await attack(page, body)).toMatch(/^REFUSED /);
      expect(page.url()).toBe(url);
      expect(await page.evaluate(() => document.title)).toContain('MUI X');
    });
  }
});

test('forms, popups, downloads and dialogs come to nothing', async ({ page }) => {
  const frame = await openSandboxPage(page);
  const events: string[] = [];
  page.on('popup', () => events.push('popup'));
  page.on('download', () => events.push('download'));
  page.on('dialog', (dialog) => {
    events.push(dialog.type());
    void dialog.dismiss();
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await runCode(
    page,
    `export default function Demo() {
  const act = () => {
    window.open('/x/introduction/');
    alert('one');
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob(['text']));
    link.download = 'a.txt';
    document.body.append(link);
    link.click();
    const form = document.createElement('form');
    form.action = '/x/introduction/';
    document.body.append(form);
    form.submit();
    navigator.sendBeacon('/x/introduction/', 'text');
    document.title = 'acted';
  };
  return <button onClick={act}>Act</button>;
}
`,
  );
  asked.length = 0;
  await frame.getByRole('button').click();
  await expect.poll(() => frame.locator('html').evaluate(() => document.title)).toBe('acted');
  await expect(frame.getByRole('button')).toBeVisible();
  await atRest(page);
  expect(events).toEqual([]);
  expect(asked).toEqual([]);
});

test('a frame that leads itself elsewhere is taken off the page', async ({ page }) => {
  await openSandboxPage(page);
  await page.evaluate(() => {
    const code = `location.href = '/x/introduction/'; export default () => null;`;
    window.sandboxTest.run({ 'Demo.tsx': code }, 'Demo.tsx');
  });
  await expect
    .poll(() => reportsOf(page))
    .toContainEqual({
      kind: 'stopped',
      reason: 'The code has led the frame to another page.',
    });
  await expect(page.locator('#sandbox iframe')).toHaveCount(0);
});

test('the document has its policy, and the page the one that it had', async ({ page, request }) => {
  const document = await request.get(sandboxAddresses.frame);
  expect(document.headers()['content-security-policy']).toBe(
    "sandbox allow-scripts; default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval'; " +
      "style-src 'unsafe-inline'; img-src data: blob:; font-src data:; base-uri 'none'; " +
      "form-action 'none'; frame-ancestors 'self'",
  );
  expect(document.headers()['x-frame-options']).toBe('SAMEORIGIN');
  expect((await request.get(LICENSING)).headers()['content-security-policy']).not.toContain('eval');
  expect(renderContentSecurityPolicy()).toContain("script-src 'self';");
  const frame = await openSandboxPage(page);
  await runCode(page, 'export default () => <p>Shown</p>;');
  expect(await frame.locator('html').evaluate(() => self.origin)).toBe('null');
});

test('without its policy the document runs nothing', async ({ page }) => {
  await page.route(`**${sandboxAddresses.frame}`, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers() };
    delete headers['content-security-policy'];
    await route.fulfill({ response, headers });
  });
  await page.goto(LICENSING);
  await page.evaluate(() => {
    const greetings: unknown[] = [];
    Object.assign(window, { greetings });
    window.addEventListener('message', ({ data }) => greetings.push(data));
  });
  await putSandboxIn(page);
  await expect
    .poll(() => reportsOf(page), { timeout: 20_000 })
    .toContainEqual({
      kind: 'stopped',
      reason:
        'The frame for the code could not be loaded. Check your connection, or reload the page.',
    });
  expect(await page.evaluate(() => 'greetings' in window && window.greetings)).toEqual([]);
});

test('a frame of another deploy is not spoken with', async ({ page }) => {
  await page.route(`**${sandboxAddresses.frame}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(sandboxAddresses.version, 'AnotherBuild');
    await route.fulfill({ response, body });
  });
  await openSandboxPage(page);
  await expect
    .poll(() => reportsOf(page))
    .toEqual([{ kind: 'stopped', reason: 'The site has been updated. Reload the page to go on.' }]);
});

test('a frame that the deploy lacks says so', async ({ page }) => {
  await page.route(`**${sandboxAddresses.frame}`, async (route) => {
    await route.fulfill({
      response: await route.fetch({ url: new URL('/gone/', page.url()).href }),
    });
  });
  await openSandboxPage(page);
  await expect
    .poll(() => reportsOf(page), { timeout: 20_000 })
    .toContainEqual(expect.objectContaining({ kind: 'stopped' }));
});

test('only the frame itself gets the port', async ({ page }) => {
  await page.goto(LICENSING);
  // Another frame without an origin, which says what the right one would say, and a message of the
  // page's own origin.
  await page.evaluate(() => {
    const log: unknown[] = [];
    Object.assign(window, { log });
    window.addEventListener('message', ({ ports }) => log.push(ports.length));
  });
  await page.route(`**${sandboxAddresses.frame}`, (route) => new Promise(() => void route));
  await putSandboxIn(page, LOOK);
  await page.evaluate(
    (version) => window.postMessage({ sandbox: version }),
    sandboxAddresses.version,
  );
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { log: number[] }).log))
    .toEqual([0]);
  expect(await reportsOf(page)).toEqual([]);
});

test('what the code says through the port is read with care', async ({ page }) => {
  const frame = await openSandboxPage(page);
  // The port is the runner's own; code that listens to everything can still find it.
  await runCode(
    page,
    `const { postMessage } = MessagePort.prototype;
let found: MessagePort | undefined;
MessagePort.prototype.postMessage = function post(this: MessagePort, ...args: any[]) {
  found = this;
  return postMessage.apply(this, args as any);
};
export default function Demo() {
  const act = () => {
    for (const said of [null, 1, 'ran', {}, { kind: 'stopped', reason: 'Lie' }, { kind: 'ran', run: 99 },
      { kind: 'height', height: 1e9 }, { kind: 'height', height: '1px' },
      { kind: 'problem', run: 1, phase: 'none', message: 'a' },
      { kind: 'problem', run: 1, phase: 'load', message: 'x'.repeat(1e6), file: {}, line: -1 }]) {
      postMessage.call(found!, said);
    }
  };
  return <button onClick={act}>Lie</button>;
}
`,
  );
  await expect.poll(async () => (await reportsOf(page)).length).toBeGreaterThan(1);
  await page.evaluate(() => void (window.sandboxTest.reports.length = 0));
  await frame.getByRole('button').click();
  await expect.poll(async () => (await reportsOf(page)).length).toBeGreaterThan(0);
  expect(await reportsOf(page)).toEqual([
    { kind: 'height', height: 20_000 },
    { kind: 'problem', run: 1, phase: 'load', message: 'x'.repeat(2000) },
  ]);
});
