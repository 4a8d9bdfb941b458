import { directionOf } from '../../core/format/direction'
import { logError } from '../../core/runtime/log-error'
import type { View, Widget } from './define-widget'
import { captureEarlyPress } from './early-press'
import type { Handle } from './handle'
import type { Mounted } from './mount'
import { thePage } from './page'
import shellSheet from './shell.css?inline'
import { adoptSheets } from './sheets'

type Props = Record<string, unknown>

/** A view's code, and what runs it. */
interface Code {
  readonly mounting: typeof import('./mount')
  readonly view: View<Props>
}

/** The content of one widget's shadow root: the shell first, then the view. */
export interface Stage {
  /** Updates the shell or the view. */
  show(props: Props): void
  /** Loads the view's code without running it. */
  fetch(): Promise<unknown>
  /** Loads the view and runs it instead of the shell; never rejects. */
  run(): Promise<void>
  /** The element is on the page again; false without a view. */
  comeBack(): boolean
  /** Ends the view of a removed element. Its state is in stores. */
  takeDown(): void
  /** Adopts the style sheets, again in another document. */
  adopt(): void
}

/** The loader may have drawn something there already. */
export function setUpStage(element: Element, widget: Widget, ways: Omit<Handle, 'adopt'>): Stage {
  const page = thePage()
  const look = page.closedLooks[widget.tag]
  const root = element.shadowRoot ?? page.drawClosed(element, page.config.locale, look)
  const frame = root.firstElementChild as HTMLElement
  let sheets: readonly string[] = [shellSheet, ...widget.styles]
  let props: Props = {}
  let running: Promise<void> | undefined
  let code: Code | undefined
  let view: Mounted<Props> | undefined
  /** The shell's nodes, while a view is there. */
  let shell: readonly ChildNode[] = []
  /** The view has replaced the shell. */
  let isOpen = false

  const handle: Handle = {
    ...ways,
    adopt(more) {
      sheets = [...new Set([...sheets, ...more])]
      stage.adopt()
    },
  }

  const stage: Stage = {
    show(next) {
      props = next
      view?.render(props)
      if (!isOpen) paintShell()
    },

    fetch: () => fetchCode().catch(() => {}),

    run() {
      running ??= fetchAndMount()
      return running
    },

    comeBack() {
      if (view) code?.mounting.reopenModals(root)
      else if (code) mount(code)
      return !!code
    },

    takeDown() {
      presses.forgetAll()
      if (!view) return
      view.unmount()
      view = undefined
      isOpen = false
      frame.replaceChildren(...shell)
    },

    adopt: () => adoptSheets(root, [page.basics, look?.css ?? '', ...sheets]),
  }

  frame.className = frame.part.value = 'root'
  stage.adopt()
  const presses = captureEarlyPress(
    root,
    () => !isOpen,
    () => void stage.run(),
  )
  presses.tellDrawn()
  return stage

  // The page may still configure another locale before first use.
  function turn() {
    frame.lang = page.config.locale
    frame.dir = directionOf(frame.lang)
  }

  function paintShell() {
    turn()
    widget.shell?.(frame, page, props as never)
  }

  function fetchCode() {
    return Promise.all([import(/* chunk: runtime */ './mount'), widget.view(), page.start()])
  }

  async function fetchAndMount() {
    try {
      const [mounting, view] = await fetchCode()
      await mounting.whenWordsCame()
      code = { mounting, view: view as View<Props> }
      sheets = [shellSheet, ...mounting.basics, ...widget.styles, ...view.styles]
      stage.adopt()
      if (element.isConnected) mount(code)
    } catch (error) {
      fail(error)
    }
  }

  function mount({ mounting, view: { View } }: Code) {
    turn()
    const place = page.make('div', { class: 'view' })
    shell = [...frame.childNodes]
    frame.append(place)
    view = mounting.mount(place, View, handle, {
      shown: () => replaceShell(mounting),
      failed: error => queueMicrotask(() => fail(error)),
    })
    view.render(props)
  }

  // The view is rendered, and not painted yet, so nothing moves.
  function replaceShell({ repeatTouch }: Code['mounting']) {
    isOpen = true
    const focused = root.activeElement?.closest<HTMLElement>('[data-touch]')?.dataset.touch
    for (const node of shell) node.remove()
    presses.repeat(repeatTouch, focused)
  }

  function fail(error: unknown) {
    // A repainted shell under a resting pointer would fail again in every frame.
    presses.ignoreHover()
    // Without a view the shell stays, so that a held press is not lost.
    if (code) {
      stage.takeDown()
      paintShell()
    } else if (presses.isPending()) page.leave()
    presses.forget()
    code = running = undefined
    logError(`Expected <${widget.tag}> to open, got an error; it stays closed until it is touched again.`, error)
    handle.tell('till:error', { code: 'view', status: 0, message: `<${widget.tag}>: ${String(error)}` })
  }
}
