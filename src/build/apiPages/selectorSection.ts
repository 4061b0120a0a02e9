import type { ApiSelector, ApiSelectors } from '../../core/apiTypes';
import { rowId } from '../../core/apiRowId';
import type { RenderContext } from './apiContext';
import type { ApiRow, ApiSection } from './apiSection';
import { renderText } from './renderText';
import { renderType } from './renderType';
import { rowMarks } from './rowMarks';
import { toSlug } from '../api/slug';

/** Selectors that their authors have put under no heading. */
const NO_CATEGORY = 'Other';

/** Selectors of one category. */
interface SelectorGroup {
  title: string;
  selectors: ApiSelector[];
}

/** Returns the selectors by category, those without one last. */
export function selectorGroups({ selectors }: ApiSelectors): SelectorGroup[] {
  const categoryOf = ({ category = NO_CATEGORY }: ApiSelector) => category;
  const titles = [...new Set(selectors.map(categoryOf))].sort(
    (a, b) => Number(a === NO_CATEGORY) - Number(b === NO_CATEGORY) || a.localeCompare(b),
  );
  return titles.map((title) => ({
    title,
    selectors: selectors.filter((selector) => categoryOf(selector) === title),
  }));
}

/** Returns the section with the selectors of a product under their categories. */
export function selectorSection(entry: ApiSelectors, context: RenderContext): ApiSection {
  return {
    id: 'selectors',
    title: 'Selectors',
    nameColumn: 'Selector',
    columns: [
      { key: 'type', title: 'Signature' },
      { key: 'description', title: 'Description' },
    ],
    rows: [],
    groups: selectorGroups(entry).map(({ title, selectors }) => ({
      id: toSlug(title).replaceAll(' ', '-'),
      title,
      marks: '',
      description: '',
      rows: selectors.map((selector) => selectorRow(selector, context)),
    })),
  };
}

function selectorRow(selector: ApiSelector, context: RenderContext): ApiRow {
  const { name, signature, description, deprecated, deprecationInfo = '' } = selector;
  const note = deprecated
    ? `<p><strong>Deprecated.</strong> ${renderText(deprecationInfo, context)}</p>`
    : '';
  return {
    id: rowId(context.owner, 'selector', name),
    name,
    marks: rowMarks(selector),
    cells: () => [renderType(signature, context.types), renderText(description, context) + note],
  };
}
