import type { ApiProduct, ApiTypeInfo, ApiTypePart } from '../../core/apiTypes';
import { findExport, type ApiContext } from './apiContext';
import { isTypeDeclaration, type TypeDeclaration } from './internalTypes';
import { printNode } from './typeText';

/** Declarations are shown in place up to this length. */
const maxDeclarationLength = 1200;

/** Names of the library in a type's text, but not `React.Foo`, `'Foo'` or a member `Foo:`. */
const namePattern = /(?<![\w.'$])[A-Z]\w+(?!\w*['?]?:)/g;

/** The text of a declaration that expands in place. */
function declarationText(declaration: TypeDeclaration): string {
  const text = printNode(declaration).replace(/^export (declare )?/, '');
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
    const href = this.context.pages.get(key);
    const exported = findExport(this.context, this.product, name)?.variants[0].symbol;
    const declaration =
      exported?.declarations?.find(isTypeDeclaration) ?? this.context.internalTypes.get(key);
    const text = href || !declaration ? undefined : declarationText(declaration);
    if (!href && !text) return false;
    this.types[name] = { ...(href && { href }), ...(text && { text }) };
    return true;
  }
}
