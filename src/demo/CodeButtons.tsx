import { useTranslate } from '../providers/useTranslate';

/** Buttons that the boot scripts answer, before React and with it; React never touches their state. */

interface CodeToggleProps {
  /** Id of the `<details>` with the code. */
  codeId: string;
  isOpenAtFirst: boolean;
}

/** Shows and hides the code (boot/demos.ts). */
export function CodeToggle({ codeId, isOpenAtFirst }: CodeToggleProps) {
  const translate = useTranslate();
  return (
    <button
      type="button"
      className="demo-toggle"
      data-toggle-code=""
      aria-controls={codeId}
      aria-expanded={isOpenAtFirst}
      suppressHydrationWarning
    >
      <span className="icon icon-code" />
      <span className="when-closed">{translate('Show code')}</span>
      <span className="when-open">{translate('Hide code')}</span>
    </button>
  );
}

/** Copies the file that is shown (boot/copy.ts). */
export function CopyButton() {
  const translate = useTranslate();
  return (
    <button
      type="button"
      className="demo-tool"
      data-copy=""
      aria-label={translate('Copy code')}
      tabIndex={-1}
      suppressHydrationWarning
    >
      <span className="icon icon-copy" />
      <span className="copy-label visually-hidden" suppressHydrationWarning>
        {translate('Copy code')}
      </span>
    </button>
  );
}
