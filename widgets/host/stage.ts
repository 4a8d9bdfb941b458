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
  /** The element is on the page again. False if its view was never loaded. */
  reconnect(): boolean
  /** Ends the view of a removed element. Its state is in stores. */
  disconnect(): void
  /** Adopts the style sheets, again in another document. */
  adopt(): void
}

/** The loader may have drawn something there already. */
export function setUpStage(element: Element, widget: Widget, given: Omit<Handle, 'adopt'>): Stage {
  const page = thePage()
  const look = page.closedLooks[widget.tag]
  const root = element.shadowRoot ?? page.drawClosed(element, page.config.locale, look)
  const frame = root.firstElementChild as HTMLElement
  let sheets: readonly string[] = [shellSheet, ...widget.styles]
  let props: Props = {}
  let running: Promise<void> | undefined
  let code: Code | undefined
  let view: Mounted<Props> | undefined
  /** The shell's nodes, while the view replaces them. */
  let shell: readonly ChildNode[] = []
  /** The view has replaced the shell. */
  let isOpen = false

  const handle: Handle = {
    ...given,
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

    fetch: () => fetchCode(widget).catch(() => {}),

    run() {
      running ??= fetchAndMount()
      return running
    },

    reconnect() {
      if (view) code?.mounting.reopenModals(root)
      else if (code) mount(code)
      return !!code
    },

    disconnect() {
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
  presses.repeatDrawnPress()
  return stage

  function paintShell() {
    setLanguage(frame)
    widget.shell?.(frame, page, props as never)
  }

  async function fetchAndMount() {
    try {
      const [mounting, view] = await fetchCode(widget)
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
    setLanguage(frame)
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
      stage.disconnect()
      paintShell()
    } else if (presses.isPending()) page.leave()
    presses.forget()
    code = running = undefined
    logError(`Expected <${widget.tag}> to open, got an error; it stays closed until it is touched again.`, error)
    handle.dispatch('till:error', { code: 'view', status: 0, message: `<${widget.tag}>: ${String(error)}` })
  }
}

function fetchCode(widget: Widget) {
  return Promise.all([import(/* chunk: runtime */ './mount'), widget.view(), thePage().start()])
}

// The page may configure another locale before first use.
function setLanguage(frame: HTMLElement) {
  frame.lang = thePage().config.locale
  frame.dir = directionOf(frame.lang)
}
