type DocsPolicy = Pick<TrustedTypePolicy, 'createHTML'>;

declare global {
  /** A policy can be made once: the boot scripts and React, which are bundled apart, share it. */
  var docsPolicy: DocsPolicy | undefined;
}

/**
 * Marks HTML that our own build has made as safe for the browser's Trusted Types, under the policy
 * `docs`. Never call it with text that a reader or another site has written.
 * @returns A `TrustedHTML` where the browser knows it; typed as the string that React expects.
 */
export function trustedHtml(html: string): string {
  if (typeof window === 'undefined' || !window.trustedTypes) return html;
  globalThis.docsPolicy ??= window.trustedTypes.createPolicy('docs', {
    createHTML: (markup) => markup,
  });
  return globalThis.docsPolicy.createHTML(html) as unknown as string;
}
