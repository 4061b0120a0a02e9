/** `Cubot` is a maker of phones. */
const BOTS = /(?<!cu)bot|crawl|spider|slurp|mediapartners|facebookexternalhit|lighthouse/i;

/** Whether a browser says of itself that it reads for a machine. */
export function isBot(userAgent: string): boolean {
  return BOTS.test(userAgent);
}
