/**
 * The scoring of Mozilla's HTTP Observatory (github.com/mdn/mdn-http-observatory, src/grader and
 * src/analyzer, version 5): 100 points, less each penalty; bonuses count from 90 points on. What
 * depends on the host alone (certificate, redirection to HTTPS, the preload list) counts as 0.
 */
export interface Answer {
  /** Names in lower case. */
  headers: Record<string, string>;
  html: string;
}

type Sources = Map<string, string[]>;

const HALF_A_YEAR = 15_768_000;
const PRIVATE_REFERRER = [
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
];

function parsePolicy(header = ''): Sources {
  const directives = header.split(';').map((directive) => directive.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

const isBroad = (source: string) => /^(\*|https?:|data:|'unsafe-inline')$/.test(source);

function scorePolicy(policy: Sources): number {
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const all = [...policy.values()].flat();
  if (policy.size < 2) return -25;
  if (['script-src', 'object-src'].some((name) => sources(name).some(isBroad))) return -20;
  if (all.some((source) => source.startsWith('http:'))) return -20;
  if (all.includes("'unsafe-eval'")) return -10;
  if (sources('style-src').some(isBroad)) return 0;
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5;
}

function scoreScripts(html: string): number {
  const scripts = html.match(/<script\b[^>]*\bsrc=[^>]*>/g) ?? [];
  const foreign = scripts.filter((tag) => /src="(https?:)?\/\//.test(tag));
  if (foreign.some((tag) => !/src="https:/.test(tag))) return -50;
  const hasAll = scripts.every((tag) => tag.includes('integrity='));
  if (hasAll && scripts.length > 0) return 5;
  return foreign.length > 0 ? -5 : 0;
}

/** Points of each test by its name. */
export function scoreTests({ headers, html }: Answer): Record<string, number> {
  const policy = parsePolicy(headers['content-security-policy']);
  const transport = headers['strict-transport-security'] ?? '';
  const maxAge = Number(/max-age=(\d+)/.exec(transport)?.[1] ?? -1);
  const referrer = headers['referrer-policy'];
  const corp = headers['cross-origin-resource-policy'];
  return {
    'content-security-policy': scorePolicy(policy),
    cookies: headers['set-cookie'] === undefined ? 0 : -20,
    'cross-origin-resource-sharing':
      headers['access-control-allow-credentials'] === undefined ? 0 : -50,
    'cross-origin-resource-policy': /^same-(origin|site)$/.test(corp ?? '') ? 10 : 0,
    'referrer-policy': referrer === undefined ? 0 : PRIVATE_REFERRER.includes(referrer) ? 5 : -5,
    'strict-transport-security': maxAge < 0 ? -20 : maxAge < HALF_A_YEAR ? -10 : 0,
    'subresource-integrity': scoreScripts(html),
    'x-content-type-options': headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    'x-frame-options': policy.has('frame-ancestors') ? 5 : -20,
  };
}

/** The score of an answer. */
export function observatoryScore(answer: Answer): number {
  const points = Object.values(scoreTests(answer));
  const sum = (some: number[]) => some.reduce((total, point) => total + point, 0);
  const base = 100 + sum(points.filter((point) => point < 0));
  return base < 90 ? Math.max(base, 0) : base + sum(points.filter((point) => point > 0));
}
