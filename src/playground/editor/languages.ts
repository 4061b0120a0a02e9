import {
  continuedIndent,
  delimitedIndent,
  indentNodeProp,
  LRLanguage,
  type Language,
} from '@codemirror/language';
import { parser } from '@lezer/javascript';

const indentation = indentNodeProp.add({
  'Block ClassBody SwitchBody ObjectExpression ObjectPattern ObjectType ImportGroup ExportGroup':
    delimitedIndent({ closing: '}', align: false }),
  'ArrayExpression ArrayPattern TupleType': delimitedIndent({ closing: ']', align: false }),
  'ArgList ParamList ParenthesizedExpression': delimitedIndent({ closing: ')', align: false }),
  'Statement Property VariableDeclaration ArrowFunction': continuedIndent({ except: /^[{})\]<]/ }),
  'JSXElement JSXFragmentTag JSXOpenTag JSXSelfClosingTag': ({
    node,
    textAfter,
    unit,
    lineIndent,
  }) => lineIndent(node.from) + (/^\s*(<\/|\/?>)/.test(textAfter) ? 0 : unit),
});

/** Defined once for each dialect: a language is compared by identity. */
const script = (dialect: string) =>
  LRLanguage.define({
    name: 'javascript',
    parser: parser.configure({ dialect, props: [indentation] }),
    languageData: {
      commentTokens: { line: '//', block: { open: '/*', close: '*/' } },
      indentOnInput: /^\s*(?:case |default:|[})\]]|<\/|\/>)$/,
    },
  });

const scripts = { ts: script('ts'), tsx: script('ts jsx'), js: script('jsx'), jsx: script('jsx') };

/** Few demos have files of these kinds: their grammars come with the first of them. */
const others: Readonly<Record<string, () => Promise<Language>>> = {
  css: async () => LRLanguage.define({ parser: (await import('@lezer/css')).parser }),
  json: async () => LRLanguage.define({ parser: (await import('@lezer/json')).parser }),
};

/**
 * Returns the language of a file, at once or later; undefined for plain text.
 * @param file Its name; the ending decides.
 */
export function languageOf(file: string): Language | Promise<Language> | undefined {
  const ending = file.split('.').at(-1)!;
  return ending in scripts ? scripts[ending as keyof typeof scripts] : others[ending]?.();
}
