import { useEffect, useRef, useState } from 'react';
import { assets } from '../../.generated/assets';
import { loadStylesheet } from '../browser/loadStylesheet';
import { isOpenPopover } from '../browser/popovers';
import { useTranslate } from '../providers/useTranslate';
import { SectionAttribute } from '../core/dom/section';
import { Feedback } from './Feedback';

interface Section {
  page: string;
  title: string;
}

/** Returns the section whose menu an item stands in (layout/copyMarkdown.boot.ts). */
function sectionOf(item: Element): Section | undefined {
  const id =
    item.closest(`[${SectionAttribute.heading}]`)?.getAttribute(SectionAttribute.heading) ?? '';
  const heading = document.getElementById(id);
  if (!heading) return undefined;
  return { page: `${location.pathname}#${id}`, title: heading.textContent };
}

/** Returns the button that opens the menu of a section. */
function openerOf({ page }: Section): HTMLElement | null {
  const heading = document.getElementById(page.slice(page.indexOf('#') + 1));
  return heading?.parentElement?.querySelector('.section-button') ?? null;
}

/**
 * Feedback about a section, over the end of the page, asked for in the menu beside its heading. A
 * click elsewhere leaves it open, and a draft survives its closing.
 */
export function SectionFeedback() {
  const translate = useTranslate();
  const popover = useRef<HTMLDivElement>(null);
  const [section, setSection] = useState<Section>();
  useEffect(() => {
    const open = ({ target }: Event) => {
      const item = target instanceof Element && target.closest(`[${SectionAttribute.feedback}]`);
      const found = item && sectionOf(item);
      if (!found) return;
      // Without its style sheet the popover is plain, and works.
      void loadStylesheet(assets.services).catch(() => {});
      setSection(found);
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, []);
  useEffect(() => {
    const element = popover.current;
    if (!section || !element) return;
    if (!isOpenPopover(element)) element.showPopover();
    element.querySelector<HTMLElement>('.feedback-votes button')?.focus();
  }, [section]);
  if (!section) return null;
  const close = () => {
    popover.current?.hidePopover();
    openerOf(section)?.focus();
  };
  return (
    // Escape closes a popover by itself only where a click elsewhere does too.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={popover}
      className="section-feedback"
      popover="manual"
      role="dialog"
      aria-label={translate('Feedback on the section {{title}}', { title: section.title })}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close();
      }}
    >
      <div className="section-feedback-header">
        <strong>{section.title}</strong>
        <button
          type="button"
          className="icon-button"
          aria-label={translate('Close')}
          title={translate('Close')}
          onClick={close}
        >
          <span className="icon icon-close" />
        </button>
      </div>
      <Feedback key={section.page} {...section} question={translate('Was this section helpful?')} />
    </div>
  );
}
