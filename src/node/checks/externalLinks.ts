import type { Site } from '../model/site';
import { writeGenerated } from '../kit/writeGenerated';

const LIST = '.generated/externalLinks.txt';

/**
 * Lists the links of guides to other sites with their numbers. The network is asked by the weekly
 * workflow "External links" alone, so that no other site can break a build of this one.
 */
export function listExternalLinks({ guides }: Pick<Site, 'guides'>): void {
  const links = guides
    .flatMap((guide) => guide.links.map(({ href }) => href))
    .filter((href) => href.startsWith('https:'));
  const urls = countEach(links.map((href) => href.split('#')[0]!));
  const hosts = countEach(links.map((href) => new URL(href).host));
  writeGenerated(LIST, urls.map(([url, count]) => `${count}\t${url}\n`).join(''));
  console.log(`  ${links.length} links to ${urls.length} addresses, listed in ${LIST}`);
  console.log(`  ${hosts.map(([host, count]) => `${host} ${count}`).join(', ')}`);
}

/** Returns each value with its number, the most frequent first. */
export function countEach(values: readonly string[]): [value: string, count: number][] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([a, one], [b, two]) => two - one || a.localeCompare(b));
}
