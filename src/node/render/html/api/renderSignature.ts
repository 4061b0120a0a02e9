import type { ApiSignature } from '../../../read/reference/apiTypes';
import type { RenderContext } from '../../apiContext';
import { renderText } from './renderText';
import { renderType } from './renderType';

/** Returns the arguments and the result of a function as a list; nothing where there is nothing to say. */
export function renderSignature(signature: ApiSignature, context: RenderContext): string {
  const { arguments: parameters, returns } = signature;
  const items = parameters.map(({ name, type, description }) =>
    renderItem(renderType(type, context.types, `${name}: `), description, context),
  );
  if (returns.type !== 'void' || returns.description !== '') {
    const type = renderType(returns.type, context.types);
    items.push(renderItem(`Returns ${type}`, returns.description, context));
  }
  return items.length > 0 ? `<ul class="api-signature">${items.join('')}</ul>` : '';
}

function renderItem(start: string, description: string, context: RenderContext): string {
  const text = renderText(description, context);
  return `<li>${start}${text && ` – ${text}`}</li>`;
}
