import { useConsent } from '../providers/ConsentProvider';
import { useTranslate } from '../providers/useTranslate';

/** Opens the question about consent again; absent where the build has nothing to ask about. */
export function PrivacyButton() {
  const translate = useTranslate();
  const { isNeeded, show } = useConsent();
  if (!isNeeded) return null;
  return (
    <button type="button" className="footer-button" data-replay="" onClick={show}>
      {translate('Privacy choices')}
    </button>
  );
}
