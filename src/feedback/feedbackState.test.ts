import { describe, expect, test } from 'vitest';
import { feedbackReducer, initialFeedback, type FeedbackEvent } from './feedbackState';

const vote = (rating: 1 | -1): FeedbackEvent => ({ type: 'vote', rating });
const comment = (text: string): FeedbackEvent => ({ type: 'comment', comment: text });
const submit: FeedbackEvent = { type: 'submit' };
const answer = (request: number, isOk: boolean): FeedbackEvent => ({
  type: 'answer',
  request,
  isOk,
});
const run = (...events: FeedbackEvent[]) => events.reduce(feedbackReducer, initialFeedback);

describe('transitions', () => {
  test.each<[string, FeedbackEvent[], string, 1 | -1 | undefined, string, number]>([
    ['nothing', [], 'idle', undefined, '', 0],
    ['a vote', [vote(1)], 'voted', 1, '', 1],
    ['a vote that arrives', [vote(1), answer(1, true)], 'voted', 1, '', 1],
    ['a vote that fails', [vote(1), answer(1, false)], 'failed', 1, '', 1],
    ['another vote', [vote(1), vote(-1)], 'voted', -1, '', 2],
    [
      'the first answer after another vote',
      [vote(1), vote(-1), answer(1, false)],
      'voted',
      -1,
      '',
      2,
    ],
    ['a comment without a vote', [comment('a')], 'idle', undefined, '', 0],
    ['a comment', [vote(1), comment('a')], 'commenting', 1, 'a', 1],
    [
      'a vote that arrives meanwhile',
      [vote(1), comment('a'), answer(1, true)],
      'commenting',
      1,
      'a',
      1,
    ],
    ['a vote that fails meanwhile', [vote(1), comment('a'), answer(1, false)], 'failed', 1, 'a', 1],
    ['another vote keeps the comment', [vote(1), comment('a'), vote(-1)], 'voted', -1, 'a', 2],
    ['sending', [vote(1), comment('a'), submit], 'sending', 1, 'a', 2],
    ['sending without a vote', [submit], 'idle', undefined, '', 0],
    ['sending twice', [vote(1), comment('a'), submit, submit], 'sending', 1, 'a', 2],
    [
      'writing while it is sent',
      [vote(1), comment('a'), submit, comment('ab')],
      'sending',
      1,
      'a',
      2,
    ],
    [
      "the vote's answer while the comment is sent",
      [vote(1), comment('a'), submit, answer(1, false)],
      'sending',
      1,
      'a',
      2,
    ],
    ['sent', [vote(1), comment('a'), submit, answer(2, true)], 'sent', 1, '', 2],
    [
      'failed, comment kept',
      [vote(1), comment('a'), submit, answer(2, false)],
      'failed',
      1,
      'a',
      2,
    ],
    ['again', [vote(1), comment('a'), submit, answer(2, false), submit], 'sending', 1, 'a', 3],
    [
      'a better comment',
      [vote(1), comment('a'), submit, answer(2, false), comment('b')],
      'commenting',
      1,
      'b',
      2,
    ],
    ['a vote after all is sent', [vote(1), submit, answer(2, true), vote(-1)], 'voted', -1, '', 3],
  ])('%s', (_, events, phase, rating, text, request) => {
    expect(run(...events)).toEqual({ phase, rating, comment: text, request });
  });
});
