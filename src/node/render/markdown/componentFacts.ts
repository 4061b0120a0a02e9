import type { PhrasingContent, RootContent } from 'mdast';
import type { ApiComponent } from '../../read/reference/apiTypes';
import type { LinkTo } from './agentSite';
import { inlineCode, link, list, paragraph, text } from './buildNodes';

/** Returns what holds for a component besides its props: ref, inheritance, name in the theme. */
export function componentFacts(
  { refType, inherits, spread, themeName }: ApiComponent,
  linkTo: LinkTo,
): RootContent[] {
  const facts: PhrasingContent[][] = [];
  if (refType) facts.push([inlineCode('ref'), text(': '), inlineCode(refType)]);
  if (inherits) {
    const target = link(linkTo(inherits.href), text(inherits.name));
    facts.push([text('Props that are not listed are forwarded to '), target, text('.')]);
  } else if (spread) {
    facts.push([text('Props that are not listed are forwarded to the root element.')]);
  }
  if (themeName) {
    facts.push([
      text('Key in the theme, for default props and style overrides: '),
      inlineCode(themeName),
      text('.'),
    ]);
  }
  return facts.length > 0 ? [list(facts.map((fact) => [paragraph(...fact)]))] : [];
}
