import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The icons of the site: our class name and the name in Material Symbols. They are drawn by CSS
 * masks, so that static HTML and React show the same icon with one class and no script.
 */
const ICONS: Readonly<Record<string, string>> = {
  'arrow-down': 'keyboard_arrow_down',
  'arrow-left': 'arrow_back',
  'arrow-right': 'arrow_forward',
  'arrow-up': 'arrow_upward',
  check: 'check',
  'chevron-right': 'chevron_right',
  charts: 'bar_chart',
  chat: 'forum',
  close: 'close',
  comment: 'comment',
  contrast: 'contrast',
  codesandbox: 'deployed_code',
  copy: 'content_copy',
  'data-grid': 'table',
  'date-pickers': 'calendar_month',
  'dark-mode': 'dark_mode',
  'density-compact': 'density_small',
  'density-normal': 'density_medium',
  edit: 'edit',
  error: 'error',
  info: 'info',
  language: 'language',
  'full-screen': 'fullscreen',
  'light-mode': 'light_mode',
  link: 'link',
  ltr: 'format_textdirection_l_to_r',
  markdown: 'markdown',
  menu: 'menu',
  more: 'more_horiz',
  'open-in-new': 'open_in_new',
  premium: 'diamond',
  pro: 'change_history',
  prompt: 'smart_toy',
  recent: 'history',
  'result-code': 'data_object',
  'result-page': 'description',
  'result-section': 'tag',
  rtl: 'format_textdirection_r_to_l',
  reset: 'refresh',
  'reset-focus': 'start',
  search: 'search',
  settings: 'settings',
  source: 'folder_code',
  stackblitz: 'bolt',
  success: 'check_circle',
  system: 'computer',
  'thumb-down': 'thumb_down',
  'thumb-up': 'thumb_up',
  translate: 'translate',
  'tree-view': 'account_tree',
  warning: 'warning',
  width: 'arrow_range',
  code: 'code',
};

const FOLDER = 'node_modules/@material-symbols/svg-400/outlined';

function iconRule([name, symbol]: [string, string]): string {
  const svg = readFileSync(path.join(FOLDER, `${symbol}.svg`), 'utf8');
  const drawing = svg.replace(/ (width|height)="\d+"/g, '').replaceAll('"', "'");
  const uri = `data:image/svg+xml,${drawing.replace(/[<>#%]/g, (c) => encodeURIComponent(c))}`;
  return `.icon-${name} { --icon: url("${uri}"); }`;
}

/** Returns the style sheet with one class for each icon (`icon icon-copy`). */
export function renderIcons(): string {
  const base = `.icon {
  display: inline-block;
  flex: none;
  inline-size: 1.25em;
  block-size: 1.25em;
  background: currentColor;
  mask: var(--icon) center / contain no-repeat;
  vertical-align: -0.25em;
}
@media (forced-colors: active) {
  .icon { background: CanvasText; }
}
@media print {
  .icon { print-color-adjust: exact; }
}
[dir='rtl'] :is(.icon-arrow-left, .icon-arrow-right, .icon-chevron-right) { scale: -1 1; }
`;
  return base + Object.entries(ICONS).map(iconRule).join('\n') + '\n';
}
