import type { ReactNode } from 'react';
import { usePageLook } from '../usePageLook';
import { DemoSurface } from './DemoSurface';

/** The surface of a demo that looks as its page does, for tests. */
export function PageSurface({ children }: { children?: ReactNode }) {
  return (
    <DemoSurface title="Basic sort" look={{}} page={usePageLook()}>
      {children}
    </DemoSurface>
  );
}
