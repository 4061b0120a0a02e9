import { productFamilies } from '../../data/products';
import { DOCS_VERSION, HOME } from '../core/constants';
import { PACK_PRODUCTS } from '../core/offline';
import type { ProductId } from '../core/product';
import { SOURCE_CODE_REPO, TRANSLATIONS_LINK } from '../core/repository';
import { OfflinePacks } from '../offline/OfflinePacks';
import { PrivacyButton } from './PrivacyButton';

interface FooterLink {
  name: string;
  href: string;
}

const products: readonly FooterLink[] =
  productFamilies.find((family) => family.name === 'MUI X')?.products ?? [];

const columns: readonly { title: string; links: readonly FooterLink[] }[] = [
  { title: 'Products', links: products },
  {
    title: 'Documentation',
    links: [
      { name: 'Overview', href: HOME },
      { name: 'Installation', href: '/x/introduction/installation/' },
      { name: 'Support', href: '/x/introduction/support/' },
      { name: 'Roadmap', href: '/x/introduction/roadmap/' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { name: 'Licensing', href: '/x/introduction/licensing/' },
      { name: 'Telemetry', href: '/x/guides/telemetry/' },
    ],
  },
  {
    title: 'Project',
    links: [
      { name: 'Source repository', href: SOURCE_CODE_REPO },
      { name: 'Help to translate', href: TRANSLATIONS_LINK },
    ],
  },
];

/** The end of every page: where else to go, the terms, the source, offline reading, the version. */
export function Footer({ productId }: { productId: ProductId }) {
  const pack = PACK_PRODUCTS.find((product) => product === productId) ?? 'all';
  return (
    <footer className="footer">
      <div className="footer-columns">
        {columns.map(({ title, links }) => (
          <div key={title}>
            <p className="footer-title">{title}</p>
            <ul>
              {links.map(({ name, href }) => (
                <li key={href}>
                  <a href={href} rel={href.startsWith('/') ? undefined : 'noopener'}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <section className="footer-offline" aria-label="Read offline">
        <p className="footer-title">Offline reading</p>
        <OfflinePacks product={pack} />
      </section>
      <p className="footer-note">
        <span>MUI X {DOCS_VERSION}</span>
        <span>The documentation is written in English.</span>
        <PrivacyButton />
      </p>
    </footer>
  );
}
