/** Copies selected code as text: its links are ours, and a document would show them. */
export function listenForCopies(): void {
  addEventListener('copy', (event) => {
    const selection = getSelection();
    // Without a range there is nothing to ask for, and asking throws.
    if (event.defaultPrevented || !selection?.rangeCount || !event.clipboardData) return;
    const { commonAncestorContainer: node } = selection.getRangeAt(0);
    const element = node instanceof Element ? node : node.parentElement;
    if (selection.isCollapsed || !element?.closest('pre')) return;
    event.clipboardData.setData('text/plain', selection.toString());
    event.preventDefault();
  });
}
