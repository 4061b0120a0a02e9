import { CacheProvider } from '@emotion/react';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { useCallback, useMemo, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { adaptTheme, createFixedTheme, withScheme } from './demoTheme';
import { schemeStyle, type DemoLook, type PageLook } from './look';
import { useDirectionCache } from './useDirectionCache';
import { useThemeChoice } from './useThemeChoice';

interface DemoSurfaceProps {
  look: DemoLook;
  page: PageLook;
  children: ReactNode;
}

/** Popups inherit from the page what their theme does not set, and have a background of their own. */
function popupStyle(scheme: DemoLook['scheme']) {
  return { ...schemeStyle(scheme), background: undefined };
}

/**
 * Gives a demo the page's theme, with the direction and the scheme that a reader has chosen for it
 * alone. The tree is the same with and without a choice, so that a switch keeps the demo's state.
 */
export function DemoSurface({ look, page, children }: DemoSurfaceProps) {
  const portal = useRef<HTMLDivElement>(null);
  const direction = look.direction ?? page.direction;
  const { scheme } = look;
  const isChanged = look.direction !== undefined || scheme !== undefined;
  const cache = useDirectionCache(direction);
  const choice = useThemeChoice(direction);
  const theme = useMemo(() => scheme && createFixedTheme(choice, scheme), [choice, scheme]);
  const adapt = useCallback(
    (pageTheme: Theme) =>
      adaptTheme(
        theme ?? withScheme(pageTheme, page.scheme),
        direction,
        isChanged ? () => portal.current : undefined,
      ),
    [theme, page.scheme, direction, isChanged],
  );
  // For the style sheets of a demo's own, and for text that no widget sets.
  const scope = { dir: direction, ...(scheme && { 'data-color-scheme': scheme }) };
  const surface = (
    <ThemeProvider theme={adapt}>
      <div className="demo-surface" {...scope}>
        {children}
      </div>
    </ThemeProvider>
  );
  return (
    <>
      {cache ? <CacheProvider value={cache}>{surface}</CacheProvider> : surface}
      {isChanged &&
        createPortal(<div ref={portal} {...scope} style={popupStyle(scheme)} />, document.body)}
    </>
  );
}
