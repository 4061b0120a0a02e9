import type { ScannedCode, SeenName } from './scanNames';

/** Where tools name a module, a name in it, or a type, each in quotes of some kind. */
const Q = '["\'`‘’“”]{1,2}';
const NAME = `${Q}([\\w$]{1,100})${Q}`;
const MODULE = `${Q}([^"'\`‘’“”\\n]{1,300})${Q}`;

/** What tools say of a name that a module lacks; the first place is that of the name. */
const MISSING_EXPORTS: readonly (readonly [RegExp, name: 1 | 2])[] = [
  // TypeScript: Module '"@mui/x-tree-view"' has no exported member named 'TreeItem2'.
  [new RegExp(`${MODULE} has no exported member (?:named )?${NAME}`), 2],
  // webpack: export 'TreeItem2' (imported as 'TreeItem2') was not found in '@mui/x-tree-view'
  [new RegExp(`export ${NAME}[^\\n]{0,200} was not found in ${MODULE}`), 1],
  // webpack 4: Attempted import error: 'TreeItem2' is not exported from '@mui/x-tree-view' (imported as …).
  [new RegExp(`${NAME} is not exported from ${MODULE}`), 1],
  // Rollup: "TreeItem2" is not exported by "node_modules/@mui/x-tree-view/index.js"
  [new RegExp(`${NAME} is not exported by ${MODULE}`), 1],
  // esbuild: No matching export in "node_modules/@mui/x-tree-view/index.js" for import "TreeItem2"
  [new RegExp(`No matching export in ${MODULE} for import ${NAME}`), 2],
  // Browsers: The requested module '/…/@mui_x-tree-view.js' does not provide an export named 'TreeItem2'
  [new RegExp(`module ${MODULE} does not provide an export named:? ${NAME}`), 2],
];
/** TypeScript: Property 'leftAxis' does not exist on type 'IntrinsicAttributes & LineChartProps'. */
const MISSING_PROPERTY = new RegExp(
  `(?:Property|Object literal may only specify known properties,[^\\n]{0,80}?) ?${NAME} does not exist (?:on|in) type (${Q}[^\\n]{1,500})`,
);
/** Browsers: apiRef.current.selectItem is not a function */
const NO_FUNCTION = /([\w$]{1,100}(?:\??\.[\w$]{1,100}){1,8}) is not a function/;
/** A line of a stack, in Chrome or Firefox: its names are the callers, often of a library. */
const STACK_LINE = /^\s*at .{1,500}:\d+:\d+\)?\s*$|^\s*[\w$./<>*]{0,200}@\S{1,500}:\d+:\d+\s*$/;
/** A component in it, by which a reader may know what has failed. */
const CALLER = /^\s*(?:at\s+)?([A-Z]\w{2,80})(?=[ @])/;
/** The end of such a line. */
const PLACE = /:\d+:\d+\)?\s*$/;
/** Chrome: Cannot read properties of undefined (reading 'size') */
const NO_OBJECT = /Cannot read propert(?:y|ies) [^\n]{0,100}\bof (?:undefined|null)/;
/** What else is about names in quotes: TypeScript's other errors about types. */
const OTHER =
  /\berror TS\d{3,5}\b|^\s*TS\d{3,5}:|is not assignable to (?:type|parameter)|does not exist|has no exported member|Cannot find (?:name|module)|Can't resolve/;
const QUOTED = new RegExp(NAME, 'g');
const PROPS_TYPE = /\b([A-Z]\w{1,80}?)Props\b/;
const TYPE_NAME = /[A-Z]\w{1,80}/;
const PACKAGE = /@(?:mui|material-ui)[/_]([\w-]+)((?:\/[\w.-]+)*)/;

/** Names that the messages of a text are about, and the text without them. */
export interface ReadMessages {
  /** With the lines of messages empty: their words are no code. */
  rest: string;
  messages: ScannedCode;
}

/**
 * Reads the messages of compilers and bundlers in a text. They put names in quotes, where code has
 * strings, and say which module or type a name is missing from.
 */
export function readMessages(text: string): ReadMessages {
  const messages: ScannedCode = { names: [], imports: new Map(), modules: [] };
  const lines = text.split('\n').map((code, index) => {
    // Messages are short, and a minified file is none.
    if (code.length > 2_000) return code;
    return readLine(code, index + 1, messages) ? '' : code;
  });
  return { rest: lines.join('\n'), messages };
}

/** Whether a line is a message; what it is about is added. */
function readLine(text: string, line: number, messages: ScannedCode): boolean {
  for (const [pattern, place] of MISSING_EXPORTS) {
    const match = pattern.exec(text);
    if (!match) continue;
    const name = match[place]!;
    const module = moduleIn(match[3 - place]!);
    messages.names.push({ name, role: 'name', line, path: [] });
    messages.modules.push({ module, line });
    messages.imports.set(name, { imported: name, module, line });
    return true;
  }
  const property = MISSING_PROPERTY.exec(text);
  if (property) {
    messages.names.push(
      propertyOf(property[1]!, property[2]!, line),
      ...typesIn(property[2]!, line),
    );
    return true;
  }
  const call = text.includes(' is not a function')
    ? NO_FUNCTION.exec(text)?.[1]?.split(/\??\./)
    : undefined;
  if (call) {
    messages.names.push({ name: call.at(-1)!, role: 'member', line, path: [], owner: call[0]! });
    return true;
  }
  if (PLACE.test(text.slice(-20)) && STACK_LINE.test(text)) {
    const caller = CALLER.exec(text)?.[1];
    if (caller !== undefined) messages.names.push({ name: caller, role: 'name', line, path: [] });
    return true;
  }
  if (text.includes('Cannot read propert') && NO_OBJECT.test(text)) return true;
  if (!OTHER.test(text)) return false;
  for (const [, name] of text.matchAll(QUOTED)) {
    // A plain word in quotes is a value or a type of the language.
    if (/[A-Z_]/.test(name!)) messages.names.push({ name: name!, role: 'name', line, path: [] });
  }
  return true;
}

/** A property that a type lacks: of `LineChartProps` it is a prop of LineChart. */
function propertyOf(name: string, type: string, line: number): SeenName {
  const component = PROPS_TYPE.exec(type)?.[1];
  if (component) return { name, role: 'attribute', line, path: [], owner: component };
  const owner = TYPE_NAME.exec(type)?.[0];
  return { name, role: 'member', line, path: [], ...(owner !== undefined && { owner }) };
}

/** The types that lack a property: one may have changed. */
function typesIn(type: string, line: number): SeenName[] {
  const names = new Set(type.match(/\b[A-Z]\w{1,80}/g));
  return [...names].map((name) => ({ name, role: 'name', line, path: [] }));
}

/** The package in what a tool calls a module: a path, or a bundled file of Vite. */
function moduleIn(said: string): string {
  const [, name, rest = ''] = PACKAGE.exec(said) ?? [];
  if (name === undefined) return said;
  const folder = rest.replace(/\/(?:esm\/)?index\.(?:m?js|d\.ts)$/, '').replace(/\.m?js$/, '');
  const scope = said.includes('material-ui') ? '@material-ui' : '@mui';
  return `${scope}/${name}${folder}`;
}
