import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { HOME } from '../../../core/constants';
import { headersFor } from '../../../core/headers';
import type { PackFile, PackManifest, PackProduct } from '../../../core/offline';
import { takePartsOut } from '../../../core/packParts';
import { sentBytes } from '../../kit/sentBytes';
import { readServices } from '../../read/services/readServices';
import { documentParts, mergeParts } from './documentParts';
import { requiredFiles } from './requiredFiles';

interface PackSource {
  product: PackProduct;
  build: string;
  /** Addresses of the pack's documents. */
  documents: readonly string[];
  /** Files beyond what the documents come to, such as the search index. */
  files: readonly string[];
}

/**
 * Returns the list of all that a product needs offline.
 * @param root Folder of the export, compressed already: the sizes that travel are those of brotli.
 */
export function buildPack(root: string, { product, build, documents, files }: PackSource) {
  const html = documents.map((document) => readFileSync(fileOf(root, document), 'utf8'));
  const parts = mergeParts(html.map((text, index) => documentParts(text, documents[index]!)));
  const pages = documents.map((document, index) =>
    describe(root, document, Buffer.from(takePartsOut(html[index]!, parts))),
  );
  const others = [...new Set([...requiredFiles(root, documents), ...files])].map((address) =>
    describe(root, address, readFileSync(fileOf(root, address))),
  );
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    ...headersFor(HOME, readServices(process.env)),
  };
  return { product, build, headers, parts, files: [...pages, ...others] } satisfies PackManifest;
}

function fileOf(root: string, address: string): string {
  return path.join(root, address.endsWith('/') ? `${address}index.html` : address);
}

function describe(root: string, address: string, stored: Buffer): PackFile {
  const file = fileOf(root, address);
  const hash = createHash('sha256').update(stored).digest('base64url');
  return { path: address, hash, bytes: stored.length, downloadBytes: sentBytes(file) };
}
