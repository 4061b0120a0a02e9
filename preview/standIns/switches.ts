/**
 * How each stand-in answers. A browser chooses by the cookie `stand-ins`, so that two of them, or two
 * tests at the same time, can see different answers; what it does not name comes from the variable
 * `STAND_INS` of the preview. Both read like a query: `feedback=fail&chat=slow`.
 */

/** The ways in which each service can answer; the first is the default. */
export const ANSWERS = {
  adScript: ['ok', 'late', 'slow', 'fail', 'backers', 'crash', 'hostile'],
  adJson: ['ok', 'slow', 'fail', 'garbage', 'empty', 'hostile', 'attempt-3', 'attempt-10'],
  tag: ['ok', 'slow', 'fail', 'hostile'],
  feedback: ['ok', 'slow', 'fail', 'hostile'],
  chat: ['ok', 'slow', 'fail', 'garbage', 'hostile'],
} as const;

export type Service = keyof typeof ANSWERS;
export type Answer<Name extends Service> = (typeof ANSWERS)[Name][number];
export type Switches = { [Name in Service]: Answer<Name> };

/** Name of the cookie. */
export const SWITCHES_COOKIE = 'stand-ins';

/** How much later an answer comes that is slow, in milliseconds. */
export const SLOW_MS = 5000;

/** Returns the text of the cookie, which also tells one browser's requests from another's. */
export function switchesCookie(cookies = ''): string {
  const cookie = cookies.split('; ').find((pair) => pair.startsWith(`${SWITCHES_COOKIE}=`));
  return decodeURIComponent(cookie?.slice(SWITCHES_COOKIE.length + 1) ?? '');
}

/** Returns the answer of each service; what is not among its answers counts as not chosen. */
export function parseSwitches(cookie: string, variable = process.env.STAND_INS ?? ''): Switches {
  const chosen = new URLSearchParams(cookie);
  const fallback = new URLSearchParams(variable);
  const entries = Object.entries(ANSWERS).map(([service, answers]) => {
    const wanted = [chosen.get(service), fallback.get(service), answers[0]];
    return [service, wanted.find((answer) => answers.some((known) => known === answer))];
  });
  return Object.fromEntries(entries) as Switches;
}
