import type { GuideProps } from './types';

/** A page that is made of components alone and brings no data. */
export interface PlainProps {
  kind: 'plain';
  /** Ends in a slash. */
  pathname: string;
  title: string;
  description: string;
}

/** What a route hands to its view. */
export type Page = GuideProps | PlainProps;

/** The props of every page (SPEC 3.1). */
export interface PageProps<View extends Page = Page> {
  userLanguage: string;
  /** Only the keys that the view names: at most 1 kB. */
  translations: Record<string, string>;
  page: View;
}
