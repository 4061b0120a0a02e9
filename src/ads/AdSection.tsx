import type { ReactNode } from 'react';
import { useTranslate } from '../providers/useTranslate';

interface AdSectionProps {
  /** Whether it lies over our own advert, which stands in the document. */
  isOver?: boolean;
  /** Whether there is nothing to see of it yet; it has its size already. */
  isHidden?: boolean;
  children: ReactNode;
}

/** The box of an advert. */
export function AdSection({ isOver = false, isHidden = false, children }: AdSectionProps) {
  const translate = useTranslate();
  return (
    <section
      className={isOver ? 'ad-block ad-over' : 'ad-block'}
      aria-label={translate('Advertisement')}
      data-hidden={isHidden ? '' : undefined}
    >
      {children}
    </section>
  );
}
