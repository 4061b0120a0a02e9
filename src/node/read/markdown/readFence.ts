import type { Code } from 'mdast';
import type { GuideFence } from './parsedGuide';
import { codeLanguages, isCodeLanguage, type CodeLanguage } from './codeLanguages';
import { parseFenceInfo, type FenceInfo } from './fenceInfo';
import type { GuideDraft } from './guideDraft';
import { suggest } from './suggestion';

/** A fenced code block that has been found right. */
export interface Fence extends FenceInfo {
  code: string;
  language: CodeLanguage;
}

const checkedLanguages: readonly string[] = ['ts', 'tsx', 'js', 'jsx'];

function isChecked(language: CodeLanguage): language is GuideFence['language'] {
  return checkedLanguages.includes(language);
}

function readLanguage(code: Code, draft: GuideDraft): CodeLanguage {
  const name = code.lang ?? '';
  if (isCodeLanguage(name)) return name;
  if (name === '') {
    const isFence = /^[`~]/.test(draft.sourceOf(code));
    const problem = isFence
      ? 'The code block has no language.'
      : 'Text indented by four spaces became a code block.';
    const fix = isFence
      ? `Name one after the backticks: ${codeLanguages.join(', ')}.`
      : 'Indent less, or write the code between ``` lines with a language.';
    throw draft.problem(code, problem, fix);
  }
  throw draft.problem(
    code,
    `"${name}" is not a language of code blocks.`,
    suggest(name.replace(/[{=].*$/, ''), codeLanguages, 'Known languages are'),
  );
}

function checkClosed(code: Code, draft: GuideDraft): void {
  const source = draft.sourceOf(code);
  const fence = /^(`{3,}|~{3,})/.exec(source)?.[1];
  const lastLine = source.slice(source.lastIndexOf('\n') + 1).replace(/^[>\s]+/, '');
  if (fence && !(source.includes('\n') && lastLine.startsWith(fence))) {
    throw draft.problem(code, 'The code block is never closed.', `Close it with a line ${fence}.`);
  }
}

/** The code that a diff leads to, in the lines that it has there: what is removed leaves an empty line. */
function afterSide(code: Code, language: string, draft: GuideDraft): GuideFence {
  if (code.lang !== 'diff' || !checkedLanguages.includes(language)) {
    const fix = 'Write for example: ```diff after="tsx".';
    throw draft.problem(code, `after="${language}" belongs to a diff of ts, tsx, js or jsx.`, fix);
  }
  const lines = code.value.split('\n').map((line) => (line.startsWith('-') ? '' : line.slice(1)));
  const line = (code.position?.start.line ?? 0) + 1;
  return { language: language as GuideFence['language'], code: lines.join('\n'), line };
}

/**
 * Checks a code block and notes its code for the type check (SPEC 4.6).
 * @throws ContentError for whatever a writer has to mend in it.
 */
export function readFence(code: Code, draft: GuideDraft): Fence {
  const language = readLanguage(code, draft);
  checkClosed(code, draft);
  if (code.value.trim() === '') {
    throw draft.problem(code, 'The code block is empty.', 'Write code in it or remove it.');
  }
  const info = parseFenceInfo(code, draft);
  if (info.after !== undefined) draft.fences.push(afterSide(code, info.after, draft));
  if (isChecked(language)) {
    if (info.nocheck === undefined) {
      const line = (code.position?.start.line ?? 0) + 1;
      draft.fences.push({ language, code: code.value, line });
    }
  } else if (info.nocheck !== undefined) {
    const fix = 'Remove nocheck: only ts, tsx, js and jsx are type-checked.';
    throw draft.problem(code, `${language} code is never type-checked.`, fix);
  }
  return { code: code.value, language, ...info };
}
