import { render, screen, waitFor } from '@testing-library/react';
import { createRequire } from 'node:module';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { claimsOf } from '../claim';

const claim = claimsOf('/x/guides/telemetry/');

const RECORD = 'https://x-telemetry.mui.com/v2/telemetry/record';
const ENV = 'MUI_X_TELEMETRY_DISABLED';
const releaseInfo = 'MTc1MDk3NTIwMDAwMA==';

const request = vi.fn<typeof fetch>();
const log = vi.fn();
beforeEach(() => {
  vi.resetModules();
  sessionStorage.clear();
  // `npm run check` turns the telemetry of the tools that it starts off.
  vi.stubEnv(ENV, undefined);
  request.mockReset().mockImplementation(() => Promise.resolve(new Response()));
  log.mockReset();
  vi.stubGlobal('fetch', request);
  vi.spyOn(console, 'log').mockImplementation(log);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** A page load: fresh modules, which have read no switch yet. */
async function load() {
  const { LicenseInfo, Watermark, muiXTelemetrySettings } = await import('@mui/x-license');
  LicenseInfo.setLicenseKey('');
  return {
    settings: muiXTelemetrySettings,
    setKey: (key: string) => LicenseInfo.setLicenseKey(key),
    /** Renders what each commercial component renders, and waits until its event is dealt with. */
    show: async (packageName: 'x-data-grid-pro' | 'x-tree-view-pro' = 'x-data-grid-pro') => {
      const view = render(<Watermark packageName={packageName} releaseInfo={releaseInfo} />);
      await waitFor(() => expect(stored('session_id')).not.toBeNull());
      await vi.dynamicImportSettled();
      return view;
    },
  };
}
const stored = (key: string) => sessionStorage.getItem(`__mui_x_telemetry_${btoa(key)}`);

/** How many events a page load sends. */
async function sent(before: (settings: Awaited<ReturnType<typeof load>>['settings']) => void) {
  vi.resetModules();
  sessionStorage.clear();
  request.mockClear();
  const page = await load();
  before(page.settings);
  await page.show();
  return request.mock.calls.length;
}
const nothing = () => {};

claim('Telemetry', 'Off by default, enableTelemetry sends the license check', async () => {
  expect(await sent(nothing)).toBe(0);
  expect(await sent((settings) => settings.enableTelemetry())).toBe(1);
});

claim('Check when something is sent', 'Community packages do not depend on it', () => {
  const load = createRequire(import.meta.url);
  for (const name of ['data-grid', 'date-pickers', 'charts', 'tree-view']) {
    const dependencies = (plan: string): object =>
      load(`@mui/x-${name}${plan}/package.json`).dependencies;
    expect(dependencies('')).not.toHaveProperty(['@mui/x-license']);
    expect(dependencies('')).not.toHaveProperty(['@mui/x-telemetry']);
    expect(dependencies('-pro')).toHaveProperty(['@mui/x-license']);
  }
});

claim(
  'Check when something is sent',
  'Production replaces the functions by empty ones',
  async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const { settings } = await load();
    settings.enableTelemetry();
    const { sendMuiXTelemetryEvent, muiXTelemetryEvents } = await import('@mui/x-telemetry');
    const payload = { packageReleaseInfo: releaseInfo, packageName: 'x-data-grid-pro' };
    const event = muiXTelemetryEvents.licenseVerification({}, payload);
    expect(event).toBeNull();
    await sendMuiXTelemetryEvent(event);
    expect(request).not.toHaveBeenCalled();
  },
);

claim('Check when something is sent', 'Node.js does not send', async () => {
  const { settings } = await load();
  settings.enableTelemetry();
  const { sendMuiXTelemetryEvent } = await import('@mui/x-telemetry');
  vi.stubGlobal('window', undefined);
  await sendMuiXTelemetryEvent({ eventName: 'licenseVerification', payload: {}, context: {} });
  expect(request).not.toHaveBeenCalled();
});

claim('See what is sent', 'The event contains these items, and the key in full', async () => {
  const { settings, setKey, show } = await load();
  settings.enableTelemetry();
  setKey('YOUR_LICENSE_KEY');
  await show();
  const [url, options] = request.mock.calls[0] ?? [];
  expect([url, options?.method]).toEqual([RECORD, 'POST']);
  const [{ context, ...event }] = JSON.parse(String(options?.body));
  const packageName = 'x-data-grid-pro';
  const payload = { packageName, packageReleaseInfo: releaseInfo, licenseStatus: 'Invalid' };
  expect(event).toEqual({ eventName: 'licenseVerification', payload });
  expect(context).toMatchObject({
    licenseKey: 'YOUR_LICENSE_KEY',
    sessionId: stored('session_id'),
  });
  // Tests don't compute a fingerprint; without the postinstall script some ids are missing.
  const ids = ['isDocker', 'isCI', 'machineId', 'projectId', 'sessionId', 'anonymousId'];
  expect([...ids, 'licenseKey']).toEqual(expect.arrayContaining(Object.keys(context)));
});

claim('See what is sent', 'Once for each package and key', async () => {
  const { settings, setKey, show } = await load();
  settings.enableTelemetry();
  await show();
  await show();
  expect(request).toHaveBeenCalledTimes(1);
  await show('x-tree-view-pro');
  setKey('another key');
  await show();
  expect(request).toHaveBeenCalledTimes(3);
});

claim('See what is sent', 'A failed request is repeated three times, then logged', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  request.mockImplementation(() => Promise.reject(new Error('offline')));
  const { settings, show } = await load();
  settings.enableTelemetry();
  await show();
  await waitFor(() => expect(log).toHaveBeenCalledTimes(1));
  expect(log.mock.lastCall?.[0]).toBe('[mui-x-telemetry] error');
  expect(request).toHaveBeenCalledTimes(4);
});

claim('In code', 'After the check, enableTelemetry sends nothing', async () => {
  const { settings, show } = await load();
  const { rerender } = await show();
  settings.enableTelemetry();
  rerender(<i />);
  await show();
  expect(request).not.toHaveBeenCalled();
});

claim('With an environment variable', 'Four values turn it on, four off', async () => {
  for (const value of ['false', '0', 'no', 'n']) {
    vi.stubEnv(`VITE_${ENV}`, value);
    expect(await sent(nothing)).toBe(1);
  }
  for (const value of ['true', '1', 'yes', 'y', 'off', '']) {
    vi.stubEnv(`VITE_${ENV}`, value);
    expect(await sent(nothing)).toBe(0);
  }
});

claim(
  'With a global variable',
  'It overrides the environment, the settings override both',
  async () => {
    vi.stubEnv(`NEXT_PUBLIC_${ENV}`, 'true');
    vi.stubGlobal(`__${ENV}__`, false);
    expect(await sent(nothing)).toBe(1);
    expect(await sent((settings) => settings.disableTelemetry())).toBe(0);
    vi.stubGlobal(`__${ENV}__`, true);
    vi.stubEnv(`NEXT_PUBLIC_${ENV}`, 'false');
    expect(await sent(nothing)).toBe(0);
    expect(await sent((settings) => settings.enableTelemetry())).toBe(1);
  },
);

claim('Turn telemetry off', 'A session id is stored even if telemetry is off', async () => {
  expect(await sent((settings) => settings.disableTelemetry())).toBe(0);
  expect(stored('session_id')).toMatch(/^sesid_/);
});

claim('Watch the events instead of sending them', 'Debug prints, if telemetry is on', async () => {
  const debug = await load();
  debug.settings.enableDebug();
  await debug.show();
  expect(log).not.toHaveBeenCalled();
  vi.stubGlobal('__MUI_X_TELEMETRY_DEBUG__', true);
  expect(await sent((settings) => settings.enableTelemetry())).toBe(0);
  vi.unstubAllGlobals();
  vi.stubGlobal('fetch', request);
  vi.stubEnv('VITE_MUI_X_TELEMETRY_DEBUG', 'true');
  expect(await sent((settings) => settings.enableTelemetry())).toBe(0);
  expect(log.mock.calls.map(([text]) => text)).toEqual(Array(2).fill('[mui-x-telemetry] event'));
});

claim('Does the license check need telemetry?', 'It runs without a request', async () => {
  const { show } = await load();
  await show();
  expect(screen.getByText('MUI X Missing license key')).toBeTruthy();
  expect(request).not.toHaveBeenCalled();
});
