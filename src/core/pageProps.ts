import type { DocsTab } from './paths';
import type { GuideProps, Plan, TocEntry } from './types';

/** A link to another page of the site. */
export interface PageLink {
  pathname: string;
  title: string;
}

/** A guide together with what the site says about it. */
export interface GuidePageProps extends GuideProps {
  /** Path of the Markdown in the repository. */
  source: string;
  /** The neighbours in reading order. */
  previous?: PageLink;
  next?: PageLink;
  /** Tabs with API that the guide has; absent without any (SPEC 1.6). */
  tabs?: readonly DocsTab[];
}

/** HTML of a page that only its document holds; `slimPageData` takes it out of the page's data. */
export interface HtmlBlock {
  kind: 'html';
  html: string;
}

/** A page of the API reference, rendered by the build. */
export interface ApiPageProps {
  kind: 'api';
  /** Ends in a slash. */
  pathname: string;
  title: string;
  description: string;
  plan?: Plan;
  toc: TocEntry[];
  blocks: HtmlBlock[];
  /** The neighbours in reading order. */
  previous?: PageLink;
  next?: PageLink;
}

/** A tab of a guide that shows the API of what its front matter names (SPEC 1.6). */
export interface ApiTabProps {
  kind: 'api-tab';
  /** Ends in a slash. */
  pathname: string;
  /** Path of the guide. */
  guide: string;
  tab: DocsTab;
  tabs: readonly DocsTab[];
  title: string;
  /** Title of the guide, without its product. */
  heading: string;
  description: string;
  /** The page that says the same and more, if there is one. */
  canonical?: string;
  toc: TocEntry[];
  blocks: HtmlBlock[];
}

/** A page that is made of components alone and brings no data. */
export interface PlainProps {
  kind: 'plain';
  /** Ends in a slash. */
  pathname: string;
  title: string;
  description: string;
}

/** What a route hands to its view. */
export type Page = GuidePageProps | ApiPageProps | ApiTabProps | PlainProps;

/** The props of every page (SPEC 3.1). */
export interface PageProps<View extends Page = Page> {
  userLanguage: string;
  /**
   * Texts by key that the view needs beside the strings of the interface, which are their own keys
   * and need none: at most 1 kB.
   */
  translations: Record<string, string>;
  page: View;
}
