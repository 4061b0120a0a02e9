import { countedAs } from '../core/dom/analytics';
import { useTranslate } from '../providers/useTranslate';
import { ToolButton } from './ToolButton';
import type { Editing } from './useEditing';

interface EditButtonProps {
  editing: Editing;
  /** Of the demo, for the statistics. */
  name: string;
}

/** Turns the code of a demo into an editor, and back (SPEC 5.4). */
export function EditButton({ editing, name }: EditButtonProps) {
  const translate = useTranslate();
  return (
    <ToolButton
      label={translate('Edit')}
      text={translate('Edit')}
      icon="edit"
      aria-pressed={editing.editor !== undefined}
      aria-busy={editing.isLoading}
      {...countedAs('demo', 'edit', name)}
      onClick={editing.toggle}
    />
  );
}
