/** What a reader does with the question whether a page helped, without effects (SPEC 8.3). */

/** Yes is 1, no is -1. */
export type Rating = 1 | -1;

export type FeedbackPhase = 'idle' | 'voted' | 'commenting' | 'sending' | 'sent' | 'failed';

export interface FeedbackState {
  phase: FeedbackPhase;
  rating: Rating | undefined;
  comment: string;
  /** Number of the last request; answers to earlier ones count for nothing. */
  request: number;
}

export type FeedbackEvent =
  /** A vote is sent at once: many readers leave it at that. */
  | { type: 'vote'; rating: Rating }
  | { type: 'comment'; comment: string }
  /** Sends vote and comment. */
  | { type: 'submit' }
  | { type: 'answer'; request: number; isOk: boolean };

export const initialFeedback: FeedbackState = {
  phase: 'idle',
  rating: undefined,
  comment: '',
  request: 0,
};

/** Returns the state that follows. Whenever `request` grows, the caller sends what the state holds. */
export function feedbackReducer(state: FeedbackState, event: FeedbackEvent): FeedbackState {
  switch (event.type) {
    case 'vote':
      return { ...state, phase: 'voted', rating: event.rating, request: state.request + 1 };
    case 'comment':
      if (state.rating === undefined || state.phase === 'sending') return state;
      return { ...state, phase: 'commenting', comment: event.comment };
    case 'submit':
      if (state.rating === undefined || state.phase === 'sending') return state;
      return { ...state, phase: 'sending', request: state.request + 1 };
    case 'answer':
      return event.request === state.request ? answer(state, event.isOk) : state;
  }
}

function answer(state: FeedbackState, isOk: boolean): FeedbackState {
  // The vote alone has arrived: the reader may still be writing.
  if (isOk && state.phase !== 'sending') return state;
  return isOk ? { ...state, phase: 'sent', comment: '' } : { ...state, phase: 'failed' };
}
