import type { Press, repeatTouch } from './repeat-touch'
import { isPlainPress, touchedName } from './touched-name'

export interface EarlyPress {
  /** Takes over the press of a button that the loader drew. */
  repeatDrawnPress(): void
  /** Repeats the press on the view's control, and focuses it if the shell's control `focused` had the focus. */
  repeat(by: typeof repeatTouch, focused: string | undefined): void
  /** The press is over, and not repeated yet. */
  isPending(): boolean
  /** Forgets a finished press; one that is still held counts when it is released. */
  forget(): void
  forgetAll(): void
  /** Ignores a pointer that only rests on the widget. */
  ignoreHover(): void
}

/** Remembers the last press of a closed widget; `touched` is called at each touch, while it `isClosed`. */
export function captureEarlyPress(root: ShadowRoot, isClosed: () => boolean, touched: () => void): EarlyPress {
  let press: Press | undefined
  let held: string | undefined

  for (const type of ['pointerover', 'focusin', 'click']) root.addEventListener(type, touch)
  for (const type of ['pointerdown', 'keydown']) root.addEventListener(type, hold)
  for (const type of ['pointerup', 'pointercancel', 'keyup']) root.addEventListener(type, letGo)

  function touch(event: Event) {
    if (!isClosed()) return
    const name = event.type === 'click' && isPlainPress(event) ? touchedName(event) : undefined
    if (name) {
      event.preventDefault()
      press = { name, isClicked: true }
    }
    touched()
  }

  // If the shell is replaced between a press and its release, the browser clicks neither button. A finger's click comes a
  // while after its release.
  function hold(event: Event) {
    held = isClosed() && isPlainPress(event) ? touchedName(event) : undefined
  }

  function letGo(event: Event) {
    if (held && event.type !== 'pointercancel' && touchedName(event) === held) press = { name: held, isClicked: false }
    held = undefined
  }

  const forgetAll = () => {
    press = held = undefined
  }
  return {
    repeatDrawnPress() {
      const drawn = root.querySelector<HTMLElement>('[data-pressed]')
      drawn?.dispatchEvent(new PointerEvent(drawn.dataset['pressed'] ?? '', { bubbles: true }))
    },
    repeat(by, focused) {
      by(root, focused, press, held)
      forgetAll()
    },
    isPending: () => press !== undefined,
    forget() {
      press = undefined
    },
    forgetAll,
    ignoreHover: () => root.removeEventListener('pointerover', touch),
  }
}
