import { features } from 'web-features';
import { OLDEST_BROWSERS } from '../../kit/browserTargets';

/** What the data of Baseline calls the browsers of `browserslist`. */
const NAMES = { chrome: 'Chrome', edge: 'Edge', firefox: 'Firefox', safari: 'Safari' } as const;
const IDS: Readonly<Record<string, string>> = { ios_saf: 'safari_ios' };

type Support = Partial<Record<string, string>>;

/** The first version of each browser that has a feature, by the feature's key in MDN's data. */
const supportByKey = new Map<string, Support>();
for (const feature of Object.values(features)) {
  if (feature.kind !== 'feature') continue;
  for (const [key, status] of Object.entries(feature.status.by_compat_key ?? {})) {
    supportByKey.set(key, { ...status.support });
  }
}

export function isKnownFeature(key: string): boolean {
  return supportByKey.has(key);
}

/** Names that some oldest browser lacks somewhere: only these are worth asking types about. */
export const newerNames: ReadonlySet<string> = new Set(
  [...supportByKey.keys()]
    .filter((key) => /^(api|javascript)\./.test(key) && browsersWithout(key).length > 0)
    .map((key) => key.slice(key.lastIndexOf('.') + 1).replace(/_static$/, '')),
);

/** Keys that end in a name, for names whose place in the data depends on where they are used. */
export function keysEndingIn(start: string, name: string): string[] {
  return [...supportByKey.keys()].filter(
    (key) => key.startsWith(start) && key.endsWith(`.${name}`),
  );
}

/** The oldest browsers that lack a feature, as people read them; none for what is not in the data. */
export function browsersWithout(key: string): string[] {
  const support = supportByKey.get(key);
  if (!support) return [];
  return OLDEST_BROWSERS.flatMap((browser) => {
    const [name = '', version = ''] = browser.split(' ');
    const since = support[IDS[name] ?? name];
    if (since !== undefined && compare(since, version) <= 0) return [];
    const label = name === 'ios_saf' ? 'Safari on iOS' : NAMES[name as keyof typeof NAMES];
    return `${label} ${version} (${since === undefined ? 'in no version' : `since ${since}`})`;
  });
}

function compare(a: string, b: string): number {
  const [first, second] = [a, b].map((version) => version.replace('≤', '').split('.').map(Number));
  return first![0]! - second![0]! || (first![1] ?? 0) - (second![1] ?? 0);
}
