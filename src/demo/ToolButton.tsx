import type { ButtonHTMLAttributes } from 'react';

interface ToolButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Name of the button and its tooltip. */
  label: string;
  icon: string;
}

/** An icon of the toolbar that React answers; the style sheet shows its name as a tooltip. */
export function ToolButton({ label, icon, ...other }: ToolButtonProps) {
  return (
    <button
      type="button"
      className="demo-tool"
      aria-label={label}
      tabIndex={-1}
      data-replay=""
      {...other}
    >
      <span className={`icon icon-${icon}`} />
    </button>
  );
}
