import { syntaxTree } from '@codemirror/language';
import { Prec, type Extension } from '@codemirror/state';
import {
  Decoration,
  EditorView,
  keymap,
  ViewPlugin,
  type DecorationSet,
  type ViewUpdate,
} from '@codemirror/view';
import { NamesAttribute, wantName } from '../../core/dom/names';
import { findApiNames } from './findApiNames';

/** Marks the names of the API that are on screen; a mark changes nothing of how they look. */
const marks = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;

    constructor(view: EditorView) {
      this.decorations = marksOf(view);
    }

    update({ docChanged, viewportChanged, startState, state, view }: ViewUpdate): void {
      const isParsed = syntaxTree(startState) !== syntaxTree(state);
      if (docChanged || viewportChanged || isParsed) this.decorations = marksOf(view);
    }
  },
  { decorations: ({ decorations }) => decorations },
);

function marksOf({ state, visibleRanges }: EditorView): DecorationSet {
  const names = visibleRanges.flatMap(({ from, to }) => findApiNames(state, from, to));
  return Decoration.set(
    names.map(({ from, to, addresses }) =>
      Decoration.mark({ attributes: { [NamesAttribute.addresses]: addresses.join(' ') } }).range(
        from,
        to,
      ),
    ),
  );
}

/** Shows the card of the name at the cursor. */
function showCard(view: EditorView): boolean {
  const { head } = view.state.selection.main;
  const name = nameAt(view, head, 1) ?? nameAt(view, head, -1);
  if (name) wantName(name, true);
  // Without a name the key does nothing, rather than what it does elsewhere.
  return true;
}

function nameAt(view: EditorView, at: number, side: 1 | -1): Element | null | undefined {
  const { node, offset } = view.domAtPos(at, side);
  const element = node instanceof Element ? (node.childNodes[offset] ?? node) : node;
  const parent = element instanceof Element ? element : element.parentElement;
  return parent?.closest(`[${NamesAttribute.addresses}]`);
}

/**
 * Gives the names of the API in the editor the cards that they have in the code of the guides
 * (`names/cards.boot.ts`): for the pointer, and with Ctrl+I, or ⌘I, at the cursor.
 */
export const apiNames: Extension = [
  marks,
  Prec.high(keymap.of([{ key: 'Mod-i', run: showCard, preventDefault: true }])),
];
