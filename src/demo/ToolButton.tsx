import type { ButtonHTMLAttributes } from 'react';
import { attribute } from '../core/dom/attribute';
import { PageAttribute } from '../core/dom/page';

interface ToolButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Name of the button. */
  label: string;
  /** What it reads; without a text it is an icon, with its name as a tooltip. */
  text?: string;
  icon: string;
}

/** A button of the toolbar that React answers. */
export function ToolButton({ label, text, icon, ...other }: ToolButtonProps) {
  return (
    <button
      type="button"
      className={text === undefined ? 'demo-tool' : 'demo-tool with-text'}
      aria-label={label}
      tabIndex={-1}
      {...attribute(PageAttribute.replay)}
      {...other}
    >
      <span className={`icon icon-${icon}`} />
      {text}
    </button>
  );
}
