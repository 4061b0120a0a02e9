import type { ProductIdentifier } from '../core/product';
import { attribute } from '../core/dom/attribute';
import { LanguageAttribute } from '../core/dom/language';

/** A product's older versions; in English, until `language/language.boot.ts` prefixes their paths. */
export function OlderVersions({ product }: { product: ProductIdentifier }) {
  const older = product.versions.filter((version) => !version.current);
  return older.map(({ text, href }) => (
    <li key={text}>
      <a
        href={href}
        rel="noopener"
        {...attribute(LanguageAttribute.version)}
        suppressHydrationWarning
      >
        {text}
        <span className="icon icon-open-in-new" />
      </a>
    </li>
  ));
}
