import { DOCS_VERSION } from '../core/constants';
import { LANGUAGES, type Language } from './languages';

/** Facts about the site that pages show. */
export interface DocsConfig {
  /** Address of the source repository, without a slash at the end. */
  repositoryUrl: string;
  /** Branch or tag that "Edit this page" and "View source" lead to. */
  branch: string;
  version: string;
  languages: readonly Language[];
}

const DEFAULT_REPOSITORY = 'https://github.com/mui/mui-x';

/** The site's configuration; the build sets the variables (SPEC 1.11). */
export const docsConfig: DocsConfig = {
  // Written out in full: only then does Next put the values in.
  repositoryUrl: repositoryUrl(process.env.NEXT_PUBLIC_SOURCE_CODE_REPO),
  branch: process.env.NEXT_PUBLIC_SOURCE_GITHUB_BRANCH || `v${DOCS_VERSION}`,
  version: DOCS_VERSION,
  languages: LANGUAGES,
};

/** Returns the address without a slash at the end; anything but https counts as not set. */
export function repositoryUrl(configured = ''): string {
  return configured.startsWith('https://') ? configured.replace(/\/+$/, '') : DEFAULT_REPOSITORY;
}
