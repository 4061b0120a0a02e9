import type { ProductIdentifier } from '../core/product';
import { useTranslate } from '../providers/useTranslate';
import { OlderVersions } from './OlderVersions';

/** The versions of the page's product (SPEC 1.9). */
export function VersionMenu({ product }: { product: ProductIdentifier }) {
  const translate = useTranslate();
  const current = product.versions.find((version) => version.current);
  if (!current) return null;
  return (
    <>
      <button type="button" className="bar-button bar-version" popoverTarget="version-menu">
        <span className="visually-hidden">{translate('Version')} </span>
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
        <p className="menu-title">{translate('Older versions')}</p>
        <ul>
          <OlderVersions product={product} />
        </ul>
      </div>
    </>
  );
}
