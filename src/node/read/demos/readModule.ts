import ts from 'typescript';

/** An import, or a string, as a module's source holds it. */
export interface SourceText {
  text: string;
  /** From 1. */
  line: number;
}

/** What the pipeline has to know of a TypeScript module before it is shown. */
export interface ModuleFacts {
  /** Everything that the module imports or re-exports from, types included. */
  imports: SourceText[];
  /** Name of what it exports as default; undefined without a name or a default export. */
  defaultExport: string | undefined;
  /** Every string in it: Tailwind's classes are among them. */
  strings: SourceText[];
  /** What keeps it from being parsed, in TypeScript's words. */
  syntaxError: SourceText | undefined;
}

/** TypeScript keeps a file's syntax errors with it; its types do not say so. */
type ParsedFile = ts.SourceFile & { parseDiagnostics?: readonly ts.DiagnosticWithLocation[] };

/** Parses a module without resolving anything. */
export function parseSource(file: string, code: string): ts.SourceFile {
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(file, code, ts.ScriptTarget.ESNext, true, kind);
}

/** What each module was last read from: demos share their datasets, and few files change at once. */
const lastRead = new Map<string, { code: string; facts: ModuleFacts }>();

/** Reads what a module imports, exports as default and holds as strings. */
export function readModule(file: string, code: string): ModuleFacts {
  const known = lastRead.get(file);
  if (known?.code === code) return known.facts;
  const facts = findFacts(file, code);
  lastRead.set(file, { code, facts });
  return facts;
}

function findFacts(file: string, code: string): ModuleFacts {
  const source = parseSource(file, code);
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
  const facts: ModuleFacts = {
    imports: [],
    defaultExport: undefined,
    strings: [],
    syntaxError: firstSyntaxError(source),
  };
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || isTemplatePart(node)) {
      const kind = isModuleName(node) ? facts.imports : facts.strings;
      kind.push({ text: node.text, line: lineOf(node.getStart(source)) });
    }
    facts.defaultExport ??= defaultExportName(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return facts;
}

function firstSyntaxError(source: ParsedFile): SourceText | undefined {
  const [error] = source.parseDiagnostics ?? [];
  if (!error) return undefined;
  const { line } = source.getLineAndCharacterOfPosition(error.start);
  return { text: ts.flattenDiagnosticMessageText(error.messageText, ' '), line: line + 1 };
}

function isTemplatePart(node: ts.Node): node is ts.TemplateLiteralLikeNode {
  return ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
}

function isModuleName(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isImportDeclaration(parent) || ts.isExportDeclaration(parent)) return true;
  if (ts.isLiteralTypeNode(parent)) return ts.isImportTypeNode(parent.parent);
  if (ts.isNewExpression(parent)) return isFileAddress(parent);
  return ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword;
}

/** `new URL('./worker.ts', import.meta.url)`: how bundlers are told of a worker's own file. */
function isFileAddress(node: ts.NewExpression): boolean {
  const [file, base] = node.arguments ?? [];
  if (node.expression.getText() !== 'URL' || base?.getText() !== 'import.meta.url') return false;
  return file !== undefined && ts.isStringLiteralLike(file) && file.text.startsWith('.');
}

function defaultExportName(node: ts.Node): string | undefined {
  if (ts.isExportAssignment(node) && ts.isIdentifier(node.expression)) return node.expression.text;
  if (!ts.isFunctionDeclaration(node) && !ts.isClassDeclaration(node)) return undefined;
  const isDefault = node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword);
  return isDefault ? node.name?.text : undefined;
}
