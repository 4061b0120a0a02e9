import { useDocsConfig } from '../providers/DocsConfigProvider';
import { useTranslate } from '../providers/useTranslate';

/**
 * Links to the page's Markdown in the repository (SPEC 1.11).
 * @param source Path of the file from the repository's root.
 */
export function EditLinks({ source }: { source: string }) {
  const translate = useTranslate();
  const { repositoryUrl, branch } = useDocsConfig();
  return (
    <ul className="edit-links">
      <li>
        <a href={`${repositoryUrl}/edit/${branch}/${source}`} rel="noopener">
          <span className="icon icon-edit" />
          {translate('Edit this page')}
        </a>
      </li>
      <li>
        <a href={`${repositoryUrl}/blob/${branch}/${source}`} rel="noopener">
          <span className="icon icon-code" />
          {translate('View source')}
        </a>
      </li>
    </ul>
  );
}
