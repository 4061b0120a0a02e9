import { useEffect, useRef, useState } from 'react';
import { COPIED_MS } from '../core/constants';
import { useTranslate } from '../providers/useTranslate';
import { CopyAttribute } from '../core/dom/copy';

/**
 * Returns the text, the state and the click handler of a menu's item that copies the address of a demo.
 * @param name Of the demo; it is the hash.
 * @param say Tells readers what the button alone does not.
 */
export function useCopyLink(name: string, say: (message: string) => void) {
  const translate = useTranslate();
  const [state, setState] = useState<'copied' | 'failed'>();
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    const address = new URL(`#${name}`, window.location.href).href;
    clearTimeout(timer.current);
    try {
      await navigator.clipboard.writeText(address);
      setState('copied');
      say('');
    } catch {
      setState('failed');
      say(translate('Copying failed. The address is {{address}}', { address }));
    }
    timer.current = window.setTimeout(() => setState(undefined), COPIED_MS.elsewhere);
  };
  const labels = { copied: 'Copied', failed: 'Copying failed' } as const;
  return {
    children: translate(state ? labels[state] : 'Copy link to this demo'),
    [CopyAttribute.state]: state,
    onClick: () => void copy(),
  };
}
