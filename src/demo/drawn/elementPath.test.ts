// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { elementAt, pathTo } from './elementPath';

const tree = (html: string): Element => {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  return root;
};

afterEach(() => {
  document.body.innerHTML = '';
  document.head.innerHTML = '';
});

test('leads to the same element of another tree', () => {
  const html = '<p>1</p><ul><li>a</li><li><button>b</button></li></ul>';
  const [drawing, live] = [tree(html), tree(html)];
  const path = pathTo(drawing, drawing.querySelector('button')!)!;
  expect(elementAt(live, path)).toBe(live.querySelector('button'));
  expect(elementAt(live, pathTo(drawing, drawing)!)).toBe(live);
});

test('knows the parts of an SVG, which have no click of their own', () => {
  const html = '<svg><g></g><g><path></path><path id="two"></path></g></svg>';
  const [drawing, live] = [tree(html), tree(html)];
  expect(elementAt(live, pathTo(drawing, drawing.querySelector('#two')!)!)?.id).toBe('two');
});

test('leads nowhere where the other tree differs', () => {
  const drawing = tree('<p></p><button></button>');
  const path = pathTo(drawing, drawing.querySelector('button')!)!;
  expect(elementAt(tree('<p></p><a></a>'), path)).toBeUndefined();
  expect(elementAt(tree('<p></p>'), path)).toBeUndefined();
});

test('leads nowhere from an element that is not inside', () => {
  expect(pathTo(tree('<p></p>'), document.body)).toBeUndefined();
  expect(pathTo(tree('<p></p>'), document.createElement('p'))).toBeUndefined();
});

test('neither the hidden half of two schemes nor a style sheet counts', () => {
  document.head.innerHTML = '<style>.static-dark{display:none}</style>';
  const drawing = tree('<i class="static-light"></i><i class="static-dark"></i><button></button>');
  const live = tree('<style></style><i></i><button></button>');
  const path = pathTo(drawing, drawing.querySelector('button')!)!;
  expect(elementAt(live, path)).toBe(live.querySelector('button'));
});
