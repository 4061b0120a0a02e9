/** What must stand before the first demo of a document is run. */
import { watchFrames } from './framePolicies';
import { installSanitizer } from './sanitizer';

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
  // Elsewhere nobody asks the policies.
  if ('trustedTypes' in window) {
    installSanitizer();
    watchFrames();
  }
  await setLicenseKey();
}

/** Without a key the commercial packages show their own watermark (SPEC 12.3). */
async function setLicenseKey(): Promise<void> {
  const key = process.env.NEXT_PUBLIC_MUI_LICENSE;
  if (!key) return;
  const { LicenseInfo } = await import('@mui/x-license');
  LicenseInfo.setLicenseKey(key);
}
