import { visit } from 'unist-util-visit';
import { isReleased, releasedNames } from '../read/reference/chartsRelease';
import { ContentError } from '../kit/contentError';
import { throwProblems } from '../kit/contentErrors';
import { collectDemo } from '../read/demos/collectDemo';
import { demoNames } from '../read/demos/demoNames';
import { demoPlaceOf } from '../read/demos/demoPlace';
import type { ParsedGuide } from '../read/markdown/parsedGuide';
import { identifiersOf } from '../read/identifiers';

const NAMED_IMPORT = /import\s+(?:type\s+)?\{([^}]*)\}\s+from\s+['"](@mui\/x-charts[^'"]*)['"]/g;

const FIX = 'Use what Charts 8.6.0 exports; records/charts-8.6.0-exports.json lists it.';

/**
 * Checks that guides and demos use only what Charts exports at the documented release (SPEC 13.3).
 * @throws ContentErrors for names of a later release in code or in text.
 */
export async function checkChartsNames({
  guides,
}: {
  guides: readonly ParsedGuide[];
}): Promise<void> {
  const later = await laterNames();
  throwProblems(guides.flatMap((guide) => chartsNameProblems(guide, later)));
}

/**
 * Returns the names of a later release that a guide uses.
 * @param later Names that the installed release adds.
 */
export function chartsNameProblems(guide: ParsedGuide, later: ReadonlySet<string>): ContentError[] {
  return [...codeProblems(guide), ...textProblems(guide, later)];
}

/** Names that the installed packages export and the documented ones do not. */
export async function laterNames(): Promise<Set<string>> {
  const modules = await Promise.all([import('@mui/x-charts'), import('@mui/x-charts-pro')]);
  const released = releasedNames();
  return new Set(modules.flatMap(Object.keys).filter((name) => !released.has(name)));
}

function codeProblems(guide: ParsedGuide): ContentError[] {
  const fences = guide.fences.map(({ code, line }) => ({ file: guide.file, code, line }));
  const place = demoPlaceOf(guide.props.pathname);
  const demos = demoNames(guide)
    .flatMap((name) => Object.values(collectDemo(name, place).forms))
    .flatMap(({ files }) => files.map(({ path, code }) => ({ file: path, code, line: undefined })));
  return [...fences, ...demos].flatMap(({ file, code, line }) =>
    lateImports(code).map(
      (name) => new ContentError({ file, line }, `Charts 8.6.0 has no such import: ${name}.`, FIX),
    ),
  );
}

/** Imports, as `name from module`, that the documented release does not have. */
export function lateImports(code: string): string[] {
  return [...code.matchAll(NAMED_IMPORT)].flatMap(([, names, specifier]) =>
    names!
      .split(',')
      .map((name) => /^\s*(?:type\s+)?(\w+)/.exec(name)?.[1])
      .filter((name) => name !== undefined)
      .filter((name) => !isReleased(specifier!, name))
      .map((name) => `${name} from ${specifier}`),
  );
}

function textProblems({ file, source }: ParsedGuide, later: ReadonlySet<string>): ContentError[] {
  const problems: ContentError[] = [];
  visit(source.tree, ['inlineCode', 'code'], (node) => {
    const code = 'value' in node ? node.value : '';
    for (const name of new Set(identifiersOf(code).filter((word) => later.has(word)))) {
      const position = { file, line: node.position?.start.line };
      problems.push(new ContentError(position, `Charts 8.6.0 has no ${name}.`, FIX));
    }
  });
  return problems;
}
