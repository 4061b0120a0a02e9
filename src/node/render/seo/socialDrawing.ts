import { readFileSync } from 'node:fs';
import { createElement as h, type CSSProperties, type ReactElement } from 'react';
import { DOCS_VERSION } from '../../../core/constants';
import { SOCIAL_IMAGE_SIZE } from '../../../core/socialImage';
import { svgAddress } from './drawImage';

/** What the image of a part of the site says. */
export interface SocialText {
  title: string;
  subtitle: string;
  /** Colour of the symbol. */
  tint: string;
  /** Name in Material Symbols. */
  symbol: string;
}

const COLORS = { background: '#fbfcfd', text: '#161c24', secondary: '#4e5a68', line: '#dfe4ea' };
const SYMBOLS = 'node_modules/@material-symbols/svg-400/outlined';

const row: CSSProperties = { display: 'flex', alignItems: 'center' };

/** Returns the image for previews of links to one part of the site. */
export function socialDrawing({ title, subtitle, tint, symbol }: SocialText): ReactElement {
  const mark = svgAddress(readFileSync('public/static/favicon.svg', 'utf8'));
  const drawing = readFileSync(`${SYMBOLS}/${symbol}.svg`, 'utf8');
  const icon = svgAddress(drawing.replace('<svg', `<svg fill="${tint}"`));
  const frame: CSSProperties = {
    ...SOCIAL_IMAGE_SIZE,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    padding: '72px 80px',
    fontFamily: 'Inter',
    color: COLORS.text,
    background: COLORS.background,
    borderBottom: `16px solid ${tint}`,
  };
  return h(
    'div',
    { style: frame },
    h(
      'div',
      { style: { ...row, gap: 24, fontSize: 40, fontWeight: 600 } },
      h('img', { src: mark, width: 64, height: 64 }),
      'MUI X',
    ),
    h(
      'div',
      { style: { ...row, justifyContent: 'space-between' } },
      h(
        'div',
        { style: { display: 'flex', flexDirection: 'column', gap: 16, width: 800 } },
        h('div', { style: { fontSize: 84, fontWeight: 700, letterSpacing: -2 } }, title),
        h('div', { style: { fontSize: 38, color: COLORS.secondary } }, subtitle),
      ),
      h('img', { src: icon, width: 208, height: 208 }),
    ),
    h(
      'div',
      {
        style: {
          display: 'flex',
          paddingTop: 32,
          borderTop: `2px solid ${COLORS.line}`,
          fontSize: 30,
          color: COLORS.secondary,
        },
      },
      `Documentation of version ${DOCS_VERSION}`,
    ),
  );
}
