import { useUnit } from 'effector-react'
import type { KeyboardEvent } from 'react'
import { fieldClosed, fieldOpened, optionMoved, textTyped } from '../../core/catalogue/auto-suggest'

interface Keys {
  readonly key: string
  /** Something is shown below the field. */
  readonly isBelow: boolean
  readonly text: string
}

/** What the keys of a combobox do; Enter submits the form, and all others are the field's own. */
export function useKeys({ key, isBelow, text }: Keys) {
  const { move, open, close, type } = useUnit({
    move: optionMoved,
    open: fieldOpened,
    close: fieldClosed,
    type: textTyped,
  })
  return (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
    const isUp = event.key === 'ArrowUp'
    if (isUp || event.key === 'ArrowDown') {
      event.preventDefault()
      if (!event.altKey) move({ key, by: isUp ? -1 : 1 })
      else if (isUp) close(key)
      else open(key)
    }
    if (event.key === 'Escape' && (isBelow || text)) {
      event.preventDefault()
      // The first one closes what is below, the second one empties the field.
      if (!isBelow) type({ key, text: '' })
      close(key)
    }
  }
}
