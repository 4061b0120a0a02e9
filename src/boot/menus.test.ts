// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { closeMenusOnNavigation } from './menus';

closeMenusOnNavigation();
document.addEventListener('click', (event) => event.preventDefault());

/** An open menu with a link; happy-dom has no popovers. */
function setUp() {
  document.body.innerHTML = '<div popover><p>Text</p><a href="/x/"><b>Overview</b></a></div>';
  const menu = document.querySelector<HTMLElement>('[popover]')!;
  menu.matches = (selector) => selector === ':popover-open';
  menu.hidePopover = vi.fn();
  const click = (selector: string, options: MouseEventInit = {}) =>
    menu
      .querySelector(selector)!
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));
  return { menu, click };
}

test('a link inside an open menu closes it', () => {
  const { menu, click } = setUp();
  click('b');
  expect(menu.hidePopover).toHaveBeenCalledTimes(1);
});

test('a text does not, nor does a link that opens a tab of its own', () => {
  const { menu, click } = setUp();
  click('p');
  click('a', { ctrlKey: true });
  click('a', { metaKey: true });
  expect(menu.hidePopover).not.toHaveBeenCalled();
});
