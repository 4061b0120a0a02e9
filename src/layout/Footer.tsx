import type { ReactNode } from 'react';
import { productFamilies } from '../../data/products';
import { DOCS_VERSION, HOME } from '../core/constants';
import type { InterfaceText } from '../core/interfaceText';
import { PACK_PRODUCTS } from '../core/offline';
import type { ProductId } from '../core/product';
import { SOURCE_CODE_REPO, TRANSLATIONS_LINK } from '../core/repository';
import { OfflinePacks } from '../offline/OfflinePacks';
import { useTranslate } from '../providers/useTranslate';
import { attribute } from '../core/dom/attribute';
import { LanguageAttribute } from '../core/dom/language';
import { PrivacyButton } from './PrivacyButton';

interface FooterLink {
  name: InterfaceText;
  href: string;
}

const products = productFamilies.find((family) => family.name === 'MUI X')?.products ?? [];

const columns: readonly { title: InterfaceText; links: readonly FooterLink[] }[] = [
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

/** One list of links below its title; the names of products are titles (language/titles.boot.ts). */
function FooterColumn({ title, children }: { title: InterfaceText; children: ReactNode }) {
  const translate = useTranslate();
  return (
    <div>
      <p className="footer-title">{translate(title)}</p>
      <ul>{children}</ul>
    </div>
  );
}

/** The end of every page: where else to go, the terms, the source, offline reading, the version. */
export function Footer({ productId }: { productId: ProductId }) {
  const translate = useTranslate();
  const pack = PACK_PRODUCTS.find((product) => product === productId) ?? 'all';
  return (
    <footer className="footer">
      <div className="footer-columns">
        <FooterColumn title="Products">
          {products.map(({ name, href }) => (
            <li key={href}>
              <a href={href}>
                <span {...attribute(LanguageAttribute.label)} suppressHydrationWarning>
                  {name}
                </span>
              </a>
            </li>
          ))}
        </FooterColumn>
        {columns.map(({ title, links }) => (
          <FooterColumn key={title} title={title}>
            {links.map(({ name, href }) => (
              <li key={href}>
                <a href={href} rel={href.startsWith('/') ? undefined : 'noopener'}>
                  {translate(name)}
                </a>
              </li>
            ))}
          </FooterColumn>
        ))}
      </div>
      <section className="footer-offline" aria-label={translate('Read offline')}>
        <p className="footer-title">{translate('Offline reading')}</p>
        <OfflinePacks product={pack} />
      </section>
      <p className="footer-note">
        <span>MUI X {DOCS_VERSION}</span>
        <span>{translate('The documentation is written in English.')}</span>
        <PrivacyButton />
      </p>
    </footer>
  );
}
