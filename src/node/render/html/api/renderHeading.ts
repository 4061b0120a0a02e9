import { escapeHtml } from '../../../../core/escapeHtml';
import { toHtml } from 'hast-util-to-html';
import { labels } from '../../../read/markdown/labels';
import { sectionButton } from '../../../read/markdown/renderHeading';

/**
 * Returns a heading with the link to itself, as the Markdown pipeline renders its own.
 * @param marks HTML behind the title.
 */
export function renderHeading(level: 2 | 3, id: string, title: string, marks = ''): string {
  const label = escapeHtml(labels.linkToSection(title));
  const heading = `<h${level} id="${id}">${escapeHtml(title)}${marks}</h${level}>`;
  return `<div class="heading heading-${level}">${heading}<a class="anchor" href="#${id}" aria-label="${label}"></a>${toHtml(sectionButton(title))}</div>`;
}
