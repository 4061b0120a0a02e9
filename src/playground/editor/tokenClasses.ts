import { tagHighlighter, tags } from '@lezer/highlight';

/** Gives the editor's tokens the classes of the site's code, and so its colors (styles/code.css). */
export const tokenClasses = tagHighlighter([
  {
    tag: [tags.keyword, tags.bool, tags.null, tags.self, tags.tagName, tags.modifier],
    class: 'token keyword',
  },
  { tag: [tags.string, tags.attributeValue, tags.regexp, tags.url], class: 'token string' },
  {
    tag: [tags.typeName, tags.className, tags.attributeName, tags.propertyName],
    class: 'token type',
  },
  { tag: tags.comment, class: 'token comment' },
  {
    tag: [tags.function(tags.variableName), tags.function(tags.propertyName)],
    class: 'token function',
  },
  { tag: [tags.number, tags.unit, tags.color, tags.atom], class: 'token number' },
  { tag: [tags.punctuation, tags.operator], class: 'token punctuation' },
  { tag: tags.content, class: 'token plain-text' },
]);
