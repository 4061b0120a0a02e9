import { productFamilies } from '../../data/products';
import type { ProductIdentifier } from '../core/product';
import { useTranslate } from '../providers/useTranslate';
import { attribute } from '../core/dom/attribute';
import { LanguageAttribute } from '../core/dom/language';
import { OlderVersions } from './OlderVersions';

/** The small coloured mark of a product that this site documents; the others have none. */
function ProductMark({ id }: { id: string }) {
  if (!id.startsWith('x-') || id === 'x-introduction') return null;
  const name = id.slice('x-'.length);
  return <span className={`icon icon-${name} tint-${name}`} />;
}

/** One entry of the switcher: a product's name as a link to its first page. */
function ProductLink({ product, isCurrent }: { product: ProductIdentifier; isCurrent: boolean }) {
  const isLocal = product.href.startsWith('/');
  return (
    <a
      href={product.href}
      rel={isLocal ? undefined : 'noopener'}
      aria-current={isCurrent ? 'true' : undefined}
    >
      <ProductMark id={product.id} />
      <span {...attribute(LanguageAttribute.label)} suppressHydrationWarning>
        {product.name}
      </span>
    </a>
  );
}

/** The button that names the product of the page, and the list of all products (SPEC 1.9). */
export function ProductSwitcher({ current }: { current: ProductIdentifier }) {
  const translate = useTranslate();
  const isWhole = current.id === 'x-introduction';
  return (
    <>
      <span className="bar-separator" />
      <button type="button" className="bar-button bar-product" popoverTarget="product-menu">
        <span className="visually-hidden">{translate('Choose a product:')} </span>
        <ProductMark id={current.id} />
        <span
          className="bar-label"
          {...attribute(LanguageAttribute.label)}
          suppressHydrationWarning
        >
          {isWhole ? translate('Products') : current.name}
        </span>
        <span className="icon icon-arrow-down" />
      </button>
      <div id="product-menu" popover="auto" className="menu product-menu">
        {productFamilies.map((family) => (
          <div key={family.name} className="menu-group">
            <p className="menu-title">{family.name}</p>
            <ul>
              {family.products.map((product) => (
                <li key={product.id}>
                  <ProductLink product={product} isCurrent={product.id === current.id} />
                </li>
              ))}
            </ul>
          </div>
        ))}
        {/* On phones, where the bar has no room for the menu of versions. */}
        <div className="menu-group menu-versions">
          <p className="menu-title">{translate('Older versions')}</p>
          <ul>
            <OlderVersions product={current} />
          </ul>
        </div>
      </div>
    </>
  );
}
