/**
 * The scoring of Mozilla's HTTP Observatory, by its published rules: `src/analyzer/tests` and the
 * table in `src/grader/charts.js` of github.com/mdn/mdn-http-observatory (read in the state of 2026).
 * 100 points less each penalty; bonuses count from 90 points on. What depends on the host alone
 * (certificate, redirection to HTTPS, the preload list) counts as 0.
 */
export interface Answer {
  /** Names in lower case. */
  headers: Record<string, string>;
  html: string;
}

type Policy = ReadonlyMap<string, readonly string[]>;

const HALF_A_YEAR = 15_768_000;
const BROAD = [
  'ftp:',
  'http:',
  'https:',
  '*',
  'http://*',
  'http://*.*',
  'https://*',
  'https://*.*',
];
const BROAD_OR_INLINE = [...BROAD, "'unsafe-inline'", 'data:'];
const PASSIVE = ['img-src', 'media-src'];
const REFERRERS: Readonly<Record<string, number>> = {
  'no-referrer': 5,
  'same-origin': 5,
  'strict-origin': 5,
  'strict-origin-when-cross-origin': 5,
};
const RESOURCE_POLICIES: Readonly<Record<string, number>> = {
  'same-origin': 10,
  'same-site': 10,
  'cross-origin': 0,
};
const FRAME_OPTIONS = /^(deny|sameorigin|allow-from\b.*)$/i;

function parsePolicy(header = ''): Policy {
  const directives = header.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(
    directives.filter(([name]) => name !== '').map(([name, ...sources]) => [name!, sources]),
  );
}

/** The first rule that applies counts. Nonces, hashes and policies in `<meta>` are not looked at. */
function scorePolicy(policy: Policy): number {
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const hasAny = (name: string, bad: readonly string[]) =>
    sources(name).some((source) => bad.includes(source));
  const isInsecure = (source: string) => /^(http|ftp):/.test(source);
  const active = [...policy].flatMap(([name, list]) => (PASSIVE.includes(name) ? [] : list));
  if (policy.size === 0) return -25;
  if (hasAny('script-src', BROAD_OR_INLINE) || hasAny('object-src', BROAD)) return -20;
  if (active.some(isInsecure)) return -20;
  if (['script-src', 'style-src'].some((name) => hasAny(name, ["'unsafe-eval'"]))) return -10;
  if (PASSIVE.some((name) => sources(name).some(isInsecure))) return -10;
  if (hasAny('style-src', BROAD_OR_INLINE)) return 0;
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
}

function scoreTransport(header: string | undefined): number {
  const maxAge = Number(/max-age=(\d+)/.exec(header ?? '')?.[1] ?? -1);
  if (maxAge < 0) return -20;
  return maxAge < HALF_A_YEAR ? -10 : 0;
}

/** The worst script of another site decides; without one, a hash at any script is a bonus. */
function scoreScripts(html: string): number {
  const scripts = html.match(/<script\b[^>]*\bsrc=[^>]*>/g) ?? [];
  const foreign = scripts.filter((tag) => /src="(https?:)?\/\//.test(tag));
  const hasHash = (tag: string) => tag.includes('integrity=');
  const scores = foreign.map((tag) => {
    if (/src="https:/.test(tag)) return hasHash(tag) ? 5 : -5;
    return hasHash(tag) ? -20 : -50;
  });
  return foreign.length > 0 ? Math.min(...scores) : scripts.some(hasHash) ? 5 : 0;
}

function scoreFrames(policy: Policy, header: string | undefined): number {
  if (policy.has('frame-ancestors')) return 5;
  return FRAME_OPTIONS.test(header ?? '') ? 0 : -20;
}

/** Points of each test by its name. */
export function scoreTests({ headers, html }: Answer): Record<string, number> {
  const policy = parsePolicy(headers['content-security-policy']);
  const referrer = headers['referrer-policy'];
  const resources = headers['cross-origin-resource-policy'];
  return {
    'content-security-policy': scorePolicy(policy),
    // The site sets none, so that how well one is set needs no rule here.
    cookies: headers['set-cookie'] === undefined ? 0 : -20,
    'cross-origin-resource-sharing':
      headers['access-control-allow-credentials'] === undefined ? 0 : -50,
    'cross-origin-resource-policy':
      resources === undefined ? 0 : (RESOURCE_POLICIES[resources] ?? -5),
    'referrer-policy': referrer === undefined ? 0 : (REFERRERS[referrer] ?? -5),
    'strict-transport-security': scoreTransport(headers['strict-transport-security']),
    'subresource-integrity': scoreScripts(html),
    'x-content-type-options': headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    'x-frame-options': scoreFrames(policy, headers['x-frame-options']),
  };
}

/** The score of an answer. */
export function observatoryScore(answer: Answer): number {
  const points = Object.values(scoreTests(answer));
  const sum = (some: number[]) => some.reduce((total, point) => total + point, 0);
  const base = 100 + sum(points.filter((point) => point < 0));
  return base < 90 ? Math.max(base, 0) : base + sum(points.filter((point) => point > 0));
}
