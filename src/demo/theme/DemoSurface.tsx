import { CacheProvider } from '@emotion/react';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { useCallback, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { schemeStyle, type DemoLook, type SurfaceProps } from '../look';
import { PageAttribute } from '../../core/dom/page';
import { adaptTheme, createFixedTheme, withScheme } from './demoTheme';
import { SiteTheme } from './SiteTheme';
import { useStyleCache } from './useStyleCache';
import { useThemeChoice } from './useThemeChoice';

/** Popups inherit from the page what their theme does not set, and have a background of their own. */
function popupStyle(scheme: DemoLook['scheme']) {
  return { ...schemeStyle(scheme), background: undefined };
}

/**
 * Gives a demo the site's theme, with the direction and the scheme that a reader has chosen for it
 * alone. The tree is the same with and without a choice, so that a switch keeps the demo's state.
 */
export function DemoSurface({ look, page, children }: SurfaceProps) {
  const portal = useRef<HTMLDivElement>(null);
  const direction = look.direction ?? page.direction;
  const { scheme } = look;
  const isChanged = look.direction !== undefined || scheme !== undefined;
  const choice = useThemeChoice(direction);
  const fixedTheme = useMemo(() => scheme && createFixedTheme(choice, scheme), [choice, scheme]);
  const adapt = useCallback(
    (siteTheme: Theme) =>
      adaptTheme(
        fixedTheme ?? withScheme(siteTheme, page.scheme),
        direction,
        isChanged ? () => portal.current : undefined,
      ),
    [fixedTheme, page.scheme, direction, isChanged],
  );
  // For the style sheets of a demo's own, and for text that no widget sets.
  const scope = { dir: direction, ...(scheme && { [PageAttribute.colorScheme]: scheme }) };
  return (
    <>
      <CacheProvider value={useStyleCache(direction)}>
        <SiteTheme choice={choice}>
          <ThemeProvider theme={adapt}>
            <div className="demo-surface" {...scope}>
              {children}
            </div>
          </ThemeProvider>
        </SiteTheme>
      </CacheProvider>
      {isChanged &&
        createPortal(<div ref={portal} {...scope} style={popupStyle(scheme)} />, document.body)}
    </>
  );
}
