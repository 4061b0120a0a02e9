import Prism from 'prismjs';
import 'prismjs/components/prism-typescript.js';
import 'prismjs/components/prism-jsx.js';
import 'prismjs/components/prism-tsx.js';
import 'prismjs/components/prism-json.js';
import 'prismjs/components/prism-bash.js';
import 'prismjs/components/prism-diff.js';
import 'prismjs/components/prism-yaml.js';
import 'prismjs/components/prism-markdown.js';

/** The languages that a fence can name, each with the name of its Prism grammar (SPEC 4.2). */
const grammars = {
  ts: 'typescript',
  tsx: 'tsx',
  js: 'javascript',
  jsx: 'jsx',
  json: 'json',
  bash: 'bash',
  html: 'markup',
  css: 'css',
  diff: 'diff',
  text: undefined,
  yaml: 'yaml',
  md: 'markdown',
} as const;

export type CodeLanguage = keyof typeof grammars;

export const codeLanguages = Object.keys(grammars) as CodeLanguage[];

/** Tells whether a fence may name this language. */
export function isCodeLanguage(name: string): name is CodeLanguage {
  return Object.hasOwn(grammars, name);
}

/** Splits code into Prism's tokens. */
export function tokenize(code: string, language: CodeLanguage): (string | Prism.Token)[] {
  const name = grammars[language];
  const grammar = name && Prism.languages[name];
  return grammar ? Prism.tokenize(code, grammar) : [code];
}

export type CodeToken = string | Prism.Token;
