import type { SandboxReport } from '../../src/playground/sandbox/types';

/** What code in the frame must not get: the bodies of functions that return it, or throw. */
export const ATTACKS: Readonly<Record<string, string>> = {
  cookies: 'return document.cookie;',
  'cookies, to write': `document.cookie = 'a=1'; return document.cookie;`,
  IndexedDB: `return await new Promise((resolve, reject) => {
    const request = indexedDB.open('a'); request.onsuccess = resolve; request.onerror = reject; });`,
  caches: `return await caches.keys();`,
  'a service worker': `return await navigator.serviceWorker.register('/x/sw.js');`,
  'the document of the page': `return parent.document.title;`,
  'the document above': `return top!.document.body.innerHTML;`,
  'the storage of the page': `return parent.localStorage.length;`,
  'the element that holds it': `return frameElement!.outerHTML;`,
  'the site, by fetch': `return (await fetch('/x/introduction/')).status;`,
  'other origins, by fetch': `return (await fetch('https://example.com/')).status;`,
  'a request of the old kind': `return await new Promise((resolve, reject) => {
    const request = new XMLHttpRequest(); request.open('GET', '/x/introduction/');
    request.onload = resolve; request.onerror = reject; request.send(); });`,
  'an image of the site': `return await new Promise((resolve, reject) => {
    const image = new Image(); image.onload = resolve; image.onerror = () => reject(new Error('none'));
    image.src = '/static/favicon.svg'; });`,
  'a script of the site': `return await new Promise((resolve, reject) => {
    const script = document.createElement('script'); script.onload = resolve;
    script.onerror = () => reject(new Error('none')); script.src = '/x/sw.js';
    document.head.append(script); });`,
  'a module': `const load = (0, eval)('(name) => import(name)'); return await load('/x/sw.js');`,
  'a style sheet': `return await new Promise((resolve, reject) => {
    const link = document.createElement('link'); link.rel = 'stylesheet'; link.onload = resolve;
    link.onerror = () => reject(new Error('none')); link.href = '/assets/a.css';
    document.head.append(link); });`,
  'a frame in the frame': `const frame = document.createElement('iframe');
    frame.src = '/x/introduction/'; document.body.append(frame);
    await new Promise((resolve) => { frame.onload = resolve; setTimeout(resolve, 2000); });
    return frame.contentDocument!.body.innerHTML.length;`,
  'the window above, to lead it away': `top!.location.href = '/x/offline/'; return 'led';`,
  'a worker': `return await new Promise((resolve, reject) => {
    const worker = new Worker(URL.createObjectURL(new Blob(['postMessage(1)'])));
    worker.onmessage = () => resolve('worker'); worker.onerror = () => reject(new Error('none')); });`,
  'the camera': `return await navigator.mediaDevices.getUserMedia({ video: true });`,
  'the place of the reader': `return await new Promise((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, () => reject(new Error('none'))));`,
  'a peer connection': `return new RTCPeerConnection();`,
  'a peer connection of another window': `const frame = document.createElement('iframe');
    document.body.append(frame);
    return typeof (frame.contentWindow as any).RTCPeerConnection;`,
  ...Object.fromEntries(
    [
      'document.body.append(frame);',
      'document.body.innerHTML += frame.outerHTML;',
      `document.body.append(document.createElement('div'));
        document.body.lastElementChild!.attachShadow({ mode: 'closed' }).append(frame);`,
      `Element.prototype.remove = () => {}; document.documentElement.append(frame);`,
    ].map((put, index) => [
      `a peer connection of a frame with a script, ${index}`,
      `const said = new Promise((resolve) => window.addEventListener('message', resolve));
        const frame = document.createElement('iframe');
        frame.srcdoc = '<scr' + 'ipt>parent.postMessage(typeof RTCPeerConnection, "*")</scr' + 'ipt>';
        ${put}
        return await Promise.race([said, new Promise((_, reject) =>
          setTimeout(() => reject(new Error('none')), 1500))]);`,
    ]),
  ),
  'an event source': `return await new Promise((resolve, reject) => {
    const source = new EventSource('/x/introduction/'); source.onopen = resolve;
    source.onerror = () => reject(new Error('none')); });`,
  'a socket': `return await new Promise((resolve, reject) => {
    const socket = new WebSocket('ws://' + location.host); socket.onopen = resolve;
    socket.onerror = () => reject(new Error('none')); });`,
  'the clipboard': `return await navigator.clipboard.readText();`,
};

/** A demo that tries an attack and tells, as a problem of its own, what came of it. */
export const attackCode = (body: string) => `export default function Demo() { return null; }
    (async () => { ${body} })().then(
      (got) => { throw new Error('GOT ' + String(got)); },
      (error) => { throw new Error('REFUSED ' + (error?.name ?? error)); },
    );`;

/** What came of an attack, once it is told. */
export const outcomeOf = (reports: readonly SandboxReport[]): string | undefined =>
  reports
    .flatMap((report) => (report.kind === 'problem' ? [report.message] : []))
    .find((message) => /(GOT|REFUSED) /.test(message));
