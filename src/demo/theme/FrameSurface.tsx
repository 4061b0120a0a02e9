import { CacheProvider } from '@emotion/react';
import createCache from '@emotion/cache';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { useMemo, type ReactNode } from 'react';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';
import type { PageLook } from '../look';
import { adaptTheme, createFixedTheme } from './demoTheme';
import { useThemeChoice } from './useThemeChoice';

interface FrameSurfaceProps {
  frame: Document;
  look: PageLook;
  children: ReactNode;
}

/** The theme and style cache inside a frame: rules go into its own head (SPEC 5.2, `iframe`). */
export function FrameSurface({ frame, look, children }: FrameSurfaceProps) {
  const { direction, scheme } = look;
  const cache = useMemo(
    () =>
      createCache({
        key: direction === 'rtl' ? 'frame-rtl' : 'frame',
        container: frame.head,
        prepend: true,
        ...(direction === 'rtl' && { stylisPlugins: [prefixer, rtlPlugin] }),
      }),
    [frame, direction],
  );
  const choice = useThemeChoice(direction);
  const theme = useMemo(() => {
    const adapted = adaptTheme(createFixedTheme(choice, scheme), direction, () => frame.body);
    const matchMedia = frame.defaultView?.matchMedia.bind(frame.defaultView);
    const components = {
      ...adapted.components,
      // Breakpoints are those of the frame.
      MuiUseMediaQuery: { defaultProps: { matchMedia } },
    };
    return { ...adapted, components };
  }, [choice, scheme, direction, frame]);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
