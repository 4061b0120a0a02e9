import type { ProductIdentifier } from '../core/product';

/** A product's older versions; in English, until `boot/language.ts` prefixes their paths. */
export function OlderVersions({ product }: { product: ProductIdentifier }) {
  const older = product.versions.filter((version) => !version.current);
  return older.map(({ text, href }) => (
    <li key={text}>
      <a href={href} rel="noopener" data-version="" suppressHydrationWarning>
        {text}
        <span className="icon icon-open-in-new" />
      </a>
    </li>
  ));
}
