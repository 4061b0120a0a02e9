import type { ComponentType } from 'react';
import { assets } from '../../.generated/assets';
import type { DemoForm, DemoInfo } from '../core/demoTypes';
import type { DemoOptions } from '../core/types';
import { loadStylesheet } from '../browser/loadStylesheet';
import { getPreference } from '../browser/preferenceStore';
import type { SurfaceProps } from './look';
import { loadWithRetry } from './retry';

/** Where a demo is found. */
export interface DemoAddress {
  pathname: string;
  name: string;
  form: DemoForm;
  /** Style sheet that the form needs in the document. */
  stylesheet?: string | undefined;
  /** Whether it is shown in a document of its own. */
  isFramed?: boolean | undefined;
}

/** Returns where a form of a page's demo is found. */
export function demoAddress(
  pathname: string,
  { name, stylesheets }: DemoInfo,
  { iframe }: DemoOptions,
  form: DemoForm,
): DemoAddress {
  return { pathname, name, form, stylesheet: stylesheets?.[form], isFramed: iframe };
}

/** A demo, and what gives it theme and styles. */
export interface LoadedDemo {
  Component: ComponentType;
  Surface: ComponentType<SurfaceProps>;
}

/**
 * Loads a demo's component, and what every demo needs, in parallel.
 * @throws Error when a file cannot be had after a second attempt.
 */
export async function loadDemo(address: DemoAddress): Promise<LoadedDemo> {
  const [Component, Surface] = await Promise.all([
    loadWithRetry(() => loadComponent(address)),
    loadWithRetry(() => loadSurface(address)),
    loadWithRetry(prepare),
    loadTheme(),
    address.stylesheet && loadWithRetry(() => loadStylesheet(address.stylesheet!)),
  ]);
  return { Component, Surface };
}

async function prepare(): Promise<void> {
  const { prepareDemos } = await import('./theme/demoRuntime');
  await prepareDemos();
}

/** Without it React writes the variables of the theme (SiteTheme.tsx). */
async function loadTheme(): Promise<void> {
  try {
    await loadStylesheet(assets.theme);
  } catch (error) {
    console.warn((error as Error).message);
  }
}

async function loadComponent({ pathname, name, form }: DemoAddress): Promise<ComponentType> {
  const { demoModules } = await import('./theme/demoRuntime');
  const page = await demoModules[pathname]?.();
  const load = page?.demos[name]?.[form];
  if (!load) throw new Error(`${pathname} has no demo ${name} in the form "${form}".`);
  return (await load()).default;
}

async function loadSurface({ isFramed }: DemoAddress): Promise<LoadedDemo['Surface']> {
  if (isFramed) return (await import('./theme/FrameDemo')).FrameDemo;
  const { DemoSurface, loadStyleCache } = await import('./theme/demoRuntime');
  await loadStyleCache(getPreference('direction'));
  return DemoSurface;
}
