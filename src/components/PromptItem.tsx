import { attribute } from '../core/dom/attribute';
import { CopyAttribute, CopyClass } from '../core/dom/copy';
import { useTranslate } from '../providers/useTranslate';

interface PromptItemProps {
  /** Name of the demo that is asked about; without one it is the page. */
  demo?: string;
  /** Where there is no room for words; the name and the outcome stay. */
  iconOnly?: boolean;
}

/**
 * Item of a list that copies a page, which holds its demos, and rules for an AI assistant. The boot
 * scripts answer it, before React and with it (layout/copyMarkdown.boot.ts).
 */
export function PromptItem({ demo = '', iconOnly = false }: PromptItemProps) {
  const translate = useTranslate();
  const name = translate('Copy as prompt');
  return (
    <li>
      <button
        type="button"
        {...attribute(CopyAttribute.prompt, demo)}
        {...(iconOnly && { title: name })}
        suppressHydrationWarning
      >
        <span className="icon icon-prompt" />
        <span
          className={iconOnly ? `${CopyClass.label} visually-hidden` : CopyClass.label}
          suppressHydrationWarning
        >
          {name}
        </span>
      </button>
    </li>
  );
}
