// eslint-disable-next-line no-restricted-imports -- what it wraps
import { ClassNames as EmotionClassNames, type ClassNamesContent } from '@emotion/react';
import type { ReactNode } from 'react';

interface ClassNamesProps {
  children: (content: ClassNamesContent) => ReactNode;
}

/**
 * Emotion's `ClassNames`, whose contract holds in production too (SPEC 5.7): styles that are made
 * after the render would be in no style sheet.
 * @throws Error from `css` and `cx` when they are called outside of `children`.
 */
export function ClassNames({ children }: ClassNamesProps) {
  return (
    <EmotionClassNames>
      {(content) => {
        let isRendering = true;
        const during = <Call extends (...styles: never[]) => string>(name: string, call: Call) =>
          ((...styles: Parameters<Call>) => {
            if (!isRendering) throw new Error(`${name} can only be used during render`);
            return call(...styles);
          }) as Call;
        try {
          return children({
            ...content,
            css: during('css', content.css as never),
            cx: during('cx', content.cx as never),
          });
        } finally {
          isRendering = false;
        }
      }}
    </EmotionClassNames>
  );
}
