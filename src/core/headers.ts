/**
 * The HTTP headers of the site, as data. The preview server applies them, and what the CDN reads
 * is written from them, so nothing is ever tried against a looser policy than readers get.
 */

/** Headers for the files that a rule selects; later rules add to or replace earlier ones. */
export interface HeaderRule {
  /** What the rule is about, for people. */
  about: string;
  /** Tells whether the rule applies to a request path such as `/x/introduction/`. */
  applies: (path: string) => boolean;
  headers: Readonly<Record<string, string>>;
}

/** Names of the Trusted Types policies that may exist (docs/decisions.md says what each is for). */
export const TRUSTED_TYPES_POLICIES = ['default', 'docs', 'nextjs', 'dompurify'] as const;

const contentSecurityPolicy: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  // Emotion writes style elements and React writes style attributes.
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  // The image export of the Charts draws with the page's fonts put into the drawing.
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  // The print and export features of the Data Grid and the Charts use a same-origin frame.
  'frame-src': ["'self'"],
  'form-action': ["'self'", 'https://stackblitz.com', 'https://codesandbox.io'],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': TRUSTED_TYPES_POLICIES,
};

/** The policy as the value of a `Content-Security-Policy` header. */
export function renderContentSecurityPolicy(): string {
  return Object.entries(contentSecurityPolicy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

/** Whether a path names an HTML document: those end in a slash or in `.html`. */
export function isDocumentPath(path: string): boolean {
  return path.endsWith('/') || path.endsWith('.html');
}

/** Whether a path names a file whose name holds a hash of its content. */
export function isHashedAssetPath(path: string): boolean {
  return path.startsWith('/_next/static/') || path.startsWith('/assets/');
}

export const headerRules: readonly HeaderRule[] = [
  {
    about: 'every answer',
    applies: () => true,
    headers: {
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    },
  },
  {
    about: 'documents: asked for again at each visit, under the strict policy',
    applies: isDocumentPath,
    headers: {
      'Content-Security-Policy': renderContentSecurityPolicy(),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Cache-Control': 'public, max-age=0, must-revalidate',
    },
  },
  {
    about: 'hashed files: never change',
    applies: isHashedAssetPath,
    headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  },
  {
    about: 'everything else: page data, images, indexes',
    applies: (path) => !isDocumentPath(path) && !isHashedAssetPath(path),
    headers: { 'Cache-Control': 'public, max-age=0, must-revalidate' },
  },
  {
    about: 'the service worker: always the newest',
    applies: (path) => path === '/x/sw.js',
    headers: { 'Cache-Control': 'no-cache' },
  },
];

/**
 * Returns the headers of one answer.
 * @param path Path of the request without query, for example `/x/introduction/`.
 */
export function headersFor(path: string): Record<string, string> {
  const matching = headerRules.filter((rule) => rule.applies(path));
  return Object.assign({}, ...matching.map((rule) => rule.headers)) as Record<string, string>;
}
