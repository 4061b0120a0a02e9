/** A word or phrase that VOICE.md replaces by a usual one. */
interface BannedUse {
  /** What `<!-- allow: name: reason -->` calls it. */
  name: string;
  pattern: RegExp;
  /** What to write instead, as the end of "Write …". */
  instead: string;
}

/**
 * The uses that make our English sound translated, each with the usual word. Code counts as the
 * letter x here, so that no pattern looks into it.
 */
export const BANNED_USES: readonly BannedUse[] = [
  {
    name: 'reader',
    pattern: /(?<!screen )\breaders?\b/i,
    instead: '"you" for the developer, "users" for those in front of the app',
  },
  { name: 'people', pattern: /\bpeople\b/i, instead: '"users"' },
  { name: 'somebody', pattern: /\b(?:some|any)body\b/i, instead: '"users", or the person\'s role' },
  {
    name: 'that of',
    pattern: /\b(?:that|those) of (?!day|year|month|week)/i,
    instead: 'the noun again',
  },
  { name: 'the one of', pattern: /\bthe ones? of\b/i, instead: 'the noun again' },
  { name: 'such a', pattern: /(?<!no )\bsuch an?\b/i, instead: '"this" with its noun' },
  { name: 'anew', pattern: /\banew\b/i, instead: '"again"' },
  {
    name: 'stands',
    pattern: /\bstands?\b(?! for\b)/i,
    instead: '"is displayed", "appears", or "is placed"',
  },
  { name: 'knows', pattern: /\bknows\b/i, instead: '"handles", "supports", or "has"' },
  { name: 'tells', pattern: /\btells\b/i, instead: '"shows", "returns", or "describes"' },
  { name: 'says', pattern: /\bsays\b/i, instead: '"shows", "reports", or "describes"' },
  {
    name: 'carries',
    pattern: /\bcarr(?:y|ies|ied)\b/i,
    instead: '"has", "includes", or "contains"',
  },
  {
    name: 'hands',
    pattern: /\bhand(?:s|ed|ing)? (?:on|over|it|them)\b/i,
    instead: '"pass" or "forward"',
  },
  { name: 'holds', pattern: /\bholds\b(?! (?:down|<kbd>))/i, instead: '"contains" or "includes"' },
  {
    name: 'takes',
    pattern:
      /\btakes\b(?! (?:place|effect|precedence|priority|up|longer|about|over|part|a few|several|\d|x|advantage|into))/i,
    instead: '"accepts", "uses", or "removes"',
  },
  {
    name: 'of its own',
    pattern: /\bof (?:its|their|your|our) own\b/i,
    instead: '"its own …" before the noun, or "custom"',
  },
  { name: 'as a rule', pattern: /\bas a rule\b/i, instead: '"usually"' },
  { name: 'even numbers', pattern: /\beven (?:numbers|values)\b/i, instead: '"round numbers"' },
  {
    name: 'the cross',
    pattern: /\bthe cross\b/i,
    instead: '"the clear button" or "the close button"',
  },
  { name: 'simply', pattern: /\bsimply\b/i, instead: 'the sentence without it' },
  { name: 'please', pattern: /\bplease\b/i, instead: 'the sentence without it' },
];
