import { PIECE } from '../../read/names/linkCode';

/** A part of a guide's HTML. The parts together are the HTML, without what forced names left in it. */
export interface Piece {
  /** A heading that starts a section; the inside of a block of code, of code in a sentence; the rest. */
  kind: 'heading' | 'block' | 'code' | 'other';
  html: string;
  /** The name that the writer has asked for, and its line. */
  forced?: string;
}

/** Inside these, code is part of a name or of a control, and no second link may stand in a link. */
const CLOSED = /^<(a|h[1-6]|summary|button|figcaption|kbd|label)[\s>]/;
const FORCED = / data-api-name="([^"]*)"/;

/** Cuts the HTML of a block of a guide into what names can be linked in, and the rest. */
export function readPieces(html: string): Piece[] {
  const pieces: Piece[] = [];
  let rest = '';
  let inside: { tag: string; isBlock: boolean; forced?: string } | undefined;
  let closed: string | undefined;
  let code = '';
  let isPre = false;
  for (const [text] of html.matchAll(PIECE)) {
    if (inside) {
      if (text !== '</code>') {
        code += text;
        continue;
      }
      const { isBlock, forced } = inside;
      const kind = isBlock ? 'block' : closed ? 'other' : 'code';
      pieces.push({ kind, html: code, ...(forced !== undefined && { forced }) });
      inside = undefined;
      code = '';
      rest = text;
      continue;
    }
    if (/^<h[23][\s>]/.test(text)) {
      pieces.push({ kind: 'other', html: rest }, { kind: 'heading', html: '' });
      rest = '';
    }
    if (/^<\/?pre[\s>]/.test(text)) isPre = text[1] !== '/';
    if (closed === undefined) closed = CLOSED.exec(text)?.[1];
    else if (text === `</${closed}>`) closed = undefined;
    const forced = FORCED.exec(text)?.[1];
    rest += forced === undefined ? text : text.replace(FORCED, '');
    if (!/^<code[\s>]/.test(text)) continue;
    pieces.push({ kind: 'other', html: rest });
    rest = '';
    inside = { tag: 'code', isBlock: isPre, ...(forced !== undefined && { forced }) };
  }
  pieces.push({ kind: 'other', html: rest });
  return pieces;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** The text of HTML without elements that are hidden. */
export function textOf(html: string): string {
  return html
    .replace(/<(?:"[^"]*"|'[^']*'|[^'">])*>/g, '')
    .replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (entity, hex, number, name) => {
      if (hex) return String.fromCodePoint(parseInt(hex, 16));
      return number ? String.fromCodePoint(Number(number)) : (ENTITIES[name] ?? entity);
    });
}
