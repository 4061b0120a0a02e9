import { rowId } from '../../../core/apiRowId';
import type { ApiProduct, ApiTypeInfo, ApiTypePart } from './apiTypes';
import { findExport, pathnameOf, type ApiContext } from './apiContext';
import { isTypeDeclaration, type TypeDeclaration } from './internalTypes';
import { printNode } from './typeText';

/** Of a longer declaration an entry holds the start. */
const maxDeclarationLength = 1200;

/** Names of the library in a type's text, but not `React.Foo`, `'Foo'` or a member `Foo:`. */
const namePattern = /(?<![\w.'$])[A-Z]\w+(?!\w*['?]?:)/g;

/** The page with the types of a product that have no page of their own. */
export const TYPES_PAGE = 'Types';

/** The text of a declaration, on one line. */
export function declarationText(declaration: TypeDeclaration): string {
  return printNode(declaration).replace(/^export (declare )?/, '');
}

function shorten(text: string): string {
  if (text.length <= maxDeclarationLength) return text;
  return `${text.slice(0, maxDeclarationLength)} …`;
}

/** Collects the library's types that one entry mentions, while its types are split into parts. */
export class TypeLinks {
  readonly types: Record<string, ApiTypeInfo> = {};

  constructor(
    private readonly context: ApiContext,
    private readonly product: ApiProduct,
  ) {}

  /** `type` in pieces, or undefined when it mentions nothing of the library. */
  split(type: string): ApiTypePart[] | undefined {
    const parts: ApiTypePart[] = [];
    let end = 0;
    for (const match of type.matchAll(namePattern)) {
      if (!this.knows(match[0])) continue;
      if (match.index > end) parts.push(type.slice(end, match.index));
      parts.push({ ref: match[0] });
      end = match.index + match[0].length;
    }
    if (parts.length === 0) return undefined;
    if (end < type.length) parts.push(type.slice(end));
    return parts;
  }

  private knows(name: string): boolean {
    if (name in this.types) return true;
    const key = `${this.product}/${name}`;
    const page = this.context.pages.get(key);
    if (page) {
      this.types[name] = { href: page };
      return true;
    }
    const exported = findExport(this.context, this.product, name)?.variants[0].symbol;
    const declaration =
      exported?.declarations?.find(isTypeDeclaration) ?? this.context.internalTypes.get(key);
    if (!declaration) return false;
    this.context.mentioned.set(key, declaration);
    this.types[name] = {
      href: `${pathnameOf(this.product, TYPES_PAGE)}#${rowId(this.product, 'type', name)}`,
      text: shorten(declarationText(declaration)),
    };
    return true;
  }
}
