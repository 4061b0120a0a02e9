/** What the service worker, the page and the build say to each other about offline reading. */
import { X_PRODUCTS, type XProductId } from './xProducts';

/** Address of the service worker, and the part of the site that it serves (SPEC 10.1). */
export const WORKER_URL = '/x/sw.js';
export const WORKER_SCOPE = '/x/';

/** Stands in for a page that cannot be had; lists what is saved. */
export const OFFLINE_PAGE = '/x/offline/';

/** Place on the offline page for the list of what is saved. */
export const OFFLINE_SAVED_ID = 'offline-saved';

/** Names of the caches; the precache has Workbox's own name. */
export const CACHES = {
  pages: 'docs-pages',
  data: 'docs-data',
  assets: 'docs-assets',
  /** A `PackRecord` for each product that is saved or on its way. */
  records: 'docs-pack-records',
  /** The files of the packs by hash, each once. */
  content: 'docs-pack-content',
} as const;

/** Requests with this header belong to a download: the worker lets them through untouched. */
export const DOWNLOAD_HEADER = 'x-docs-download';

/** Messages to the worker; the first is what workbox-window sends. */
export const SKIP_WAITING = 'SKIP_WAITING';
export const GET_BUILD = 'GET_BUILD';

/** The kill switch's answer to it: it belongs to no build. */
export const SWITCHED_OFF = 'off';

/** Products that can be made available offline, in the order in which they are shown. */
export const PACK_PRODUCTS: readonly XProductId[] = X_PRODUCTS.map(({ id }) => id);
export type PackProduct = XProductId;

/** Path of the list of packs, the one name among them that stays. */
export const PACK_LIST = '/x/offline/packs.json';

/** What can be downloaded of one build. */
export interface PackList {
  build: string;
  packs: PackSummary[];
}

export interface PackSummary {
  product: PackProduct;
  name: string;
  /** First page of the product. */
  home: string;
  /** What the pack takes on the device. */
  bytes: number;
  /** What travels, compressed by the CDN. */
  downloadBytes: number;
  /** Address of the `PackManifest`. */
  manifest: string;
}

/** All that one product needs offline, of one build. */
export interface PackManifest {
  product: PackProduct;
  build: string;
  /** Headers of its documents. */
  headers: Record<string, string>;
  /**
   * What every document repeats and every build changes, by name: the build id, the frame's scripts
   * and styles. Documents are stored without it, so that only those whose text changes are new.
   */
  parts: Record<string, string>;
  files: PackFile[];
}

export interface PackFile {
  /** Path on the site. */
  path: string;
  /** SHA-256 of what is stored, in base64url. */
  hash: string;
  /** Size of what is stored. */
  bytes: number;
  /** Size of what travels. */
  downloadBytes: number;
}

/** Why a download stopped. */
export type PackProblem = 'network' | 'quota' | 'changed';

/**
 * Number of the shape that records have. A build that changes it still reads the earlier ones, and
 * leaves later ones alone.
 */
export const RECORD_FORMAT = 1;

/** What the reader's device knows of a product; `parseRecord` reads it. */
export interface PackRecord {
  /** `RECORD_FORMAT` of the build that wrote it; the first builds wrote none. */
  format?: number;
  product: PackProduct;
  name: string;
  home: string;
  /** Complete: what the worker serves. */
  saved?: PackManifest;
  /** On its way; absent when there is nothing to do. */
  wanted?: PackManifest;
  paused?: boolean;
  problem?: PackProblem;
}

/** Key of a product's record in its cache. */
export function recordKey(product: string): string {
  return `/x/offline/records/${product}`;
}

/** Key of a file in the cache of contents. */
export function contentKey(hash: string): string {
  return `/x/offline/content/${hash}`;
}
