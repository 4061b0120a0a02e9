import type { NetworkAd } from './networkAd';

/** What a description may hold; no attribute is kept. */
const TAGS = ['b', 'strong', 'i', 'em', 'br'];

/** Longest text that is shown; the block has room for less. */
const MAX_TEXT = 300;

/** An ad that can be shown at once. */
export interface ReadyAd extends NetworkAd {
  /** The description made harmless, where it is more than text. */
  html?: string;
}

/** Returns the ad with its words as they are shown; where the sanitizer fails, without them. */
export async function prepareAd(ad: NetworkAd): Promise<ReadyAd> {
  if (isPlainText(ad.description)) return ad;
  return { ...ad, html: await sanitizeDescription(ad.description).catch(() => '') };
}

/**
 * Returns a stranger's description as HTML that cannot do anything, for `dangerouslySetInnerHTML`.
 * The sanitizer is loaded for it.
 */
export async function sanitizeDescription(description: string): Promise<string> {
  const { default: DOMPurify } = await import('dompurify');
  const clean = DOMPurify.sanitize(description, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: [],
    RETURN_TRUSTED_TYPE: true,
  });
  return clean as unknown as string;
}

/** Whether a description is text alone, so that it needs no sanitizer. */
export function isPlainText(description: string): boolean {
  return !/[<&]/.test(description);
}

/** Returns the part of a text that is shown. */
export function shorten(text: string): string {
  return text.length <= MAX_TEXT ? text : `${text.slice(0, MAX_TEXT).trimEnd()}…`;
}
