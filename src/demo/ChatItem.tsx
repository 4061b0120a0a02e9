import type { DemoInfo } from '../core/demoTypes';
import { useServices } from '../providers/useServices';
import type { Variant } from './forms';
import { MenuItem } from './DemoMenu';
import type { Editing } from './useEditing';
import { useTranslate } from '../providers/useTranslate';
import { countedAs } from '../core/dom/analytics';

/** What readers are told when the chat does not open, whatever the reason (SPEC 5.8). */
const CHAT_FAILED = 'Failed to open MUI Chat.';

interface ChatItemProps {
  info: DemoInfo;
  variant: Variant;
  editedFiles: Editing['editedFiles'];
  /** Id of the menu. */
  menu: string;
  /** Tells readers what went wrong. */
  say: (message: string) => void;
}

/** Opens a demo in MUI Chat; there where the chat is configured (SPEC 5.8). */
export function ChatItem({ info, variant, editedFiles, menu, say }: ChatItemProps) {
  const translate = useTranslate();
  const { chat } = useServices();
  if (chat === undefined) return null;
  const open = async () => {
    say('');
    try {
      const { openChat } = await import('./openChat');
      await openChat(chat, info, variant, editedFiles());
    } catch {
      say(translate(CHAT_FAILED));
    }
  };
  return (
    <MenuItem
      icon="chat"
      menu={menu}
      {...countedAs('demo', 'chat', info.name)}
      onClick={() => void open()}
    >
      {translate('Open in MUI Chat')}
    </MenuItem>
  );
}
