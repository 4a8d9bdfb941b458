import { complain } from '../../core/runtime/complain'
import type { View, Widget } from './define-widget'
import { directionOf } from './direction'
import { makerFor } from './elements'
import type { Handle } from './handle'
import host from './host.css?inline'
import type { Mounted } from './mount'
import { thePage } from './page'
import type { Press } from './repeat-touch'
import { adoptSheets } from './sheets'
import shell from './shell.css?inline'
import { isPlainPress, touchedName } from './touched-name'

type Props = Record<string, unknown>

/** What plays in one widget's shadow root: the shell first, then the view. */
export interface Stage {
  /** Shows these values, by whichever of the two is on. */
  show(props: Props): void
  /** Brings the view's code without running it. */
  fetch(): Promise<unknown>
  /** Brings the view and runs it in the shell's place; never rejects. */
  run(): Promise<void>
  /** The element is on the page again; false when there is no view to go on with. */
  comeBack(): boolean
  /** The element is gone: ends the view. What it remembers is in stores. */
  takeDown(): void
  /** Puts the style sheets on, again where the document is another. */
  dress(): void
}

/** Sets up an element's shadow root. */
export function setUpStage(root: ShadowRoot, widget: Widget, element: Omit<Handle, 'wear'>): Stage {
  const { config } = thePage()
  const make = makerFor(root.ownerDocument)
  const frame = make.html('div', { class: 'root', part: 'root', lang: config.locale, dir: directionOf(config.locale) })
  let sheets: readonly string[] = [shell, host, ...widget.styles]
  let props: Props = {}
  let code: { ways: typeof import('./mount'); view: View<Props> } | undefined
  let mounted: Mounted<Props> | undefined
  let shown = false
  let running: Promise<void> | undefined
  let held: string | undefined
  let press: Press | undefined
  let keepsTyping = false
  // How far a press of the loader's placeholder has come.
  let early = root.querySelector<HTMLElement>('[data-pressed]')?.dataset['pressed']

  const handle: Handle = {
    ...element,
    wear(more) {
      sheets = [...new Set([...sheets, ...more])]
      stage.dress()
    },
  }

  const stage: Stage = {
    show(next) {
      props = next
      if (mounted) mounted.render(props)
      if (!shown) paintShell()
      makeGood()
    },

    fetch: () => Promise.all([import('./mount'), widget.view(), thePage().start()]).catch(() => {}),

    run() {
      running ??= bring()
      return running
    },

    comeBack() {
      if (mounted) code?.ways.showAgain(root)
      else if (code) play()
      return !!code
    },

    takeDown() {
      mounted?.unmount()
      mounted = undefined
      shown = false
      press = held = undefined
      frame.replaceChildren()
    },

    dress: () => adoptSheets(root, sheets),
  }

  root.replaceChildren(frame)
  stage.dress()
  for (const type of ['pointerover', 'focusin', 'click']) root.addEventListener(type, touch)
  for (const type of ['pointerdown', 'keydown']) root.addEventListener(type, hold)
  for (const type of ['pointerup', 'pointercancel', 'keyup']) root.addEventListener(type, letGo)
  return stage

  function paintShell() {
    const view = frame.querySelector(':scope > .view')
    frame.replaceChildren(...widget.shell(props as never, make, thePage()), ...(view ? [view] : []))
  }

  function makeGood() {
    const name = early && frame.querySelector<HTMLElement>('button[data-touch]')?.dataset['touch']
    if (name && early === 'pointerdown') held = name
    if (name && early === 'pointerup') {
      press = { name, isClicked: false }
      void stage.run()
    }
    early = undefined
  }

  function touch(event: Event) {
    if (shown) return
    if (event.type === 'click' && isPlainPress(event)) {
      const name = touchedName(event)
      if (name) {
        event.preventDefault()
        press = { name, isClicked: true }
      }
    }
    void stage.run()
  }

  // Where the shell goes, or is painted anew, between a press and its release, the browser clicks neither's button; a
  // finger's click comes a while after its release.
  function hold(event: Event) {
    held = !shown && isPlainPress(event) ? touchedName(event) : undefined
  }

  function letGo(event: Event) {
    if (held && event.type !== 'pointercancel' && touchedName(event) === held) press = { name: held, isClicked: false }
    held = undefined
  }

  async function bring() {
    try {
      const [ways, view] = await Promise.all([import('./mount'), widget.view(), thePage().start()])
      if (!keepsTyping) ways.keepTyping(root)
      keepsTyping = true
      code = { ways, view: view as View<Props> }
      sheets = [shell, ...ways.basics, host, ...widget.styles, ...view.styles]
      stage.dress()
      if (root.host.isConnected) play()
    } catch (error) {
      fail(error)
    }
  }

  function play() {
    if (!code) return
    const place = make.html('div', { class: 'view' })
    frame.append(place)
    mounted = code.ways.mount(place, code.view.View, handle, {
      shown: clearShell,
      failed: error => queueMicrotask(() => fail(error)),
    })
    mounted.render(props)
  }

  // The view is there, and the browser has not painted yet: nothing moves.
  function clearShell() {
    shown = true
    const focused = root.activeElement?.closest<HTMLElement>('[data-touch]')?.dataset.touch
    for (const node of [...frame.children]) if (!node.classList.contains('view')) node.remove()
    code?.ways.repeatTouch(root, focused, press, held)
    press = held = undefined
  }

  function fail(error: unknown) {
    // What is painted anew under a pointer that rests hears `pointerover`, fails again, is painted anew, frame after frame.
    root.removeEventListener('pointerover', touch)
    // A shell that no view has joined stays as it is: a press that is held on it is not lost.
    if (code) {
      stage.takeDown()
      paintShell()
    }
    code = running = press = undefined
    complain(`Expected <${widget.tag}> to open, got an error; it stays closed until it is touched again.`, error)
    handle.tell('till:error', { code: 'view', status: 0, message: `<${widget.tag}>: ${String(error)}` })
  }
}
