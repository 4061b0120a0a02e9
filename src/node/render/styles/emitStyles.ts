import { writeGenerated } from '../../kit/writeGenerated';
import { renderAccents } from './renderAccents';
import { renderHues } from './renderHues';
import { renderIcons } from './renderIcons';
import { renderTokens } from './renderTokens';

/** Writes the generated style sheets that `_app` imports, and the colours that the theme needs. */
export function emitStyles(): void {
  writeGenerated('.generated/styles/tokens.css', renderTokens());
  writeGenerated('.generated/styles/hues.css', renderHues());
  writeGenerated('.generated/styles/icons.css', renderIcons());
  writeGenerated('.generated/accents.ts', renderAccents());
}
