import type * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';

const cache = createCache({ key: 'calendar-rtl', stylisPlugins: [prefixer, rtlPlugin] });

// The popup is not a child of the element with the direction.
const rightToLeft = (theme: Theme): Theme => ({
  ...theme,
  direction: 'rtl',
  components: {
    ...theme.components,
    MuiPopper: {
      defaultProps: { ...theme.components?.MuiPopper?.defaultProps, dir: 'rtl' },
    },
  },
});

interface RightToLeftProps {
  lang: string;
  children: React.ReactNode;
}

/** In an app, the theme, the style cache, and `<html dir="rtl">` do this for all pages. */
export default function RightToLeft({ lang, children }: RightToLeftProps) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={rightToLeft}>
        <div dir="rtl" lang={lang}>
          {children}
        </div>
      </ThemeProvider>
    </CacheProvider>
  );
}
