import { readFileSync } from 'node:fs';
import { guideOf } from '../../../../core/paths';
import type { NavItem } from '../../../../core/types';
import { NAVIGATION_TREE_FILE } from '../../../model/navigation/treeFile';
import { renderNavigation } from '../nav/renderNavigation';
import { NavigationAttribute } from '../../../../core/dom/navigation';
import { PageId } from '../../../../core/dom/page';

/** What the frame leaves for the navigation to be put in. */
const PLACEHOLDER = new RegExp(`(<nav\\b[^>]*\\bid="${PageId.navigation}"[^>]*)></nav>`);

/**
 * Puts the side navigation into a rendered page. It is done here, on the server alone, so that the
 * tree is neither in the page's data nor in a script.
 * @param sections Address of the JSON with the other sections, for the boot script.
 * @throws Error when the frame has no place for it.
 */
export function fillNavigation(html: string, pathname: string, sections: string): string {
  if (!PLACEHOLDER.test(html)) {
    throw new Error(`The frame of ${pathname} has no empty <nav id="side-nav">. See SideNav.tsx.`);
  }
  const tree = JSON.parse(readFileSync(NAVIGATION_TREE_FILE, 'utf8')) as NavItem[];
  const navigation = renderNavigation(tree, guideOf(pathname));
  return html.replace(
    PLACEHOLDER,
    (_, start: string) =>
      `${start} ${NavigationAttribute.sections}="${sections}">${navigation}</nav>`,
  );
}
