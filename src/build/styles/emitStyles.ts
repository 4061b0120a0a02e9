import { writeGenerated } from '../writeGenerated';
import { renderIcons } from './renderIcons';
import { renderTokens } from './renderTokens';

/** Writes the generated style sheets that `_app` imports. */
export function emitStyles(): void {
  writeGenerated('.generated/styles/tokens.css', renderTokens());
  writeGenerated('.generated/styles/icons.css', renderIcons());
}
