const BLOCKS =
  /^(address|article|aside|blockquote|body|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|html|legend|main|nav|ol|p|pre|section|summary|ul|tbody|thead|tfoot|tr|table|caption)$/;
const HIDDEN = /^(style|script|title|defs|option|optgroup|template|head|link|meta|noscript)$/;
const INLINE_BLOCKS = /^(button|input|select|textarea|meter|progress|img|canvas|svg|video|iframe)$/;

/** What browsers set for elements, as far as it takes room. */
const STYLES: Record<string, readonly (readonly [string, string])[]> = {
  p: margins('16px'),
  ul: [...margins('16px'), ['padding-left', '40px']],
  ol: [...margins('16px'), ['padding-left', '40px']],
  dl: margins('16px'),
  pre: [...margins('1em'), ['white-space', 'pre']],
  h1: [...margins('0.67em'), ['font-size', '2em'], ['font-weight', '700']],
  h2: [...margins('0.83em'), ['font-size', '1.5em'], ['font-weight', '700']],
  h3: [...margins('1em'), ['font-size', '1.17em'], ['font-weight', '700']],
  h4: [...margins('1.33em'), ['font-weight', '700']],
  b: [['font-weight', '700']],
  strong: [['font-weight', '700']],
  th: [['font-weight', '700']],
  tr: [['display', 'flex']],
  td: [['flex-grow', '1']],
};

function margins(size: string): [string, string][] {
  return [
    ['margin-top', size],
    ['margin-bottom', size],
  ];
}

/** Returns the declarations that an element has without any style sheet. */
export function defaultStyles(element: Element): readonly (readonly [string, string])[] {
  return STYLES[element.localName] ?? [];
}

/** Returns how an element is displayed where no style says it. */
export function defaultDisplay({ localName }: Element): string {
  if (HIDDEN.test(localName)) return 'none';
  if (BLOCKS.test(localName)) return 'block';
  return INLINE_BLOCKS.test(localName) ? 'inline-block' : 'inline';
}
