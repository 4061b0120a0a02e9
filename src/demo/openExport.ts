import type { DemoInfo } from '../core/demoTypes';
import type { Variant } from './forms';

export type ExportHost = 'stackBlitz' | 'codeSandbox';

/** Stub until the export builders land. */
export async function openExport(host: ExportHost, info: DemoInfo, _variant: Variant) {
  throw new Error(`${host} ${info.name}`);
}
