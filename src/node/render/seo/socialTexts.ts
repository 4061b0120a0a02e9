import { API_PRODUCTS, productName, type ApiProduct } from '../../../core/xProducts';
import type { SocialText } from './socialDrawing';

/** The tints of the products are those of `styles/menus.css`. */
const BLUE = '#0b5fc4';

const products: Readonly<Record<ApiProduct, Pick<SocialText, 'tint' | 'symbol'>>> = {
  'data-grid': { tint: '#0b6bcb', symbol: 'table' },
  'date-pickers': { tint: '#7a3fc4', symbol: 'calendar_month' },
  charts: { tint: '#b0530a', symbol: 'bar_chart' },
  'tree-view': { tint: '#0e7a4b', symbol: 'account_tree' },
};

/** What the image of each part of the site says, by the part's name. */
export const socialTexts: Readonly<Record<string, SocialText>> = {
  introduction: {
    title: 'MUI X',
    subtitle: 'React components for data-heavy applications',
    tint: BLUE,
    symbol: 'widgets',
  },
  'common-concepts': {
    title: 'Common concepts',
    subtitle: 'What holds for all components',
    tint: BLUE,
    symbol: 'category',
  },
  migration: {
    title: 'Migration',
    subtitle: 'From older versions, step by step',
    tint: BLUE,
    symbol: 'upgrade',
  },
  ...Object.fromEntries(
    API_PRODUCTS.flatMap((name): [string, SocialText][] => {
      const product = { ...products[name], title: productName(name) };
      return [
        [name, { ...product, subtitle: 'Guides with live demos' }],
        [`${name}-api`, { ...product, subtitle: 'API reference' }],
      ];
    }),
  ),
};
