/** What tab groups share with the script that switches them (boot/tabs.ts). */
export enum TabAttribute {
  /** On the group. */
  group = 'data-tabs',
  /** On the group: the storage key of the preference that it follows. */
  storageKey = 'data-storage-key',
  /** On a tab: its value. */
  tab = 'data-tab',
}
