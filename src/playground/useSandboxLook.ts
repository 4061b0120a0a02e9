import { useMemo } from 'react';
import type { DemoOptions } from '../core/types';
import type { DemoLook, PageLook } from '../demo/look';
import { usePreference } from '../providers/usePreference';
import { useTranslate } from '../providers/useTranslate';
import type { SandboxLook } from './sandbox/types';

/**
 * Returns how the page looks, for the frame to follow: mode, direction, density, colors, language.
 * @param look What the reader has changed for one demo alone.
 * @param options Of a demo, which has the site's theme; the playground has neither.
 */
export function useSandboxLook(
  page: PageLook,
  look: DemoLook = {},
  options?: DemoOptions,
): SandboxLook {
  const [density] = usePreference('density');
  const [primary] = usePreference('primary');
  const [secondary] = usePreference('secondary');
  // Renders again when another language comes in.
  useTranslate();
  const language = typeof document === 'undefined' ? 'en' : document.documentElement.lang;
  const scheme = look.scheme ?? page.scheme;
  const direction = look.direction ?? page.direction;
  return useMemo(() => {
    const { fill, align, maxWidth } = options ?? {};
    const layout = {
      ...(fill && { fill }),
      ...(align && { align }),
      ...(maxWidth && { maxWidth }),
    };
    const hue = { primary, secondary };
    const common = { scheme, direction, density, hue, language };
    return options ? { ...common, themed: true, layout } : { ...common, themed: false };
  }, [scheme, direction, density, primary, secondary, language, options]);
}
