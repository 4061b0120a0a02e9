/** Elements that ad networks put their ads into. */
const AD_ELEMENTS = '.ea-placement, #carbonads, .carbonads';
/** What a network without an ad shows: a link to those who back it. */
const BACKERS_LINK = 'a[href*="backers" i]';

/**
 * The script of our own in the document of a network's ad (ads/networkDocument.ts). It tells the page
 * what it sees, that its links are followed, and that the network's script has failed. The network's
 * markup passes: the frame's origin is nobody's, and the policy lets no script of the markup run.
 *
 * It is text, because the policy allows it by its hash: a frame without an origin may not load the
 * site's own files (`Cross-Origin-Resource-Policy`).
 */
export const AD_FRAME_SCRIPT = `(() => {
  const tell = (news) => parent.postMessage({ docsAd: news }, '*');
  const pass = (text) => text;
  self.trustedTypes?.createPolicy('default', { createHTML: pass, createScriptURL: pass });
  let sight = 'nothing';
  const look = () => {
    const ad = document.querySelector('${AD_ELEMENTS}');
    const seen = !ad ? 'nothing' : ad.querySelector('${BACKERS_LINK}') ? 'backers' : 'ad';
    if (seen !== sight) tell({ sight: (sight = seen) });
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
  addEventListener('error', (event) => {
    if (event instanceof ErrorEvent && sight === 'nothing') tell({ crash: event.message });
  });
  addEventListener('click', ({ target }) => target.closest?.('a') && tell({ click: true }), true);
  addEventListener('message', ({ source, data }) => {
    if (source === parent && typeof data === 'string') document.documentElement.style.color = data;
  });
})();`;

/** What the security policy calls the script; a test compares it. */
export const AD_FRAME_HASH = "'sha256-4HHjmvjlvfa4XqdO+hFuV8ri5flNlXNzMxtVedp/3V4='";
