import { renderContentSecurityPolicy } from '../../src/core/headers';
import { sandboxAddresses } from '../../.generated/sandboxAddresses';
import { LICENSING } from './frame';
import { LOOK, openSandboxPage, putSandboxIn, reportsOf, runCode } from './sandboxPage';
import { expect, test } from './test';

/** What the browser says when it refuses what the code of a test tries. */
test.use({
  // One expression: Playwright takes a second element of the list for settings of the fixture.
  allowedMessages: [
    /Content Security Policy|Refused to|Blocked|sandboxed|ERR_BLOCKED|violates|not allowed|[Pp]ermissions [Pp]olicy|can escape its sandboxing|Failed to (load resource|register)|(REFUSED|GOT) /,
  ],
});

/** Runs an attack: a function's body that returns what it got hold of, or throws. */
async function attack(page: import('playwright/test').Page, body: string): Promise<string> {
  const code = `export default function Demo() { return null; }
    (async () => { ${body} })().then(
      (got) => { throw new Error('GOT ' + String(got)); },
      (error) => { throw new Error('REFUSED ' + (error?.name ?? error)); },
    );`;
  await runCode(page, code);
  const outcome = async () =>
    (await reportsOf(page))
      .flatMap((report) => (report.kind === 'problem' ? [report.message] : []))
      .find((message) => /^(GOT|REFUSED) /.test(message));
  await expect.poll(outcome).toBeDefined();
  return (await outcome())!;
}

test.describe('what code in the frame cannot reach', () => {
  const refused: Record<string, string> = {
    cookies: 'return document.cookie;',
    'cookies, to write': `document.cookie = 'a=1'; return document.cookie;`,
    IndexedDB: `return await new Promise((resolve, reject) => {
      const request = indexedDB.open('a'); request.onsuccess = resolve; request.onerror = reject; });`,
    caches: `return await caches.keys();`,
    'a service worker': `return await navigator.serviceWorker.register('/x/sw.js');`,
    'the document of the page': `return parent.document.title;`,
    'the document above': `return top!.document.body.innerHTML;`,
    'the storage of the page': `return parent.localStorage.length;`,
    'the element that holds it': `return frameElement!.outerHTML;`,
    'the site, by fetch': `return (await fetch('/x/introduction/')).status;`,
    'other origins, by fetch': `return (await fetch('https://example.com/')).status;`,
    'a request of the old kind': `return await new Promise((resolve, reject) => {
      const request = new XMLHttpRequest(); request.open('GET', '/x/introduction/');
      request.onload = resolve; request.onerror = reject; request.send(); });`,
    'an image of the site': `return await new Promise((resolve, reject) => {
      const image = new Image(); image.onload = resolve; image.onerror = () => reject(new Error('none'));
      image.src = '/static/favicon.svg'; });`,
    'a script of the site': `return await new Promise((resolve, reject) => {
      const script = document.createElement('script'); script.onload = resolve;
      script.onerror = () => reject(new Error('none')); script.src = '/x/sw.js';
      document.head.append(script); });`,
    'a module': `const load = (0, eval)('(name) => import(name)'); return await load('/x/sw.js');`,
    'a style sheet': `return await new Promise((resolve, reject) => {
      const link = document.createElement('link'); link.rel = 'stylesheet'; link.onload = resolve;
      link.onerror = () => reject(new Error('none')); link.href = '/assets/a.css';
      document.head.append(link); });`,
    'a frame in the frame': `const frame = document.createElement('iframe');
      frame.src = '/x/introduction/'; document.body.append(frame);
      await new Promise((resolve) => { frame.onload = resolve; setTimeout(resolve, 2000); });
      return frame.contentDocument!.body.innerHTML.length;`,
    'the window above, to lead it away': `top!.location.href = '/x/offline/'; return 'led';`,
    'a worker': `return await new Promise((resolve, reject) => {
      const worker = new Worker(URL.createObjectURL(new Blob(['postMessage(1)'])));
      worker.onmessage = () => resolve('worker'); worker.onerror = () => reject(new Error('none')); });`,
    'the camera': `return await navigator.mediaDevices.getUserMedia({ video: true });`,
    'the place of the reader': `return await new Promise((resolve, reject) =>
      navigator.geolocation.getCurrentPosition(resolve, () => reject(new Error('none'))));`,
    'a peer connection': `return new RTCPeerConnection();`,
    'a peer connection of another window': `const frame = document.createElement('iframe');
      document.body.append(frame);
      return typeof (frame.contentWindow as any).RTCPeerConnection;`,
    ...Object.fromEntries(
      [
        'document.body.append(frame);',
        'document.body.innerHTML += frame.outerHTML;',
        `document.body.append(document.createElement('div'));
          document.body.lastElementChild!.attachShadow({ mode: 'closed' }).append(frame);`,
        `Element.prototype.remove = () => {}; document.documentElement.append(frame);`,
      ].map((put, index) => [
        `a peer connection of a frame with a script, ${index}`,
        `const said = new Promise((resolve) => window.addEventListener('message', resolve));
          const frame = document.createElement('iframe');
          frame.srcdoc = '<scr' + 'ipt>parent.postMessage(typeof RTCPeerConnection, "*")</scr' + 'ipt>';
          ${put}
          return await Promise.race([said, new Promise((_, reject) =>
            setTimeout(() => reject(new Error('none')), 1500))]);`,
      ]),
    ),
    'an event source': `return await new Promise((resolve, reject) => {
      const source = new EventSource('/x/introduction/'); source.onopen = resolve;
      source.onerror = () => reject(new Error('none')); });`,
    'a socket': `return await new Promise((resolve, reject) => {
      const socket = new WebSocket('ws://' + location.host); socket.onopen = resolve;
      socket.onerror = () => reject(new Error('none')); });`,
    'the clipboard': `return await navigator.clipboard.readText();`,
  };
  for (const [name, body] of Object.entries(refused)) {
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
