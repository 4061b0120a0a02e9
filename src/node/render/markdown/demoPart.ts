import type { RootContent } from 'mdast';
import type { Plan } from '../../../core/types';
import type { PageFacts } from '../../model/pageFacts';
import type { AgentPart } from './agentPart';
import { demoPathname } from './partPaths';
import type { ApiName } from '../../model/names/sitePlaces';
import type { AgentDemo, LinkTo } from './agentSite';
import { inlineCode, link, paragraph, text } from './buildNodes';
import { fileNodes } from './demoNodes';
import { planRank } from '../../../core/plans';

/** Returns a demo as a part of its page: with all its files, whatever the page shows only once. */
export function demoPart(
  { pathname, title }: PageFacts,
  { info, files, api = [] }: AgentDemo,
): AgentPart {
  const plan = planOf(files.map(({ code }) => code).join('\n'));
  return {
    pathname: demoPathname(pathname, info.name),
    title: info.title,
    home: `${pathname}#${info.name}`,
    homeTitle: title,
    ...(plan && { plan }),
    dependencies: info.dependencies,
    content: (linkTo) => [...files.flatMap(fileNodes), ...apiNodes(api, linkTo)],
  };
}

/** Returns a line with the rows of the API reference that the demo uses. */
function apiNodes(api: readonly ApiName[], linkTo: LinkTo): RootContent[] {
  if (api.length === 0) return [];
  const links = api.flatMap(({ name, href }) => [text(', '), link(linkTo(href), inlineCode(name))]);
  return [paragraph(text('API that this demo uses: '), ...links.slice(1), text('.'))];
}

/** Returns the plan of the packages that some code imports. */
function planOf(code: string): Plan | undefined {
  const plans = [...code.matchAll(/@mui\/x-[a-z-]+-(pro|premium)\b/g)].map(
    ([, plan]) => plan as Plan,
  );
  return plans.sort((a, b) => planRank(b) - planRank(a))[0];
}
