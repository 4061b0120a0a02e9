import { useDocsConfig } from '../providers/DocsConfigProvider';

/**
 * Links to the page's Markdown in the repository (SPEC 1.11).
 * @param source Path of the file from the repository's root.
 */
export function EditLinks({ source }: { source: string }) {
  const { repositoryUrl, branch } = useDocsConfig();
  return (
    <ul className="edit-links">
      <li>
        <a href={`${repositoryUrl}/edit/${branch}/${source}`} rel="noopener">
          <span className="icon icon-edit" />
          Edit this page
        </a>
      </li>
      <li>
        <a href={`${repositoryUrl}/blob/${branch}/${source}`} rel="noopener">
          <span className="icon icon-code" />
          View source
        </a>
      </li>
    </ul>
  );
}
