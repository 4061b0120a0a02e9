import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { schemaPathname } from '../../../read/reference/apiContext';
import type { ApiIndex, ApiIndexEntry } from '../../../read/reference/apiTypes';
import type { Site } from '../../../model/site';
import { indexPathname } from '../../../model/api/apiSite';
import { API_FOLDER } from '../../../model/api/readReference';
import { API_PRODUCTS } from '../../../../core/xProducts';

/**
 * Writes the data of each API page beside it as `index.json`, that of the indexes too, and the schema
 * which they name (SPEC 6.4).
 * @param root Folder of the export.
 */
export function emitApiData(root: string, { api }: Pick<Site, 'api'>): void {
  const write = (pathname: string, value: object) => {
    const file = path.join(root, pathname);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(value));
  };
  for (const entry of api.entries) write(`${entry.pathname}index.json`, entry);
  for (const product of API_PRODUCTS) {
    const entries = api.entries
      .filter((entry) => entry.product === product)
      .map(({ name, kind, slug, pathname, plan, description }): ApiIndexEntry => {
        return { name, kind, product, slug, pathname, description, ...(plan && { plan }) };
      });
    const undocumented = api.undocumented.filter((name) => name.product === product);
    const index: ApiIndex = { $schema: schemaPathname, inputs: api.inputs, entries, undocumented };
    write(`${indexPathname(product)}index.json`, index);
  }
  writeFileSync(path.join(root, schemaPathname), readFileSync(`${API_FOLDER}/schema.json`));
}
