import { StateEffect, StateField, type Text } from '@codemirror/state';
import { Decoration, EditorView, type DecorationSet } from '@codemirror/view';

const setLines = StateEffect.define<readonly number[]>();
const mark = Decoration.line({ class: 'editor-problem' });

function marksOf(doc: Text, lines: readonly number[]): DecorationSet {
  const known = [...new Set(lines)].filter((line) => line >= 1 && line <= doc.lines);
  return Decoration.set(
    known.map((line) => mark.range(doc.line(line).from)),
    true,
  );
}

/** Marks the lines that problems name; a mark moves with its line while somebody types above it. */
export const problemMarks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (marks, { changes, effects, newDoc }) => {
    const latest = effects.findLast((effect) => effect.is(setLines));
    return latest ? marksOf(newDoc, latest.value as readonly number[]) : marks.map(changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

/**
 * Returns the effect that marks lines, in place of those before.
 * @param lines From 1; what the text does not have is left out.
 */
export const markLines = (lines: readonly number[]) => setLines.of(lines);
