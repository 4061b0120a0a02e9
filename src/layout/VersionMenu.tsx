import type { ProductIdentifier } from '../core/product';

/**
 * The versions of the page's product (SPEC 1.9). Its links are those of an English reader;
 * `boot/language.ts` puts another language in front of their paths.
 */
export function VersionMenu({ product }: { product: ProductIdentifier }) {
  const [current, ...older] = product.versions;
  if (!current) return null;
  return (
    <>
      <button type="button" className="bar-button bar-version" popoverTarget="version-menu">
        <span className="visually-hidden">Version </span>
        {current.text}
        <span className="icon icon-arrow-down" />
      </button>
      <div id="version-menu" popover="auto" className="menu version-menu">
        <ul>
          <li>
            <a href={current.href} aria-current="true">
              {current.text}
            </a>
          </li>
        </ul>
        <p className="menu-title">Older versions</p>
        <ul>
          {older.map(({ text, href }) => (
            <li key={text}>
              <a href={href} rel="noopener" data-version="" suppressHydrationWarning>
                {text}
                <span className="icon icon-open-in-new" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
