import { canParseUrl } from '../core/canParseUrl';

/**
 * An ad that a network has given as JSON. Its fields are data of a stranger: they are checked one by
 * one here, and shown as text or sanitised HTML (SPEC 7.4).
 */
export interface NetworkAd {
  /** https. */
  link: string;
  /** https, or from this site. */
  image?: string;
  company: string;
  /** May hold markup, which is still to be sanitised. */
  description: string;
  /** Addresses that count the display: https, or from this site. */
  pixels: string[];
}

/** Longest texts that are taken, in characters; a block has room for less. */
const MAX_COMPANY = 100;
const MAX_DESCRIPTION = 2000;
/** Longest address, and most pixels. */
const MAX_URL = 4000;
const MAX_PIXELS = 5;

/** Returns the first valid ad of an answer: an object with a link. */
export function parseNetworkAds(answer: unknown): NetworkAd | undefined {
  if (!isRecord(answer) || !Array.isArray(answer.ads)) return undefined;
  for (const candidate of answer.ads as unknown[]) {
    const ad = parseNetworkAd(candidate);
    if (ad) return ad;
  }
  return undefined;
}

function parseNetworkAd(candidate: unknown): NetworkAd | undefined {
  if (!isRecord(candidate)) return undefined;
  const link = httpsUrl(candidate.statlink);
  if (link === undefined) return undefined;
  const image = ownOrHttpsUrl(candidate.image);
  return {
    link,
    ...(image !== undefined && { image }),
    company: text(candidate.company, MAX_COMPANY),
    description: text(candidate.description, MAX_DESCRIPTION),
    pixels: pixelsOf(candidate),
  };
}

/** The impression and the tracking pixels, which stand in one text, with `[timestamp]` filled in. */
function pixelsOf({ statimp, pixel, timestamp }: Record<string, unknown>): string[] {
  const time = typeof timestamp === 'number' ? String(timestamp) : text(timestamp, 40);
  const stamp = encodeURIComponent(time || String(Date.now()));
  return [statimp, ...text(pixel, MAX_URL * MAX_PIXELS).split('||')]
    .map((address) => ownOrHttpsUrl(text(address, MAX_URL).replaceAll('[timestamp]', stamp)))
    .filter((address) => address !== undefined)
    .slice(0, MAX_PIXELS);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function text(value: unknown, limit: number): string {
  return typeof value === 'string' ? value.slice(0, limit).trim() : '';
}

/** Networks leave the protocol out (`//ads.example`), which means https here. */
function httpsUrl(value: unknown): string | undefined {
  const address = text(value, MAX_URL).replace(/^\/\//, 'https://');
  return address.startsWith('https://') && canParseUrl(address) ? new URL(address).href : undefined;
}

function ownOrHttpsUrl(value: unknown): string | undefined {
  const address = text(value, MAX_URL);
  const isOwnPath = /^\/(?![/\\])/.test(address);
  return isOwnPath ? new URL(address, location.origin).href : httpsUrl(address);
}
