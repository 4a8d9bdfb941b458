import type { Press, repeatTouch } from './repeat-touch'
import { isPlainPress, touchedName } from './touched-name'

/** What a shopper does with a closed widget before its view is there. */
export interface EarlyPress {
  /** Tells of the press that the button drawn by the loader has had: it remembers how far the press had come. */
  tellDrawn(): void
  /** Gives the view's control the press that the shell's had, and the focus if the shell's control `focused` had it. */
  repeat(by: typeof repeatTouch, focused: string | undefined): void
  /** The press is over, and not repeated yet. */
  isPending(): boolean
  /** Forgets a press that is over; one whose key or finger is still down counts when it is let go. */
  forget(): void
  forgetAll(): void
  /** Hears the pointer no longer when it only rests on the widget. */
  ignoreHover(): void
}

/** Remembers the last press of a closed widget; `touched` is called at each touch, for as long as the widget `isClosed`. */
export function hearEarlyPress(root: ShadowRoot, isClosed: () => boolean, touched: () => void): EarlyPress {
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

  // Where the shell is replaced between a press and its release, the browser clicks neither's button. A finger's click comes a
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
    tellDrawn() {
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
