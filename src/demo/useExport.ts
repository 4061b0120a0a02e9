import { useTranslate } from '../providers/useTranslate';
import type { ExportHost } from './openExport';

/**
 * Returns what takes code to another site, and tells readers why where that fails.
 * @param open Opens the project there.
 * @param say Shows a message; an empty text takes it away.
 */
export function useExport(
  open: (host: ExportHost) => Promise<void>,
  say: (message: string) => void,
): (host: ExportHost) => void {
  const translate = useTranslate();
  return (host) => {
    say('');
    open(host).catch(({ message }: Error) =>
      say(translate('The project could not be opened: {{reason}}', { reason: message })),
    );
  };
}
