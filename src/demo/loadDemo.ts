import type { ComponentType } from 'react';
import type { DemoForm } from '../core/demoTypes';
import { prepareDemos } from './prepareDemos';
import { loadStylesheet } from '../core/loadStylesheet';
import { loadWithRetry } from './retry';

/** Where a demo is found. */
export interface DemoAddress {
  pathname: string;
  name: string;
  form: DemoForm;
  /** Style sheet that the form needs in the document. */
  stylesheet?: string | undefined;
}

/**
 * Loads a demo's component, and what every demo needs, in parallel.
 * @throws Error when a file cannot be had after a second attempt.
 */
export async function loadDemo(address: DemoAddress): Promise<ComponentType> {
  const [Component] = await Promise.all([
    loadWithRetry(() => loadComponent(address)),
    loadWithRetry(prepareDemos),
    address.stylesheet && loadWithRetry(() => loadStylesheet(address.stylesheet!)),
  ]);
  return Component;
}

async function loadComponent({ pathname, name, form }: DemoAddress): Promise<ComponentType> {
  // The list of all demos is a chunk of its own: pages without demos never load it.
  const { demoModules } = await import('../../.generated/demos/registry');
  const page = await demoModules[pathname]?.();
  const load = page?.demos[name]?.[form];
  if (!load) throw new Error(`${pathname} has no demo ${name} in the form "${form}".`);
  return (await load()).default;
}
