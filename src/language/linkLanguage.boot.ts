/** The query that says which language a reader wants; it is kept nowhere else (SPEC 3.1). */
const PARAMETER = 'userLanguage';

/**
 * Returns the address of an internal link, with the language that the page is shown in.
 * @param pageSearch Query of the page that holds the link.
 */
export function addressInLanguage(
  { pathname, search, hash }: Pick<HTMLAnchorElement, 'pathname' | 'search' | 'hash'>,
  pageSearch: string,
): string {
  const language = new URLSearchParams(pageSearch).get(PARAMETER);
  const query = new URLSearchParams(search);
  if (!language || query.has(PARAMETER)) return pathname + search + hash;
  query.set(PARAMETER, language);
  return `${pathname}?${query}${hash}`;
}
