import { DOCS_VERSION, HOME, SITE_ORIGIN } from '../src/core/constants';
import type { ProductFamily, ProductId, ProductIdentifier } from '../src/core/product';
import type { Pathname } from './nav/pathname';

/** Majors with a site of their own. */
type OlderMajor = 'v7' | 'v6' | 'v5' | 'v4';

/**
 * A product that this site documents.
 * @param home Its first page here, where the current version's link leads.
 * @param older Its path on the site of each older major, newest first.
 */
function ours(
  id: ProductId,
  metadata: string,
  name: string,
  home: Pathname,
  older: Partial<Record<OlderMajor, string>>,
): ProductIdentifier {
  const versions = Object.entries(older).map(([major, path]) => ({
    text: major,
    href: `https://${major}.mui.com${path}`,
  }));
  const current = { text: `v${DOCS_VERSION}`, href: home, current: true } as const;
  return { id, metadata, name, href: home, versions: [current, ...versions] };
}

/** A product whose documentation is on the company's main site. */
function elsewhere(id: ProductId, metadata: string, name: string, path: string): ProductIdentifier {
  return { id, metadata, name, href: SITE_ORIGIN + path, versions: [] };
}

/** MUI X as a whole: what the pages outside its four products belong to. */
const introduction = ours('x-introduction', '', 'MUI X', HOME, {
  v7: '/x/introduction/',
  v6: '/x/introduction/',
  v5: '/x/introduction/',
});

/** The product switcher (SPEC 1.9). */
export const productFamilies: readonly ProductFamily[] = [
  {
    name: 'Material UI',
    products: [
      elsewhere('material-ui', 'MUI Core', 'Material UI', '/material-ui/getting-started/'),
      elsewhere('joy-ui', 'MUI Core', 'Joy UI', '/joy-ui/getting-started/'),
      elsewhere('base-ui', 'MUI Core', 'Base UI', '/base-ui/getting-started/'),
      elsewhere('system', 'MUI Core', 'MUI System', '/system/getting-started/'),
    ],
  },
  {
    name: 'MUI X',
    products: [
      ours('x-data-grid', 'MUI X', 'Data Grid', '/x/react-data-grid/', {
        v7: '/x/react-data-grid/',
        v6: '/x/react-data-grid/',
        v5: '/x/react-data-grid/',
        v4: '/components/data-grid/',
      }),
      ours('x-date-pickers', 'MUI X', 'Date and Time Pickers', '/x/react-date-pickers/', {
        v7: '/x/react-date-pickers/',
        v6: '/x/react-date-pickers/',
        v5: '/x/react-date-pickers/getting-started/',
      }),
      ours('x-charts', 'MUI X', 'Charts', '/x/react-charts/', {
        v7: '/x/react-charts/',
        v6: '/x/react-charts/',
      }),
      ours('x-tree-view', 'MUI X', 'Tree View', '/x/react-tree-view/', {
        v7: '/x/react-tree-view/',
        v6: '/x/react-tree-view/getting-started',
      }),
    ],
  },
  {
    name: 'Toolpad',
    products: [
      elsewhere('toolpad-core', 'Toolpad', 'Core', '/toolpad/core/introduction/'),
      elsewhere('toolpad-studio', 'Toolpad', 'Studio', '/toolpad/studio/getting-started/'),
    ],
  },
];

const everyProduct = productFamilies.flatMap((family) => family.products);

/**
 * Returns what the frame shows as the product of a page: MUI X as a whole when the page belongs to
 * no product of the switcher.
 */
export function productIdentifier(id: ProductId): ProductIdentifier {
  return everyProduct.find((product) => product.id === id) ?? introduction;
}
