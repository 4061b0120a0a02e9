import type { Migration } from '../../core/changes';
import { productName } from '../../core/xProducts';
import { useTranslate } from '../../providers/useTranslate';

/** Leads to the section of a guide that explains a result. */
export function GuideLink({ migration, section }: { migration: Migration; section: string }) {
  const translate = useTranslate();
  return (
    <p>
      <a href={`${migration.pathname}#${section}`}>
        {translate('{{product}}: upgrade to v{{version}}', {
          product: productName(migration.product),
          version: migration.to,
        })}
      </a>
    </p>
  );
}
