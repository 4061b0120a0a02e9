/**
 * The contract between the build, which produces these values, and the browser, which shows them.
 * Nothing here touches React or the file system.
 */

import type { DemoInfo } from './demoTypes';
import type { ApiProduct } from './xProducts';

/** The commercial plan that a page, component or prop needs; absent means Community. */
export type Plan = 'pro' | 'premium';

/** Marks that a navigation item can carry. */
export interface NavMarks {
  plan?: Plan;
  /** Shown as the chip "New". */
  newFeature?: boolean;
  /** Shown as the chip "Planned": nothing to install yet. */
  planned?: boolean;
  /** Shown as the chip "Preview": shipped, but the API may still change. */
  unstable?: boolean;
}

/** A page of the site, or a link to another site when `pathname` starts with `https:`. */
export interface NavPage extends NavMarks {
  /** Ends in a slash, for example `/x/react-data-grid/sorting/`. */
  pathname: string;
  /** Derived from the last path segment when absent. */
  title?: string;
  /** Heading shown in place of the title in the side navigation. */
  subheader?: string;
  children?: readonly NavItem[];
}

/** A titled set of pages without a page of its own. */
export interface NavGroup extends NavMarks {
  pathname?: undefined;
  /** Label of an expandable group. Exactly one of `title` and `subheader` is given. */
  title?: string;
  /** Label of a group that is always open. */
  subheader?: string;
  children: readonly NavItem[];
  /** The build adds the pages of this product's API reference, which writers do not list. */
  reference?: ApiProduct;
}

export type NavItem = NavPage | NavGroup;

/** Front matter of a guide, validated and with defaults filled in. */
export interface GuideMeta {
  title: string;
  /** One sentence, at most 160 characters, that ends with a full stop. */
  description: string;
  productId: string;
  components: string[];
  hooks: string[];
  packageName?: string;
  githubLabel?: string;
  /** Path inside the library's repository, for example `packages/x-data-grid`. */
  githubSource?: string;
  waiAria?: string;
  materialDesign?: string;
  /** Readers' words for the page's tasks where the text does not hold them. */
  keywords: string[];
  /** Shows no ad on the page. */
  disableAd?: boolean;
}

/** An entry of the table of contents. */
export interface TocEntry {
  id: string;
  /** Plain text of the heading. */
  title: string;
  level: 2 | 3;
}

/** Options that Markdown gives to a demo (SPEC 5.2). */
export interface DemoOptions {
  bg?: 'inline' | 'outlined' | 'gradient';
  defaultCodeOpen?: boolean;
  hideToolbar?: boolean;
  disableAd?: boolean;
  iframe?: boolean;
  maxWidth?: number;
  /** Reserved height of the live result, in pixels. */
  height?: number;
  /** The same on screens narrower than 600 px, for results that grow there. */
  narrowHeight?: number;
  /** Gives the result exactly this height, for components that fill their parent. */
  fill?: boolean;
  /** Where the result is placed; without it the result is as wide as the frame. */
  align?: 'center';
  /** Why this demo shows no preview of its code (SPEC 13.2): for the showcase of an overview alone. */
  showcase?: string;
}

/** One part of a guide, in reading order. The pages' data has `info`; the parser leaves it to later. */
export type GuideBlock =
  | { kind: 'html'; html: string }
  | { kind: 'demo'; name: string; options: DemoOptions; info?: DemoInfo }
  | { kind: 'component'; name: string; props: Record<string, unknown> }
  | { kind: 'ad' };

/** Everything that the guide view needs to show one page. */
export interface GuideProps {
  kind: 'guide';
  /** Ends in a slash. */
  pathname: string;
  meta: GuideMeta;
  toc: TocEntry[];
  blocks: GuideBlock[];
  /** What the import of the page's components adds to an app, in bytes after gzip. */
  importSize?: number;
}
