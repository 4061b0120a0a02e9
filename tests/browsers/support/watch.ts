declare global {
  interface Window {
    /** What the page has complained about. */
    pageProblems?: string[];
  }
}

/** Notes in the page what a browser without BiDi tells nobody. It runs before every other script. */
function watch(): void {
  const problems: string[] = (window.pageProblems = []);
  for (const name of ['error', 'warn'] as const) {
    const write = console[name];
    console[name] = (...parts: unknown[]) => {
      problems.push(`console.${name}: ${parts.map(String).join(' ')}`);
      write.apply(console, parts);
    };
  }
  addEventListener(
    'error',
    ({ target, message }) => {
      const address = target instanceof HTMLElement ? target.outerHTML.slice(0, 200) : '';
      problems.push(`error: ${message ?? ''} ${address}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) =>
    problems.push(`unhandled rejection: ${String(reason)}`),
  );
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    problems.push(`security policy: ${violatedDirective} blocks ${blockedURI}`),
  );
}

/** Address of the script, and the script. */
export const WATCH_PATH = '/watch-page.js';
export const watchScript = `(${watch.toString()})();`;
