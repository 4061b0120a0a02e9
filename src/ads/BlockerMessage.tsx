import { useTranslate } from '../providers/useTranslate';
import { AdFrame } from './AdFrame';

/** Label of the message in analytics. */
export const MESSAGE_LABEL = 'blocker-message';

/** Asks readers with a blocker for an exception. */
export function BlockerMessage() {
  const translate = useTranslate();
  return (
    <AdFrame label={MESSAGE_LABEL} name={translate('Ads fund this documentation.')}>
      {translate(
        'A blocker seems to be on. Would you disable it here? There is one small ad a page, and nothing in it moves.',
      )}
    </AdFrame>
  );
}
