import type { DemoExport, ExportForm } from '../core/demoExports/demoExport';
import type { DemoInfo } from '../core/demoTypes';
import { fetchSources } from './fetchSources';
import type { Variant } from './forms';

/** The sites that a demo can be taken to. */
export type ExportHost = 'stackBlitz' | 'codeSandbox';

const builders: Record<ExportHost, () => Promise<(demo: DemoExport) => ExportForm>> = {
  stackBlitz: async () => (await import('../core/demoExports/stackBlitz')).stackBlitzForm,
  codeSandbox: async () => (await import('../core/demoExports/codeSandbox')).codeSandboxForm,
};

/**
 * Opens a demo as a project of its own in a new tab. Called by a click and loaded with it.
 * @param height Of the frame in pixels, for a demo that fills its parent.
 * @throws Error when the demo's files cannot be had; TypeError for an unknown date adapter.
 */
export async function openExport(
  host: ExportHost,
  info: DemoInfo,
  { form, language }: Variant,
  height?: number,
): Promise<void> {
  const [build, sources] = await Promise.all([builders[host](), fetchSources(info.sourcesUrl)]);
  const files = sources[form]?.[language];
  if (!files) throw new Error(`${info.name} has no ${language} code in the form "${form}".`);
  const url = new URL(`#${info.name}`, window.location.href).href;
  postInNewTab(build({ info, url, form, language, files, ...(height && { height }) }));
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
