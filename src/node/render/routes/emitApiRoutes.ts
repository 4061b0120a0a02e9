import { docsTabs } from '../../model/docsTabs';
import { contentHash } from '../../kit/contentHash';
import type { Site } from '../../model/site';
import { writeGenerated } from '../../kit/writeGenerated';
import { indexPathname } from '../../model/api/apiSite';
import { API_PRODUCTS } from '../../../core/xProducts';

/** Writes the lists of API pages and API tabs that the two catch-all routes export. */
export function emitApiRoutes({ api, guides }: Pick<Site, 'api' | 'guides'>): void {
  const pages = [
    ...API_PRODUCTS.map(indexPathname),
    ...api.entries.map(({ pathname }) => pathname),
  ];
  const tabs = guides.flatMap(({ props }) =>
    docsTabs(props.meta, () => true).map((tab) => `${props.pathname}${tab}/`),
  );
  const revision = contentHash(api.inputs, JSON.stringify(tabs));
  const list = (pathnames: readonly string[]) => JSON.stringify(pathnames, null, 2);
  writeGenerated(
    '.generated/apiRoutes.ts',
    `/** Pages of the API reference. */\nexport const apiPathnames: readonly string[] = ${list(pages)};\n` +
      `/** API tabs of guides. */\nexport const apiTabPathnames: readonly string[] = ${list(tabs)};\n` +
      `/** Changes with the data. */\nexport const apiRevision = '${revision}';\n`,
  );
}
