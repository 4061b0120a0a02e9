import { useTranslate } from '../providers/useTranslate';
import { PageId } from '../core/dom/page';

/**
 * The side navigation: a drawer that `popovertarget="side-nav"` opens, from 1200 px a column. The
 * build fills it (`fillNavigation`), React adopts it as it is and never touches it again, and
 * `layout/navigation.boot.ts` keeps it in step with the page.
 */
export function SideNav() {
  const translate = useTranslate();
  return (
    <nav
      id={PageId.navigation}
      className="side-nav"
      aria-label={translate('Documentation')}
      popover="auto"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
