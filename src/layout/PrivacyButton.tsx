import { useConsent } from '../providers/ConsentProvider';
import { useTranslate } from '../providers/useTranslate';
import { attribute } from '../core/dom/attribute';
import { PageAttribute } from '../core/dom/page';

/** Opens the question about consent again; absent where the build has nothing to ask about. */
export function PrivacyButton() {
  const translate = useTranslate();
  const { isNeeded, show } = useConsent();
  if (!isNeeded) return null;
  return (
    <button
      type="button"
      className="footer-button"
      {...attribute(PageAttribute.replay)}
      onClick={show}
    >
      {translate('Privacy choices')}
    </button>
  );
}
