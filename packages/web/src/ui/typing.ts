const written =
  'input:not([type=radio], [type=checkbox], [type=range], [type=file]), textarea, [contenteditable]'

/** Whether a key goes to a field in which one writes, or into an open dialog or menu. */
export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`${written}, dialog, [role=menu]`) !== null

/** Whether a key goes to a list in which letters look for an entry. */
export const isChoosing = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('select') !== null
