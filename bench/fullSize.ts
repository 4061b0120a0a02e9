import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentFile, contentFolder } from '../src/core/paths';
import { API_FOLDER } from '../src/node/model/api/readReference';
import { claimsFile } from '../src/node/checks/claims';
import { filesBelow } from '../src/node/kit/filesBelow';
import { isGuideWritten } from '../src/node/model/guides';
import { unwrittenPathnames } from '../src/node/model/site';

/**
 * Writes the site in its full size into a clone of the project: each page of the navigation that is
 * still unwritten becomes a copy of a written one of its product, with its demos and claims. What
 * `.ci/run` takes there is what it will take: `npm run bench:full-size -- <folder>`.
 */
const folder = process.argv[2] ?? '';
if (folder === '' || existsSync(folder)) {
  throw new Error('Name a folder that does not exist yet: npm run bench:full-size -- ../full');
}
execFileSync('git', ['clone', '--quiet', '.', folder]);

/** Everything that holds links to pages which are still to be written. */
const linkingText = [API_FOLDER, 'data']
  .flatMap(filesBelow)
  .filter((file) => /\.(?:json|md)$/.test(file))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

const isWrittenAsCode = (pathname: string) => existsSync(`pages${pathname.slice(0, -1)}.tsx`);
const targets = [...unwrittenPathnames()].filter((pathname) => !isWrittenAsCode(pathname));
const copiesOf = new Map<string, number>();
for (const [index, target] of targets.entries()) {
  const models = modelsFor(target);
  const copies = copiesOf.get(models[0]!) ?? 0;
  copiesOf.set(models[0]!, copies + 1);
  copyPage(models[copies % models.length]!, target, `Stand-in ${index + 1}`);
}
git('add', '--all');
git('commit', '--quiet', '--message', 'test: the site in its full size');
const written = filesBelow(path.join(folder, 'data'));
const count = (ending: RegExp) => written.filter((file) => ending.test(file)).length;
console.log(`${count(/\.md$/)} guides, ${count(/\/[A-Z]\w*\.tsx$/)} demos`);

/** The written pages of the same product, or those of the introduction, in the order of their names. */
function modelsFor(target: string): string[] {
  const product = `data/${target.split('/')[2]}`;
  const part = existsSync(product) ? product : 'data/introduction';
  return filesBelow(part)
    .filter((file) => file.endsWith('.md'))
    .map((file) => `${path.dirname(file).replace(/^data/, '/x')}/`)
    .filter(isGuideWritten);
}

function copyPage(model: string, target: string, title: string): void {
  const from = contentFolder(model);
  mkdirSync(path.join(folder, contentFolder(target)), { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith('.md')) continue;
    copyModule(`${from}/${entry.name}`, `${contentFolder(target)}/${entry.name}`);
  }
  const text = readFileSync(contentFile(model), 'utf8');
  const description = `${title} of the site in its full size.`;
  write(
    contentFile(target),
    text
      .replace(/^title: .*$/m, `title: ${title}`)
      .replace(/^description: .*$/m, `description: ${description}`) + linkedIds(target),
  );
  const claims = claimsFile(model);
  if (!existsSync(claims)) return;
  const modelTitle = /^title: (.*)$/m.exec(text)![1]!;
  copyModule(claims, claimsFile(target), (code) =>
    code.replaceAll(model, target).replaceAll(`'${modelTitle}'`, `'${title}'`),
  );
}

/** A heading with the ids that the packages and other guides link to. */
function linkedIds(target: string): string {
  const ids = [...linkingText.matchAll(new RegExp(`${target}#([\\w-]+)`, 'g'))].map(([, id]) => id);
  if (ids.length === 0) return '';
  const names = [...new Set(ids)].map((id) => `#${id}`).join(' ');
  return `\n## Where links lead [${names}]\n\nOther pages link here.\n`;
}

/** Copies a module; what it imports from outside its folder is still found. */
function copyModule(from: string, to: string, change = (code: string) => code): void {
  if (!/\.tsx?$/.test(from)) return cpSync(from, path.join(folder, to));
  const code = readFileSync(from, 'utf8').replace(
    /'(\.\.?\/[^']*\/[^']*)'/g,
    (_all, name: string) => {
      const file = path.join(path.dirname(from), name);
      const relative = path.relative(path.dirname(to), file);
      return `'${relative.startsWith('.') ? relative : `./${relative}`}'`;
    },
  );
  write(to, change(code));
}

function write(file: string, content: string): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}

function git(...args: string[]): void {
  execFileSync('git', args, { cwd: folder });
}
