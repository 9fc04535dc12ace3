const written =
  'input:not([type=radio], [type=checkbox], [type=range], [type=file]), textarea, [contenteditable]'

/** Whether a key goes to a field in which one writes, or into an open dialog or menu. */
export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(`${written}, dialog, [role=menu]`) !== null

/** Whether a key goes to a list in which letters look for an entry. */
export const isChoosing = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('select') !== null

const moved = '[data-hex], [role=tab], input, select, [tabindex="0"]:not(button, a)'

/** Whether a key goes to something in which arrows, Home and End move: hexes, tabs, a slider, a list, what scrolls. */
export const isMoving = (target: EventTarget | null): boolean =>
  target instanceof Element && (target.matches(moved) || isWriting(target))
