import { rowId, type ApiRowKind } from '../../../core/apiRowId';
import type { Plan } from '../../../core/types';
import type {
  ApiArgument,
  ApiClass,
  ApiDeclaration,
  ApiEvent,
  ApiProp,
  ApiSelector,
  ApiSlot,
} from '../../read/reference/apiTypes';
import type { ApiRow } from './apiSection';

/** The grid that has what a plan adds. */
const GRIDS: Readonly<Record<Plan | 'community', string>> = {
  community: 'DataGrid',
  pro: 'DataGridPro',
  premium: 'DataGridPremium',
};

/**
 * Returns the row of a prop, or of a member of an interface or a result.
 * @param owner What the ids of the entry's rows start with.
 * @param showRequired Whether to mark what is not optional.
 */
export function propRow(
  { description, required, group: _, typeParts: __, ...facts }: ApiProp,
  owner: string,
  kind: ApiRowKind,
  showRequired: boolean,
): ApiRow {
  return {
    ...facts,
    kind,
    id: rowId(owner, kind, facts.name),
    required: showRequired && required,
    text: description,
  };
}

export function slotRow({ name, class: className, ...slot }: ApiSlot, owner: string): ApiRow {
  return {
    kind: 'slot',
    id: rowId(owner, 'slot', name),
    name,
    text: slot.description,
    ...(slot.default !== undefined && { default: slot.default }),
    ...(className && { className }),
  };
}

export function classRow(
  { key, className, description, isGlobal, deprecated }: ApiClass,
  owner: string,
): ApiRow {
  const id = rowId(owner, 'class', key);
  return {
    kind: 'class',
    id,
    name: key,
    className,
    isState: isGlobal,
    deprecated,
    text: description,
  };
}

export function eventRow(
  { name, params, event, plan, description, componentProp }: ApiEvent,
  owner: string,
): ApiRow {
  const types = { params, event, details: 'GridCallbackDetails' };
  const parameters = Object.entries(types).map(([argument, type]) => {
    return { name: argument, type, description: '' };
  });
  const component = GRIDS[plan ?? 'community'];
  return {
    kind: 'event',
    id: rowId(owner, 'event', name),
    name,
    ...(plan && { plan }),
    signature: { arguments: parameters, returns: { type: 'void', description: '' } },
    text: description,
    ...(componentProp && { componentProp: { component, name: componentProp } }),
  };
}

export function selectorRow(selector: ApiSelector, owner: string): ApiRow {
  const { name, signature, plan, deprecated, deprecationInfo, description } = selector;
  return {
    kind: 'selector',
    id: rowId(owner, 'selector', name),
    name,
    ...(plan && { plan }),
    deprecated,
    ...(deprecationInfo && { deprecationInfo }),
    type: signature,
    text: description,
  };
}

export function parameterRow({ name, type, description }: ApiArgument, owner: string): ApiRow {
  return { kind: 'parameter', id: rowId(owner, 'parameter', name), name, type, text: description };
}

export function typeRow({ name, text, description }: ApiDeclaration, owner: string): ApiRow {
  return { kind: 'type', id: rowId(owner, 'type', name), name, type: text, text: description };
}
