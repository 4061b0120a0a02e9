import { translate } from '../core/interfaceText';
import type { GuideMeta } from '../core/types';
import { useTranslate } from '../providers/useTranslate';

const REPOSITORY = 'https://github.com/mui/mui-x';

interface HeaderChipsProps {
  meta: GuideMeta;
  /** What the import of the page's components adds to an app, in bytes after gzip. */
  importSize?: number | undefined;
}

interface Chip {
  label: string;
  href: string;
}

/** The links that a guide's front matter gives rise to, in the order in which they are shown. */
export function chipsOf(meta: GuideMeta): Chip[] {
  const { githubLabel, packageName, githubSource, waiAria, materialDesign } = meta;
  const issues = `${REPOSITORY}/issues?q=${encodeURIComponent(`is:open label:"${githubLabel}"`)}`;
  const chips: (Chip | false)[] = [
    githubLabel !== undefined && { label: translate('Feedback'), href: issues },
    packageName !== undefined && {
      label: packageName,
      href: `https://www.npmjs.com/package/${packageName}`,
    },
    githubSource !== undefined && {
      label: translate('Source'),
      href: `${REPOSITORY}/tree/master/${githubSource}`,
    },
    waiAria !== undefined && { label: 'WAI-ARIA', href: waiAria },
    materialDesign !== undefined && { label: 'Material Design', href: materialDesign },
  ];
  return chips.filter((chip) => chip !== false);
}

/** Chips under a guide's title (SPEC 4.5). */
export function HeaderChips({ meta, importSize }: HeaderChipsProps) {
  const translate = useTranslate();
  const chips = chipsOf(meta);
  if (chips.length === 0) return null;
  return (
    <ul className="header-chips" aria-label={translate('Links about this page')}>
      {chips.map(({ label, href }) => (
        <li key={label}>
          <a className="external" href={href} rel="noopener">
            {label}
          </a>
        </li>
      ))}
      {importSize !== undefined && (
        <li title={translate('Minified and compressed, without React, Material UI and Emotion')}>
          <span>{`${(importSize / 1000).toFixed(1)} kB gzip`}</span>
        </li>
      )}
    </ul>
  );
}
