import { readdirSync, readFileSync } from 'node:fs';

/** Where attributes and classes that several folders share are spelled, and nowhere else. */
const CONTRACT = `${import.meta.dirname}/src/core/dom`;
const contract = readdirSync(CONTRACT)
  .map((file) => readFileSync(`${CONTRACT}/${file}`, 'utf8'))
  .join('');
const ATTRIBUTES = Array.from(contract.matchAll(/= '(data-[\w-]+)'/g), ([, name]) => name);
const CLASSES = Array.from(contract.matchAll(/enum \w+Class \{([^}]*)\}/g), ([, members]) =>
  Array.from(members.matchAll(/= '([\w-]+)'/g), ([, name]) => name),
).flat();
const DATASET = ATTRIBUTES.map((name) =>
  name.slice('data-'.length).replace(/-(\w)/g, (_, letter) => letter.toUpperCase()),
);
/** A pattern in a string or a template. */
const text = (pattern) =>
  `:matches(Literal[raw=/${pattern}/], TemplateElement[value.raw=/${pattern}/])`;
/** Selectors for `no-restricted-syntax`: what spells such a name again. */
export const SPELLED_AGAIN = [
  text(`(^|[^\\w-])(${ATTRIBUTES.join('|')})(?![\\w-])`),
  `JSXAttribute > JSXIdentifier[name=/^(${ATTRIBUTES.join('|')})$/]`,
  `MemberExpression[object.property.name='dataset'][property.name=/^(${DATASET.join('|')})$/]`,
  `VariableDeclarator[init.property.name='dataset'] Property[key.name=/^(${DATASET.join('|')})$/]`,
  text(`\\.(${CLASSES.join('|')})(?![\\w-])`),
  text(`class="([^"]* )?(${CLASSES.join('|')})[" ]`),
  `JSXAttribute[name.name='className'] Literal[value=/(^| )(${CLASSES.join('|')})( |$)/]`,
].map((selector) => ({
  selector,
  message: 'Other folders share this name: take it from src/core/dom.',
}));
