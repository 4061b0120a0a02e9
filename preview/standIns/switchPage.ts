import { escapeHtml } from '../../src/core/escapeHtml';
import { ANSWERS, SWITCHES_COOKIE, type Switches } from './switches';

/** Returns the page at `/stand-ins/`, where a reader of the preview chooses the answers. */
export function renderSwitchPage(switches: Switches): string {
  const fields = Object.entries(ANSWERS).map(([service, answers]) => {
    const shown = switches[service as keyof Switches];
    const options = answers.map(
      (answer) => `<option${answer === shown ? ' selected' : ''}>${escapeHtml(answer)}</option>`,
    );
    return `<p><label>${escapeHtml(service)} <select name="${service}">${options.join('')}</select></label></p>`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Stand-ins</title><meta name="color-scheme" content="light dark"></head>
<body><main><h1>Stand-ins for outside services</h1>
<p>Choose how each one answers this browser. What they receive is in <code>.preview/</code>.</p>
<form action="/stand-ins/set">${fields.join('')}<p><button>Set</button></p></form>
<p><a href="/x/introduction/">To the documentation</a></p></main></body></html>
`;
}

/** Returns the cookie that keeps what the form was set to, for as long as the browser is open. */
export function renderCookie(query: URLSearchParams): string {
  return `${SWITCHES_COOKIE}=${encodeURIComponent(query.toString())}; Path=/; SameSite=Lax`;
}
