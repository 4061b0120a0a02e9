import { writeGenerated } from '../../kit/writeGenerated';
import { renderAccents } from './renderAccents';
import { renderHues } from './renderHues';
import { renderIcons } from './renderIcons';
import { renderTheme } from './renderTheme';
import { renderTokens } from './renderTokens';

/** Writes the generated style sheets that `_app` imports, and the colours that the theme needs. */
export async function emitStyles(): Promise<void> {
  writeGenerated('.generated/styles/tokens.css', renderTokens());
  writeGenerated('.generated/styles/hues.css', renderHues());
  writeGenerated('.generated/styles/icons.css', renderIcons());
  writeGenerated('.generated/accents.ts', renderAccents());
  // It reads the colours that have just been written.
  const { createDocsTheme, defaultThemeChoice } = await import('../../../demo/theme/theme');
  writeGenerated('.generated/styles/theme.css', renderTheme(createDocsTheme(defaultThemeChoice)));
}
