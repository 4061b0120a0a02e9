import type { DocsTab } from './paths';
import type { GuideProps } from './types';

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

/** A page that is made of components alone and brings no data. */
export interface PlainProps {
  kind: 'plain';
  /** Ends in a slash. */
  pathname: string;
  title: string;
  description: string;
}

/** What a route hands to its view. */
export type Page = GuidePageProps | PlainProps;

/** The props of every page (SPEC 3.1). */
export interface PageProps<View extends Page = Page> {
  userLanguage: string;
  /** Only the keys that the view names: at most 1 kB. */
  translations: Record<string, string>;
  page: View;
}
