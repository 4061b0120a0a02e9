import type { DemoFile } from '../../core/demoTypes';
import { translate } from '../../core/interfaceText';
import type { Variant } from '../../demo/forms';

/** Returns why a demo cannot run in the frame, in words for readers; undefined where it can. */
export function whyNotEditable(
  { form }: Variant,
  files: readonly DemoFile[] | undefined,
): string | undefined {
  if (form === 'tailwind') {
    return translate(
      'The Tailwind version can’t be edited here because its styles are generated when the site is built. Choose another styling, or edit it in StackBlitz.',
    );
  }
  if (!files) return translate('This version of the code is not available.');
  if (files.some(({ code }) => code.includes('new Worker('))) {
    return translate(
      'This demo can’t be edited here because it starts a worker, which an isolated frame doesn’t allow. Edit it in StackBlitz.',
    );
  }
  return undefined;
}
