/**
 * What an ad block shows, as a state machine without effects (SPEC 7.2). The block asks for scripts
 * and JSON, looks at the page and draws lots; what follows from that is decided here.
 */
import { AD } from '../core/constants';
import type { ReadyAd } from './describeAd';

export type AdView =
  /** The network has been asked; our own advert stays meanwhile. */
  | { name: 'waiting' }
  /** Nothing at all, for bots. */
  | { name: 'empty' }
  | { name: 'house' }
  /** The text that asks to disable the blocker. */
  | { name: 'message' }
  /** What the network's script has put into its frame. */
  | { name: 'script' }
  | { name: 'json'; ad: ReadyAd };

export interface AdState {
  view: AdView;
  /** How often the page has been looked at. */
  polls: number;
  /** Whether the page is still looked at; a late answer counts as long as it is. */
  isPolling: boolean;
}

/** What a look at the page has found of the network's ad. */
export type Sight = 'nothing' | 'ad' | 'backers';

export type AdEvent =
  | { type: 'start'; isBot: boolean; isConfigured: boolean; hasConsent: boolean }
  /** @property lot A number from 0 to 1, drawn for this poll. */
  | { type: 'poll'; sight: Sight; lot: number }
  /** The network's JSON; without an ad when none was to be had. */
  | { type: 'answer'; ad: ReadyAd | undefined };

export const initialAdState: AdState = { view: { name: 'waiting' }, polls: 0, isPolling: false };

/** Returns the state that follows. */
export function adReducer(state: AdState, event: AdEvent): AdState {
  if (event.type === 'start') return start(event);
  if (!state.isPolling) return state;
  if (event.type === 'poll') return poll(state, event);
  const view: AdView = event.ad ? { name: 'json', ad: event.ad } : { name: 'house' };
  return { ...state, view, isPolling: false };
}

function start({ isBot, isConfigured, hasConsent }: AdEvent & { type: 'start' }): AdState {
  if (isBot) return { view: { name: 'empty' }, polls: 0, isPolling: false };
  if (!isConfigured || !hasConsent) return { view: { name: 'house' }, polls: 0, isPolling: false };
  return { view: { name: 'waiting' }, polls: 0, isPolling: true };
}

function poll(state: AdState, { sight, lot }: AdEvent & { type: 'poll' }): AdState {
  // The network had nothing to show but itself.
  if (sight === 'backers') {
    return { view: { name: 'house' }, polls: state.polls + 1, isPolling: false };
  }
  const polls = state.polls + 1;
  const isPolling = polls < AD.maxPolls;
  if (sight === 'ad') return { view: { name: 'script' }, polls, isPolling };
  const isBlocked = state.view.name === 'waiting' && polls > AD.pollsBeforeBlocker;
  if (!isBlocked) return { ...state, polls, isPolling };
  return { view: { name: lot < AD.messageShare ? 'message' : 'house' }, polls, isPolling };
}
