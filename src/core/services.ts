/**
 * Services outside the site: ads, tags, feedback, chat, icon font. Each is off while its variable is
 * unset, and the site is whole without any of them (SPEC, "Service").
 */

/** Addresses of the services that a build uses: `https:`, or a path on the site itself. */
export interface Services {
  /** Script of the ad network, in the manner of Carbon. */
  adScript?: string;
  /** Where the ad network gives ads as JSON. */
  adJson?: string;
  /** Script of the tag service, with its id: `https://www.googletagmanager.com/gtag/js?id=G-1`. */
  tag?: string;
  /** Where votes and comments are posted. */
  feedback?: string;
  /** Base of the chat's API, without a slash at the end. */
  chat?: string;
  /** Style sheet of an icon font. */
  iconFont?: string;
  /** Where browsers report what breaks the security policy; the operator's own collector. */
  reports?: string;
  /** More origins that a service needs, such as the hosts of an ad's images. */
  adOrigins?: readonly string[];
  tagOrigins?: readonly string[];
  iconFontOrigins?: readonly string[];
  /** Whether readers are asked before any of ads, tags and icon font; true unless said otherwise. */
  isConsentRequired: boolean;
}

/** A build without any service. */
export const NO_SERVICES: Services = { isConsentRequired: true };

/** Name of the element in the head that holds the build's services as JSON. */
export const SERVICES_META = 'services';

/** Whether there is anything that a reader's consent decides about. */
export function needsConsent({ adScript, adJson, tag, iconFont }: Services): boolean {
  return [adScript, adJson, tag, iconFont].some((address) => address !== undefined);
}

/** Origin of an address on another site; a path on our own has none. */
function originOf(address: string | undefined): string[] {
  return address?.startsWith('https://') ? [new URL(address).origin] : [];
}

/** Origins by directive of the Content Security Policy; only those of what is configured. */
export function serviceOrigins(services: Services): Record<string, string[]> {
  const { adOrigins = [], tagOrigins = [], iconFontOrigins = [] } = services;
  const ads = [services.adScript, services.adJson].flatMap(originOf).concat(adOrigins);
  const tags = originOf(services.tag).concat(tagOrigins);
  const font = originOf(services.iconFont).concat(iconFontOrigins);
  const own = [services.feedback, services.chat].flatMap(originOf);
  const directives = {
    'script-src': [...ads, ...tags],
    'connect-src': [...ads, ...tags, ...own],
    'img-src': [...ads, ...tags],
    'style-src': font,
    'font-src': font,
  };
  return Object.fromEntries(
    Object.entries(directives).map(([name, origins]) => [name, [...new Set(origins)]]),
  );
}

/**
 * Starts of the addresses that scripts of services may come from in the page itself, for the boot
 * script's Trusted Types policy. Those of ads run in a document of their own (ads/NetworkPlace.tsx).
 */
export function serviceScripts({ tag, tagOrigins = [] }: Services): string[] {
  const own = tag?.startsWith('/') ? [tag] : [];
  return [...own, ...[...originOf(tag), ...tagOrigins].map((origin) => `${origin}/`)];
}
