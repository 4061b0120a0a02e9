import type { ReactNode } from 'react';
import type { PreferenceValue } from '../core/preferences';
import { colorTokens } from '../core/tokens';

export type Direction = PreferenceValue<'direction'>;
export type Scheme = 'light' | 'dark';

/** What a reader has changed for one demo alone; the page's own where absent. */
export interface DemoLook {
  direction?: Direction;
  scheme?: Scheme;
}

/** The look that the page has, and with it every demo that nobody has changed. */
export interface PageLook {
  direction: Direction;
  scheme: Scheme;
}

/** What a demo is shown in: its place on the page, or a document of its own. */
export interface SurfaceProps {
  /** The demo's title. */
  title: string;
  look: DemoLook;
  page: PageLook;
  children: ReactNode;
}

/** Returns the look with the other direction; going back to the page's own one ends the change. */
export function turnDirection(look: DemoLook, page: PageLook): DemoLook {
  const { direction, ...rest } = look;
  if (direction !== undefined) return rest;
  return { ...rest, direction: page.direction === 'rtl' ? 'ltr' : 'rtl' };
}

/** Returns the look with the other scheme; going back to the page's own one ends the change. */
export function turnScheme(look: DemoLook, page: PageLook): DemoLook {
  const { scheme, ...rest } = look;
  if (scheme !== undefined) return rest;
  return { ...rest, scheme: page.scheme === 'dark' ? 'light' : 'dark' };
}

/** Returns the colours of the stage of a demo with a scheme of its own: the frame's are the page's. */
export function schemeStyle(scheme: Scheme | undefined) {
  if (!scheme) return undefined;
  const { text, surface } = colorTokens[scheme];
  return { color: text, background: surface, colorScheme: scheme };
}
