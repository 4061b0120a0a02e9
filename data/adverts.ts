import { SITE_ORIGIN } from '../src/core/constants';
import type { Advert } from '../src/core/advert';

const artwork = (name: string) => ({
  light: `/static/adverts/${name}-light.svg`,
  dark: `/static/adverts/${name}-dark.svg`,
});

/** Adverts of the company itself, shown where the ad network has none to show (SPEC 7.3). */
export const adverts: readonly Advert[] = [
  {
    link: `${SITE_ORIGIN}/templates/`,
    img: artwork('templates'),
    name: 'Templates',
    description: 'Start from a <strong>finished page</strong>: dashboards, checkouts and sign-ins.',
    poweredby: 'MUI',
    label: 'in-house-templates',
  },
  {
    link: `${SITE_ORIGIN}/store/`,
    img: artwork('themes'),
    name: 'Themes',
    description: 'Give every component <strong>your own look</strong> with one import.',
    poweredby: 'MUI',
    label: 'in-house-themes',
  },
  {
    link: '/x/introduction/support/',
    img: artwork('support'),
    name: 'Enterprise support',
    description: 'Your questions answered by <strong>the engineers who build it</strong>.',
    poweredby: 'MUI',
    label: 'in-house-enterprise-support',
  },
  {
    link: `${SITE_ORIGIN}/design-kits/`,
    img: artwork('design-kits'),
    name: 'Design kits',
    description: 'Draw with the components that you ship, in <strong>your design tool</strong>.',
    poweredby: 'MUI',
    label: 'in-house-design-kits',
  },
];
