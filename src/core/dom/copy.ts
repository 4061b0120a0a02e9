/** What the buttons that copy share with the scripts that answer them. */
export enum CopyAttribute {
  /** On the button of a code block or of a demo. */
  code = 'data-copy',
  /** On the button that copies the page as Markdown: the address of the text. */
  page = 'data-copy-page',
  /** On the button that copies a page as a prompt: the name of the demo that is asked about, or nothing. */
  prompt = 'data-copy-prompt',
  /** On a button that has just copied: `copied` or `failed`. */
  state = 'data-state',
}

export enum CopyClass {
  /** A block of code with its button. */
  block = 'code-block',
  /** The words of a button that are replaced by the outcome, where it holds more than words. */
  label = 'copy-label',
}
