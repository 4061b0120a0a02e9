import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { adverts } from '../../../../data/adverts';
import { productIdentifier } from '../../../../data/products';
import { buildOf } from '../../../core/buildOf';
import { markdownPath } from '../../../core/markdownPath';
import {
  OFFLINE_PAGE,
  PACK_LIST,
  PACK_PRODUCTS,
  type PackList,
  type PackProduct,
} from '../../../core/offline';
import { forgetFiles } from '../../kit/oncePerFile';
import { contentHash } from '../../kit/contentHash';
import { buildPack } from './buildPack';
import { nameCardsOf } from './nameCards';
import { isInPack } from './packDocuments';
import { requiredFiles } from './requiredFiles';
import { sandboxFilesOf } from './sandboxFiles';
import { searchFilesOf } from './searchFiles';

/** Folder of the packs' lists, which have a hash in their names. */
const FOLDER = '/assets/offline';

/**
 * Writes the list of packs and the list of each pack's files.
 * @param root Folder of the complete export.
 */
export function emitPacks(root: string, build: string): void {
  forgetFiles();
  const documents = documentsIn(root);
  const list: PackList = { build, packs: [] };
  for (const product of PACK_PRODUCTS) list.packs.push(emitPack(root, build, product, documents));
  write(root, PACK_LIST, list);
}

function emitPack(root: string, build: string, product: PackProduct, all: readonly string[]) {
  const documents = all.filter((document) => isInPack(product, document));
  // The offline page is stored by the worker, but not what its search and settings come to.
  const files = [
    ...searchFilesOf(root, product),
    ...sandboxFilesOf(root, product),
    ...nameCardsOf(root, product),
    ...requiredFiles(root, [OFFLINE_PAGE]),
    // Scripts make up their addresses.
    ...adverts.flatMap(({ img }) => Object.values(img)),
    ...documents.map(markdownPath).filter((twin) => existsSync(path.join(root, twin))),
  ];
  const manifest = buildPack(root, { product, build, documents, files });
  const address = `${FOLDER}/${product}.${contentHash(JSON.stringify(manifest))}.json`;
  write(root, address, manifest);
  const contents = [...new Map(manifest.files.map((file) => [file.hash, file])).values()];
  const { name, href } = productIdentifier(product);
  return {
    product,
    name,
    home: href,
    bytes: contents.reduce((sum, { bytes }) => sum + bytes, 0),
    downloadBytes: contents.reduce((sum, { downloadBytes }) => sum + downloadBytes, 0),
    manifest: address,
  };
}

/** Addresses of the documents below `/x/`, sorted, so that equal builds have equal lists. */
function documentsIn(root: string): string[] {
  return readdirSync(path.join(root, 'x'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => `/x/${file.slice(0, -'index.html'.length)}`)
    .sort();
}

function write(root: string, address: string, value: object): void {
  const file = path.join(root, address);
  if (!existsSync(path.dirname(file))) mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(value));
}

/** Returns the id of the build that was exported. */
export function buildIn(root: string): string {
  const html = readFileSync(path.join(root, '404.html'), 'utf8');
  const build = buildOf(html);
  if (!build) throw new Error(`${root}/404.html names no build.`);
  return build;
}
