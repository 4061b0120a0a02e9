/** Buttons that the boot scripts answer, before React and with it; React never touches their state. */

interface CodeToggleProps {
  /** Id of the `<details>` with the code. */
  codeId: string;
  isOpenAtFirst: boolean;
}

/** Shows and hides the code (boot/demos.ts). */
export function CodeToggle({ codeId, isOpenAtFirst }: CodeToggleProps) {
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
      <span className="when-closed">Show code</span>
      <span className="when-open">Hide code</span>
    </button>
  );
}

/** Copies the file that is shown (boot/copy.ts). */
export function CopyButton() {
  return (
    <button
      type="button"
      className="demo-tool"
      data-copy=""
      aria-label="Copy code"
      tabIndex={-1}
      suppressHydrationWarning
    >
      <span className="icon icon-copy" />
      <span className="copy-label visually-hidden" suppressHydrationWarning>
        Copy code
      </span>
    </button>
  );
}
