import { complain } from '../../core/runtime/complain'
import type { View, Widget } from './define-widget'
import { directionOf } from './direction'
import type { Handle } from './handle'
import type { Mounted } from './mount'
import { thePage } from './page'
import type { Press } from './repeat-touch'
import shellSheet from './shell.css?inline'
import { adoptSheets } from './sheets'
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

/** Sets up an element's shadow root, in what the loader may have drawn there. */
export function setUpStage(element: Element, widget: Widget, ways: Omit<Handle, 'wear'>): Stage {
  const page = thePage()
  const { locale } = page.config
  const look = page.closedLooks[widget.tag]
  const root = element.shadowRoot ?? page.drawClosed(element, locale, look)
  const frame = root.firstElementChild as HTMLElement
  let sheets: readonly string[] = [shellSheet, ...widget.styles]
  let props: Props = {}
  let code: { mounting: typeof import(/* chunk: runtime */ './mount'); view: View<Props> } | undefined
  let mounted: Mounted<Props> | undefined
  let shell: readonly ChildNode[] = []
  let shown = false
  let running: Promise<void> | undefined
  let held: string | undefined
  let press: Press | undefined

  const handle: Handle = {
    ...ways,
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
    },

    fetch: () => bringCode().catch(() => {}),

    run() {
      running ??= bring()
      return running
    },

    comeBack() {
      if (mounted) code?.mounting.showAgain(root)
      else if (code) play()
      return !!code
    },

    takeDown() {
      press = held = undefined
      if (!mounted) return
      mounted.unmount()
      mounted = undefined
      shown = false
      frame.replaceChildren(...shell)
    },

    dress: () => adoptSheets(root, [page.basics, look?.css ?? '', ...sheets]),
  }

  frame.className = frame.part.value = 'root'
  frame.lang = locale
  frame.dir = directionOf(locale)
  stage.dress()
  for (const type of ['pointerover', 'focusin', 'click']) root.addEventListener(type, touch)
  for (const type of ['pointerdown', 'keydown']) root.addEventListener(type, hold)
  for (const type of ['pointerup', 'pointercancel', 'keyup']) root.addEventListener(type, letGo)
  // A press that the loader's drawing has had, or still has, is told again.
  const early = root.querySelector<HTMLElement>('[data-pressed]')
  early?.dispatchEvent(new PointerEvent(early.dataset['pressed'] ?? '', { bubbles: true }))
  return stage

  function paintShell() {
    widget.shell?.(frame, page, props as never)
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

  function bringCode() {
    return Promise.all([import(/* chunk: runtime */ './mount'), widget.view(), page.start()])
  }

  async function bring() {
    try {
      const [mounting, view] = await bringCode()
      code = { mounting, view: view as View<Props> }
      sheets = [shellSheet, ...mounting.basics, ...widget.styles, ...view.styles]
      stage.dress()
      if (element.isConnected) play()
    } catch (error) {
      fail(error)
    }
  }

  function play() {
    if (!code) return
    const place = page.make('div', { class: 'view' })
    shell = [...frame.childNodes]
    frame.append(place)
    mounted = code.mounting.mount(place, code.view.View, handle, {
      shown: clearShell,
      failed: error => queueMicrotask(() => fail(error)),
    })
    mounted.render(props)
  }

  // The view is there, and the browser has not painted yet: nothing moves.
  function clearShell() {
    shown = true
    const focused = root.activeElement?.closest<HTMLElement>('[data-touch]')?.dataset.touch
    for (const node of shell) node.remove()
    code?.mounting.repeatTouch(root, focused, press, held)
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
