import type { ApiTypes } from '../../core/apiTypes';
import { rowId } from '../../core/apiRowId';
import type { RenderContext } from './apiContext';
import type { ApiSection } from './apiSection';
import { renderDeclaration } from './renderType';
import { renderText } from './renderText';

/** Returns the section with the declaration of each type of the list. */
export function typeSection({ declarations }: ApiTypes, context: RenderContext): ApiSection {
  return {
    id: 'types',
    title: 'Types',
    nameColumn: 'Type',
    columns: [{ key: 'declaration', title: 'Declaration' }],
    rows: declarations.map(({ name, text, description }) => ({
      id: rowId(context.owner, 'type', name),
      name,
      marks: '',
      cells: () => [
        renderDeclaration(text, context.types, name) + renderText(description, context),
      ],
    })),
  };
}
