/**
 * The tag service, in the manner of gtag: calls are put into a queue on the window, and its script
 * takes them from there. What the script does to that queue is its own business.
 */

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** One call of the service's function. */
export type TagCall = (command: string, ...parameters: unknown[]) => void;

/** The switch by which the service is told to be silent, `ga-disable-<id>`. */
const disableSwitch = (id: string) => `ga-disable-${id}`;

function setSwitch(id: string, isDisabled: boolean): void {
  (window as unknown as Record<string, unknown>)[disableSwitch(id)] = isDisabled;
}

let loaded: string | undefined;

/**
 * Loads the service's script, once, without letting it count pages by itself (SPEC 8.1).
 * @param url Its address, with its id.
 */
export function loadTag(url: string): TagCall {
  const id = new URL(url, location.href).searchParams.get('id') ?? '';
  setSwitch(id, false);
  const tag: TagCall = function call() {
    try {
      // The service tells a call from other entries by this object, which an array is not.
      // eslint-disable-next-line prefer-rest-params
      (window.dataLayer ??= []).push(arguments);
    } catch {
      // A service that breaks its own queue loses its events; the page goes on.
    }
  };
  if (loaded === url) return tag;
  loaded = url;
  tag('js', new Date());
  tag('config', id, { send_page_view: false });
  const script = document.createElement('script');
  script.async = true;
  script.src = url;
  document.head.append(script);
  return tag;
}

/** Tells a loaded service to be silent: the reader has taken the consent back. */
export function silenceTag(url: string): void {
  setSwitch(new URL(url, location.href).searchParams.get('id') ?? '', true);
}
