import type { ThemeVariables } from './merge/themeVariables';

export type Scheme = 'light' | 'dark';

/** A demo as it stands in one frame in one scheme. */
export interface Drawing {
  /** HTML inside the demo's surface. */
  html: string;
  /** Rules in the order in which Emotion wrote them. */
  rules: string[];
  /** Rules that stand in the HTML itself. */
  sheets: string[];
}

/** What a demo is drawn from. */
export interface DemoJob {
  /** Path of the page. */
  pathname: string;
  name: string;
  /** Path of the component's file from the project's root. */
  file: string;
  options: DemoLayout;
  /** Whether it is shown in a document of its own, which is not drawn. */
  isFramed: boolean;
}

/** What a demo's Markdown says of its surface (SPEC 5.2). */
export interface DemoLayout {
  height?: number | undefined;
  narrowHeight?: number | undefined;
  maxWidth?: number | undefined;
  align?: string | undefined;
  fill?: boolean | undefined;
}

/** A demo for light and dark, at each frame that needs HTML of its own: what the cache holds. */
export interface RenderedDemo {
  wide: string;
  narrow?: string;
  /** Rules that its elements use. */
  rules: string[];
  /** The theme's variables that it uses, and its own for what differs between the schemes. */
  variables: ThemeVariables;
}

/** Why a demo could not be drawn. */
export interface FailedDemo {
  reason: string;
  /** Whether it may be drawn the next time: nothing is known of the demo itself. */
  isStopped?: boolean;
}
