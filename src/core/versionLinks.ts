import { withLanguagePrefix } from './languagePrefix';
import type { ProductIdentifier, ProductVersion } from './product';

function inLanguage(href: string, language: string): string {
  const { origin } = new URL(href);
  return origin + withLanguagePrefix(href.slice(origin.length), language);
}

/**
 * Returns a product's version menu for a reader (SPEC 1.9): links to older versions get the
 * reader's language in front of their path, the current version stays the local path that it is.
 * @param product Its versions, as `data/products.ts` lists them.
 * @param userLanguage Code such as `zh`; `en` needs no prefix.
 */
export function versionLinks(product: ProductIdentifier, userLanguage: string): ProductVersion[] {
  return product.versions.map((version) =>
    version.current === true
      ? version
      : { ...version, href: inLanguage(version.href, userLanguage) },
  );
}
