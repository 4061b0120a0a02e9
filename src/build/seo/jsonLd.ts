import { SITE_ORIGIN } from '../../core/constants';
import type { GuideProps } from '../../core/types';

/** Returns a guide's structured data (schema.org TechArticle), safe inside a script element. */
export function renderJsonLd({ pathname, meta }: GuideProps): string {
  const article = {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: meta.title,
    description: meta.description,
    url: `${SITE_ORIGIN}${pathname}`,
    inLanguage: 'en',
  };
  // A "</script>" in a title would end the element early.
  return JSON.stringify(article).replaceAll('<', '\\u003c');
}
