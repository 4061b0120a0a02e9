import { CopyAttribute } from '../core/dom/copy';

/** Returns the address of the page as Markdown, which the button that copies it names. */
export function markdownAddress(): string | undefined {
  const button = document.querySelector(`[${CopyAttribute.page}]`);
  return button?.getAttribute(CopyAttribute.page) ?? undefined;
}
