import { useTranslate } from '../providers/useTranslate';
import { useRovingFocus } from './useRovingFocus';

interface FileTabsProps {
  files: readonly string[];
  index: number;
  panelId: string;
  onSelect: (index: number) => void;
}

/** Tabs of the files that make up a demo. */
export function FileTabs({ files, index, panelId, onSelect }: FileTabsProps) {
  const translate = useTranslate();
  const roving = useRovingFocus();
  return (
    <div
      className="demo-files"
      role="tablist"
      aria-label={translate('Files')}
      tabIndex={-1}
      {...roving}
    >
      {files.map((file, position) => (
        <button
          key={file}
          type="button"
          role="tab"
          tabIndex={position === index ? 0 : -1}
          aria-selected={position === index}
          aria-controls={panelId}
          onClick={() => onSelect(position)}
        >
          {file}
        </button>
      ))}
    </div>
  );
}
