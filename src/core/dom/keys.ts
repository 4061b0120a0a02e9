export enum KeysAttribute {
  /** On the button that opens the list of keys. */
  open = 'data-show-keys',
}
