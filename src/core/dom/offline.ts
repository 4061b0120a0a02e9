/** What offline reading shares with other features. */
export enum OfflineAttribute {
  /** On the place for the packs: the product, or nothing for all of them. */
  packs = 'data-offline-packs',
}
