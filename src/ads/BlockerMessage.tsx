import { AdFrame } from './AdFrame';

/** Label of the message in analytics. */
export const MESSAGE_LABEL = 'blocker-message';

/** Asks readers with a blocker for an exception. */
export function BlockerMessage() {
  return (
    <AdFrame label={MESSAGE_LABEL} name="Ads fund this documentation.">
      A blocker seems to be on. Would you disable it here? There is one small ad a page, and nothing
      in it moves.
    </AdFrame>
  );
}
