import { useTranslate } from '../providers/useTranslate';

/** Leads back to the start of a long page; `layout/backToTop.boot.ts` shows it and answers its click. */
export function BackToTop() {
  const translate = useTranslate();
  return (
    <button
      type="button"
      className="back-to-top"
      data-back-to-top=""
      aria-label={translate('Back to top')}
      title={translate('Back to top')}
    >
      <span className="icon icon-arrow-up" />
    </button>
  );
}
