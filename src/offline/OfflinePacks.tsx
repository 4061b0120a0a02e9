import { memo } from 'react';
import type { PackProduct } from '../core/offline';
import { attribute } from '../core/dom/attribute';
import { OfflineAttribute } from '../core/dom/offline';

interface OfflinePacksProps {
  /** The product that the place is for; `all` for a row each. */
  product: PackProduct | 'all';
}

/**
 * Place of the rows "make available offline", which `renderPacks.ts` fills on the docs host, with
 * and without React.
 */
export const OfflinePacks = memo(function OfflinePacks({ product }: OfflinePacksProps) {
  return (
    <div
      className="packs"
      {...attribute(OfflineAttribute.packs, product)}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
});
