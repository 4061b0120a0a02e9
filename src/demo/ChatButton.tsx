import type { DemoInfo } from '../core/demoTypes';
import { useServices } from '../providers/useServices';
import type { Variant } from './forms';
import { ToolButton } from './ToolButton';
import { useTranslate } from '../providers/useTranslate';

/** What readers are told when the chat does not open, whatever the reason (SPEC 5.8). */
const CHAT_FAILED = 'Failed to open MUI Chat.';

interface ChatButtonProps {
  info: DemoInfo;
  variant: Variant;
  /** Tells readers what went wrong. */
  say: (message: string) => void;
}

/** Opens a demo in MUI Chat; there where the chat is configured (SPEC 5.8). */
export function ChatButton({ info, variant, say }: ChatButtonProps) {
  const translate = useTranslate();
  const { chat } = useServices();
  if (chat === undefined) return null;
  const open = async () => {
    say('');
    try {
      const { openChat } = await import('./openChat');
      await openChat(chat, info, variant);
    } catch {
      say(translate(CHAT_FAILED));
    }
  };
  return (
    <ToolButton
      label={translate('Open in MUI Chat')}
      icon="chat"
      data-ga-event-category="demo"
      data-ga-event-action="chat"
      data-ga-event-label={info.name}
      onClick={() => void open()}
    />
  );
}
