import { NO_SERVICES, SERVICES_META, type Services } from '../core/services';

let known: { text: string | undefined; services: Services } = {
  text: undefined,
  services: NO_SERVICES,
};

/** Returns the services that the document names; the same object while it names the same. */
export function documentServices(): Services {
  const text = document.querySelector<HTMLMetaElement>(`meta[name="${SERVICES_META}"]`)?.content;
  if (text !== known.text) {
    known = { text, services: text ? (JSON.parse(text) as Services) : NO_SERVICES };
  }
  return known.services;
}
