import { docsTabs } from '../../../model/docsTabs';
import type { ApiPageProps, ApiTabProps } from '../../../../core/pageProps';
import { contentHash } from '../../../kit/contentHash';
import type { Site } from '../../../model/site';
import { removeOthers, writeGenerated } from '../../../kit/writeGenerated';
import { createContexts } from '../../apiContext';
import { API_PAGES_FOLDER, apiPageFile } from '../../../model/api/apiPageFile';
import { buildEntryPage, buildIndexPage, buildTabPage } from './buildApiPage';
import { ApiUses } from '../../../model/names/apiUses';
import { sitePlaces } from '../../../model/names/sitePlaces';
import { nameIndexOf } from '../../../model/names/nameIndexOf';
import { API_PRODUCTS } from '../../../../core/xProducts';

/** Names what the pages on disk were made from. */
let emitted: string | undefined;

/** Writes the text of every API page and of every API tab of a guide as the props of its view. */
export function emitApiPages(site: Pick<Site, 'api' | 'guides' | 'unwritten' | 'codeNames'>) {
  const { api, guides, unwritten } = site;
  const metas = guides.map(({ props }) => [props.pathname, props.meta]);
  const places = sitePlaces(site);
  const named = places.map(({ href, title, names }) => [href, title, ...names]);
  const parts = [[...unwritten], metas, named].map((part) => JSON.stringify(part));
  const inputs = contentHash(api.inputs, ...parts);
  // `npm run dev` asks after each edit, and few edits concern the API.
  if (inputs === emitted) return;
  emitted = inputs;
  const uses = new ApiUses(places, nameIndexOf(api));
  const contextOf = createContexts(api, unwritten, uses);
  const pages: (ApiPageProps | ApiTabProps)[] = [
    ...API_PRODUCTS.map((product) => buildIndexPage(product, api.entries)),
    ...api.entries.map((entry) => buildEntryPage(entry, contextOf(entry))),
    ...guides.flatMap(({ props }) =>
      docsTabs(props.meta, () => true).map((tab) => buildTabPage(props, tab, api, contextOf)),
    ),
  ];
  const files = new Set(pages.map(({ pathname }) => apiPageFile(pathname)));
  for (const page of pages) writeGenerated(apiPageFile(page.pathname), JSON.stringify(page));
  removeOthers(API_PAGES_FOLDER, (file) => files.has(`${API_PAGES_FOLDER}/${file}`));
}
