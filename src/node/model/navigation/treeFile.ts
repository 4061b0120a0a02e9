/** File of the written tree, from which each document's navigation is rendered. */
export const NAVIGATION_TREE_FILE = '.generated/nav/tree.json';
