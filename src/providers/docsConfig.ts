import { DOCS_VERSION } from '../core/constants';
import { SOURCE_CODE_REPO, SOURCE_GITHUB_BRANCH } from '../core/repository';

/** Facts about the site that pages show. */
export interface DocsConfig {
  /** Address of the source repository, without a slash at the end. */
  repositoryUrl: string;
  /** Branch or tag that "Edit this page" and "View source" lead to. */
  branch: string;
  version: string;
}

/** The site's configuration; the build sets what can be set (README, "Environment variables"). */
export const docsConfig: DocsConfig = {
  repositoryUrl: SOURCE_CODE_REPO,
  branch: SOURCE_GITHUB_BRANCH,
  version: DOCS_VERSION,
};
