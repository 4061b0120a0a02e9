import type { ButtonHTMLAttributes } from 'react';
import { PromptItem } from '../components/PromptItem';
import { attribute } from '../core/dom/attribute';
import { countedAs } from '../core/dom/analytics';
import { PageAttribute } from '../core/dom/page';
import type { DemoInfo } from '../core/demoTypes';
import { repositoryLink } from '../core/repository';
import { useTranslate } from '../providers/useTranslate';
import { ChatItem } from './ChatItem';
import type { Variant } from './forms';
import { turnDirection, turnScheme, type DemoLook, type PageLook } from './look';
import { useCopyLink } from './useCopyLink';
import type { Editing } from './useEditing';

interface DemoMenuProps {
  id: string;
  info: DemoInfo;
  variant: Variant;
  look: DemoLook;
  page: PageLook;
  editedFiles: Editing['editedFiles'];
  onLook: (look: DemoLook) => void;
  onReset: () => void;
  onResetFocus: () => void;
  onFullScreen: () => void;
  onChangeWidth: () => void;
  onCodeSandbox: () => void;
  /** Tells readers what a button alone does not. */
  say: (message: string) => void;
}

/** What is wanted of a demo less often, in words (SPEC 5.2); placed by demo/demo.boot.ts. */
export function DemoMenu({ id, info, variant, look, page, ...props }: DemoMenuProps) {
  const translate = useTranslate();
  const link = useCopyLink(info.name, props.say);
  return (
    <div
      id={id}
      popover="auto"
      role="group"
      aria-label={translate('More tools')}
      className="menu action-menu"
    >
      <ul>
        <MenuItem icon="reset" menu={id} onClick={props.onReset}>
          {translate('Reset demo')}
        </MenuItem>
        <MenuItem
          icon="contrast"
          menu={id}
          aria-pressed={look.scheme !== undefined}
          onClick={() => props.onLook(turnScheme(look, page))}
        >
          {translate(page.scheme === 'dark' ? 'Show this demo light' : 'Show this demo dark')}
        </MenuItem>
        <MenuItem
          icon="rtl"
          menu={id}
          aria-pressed={look.direction !== undefined}
          onClick={() => props.onLook(turnDirection(look, page))}
        >
          {translate('Mirror this demo')}
        </MenuItem>
        <MenuItem icon="reset-focus" menu={id} onClick={props.onResetFocus}>
          {translate('Move focus to the demo')}
        </MenuItem>
        <MenuItem icon="full-screen" menu={id} onClick={props.onFullScreen}>
          {translate('Full screen')}
        </MenuItem>
        <MenuItem icon="width" menu={id} className="demo-width-item" onClick={props.onChangeWidth}>
          {translate('Change width')}
        </MenuItem>
        <MenuItem
          icon="codesandbox"
          menu={id}
          {...countedAs('demo', 'codeSandbox', info.name)}
          onClick={props.onCodeSandbox}
        >
          {translate('Edit in CodeSandbox')}
        </MenuItem>
        <ChatItem
          {...{ info, variant }}
          editedFiles={props.editedFiles}
          menu={id}
          say={props.say}
        />
        <MenuItem icon="link" {...link} />
        <PromptItem demo={info.name} />
        <li>
          <a href={repositoryLink(info.file)} target="_blank" rel="noopener">
            <span className="icon icon-source" />
            {translate('View the source on GitHub')}
          </a>
        </li>
      </ul>
    </div>
  );
}

interface MenuItemProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: string;
  /** Id of the menu, for an item that closes it. */
  menu?: string;
}

/** An item of the menu that React answers. */
export function MenuItem({ icon, menu, children, ...other }: MenuItemProps) {
  return (
    <li>
      <button
        type="button"
        {...(menu && { popoverTarget: menu, popoverTargetAction: 'hide' })}
        {...attribute(PageAttribute.replay)}
        {...other}
      >
        <span className={`icon icon-${icon}`} />
        {children}
      </button>
    </li>
  );
}
