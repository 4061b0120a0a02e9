import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/**
 * What Chromium leaves out. The last list counts, so it begins with that of Playwright. The two of the
 * address bar are pages of the browser itself: without them a window opens in half the time. Of a
 * document that a test has changed on its way, Chromium no longer knows that it is this machine's, and
 * keeps a frame of it from this machine.
 */
const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'LocalNetworkAccessChecks',
];

/** What headless Chromium needs on a machine without a desktop, a GPU or a way to Google's hosts. */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
];

const SYSTEM_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
];

/** Returns the path of a Chromium: CHROMIUM_PATH, the system's, or the one of Playwright. */
export function findBrowser(): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH, ...SYSTEM_BROWSERS, chromium.executablePath()];
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path));
}

/**
 * Returns the path of a Chromium and installs one first where there is none: Playwright's build,
 * else the distribution's package (SPEC 12.1).
 * @throws Error that says what was tried.
 */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found !== undefined) return found;
  const ways: [string, readonly string[]][] = [
    ['npx', ['playwright', 'install', 'chromium']],
    ['sh', ['-c', 'apt-get update && apt-get install -y chromium']],
  ];
  for (const [command, args] of ways) {
    try {
      execFileSync(command, args, { stdio: 'inherit' });
    } catch (error) {
      console.warn(`${command} ${args.join(' ')} failed: ${(error as Error).message}`);
    }
    const installed = findBrowser();
    if (installed !== undefined) return installed;
  }
  throw new Error(
    'The browser tests found no Chromium and could install none.\n' +
      '  Fix: install Chromium or Chrome, or set CHROMIUM_PATH to its executable.',
  );
}
