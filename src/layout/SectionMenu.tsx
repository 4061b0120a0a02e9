import { memo } from 'react';
import { useServices } from '../providers/useServices';
import { SECTION_MENU_ID } from '../core/constants';
import { useTranslate } from '../providers/useTranslate';
import { attribute } from '../core/dom/attribute';
import { PageAttribute } from '../core/dom/page';
import { SectionAttribute } from '../core/dom/section';
import { CopyClass } from '../core/dom/copy';

/**
 * The menu of every section heading: one for the page, opened by the button beside each heading and
 * answered by the boot scripts, before React and with it (layout/copyMarkdown.boot.ts).
 */
export const SectionMenu = memo(function SectionMenu() {
  const translate = useTranslate();
  const hasFeedback = useServices().feedback !== undefined;
  return (
    <div id={SECTION_MENU_ID} popover="auto" className="menu action-menu">
      <ul>
        <li>
          <button type="button" data-copy-section="" suppressHydrationWarning>
            <span className="icon icon-copy" />
            <span className={CopyClass.label} suppressHydrationWarning>
              {translate('Copy section')}
            </span>
          </button>
        </li>
        <li>
          <button type="button" data-copy-link="" suppressHydrationWarning>
            <span className="icon icon-link" />
            <span className={CopyClass.label} suppressHydrationWarning>
              {translate('Copy link')}
            </span>
          </button>
        </li>
        {hasFeedback && (
          <li>
            {/* Of React (feedback/SectionFeedback.tsx); the menu closes by itself. */}
            <button
              type="button"
              {...attribute(SectionAttribute.feedback)}
              {...attribute(PageAttribute.replay)}
              popoverTarget={SECTION_MENU_ID}
              popoverTargetAction="hide"
            >
              <span className="icon icon-comment" />
              {translate('Give feedback')}
            </button>
          </li>
        )}
      </ul>
    </div>
  );
});
