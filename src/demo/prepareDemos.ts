/** What must stand before the first demo of a document is run. */

declare global {
  /** Read by the commercial packages (SPEC: their telemetry is off on this site). */
  var __MUI_X_TELEMETRY_DISABLED__: boolean | undefined;
}

let preparation: Promise<void> | undefined;

/** Prepares once; after a failure the next call tries again. */
export function prepareDemos(): Promise<void> {
  preparation ??= prepare().catch((error: unknown) => {
    preparation = undefined;
    throw error;
  });
  return preparation;
}

async function prepare(): Promise<void> {
  globalThis.__MUI_X_TELEMETRY_DISABLED__ = true;
  await Promise.all([prepareTrustedTypes(), setLicenseKey()]);
}

async function prepareTrustedTypes(): Promise<void> {
  // Elsewhere nobody asks the policies, and the sanitizer is 10 kB.
  if (!('trustedTypes' in window)) return;
  const [{ installSanitizer }, { watchFrames }] = await Promise.all([
    import('./sanitizer'),
    import('./framePolicies'),
  ]);
  installSanitizer();
  watchFrames();
}

/** Without a key the commercial packages show their own watermark (SPEC 12.3). */
async function setLicenseKey(): Promise<void> {
  const key = process.env.NEXT_PUBLIC_MUI_LICENSE;
  if (!key) return;
  const { LicenseInfo } = await import('@mui/x-license');
  LicenseInfo.setLicenseKey(key);
}
