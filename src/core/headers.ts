/**
 * The HTTP headers of the site, as data. The preview server applies them, and what the CDN reads
 * is written from them, so nothing is ever tried against a looser policy than readers get.
 */
import { matchesPathPattern } from './pathPattern';
import { AD_FRAME_HASH } from './adFrameScript';
import { SANDBOX_FOLDER, SANDBOX_POLICY } from './sandbox';
import { NO_SERVICES, serviceOrigins, type Services } from './services';

/**
 * Headers for the files that a rule selects. Where two rules meet, they must not name the same
 * header: Cloudflare would join the values, Netlify would pick one (src/node/finish/delivery tests it).
 * A rule that has to says so in `replaces`.
 */
export interface HeaderRule {
  /** What the rule is about, for people. */
  about: string;
  /** Paths, each with one `*` at most, as the CDN's header file knows them. */
  paths: readonly string[];
  headers: Readonly<Record<string, string>>;
  /** Headers of earlier rules that do not hold here. */
  replaces?: readonly string[];
}

/** Names of the Trusted Types policies that may exist (docs/decisions.md says what each is for). */
export const TRUSTED_TYPES_POLICIES = ['default', 'docs', 'nextjs', 'dompurify'] as const;

const contentSecurityPolicy: Readonly<Record<string, readonly string[]>> = {
  // Firefox has no directive for `<link rel="prefetch">` and holds it against this one, which also
  // stands for `manifest-src`, a name that WebKit reports as unknown.
  'default-src': ["'self'"],
  'object-src': ["'none'"],
  'media-src': ["'none'"],
  'script-src': ["'self'"],
  // Emotion writes style elements and React writes style attributes.
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  // The image export of the Charts draws with the page's fonts put into the drawing.
  'font-src': ["'self'", 'data:'],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  // The print and export features of the Data Grid and the Charts use a same-origin frame.
  'frame-src': ["'self'"],
  'form-action': ["'self'", 'https://stackblitz.com', 'https://codesandbox.io'],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
};

/**
 * The policy as the value of a `Content-Security-Policy` header.
 * @param services The services that the build uses; only their origins are added.
 */
export function renderContentSecurityPolicy(services: Services = NO_SERVICES): string {
  const added = serviceOrigins(services);
  // The document of a network's ad inherits the page's policy, and holds a script of ours.
  const own: Record<string, string> = services.adScript ? { 'script-src': AD_FRAME_HASH } : {};
  const directives = Object.entries(contentSecurityPolicy).map(([directive, sources]) =>
    [directive, ...sources, own[directive] ?? [], added[directive] ?? []].flat().join(' '),
  );
  // Firefox and Safari of the oldest supported versions know the first, Chrome prefers the second.
  const { reports } = services;
  if (reports) directives.push(`report-uri ${reports}`, `report-to ${REPORT_GROUP}`);
  return directives.join('; ');
}

/** Name by which the policy refers to the address in `Reporting-Endpoints`. */
const REPORT_GROUP = 'policy';

/**
 * The part of the policy that documents carry in a `<meta>`. In a header it would reach the workers
 * of demos as well, and the bundler's worker imports its scripts by plain strings.
 */
export const TRUSTED_TYPES_POLICY = `require-trusted-types-for 'script'; trusted-types ${TRUSTED_TYPES_POLICIES.join(' ')}`;

/** Asked for again at each visit; what a CDN sends where no rule says otherwise. */
const REVALIDATED = 'public, max-age=0, must-revalidate';

/** The rules of a build, in the order in which they apply. */
export function headerRules(services: Services = NO_SERVICES): HeaderRule[] {
  return [
    {
      about: 'every answer, whatever its status: the CDN looks at the path alone',
      paths: ['/*'],
      headers: {
        'Content-Security-Policy': renderContentSecurityPolicy(services),
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        ...(services.reports && {
          'Reporting-Endpoints': `${REPORT_GROUP}="${services.reports}"`,
        }),
      },
    },
    {
      about: 'hashed files: never change',
      paths: ['/_next/static/*', '/assets/*'],
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    },
    {
      about: 'Markdown of pages: for agents, while search engines show the page itself',
      paths: ['/x/*.md'],
      headers: { 'Content-Type': 'text/markdown; charset=utf-8', 'X-Robots-Tag': 'noindex' },
    },
    {
      about: 'indexes for agents',
      paths: ['/x/*.txt', '/llms.txt'],
      headers: { 'Content-Type': 'text/plain; charset=utf-8' },
    },
    {
      about: 'all pages as one text: search engines show the pages themselves',
      paths: ['/x/*llms-full.txt'],
      headers: { 'X-Robots-Tag': 'noindex' },
    },
    {
      about: 'the service worker: always the newest',
      paths: ['/x/sw.js'],
      headers: { 'Cache-Control': 'no-cache' },
    },
    {
      about: 'the isolated frame that edited demos run in: a policy of its own',
      paths: [`${SANDBOX_FOLDER}*`],
      replaces: ['Content-Security-Policy', 'X-Frame-Options'],
      headers: {
        'Content-Security-Policy': SANDBOX_POLICY,
        'X-Frame-Options': 'SAMEORIGIN',
        'X-DNS-Prefetch-Control': 'off',
        'X-Robots-Tag': 'noindex',
      },
    },
  ];
}

/**
 * Returns the headers of one answer.
 * @param path Path of the request without query, for example `/x/introduction/`.
 */
export function headersFor(path: string, services?: Services): Record<string, string> {
  const matching = headerRules(services).filter(({ paths }) =>
    paths.some((pattern) => matchesPathPattern(pattern, path)),
  );
  const headers = matching.map((rule) => rule.headers);
  return Object.assign({ 'Cache-Control': REVALIDATED }, ...headers) as Record<string, string>;
}
