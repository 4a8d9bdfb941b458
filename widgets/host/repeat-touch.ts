import { touchedName } from './touched-name'

/** A press of a shell's control; `isClicked` once the browser has said so itself. */
export interface Press {
  readonly name: string
  readonly isClicked: boolean
}

/**
 * Gives to the view's control what the shell's of the same name was given: the focus, and the press. One that is still
 * `held` counts when it is let go over the control; one that the browser has not clicked yet is not clicked twice.
 */
export function repeatTouch(
  root: ShadowRoot,
  focused: string | undefined,
  press: Press | undefined,
  held: string | undefined,
): void {
  if (focused) control(root, focused)?.focus()
  if (press) click(root, press)
  else if (held) whenLetGo(root, held)
}

function click(root: ShadowRoot, { name, isClicked }: Press): void {
  if (!isClicked) swallowClick(root)
  control(root, name)?.click()
}

const releases = ['pointerup', 'pointercancel', 'keyup']

function whenLetGo(root: ShadowRoot, name: string): void {
  hearOne(root, releases, event => {
    if (event.type !== 'pointercancel' && touchedName(event, root) === name) click(root, { name, isClicked: false })
  })
}

/** Keeps from everybody the click of a press that has had its effect: what opened under the finger would take it. */
function swallowClick(root: ShadowRoot): void {
  hearOne(root, ['click', 'pointerdown', 'keydown'], event => {
    if (event.type !== 'click') return
    event.preventDefault()
    event.stopImmediatePropagation()
  })
}

/** Hears the first event of these that the shopper has made, before anybody else does; of keys that stay in a dialog, the copy. */
function hearOne(root: ShadowRoot, types: readonly string[], then: (event: Event) => void): void {
  const places = [window, root]
  const hear = (event: Event) => {
    if (!event.isTrusted && event.composed) return
    for (const place of places) for (const type of types) place.removeEventListener(type, hear, true)
    then(event)
  }
  for (const place of places) for (const type of types) place.addEventListener(type, hear, true)
}

function control(root: ShadowRoot, name: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-touch="${CSS.escape(name)}"]`)
}
