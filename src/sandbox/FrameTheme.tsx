import { ThemeProvider, useColorScheme, type Theme } from '@mui/material/styles';
import { useCallback, useEffect, useMemo, type ReactNode } from 'react';
import { PageAttribute } from '../core/dom/page';
import { colorTokens, FONT_TEXT } from '../core/tokens';
import { adaptTheme, withScheme } from '../demo/theme/demoTheme';
import { createDocsTheme, type ThemeChoice } from '../demo/theme/theme';
import type { SandboxLook } from '../playground/sandbox/types';

function FollowScheme({ scheme }: Pick<SandboxLook, 'scheme'>) {
  const { setMode } = useColorScheme();
  useEffect(() => setMode(scheme), [scheme, setMode]);
  return null;
}

let latest: { key: string; theme: Theme } | undefined;

/** Each run has a React root of its own; the theme, which takes a while to make, is the same. */
function themeOf(choice: ThemeChoice): Theme {
  const key = JSON.stringify(choice);
  if (latest?.key !== key) latest = { key, theme: createDocsTheme(choice) };
  return latest.theme;
}

interface FrameThemeProps {
  look: SandboxLook;
  children: ReactNode;
}

/** Gives a run the site's theme, or leaves it with the defaults of Material UI (SPEC 5.9). */
export function FrameTheme({ look, children }: FrameThemeProps) {
  const { themed, scheme, direction, density, hue } = look;
  const { primary, secondary } = hue;
  const theme = useMemo(
    () => themeOf({ direction, density, primary, secondary }),
    [direction, density, primary, secondary],
  );
  const adapt = useCallback(
    (site: Theme) => adaptTheme(withScheme(site, scheme), direction),
    [scheme, direction],
  );
  if (!themed) return children;
  return (
    <ThemeProvider theme={theme} defaultMode={scheme} storageManager={null} noSsr>
      <FollowScheme scheme={scheme} />
      <ThemeProvider theme={adapt}>{children}</ThemeProvider>
    </ThemeProvider>
  );
}

/** Gives the frame's document what the page's document has. */
export function describePage({ themed, scheme, direction, language }: SandboxLook): void {
  const { documentElement: root, body } = document;
  root.lang = language;
  root.dir = direction;
  const shown = themed ? scheme : 'light';
  root.setAttribute(PageAttribute.colorScheme, shown);
  root.style.colorScheme = shown;
  const { text, surface } = colorTokens[shown];
  const style = themed ? { color: text, background: surface, font: `16px/1.5 ${FONT_TEXT}` } : {};
  body.removeAttribute('style');
  Object.assign(body.style, style);
}
