import type { Services } from '../core/services';

/** What the network is asked for. */
export interface AdSource {
  kind: 'script' | 'json';
  url: string;
}

/**
 * Returns how the network is asked: for a line of text as JSON, for an image by its script; where
 * only one of the two is configured, by that one.
 */
export function adSource({ adScript, adJson }: Services, isInline: boolean): AdSource | undefined {
  const script: AdSource | undefined = adScript ? { kind: 'script', url: adScript } : undefined;
  const json: AdSource | undefined = adJson ? { kind: 'json', url: adJson } : undefined;
  return isInline ? (json ?? script) : (script ?? json);
}
