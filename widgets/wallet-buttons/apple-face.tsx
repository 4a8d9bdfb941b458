import { useState } from 'react'
import { AppleMark } from './apple-mark'
import css from './apple-face.css?inline'

export const styles = [css]

export interface AppleFaceProps {
  label: string
  lang?: string
  /** It keeps the focus. */
  disabled?: boolean
  onPress: () => void
}

/** Apple's own button where the browser draws it, else one by Apple's rules: black, and white in dark surroundings. */
export function AppleFace({ label, lang, disabled = false, onPress }: AppleFaceProps) {
  const [isDark, setDark] = useState(false)
  // The scheme is in no property (decision 0471); a transition of a system colour shows when it changes.
  const look = (button: Element | null) => {
    if (button) setDark(isLight(getComputedStyle(button).caretColor))
  }
  return (
    <button
      type="button"
      className={isDark ? 'apple on-dark' : 'apple'}
      lang={lang}
      aria-disabled={disabled || undefined}
      aria-label={label}
      ref={look}
      onTransitionEnd={event => look(event.currentTarget)}
      onClick={disabled ? undefined : onPress}
    >
      <AppleMark />
    </button>
  )
}

const isLight = (color: string): boolean => Number(/\d+/.exec(color)?.[0]) > 127
