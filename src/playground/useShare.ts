import { writeClipboard } from '../browser/writeClipboard';
import { useTranslate } from '../providers/useTranslate';
import { writeShareHash, type SharedCode } from './shareLink';

/** Where shared code is opened. */
export const PLAYGROUND = '/playground/';

/**
 * Returns what copies a link to the playground with some code.
 * @param say Tells readers how that went.
 */
export function useShare(say: (message: string) => void) {
  const translate = useTranslate();
  return async (code: SharedCode): Promise<string | undefined> => {
    let hash;
    try {
      hash = writeShareHash(code);
    } catch {
      say(translate('The code is too long for a link. Copy it instead.'));
      return undefined;
    }
    const address = window.location.origin + PLAYGROUND + hash;
    try {
      // Nothing is waited for before: Safari writes only what the click itself has begun.
      await writeClipboard(Promise.resolve(address));
      say(translate('A link to this code is copied.'));
    } catch {
      say(translate('Copying failed. The address is {{address}}', { address }));
    }
    return hash;
  };
}
