/** First segments that exist in one language only, and so never get a prefix (SPEC 1.8). */
const WITHOUT_LANGUAGE = ['blog', 'size-snapshot'];

/** `zh`, `pt` or `pt-BR`. No first segment of the site's paths has that form. */
const LANGUAGE = /^[a-z]{2}(-[A-Z]{2})?$/;

function firstSegment(path: string): string {
  return path.split(/[/?#]/)[1] ?? '';
}

/**
 * Returns the path without a language in front: `/zh/x/` becomes `/x/`.
 * @param path Absolute path; query and hash are kept.
 */
export function withoutLanguagePrefix(path: string): string {
  const language = firstSegment(path);
  if (!path.startsWith('/') || !LANGUAGE.test(language)) {
    return path;
  }
  const rest = path.slice(language.length + 1);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/**
 * Returns the path in a language: `/x/` becomes `/zh/x/`. English has no prefix, nor have `/blog`,
 * `/blog/…` and `/size-snapshot/` (SPEC 1.8).
 * @param path Absolute path, with or without a prefix; anything else is returned as it is.
 * @param language Code such as `zh`. It comes from the query: what is no code counts as English.
 */
export function withLanguagePrefix(path: string, language: string): string {
  if (!path.startsWith('/') || path.startsWith('//')) {
    return path;
  }
  const plain = withoutLanguagePrefix(path);
  const staysPlain = WITHOUT_LANGUAGE.includes(firstSegment(plain));
  return language === 'en' || staysPlain || !LANGUAGE.test(language)
    ? plain
    : `/${language}${plain}`;
}
