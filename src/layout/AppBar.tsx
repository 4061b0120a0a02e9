import { memo } from 'react';
import { productIdentifier } from '../../data/products';
import { HOME } from '../core/constants';
import type { ProductId } from '../core/product';
import { searchProduct } from '../core/searchTypes';
import { SOURCE_CODE_REPO } from '../core/repository';
import { SearchButton } from '../search/SearchButton';
import { useTranslate } from '../providers/useTranslate';
import { PageId } from '../core/dom/page';
import { countedAs } from '../core/dom/analytics';
import { LanguageMenu } from './LanguageMenu';
import { ProductSwitcher } from './ProductSwitcher';
import { VersionMenu } from './VersionMenu';

function HomeMark() {
  return (
    <svg className="bar-mark" viewBox="0 0 24 24" aria-hidden="true">
      <rect width="24" height="24" rx="6" />
      <path d="M7.5 7.5l9 9M16.5 7.5l-9 9" />
    </svg>
  );
}

/**
 * The bar at the top of every page. Its menus and the drawers that it opens are popovers: they work
 * as soon as the HTML is there, with and without React.
 */
export const AppBar = memo(function AppBar({ productId }: { productId: ProductId }) {
  const translate = useTranslate();
  const product = productIdentifier(productId);
  return (
    <header className="app-bar">
      <button
        type="button"
        className="icon-button bar-navigation"
        popoverTarget={PageId.navigation}
        aria-label={translate('Open main navigation')}
        title={translate('Open main navigation')}
      >
        <span className="icon icon-menu" />
      </button>
      <a className="bar-home" href={HOME} aria-label={translate('MUI X documentation, home')}>
        <HomeMark />
        <span className="bar-name">MUI X</span>
      </a>
      <ProductSwitcher current={product} />
      <VersionMenu product={product} />
      <div className="bar-actions">
        <SearchButton product={searchProduct(productId)} />
        <LanguageMenu />
        <a
          className="icon-button bar-repository"
          href={SOURCE_CODE_REPO}
          rel="noopener"
          aria-label={translate('Source repository')}
          title={translate('Source repository')}
          {...countedAs('header', 'click', 'repository')}
        >
          <span className="icon icon-code" />
        </a>
        <button
          type="button"
          className="icon-button bar-settings"
          popoverTarget="settings"
          aria-label={translate('Toggle settings drawer')}
          title={translate('Toggle settings drawer')}
        >
          <span className="icon icon-settings" />
        </button>
      </div>
    </header>
  );
});
