/** The side navigation of `/x/a/` as the build writes it, in small: for the tests of this folder. */
const LICENSING_GROUP = `<details><summary>Plans</summary><ul><li><a href="/x/a/plans/pro/">Pro</a></li></ul></details>`;

const ACTIVE_LIST = `<ul><li><a href="/x/a/" aria-current="page">Overview</a></li><li><a href="/x/a/second/">Second</a></li><li>${LICENSING_GROUP}</li></ul>`;

const gridList = `<ul><li><a href="/x/grid/">Overview</a></li><li><details><summary>Columns</summary><ul><li><a href="/x/grid/pinning/">Column pinning <span class="chip">New</span></a></li></ul></details></li></ul>`;
const chartsList = `<ul><li><a href="/x/charts/">Overview</a></li><li><a href="/x/charts/bars/">Bars</a></li></ul>`;

/** What the file of the sections holds; the first item of the tree is a page without a list. */
export const sectionsFile = ['<ul></ul>', ACTIVE_LIST, gridList, chartsList];

/** Puts the navigation into the document. */
export function mountNavigation(): HTMLElement {
  document.body.innerHTML = `<nav id="side-nav" data-sections="/assets/navigation.json"><ul>
    <li><a href="https://mui.com/x/whats-new/">What's new</a></li>
    <li><details data-section="1" data-complete open><summary>A</summary>${ACTIVE_LIST}</details></li>
    <li><details data-section="2"><summary>Grid</summary><ul><li><a href="/x/grid/">Overview</a></li></ul></details></li>
    <li><details data-section="3"><summary>Charts</summary><ul><li><a href="/x/charts/">Overview</a></li></ul></details></li>
  </ul></nav><main id="main"><h1 tabindex="-1">A</h1></main>`;
  return document.getElementById('side-nav')!;
}
