import type { ApiArgument, ApiSignature } from './apiTypes';
import { toMarkdown, type DocComment } from './docComment';

/** Some authors write `{{Name}}` for a type that is no object literal. */
const unwrap = (type: string) => type.replace(/^\{(\w+)\}$/, '$1');

/** `{Array<{ a: b }>} name text` with balanced braces, or the same without a type. */
function splitTypedTag(text: string): { type: string; rest: string } {
  if (!text.startsWith('{')) return { type: '', rest: text };
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '{') depth += 1;
    if (text[index] === '}') depth -= 1;
    if (depth === 0)
      return { type: unwrap(text.slice(1, index).trim()), rest: text.slice(index + 1).trim() };
  }
  return { type: '', rest: text };
}

/** `@param {Type=} [name=default] - text` as an argument. */
function parseParam(text: string): ApiArgument {
  const { type, rest } = splitTypedTag(text);
  const match = /^(\[[^\]]*\]|\S+)\s*(?:- )?([\s\S]*)$/.exec(rest);
  const rawName = match?.[1] ?? '';
  const isOptional = rawName.startsWith('[') || type.endsWith('=');
  const name = rawName.replace(/^\[|\]$/g, '').replace(/=.*$/, '');
  return {
    name: isOptional ? `${name}?` : name,
    type: type.replace(/=$/, ''),
    description: toMarkdown(match?.[2] ?? ''),
  };
}

/** A type parameter such as `TValue` means nothing outside of its declaration. */
const typeParameter = /\bT[A-Z]\w*\b|^[A-Z]$/;

/** An argument as the comment has it, with what only the declaration knows. */
function completeArgument(param: ApiArgument, declared: ApiArgument | undefined): ApiArgument {
  const isVague = param.type === '' || typeParameter.test(param.type);
  const isOptional = declared?.name.endsWith('?') && !param.name.endsWith('?');
  return {
    ...param,
    name: isOptional ? `${param.name}?` : param.name,
    type: isVague ? (declared?.type ?? (param.type || 'any')) : param.type,
  };
}

/**
 * The signature that authors describe with `@param` and `@returns`; undefined without them.
 * Types that the comment leaves out come from `declared`, which is read from the declaration.
 */
export function buildSignature(doc: DocComment, declared?: ApiSignature): ApiSignature | undefined {
  const params = doc.tags.filter((tag) => tag.name === 'param').map((tag) => parseParam(tag.text));
  const returns = doc.tags.find((tag) => tag.name === 'returns' || tag.name === 'return');
  if (params.length === 0 && !returns) return declared;
  const parsed = returns && splitTypedTag(returns.text);
  const withTypes = params.map((param, index) =>
    completeArgument(param, declared?.arguments[index]),
  );
  return {
    arguments: params.length > 0 ? withTypes : (declared?.arguments ?? []),
    returns: {
      type: parsed?.type || (declared?.returns.type ?? 'void'),
      description: toMarkdown(parsed?.rest.replace(/^- /, '') ?? ''),
    },
  };
}
