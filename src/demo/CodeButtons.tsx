import { useTranslate } from '../providers/useTranslate';
import { attribute } from '../core/dom/attribute';
import { CopyAttribute, CopyClass } from '../core/dom/copy';

/** Buttons that the boot scripts answer, before React and with it; React never touches their state. */

interface CodeToggleProps {
  /** Id of the `<details>` with the code. */
  codeId: string;
  isOpenAtFirst: boolean;
}

/** Shows and hides the code (demo/demo.boot.ts). */
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
      className="demo-tool with-text"
      {...attribute(CopyAttribute.code)}
      aria-label={translate('Copy code')}
      tabIndex={-1}
      suppressHydrationWarning
    >
      <span className="icon icon-copy" />
      <span className={CopyClass.label} suppressHydrationWarning>
        {translate('Copy')}
      </span>
    </button>
  );
}
