import { translate } from '../core/interfaceText';
import type { ResultGroup, SearchAnswer } from './results';

/** Sections that are offered at most. */
const MOST = 8;

/** Adds the sections of the page that is shown to an answer that is empty or weak. */
export function withPageSections(answer: SearchAnswer): SearchAnswer {
  if (!answer.isGuess && !answer.isWeak) return answer;
  const group = pageSections();
  return group.items.length === 0 ? answer : { ...answer, groups: [...answer.groups, group] };
}

/** The second-level headings, from the table of contents in the document. */
function pageSections(): ResultGroup {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.toc .toc-2 a')].slice(0, MOST);
  return {
    product: 'page',
    title: translate('On this page'),
    items: links.map((link) => ({
      href: `${location.pathname}${link.hash}`,
      title: [[link.textContent, false]],
      isCode: false,
      excerpt: [],
      trail: [],
      below: [],
    })),
  };
}
