import { touchedName } from './touched-name'

/** `isClicked` once the browser has fired the click itself. */
export interface Press {
  readonly name: string
  readonly isClicked: boolean
}

/** Gives the view's control the focus and press of the shell's. A press that is still `held` counts when it is released over the control, and no press is clicked twice. */
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
  listenOnce(root, releases, event => {
    if (event.type !== 'pointercancel' && touchedName(event, root) === name) click(root, { name, isClicked: false })
  })
}

/** Stops the late click of a finished press, which would hit whatever opened under the finger. */
function swallowClick(root: ShadowRoot): void {
  listenOnce(root, ['click', 'pointerdown', 'keydown'], event => {
    if (event.type !== 'click') return
    event.preventDefault()
    event.stopImmediatePropagation()
  })
}

/** Hears the shopper's first such event before anybody else; of keys in a dialog, the copy. */
function listenOnce(root: ShadowRoot, types: readonly string[], then: (event: Event) => void): void {
  const places = [window, root]
  const listener = (event: Event) => {
    if (!event.isTrusted && event.composed) return
    for (const place of places) for (const type of types) place.removeEventListener(type, listener, true)
    then(event)
  }
  for (const place of places) for (const type of types) place.addEventListener(type, listener, true)
}

function control(root: ShadowRoot, name: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-touch="${CSS.escape(name)}"]`)
}
