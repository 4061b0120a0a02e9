import type { DemoExport, ExportForm } from './exports/demoExport';
import type { DemoFile, DemoInfo } from '../core/demoTypes';
import { fetchSources } from './fetchSources';
import type { Variant } from './forms';

/** The sites that a demo can be taken to. */
export type ExportHost = 'stackBlitz' | 'codeSandbox';

const builders: Record<ExportHost, () => Promise<(demo: DemoExport) => ExportForm>> = {
  stackBlitz: async () => (await import('./exports/stackBlitz')).stackBlitzForm,
  codeSandbox: async () => (await import('./exports/codeSandbox')).codeSandboxForm,
};

/**
 * Opens a demo as a project of its own in a new tab. Called by a click and loaded with it.
 * @param height Of the frame in pixels, for a demo that fills its parent.
 * @param edited The files as the reader has edited them, in the place of those that are published.
 * @throws Error when the demo's files cannot be had; TypeError for an unknown date adapter.
 */
export async function openExport(
  host: ExportHost,
  info: DemoInfo,
  { form, language }: Variant,
  height?: number,
  edited?: readonly DemoFile[],
): Promise<void> {
  const files = edited ?? (await fetchSources(info.sourcesUrl))[form]?.[language];
  if (!files) throw new Error(`${info.name} has no ${language} code in the form "${form}".`);
  const url = new URL(`#${info.name}`, window.location.href).href;
  await postExport(host, { info, url, form, language, files, ...(height && { height }) });
}

/**
 * Opens any code as a project in a new tab.
 * @throws TypeError for an unknown date adapter.
 */
export async function postExport(host: ExportHost, code: DemoExport): Promise<void> {
  const build = await builders[host]();
  postInNewTab(build(code));
}

function postInNewTab({ action, fields }: ExportForm): void {
  const form = document.createElement('form');
  Object.assign(form, { method: 'POST', action, target: '_blank', hidden: true });
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    Object.assign(input, { type: 'hidden', name, value });
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
