import { countLines } from '../countLines';
import type { SeenName } from './scanNames';

const NAME = '[A-Za-z_$][\\w$]{0,80}';
const SPACE = '\\s{0,40}';
/** What stands between the braces of a pattern; a default may be an object of one level. */
const BODY = '(?:[^{}]|\\{[^{}]{0,300}\\}){0,1500}';
/** Types and components begin with a capital. */
const TYPE = '[A-Z][\\w$]{0,80}';

/**
 * Where code says what an object is, or takes a name out of one. Each run is limited, so that the time
 * grows with the length of the text alone.
 */
const PLACES = new RegExp(
  [
    // `(props: PickersActionBarProps`, `const props: PickersActionBarProps`
    `(?:[(,]|\\b(?:const|let|var)\\s)${SPACE}(?<typed>${NAME})\\??${SPACE}:${SPACE}(?<type>${TYPE})`,
    // `({ onAccept }: PickersActionBarProps`
    `[(,]${SPACE}\\{(?<parameters>${BODY})\\}${SPACE}:${SPACE}(?<parametersType>${TYPE})`,
    // `const { onAccept } = props`, `const { onOpen } = usePickersContext()`
    `\\b(?:const|let|var)\\s{1,40}\\{(?<taken>${BODY})\\}${SPACE}=${SPACE}(?<from>${NAME})(?![\\w$.])`,
    // `props.onAccept`
    `(?<![\\w$.])(?<object>${NAME})\\??\\.(?<member>${NAME})`,
  ].join('|'),
  'g',
);
const HOOK = /^use[A-Z]/;
/** What a pattern takes: the names before `:`, `=` and `,`, but not what the rest is called. */
const TAKEN = /(?<=^|,)(\s*)([A-Za-z_$][\w$]*)/g;

/**
 * Returns the names that code takes out of objects of a type that it names, and out of what hooks
 * return: as attributes say by their tag, so these say by their owner whose they are.
 *
 * @param text Code, or a piece of it.
 */
export function typedReads(text: string): SeenName[] {
  const names: SeenName[] = [];
  /** Types of variables: a later function may have another one of the same name. */
  const types = new Map<string, string>();
  let line = 1;
  let counted = 0;
  const add = (name: string, owner: string, at: number) => {
    line += countLines(text, counted, at);
    counted = at;
    names.push({ name, role: 'read', line, path: [], owner });
  };
  const take = (body: string, owner: string, start: number) => {
    const flat = body.replace(/\{[^{}]*\}/g, (nested) => nested.replace(/[^\n]/g, ' '));
    for (const { 1: space, 2: name, index } of flat.matchAll(TAKEN)) {
      add(name!, owner, start + index + space!.length);
    }
  };
  for (const { 0: match, index, groups = {} } of text.matchAll(PLACES)) {
    const { typed, type, parameters, parametersType, taken, from, object, member } = groups;
    const body = index + match.indexOf('{') + 1;
    if (typed !== undefined) types.set(typed, type!);
    else if (parameters !== undefined) take(parameters, parametersType!, body);
    else if (taken !== undefined) {
      const owner = HOOK.test(from!) ? from : types.get(from!);
      if (owner !== undefined) take(taken, owner, body);
    } else {
      const owner = types.get(object!);
      if (owner !== undefined) add(member!, owner, index + match.lastIndexOf(member!));
    }
  }
  return names;
}
