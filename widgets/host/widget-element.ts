import { whenIdle } from '../../core/runtime/when-idle'
import { type Attribute, attributeName } from './attributes'
import type { Widget } from './define-widget'
import { tellAt } from './events'
import { whenNear } from './nearness'
import { setUpStage, type Stage } from './stage'

let made = 0

/**
 * The element of every widget: a light shell at once, and the view when it is wanted. Its properties stand in its
 * attributes, as those of HTML's own elements do; however many change at once, it is shown anew once
 * (core/decisions/0252).
 */
export class WidgetElement extends HTMLElement {
  static readonly widget: Widget

  /** The element class of one widget. */
  static of(widget: Widget): typeof WidgetElement {
    const attributes = Object.entries(widget.attributes)
    const Made = class extends WidgetElement {
      static override readonly widget = widget
      static readonly observedAttributes = attributes.map(([name]) => attributeName(name))
    }
    for (const [name, attribute] of attributes) {
      Object.defineProperty(Made.prototype, name, accessor(attributeName(name), attribute))
    }
    return Made
  }

  /** Its own among all widgets of the page: what is remembered for it is kept under this key. */
  readonly key = `w${++made}`
  readonly #widget = (this.constructor as typeof WidgetElement).widget
  #stage: Stage | undefined
  #stopWaiting: (() => void) | undefined
  #come: (() => void) | undefined
  #isAsked = true
  #shown = new Promise<void>(come => {
    this.#come = come
  }).then(() => this.#show())

  constructor() {
    super()
    // What the page has set before its script came hides the property of the class.
    const props = this as unknown as Record<string, unknown>
    for (const name of Object.keys(this.#widget.attributes)) {
      if (!Object.hasOwn(this, name)) continue
      const early = props[name]
      delete props[name]
      props[name] = early
    }
  }

  /** Settles when what has changed is shown: for the first time once the element is on a page. */
  get updateComplete(): Promise<void> {
    return this.#shown
  }

  /** T14: another tab has kept a cart; a shell whose view is still to come paints what is kept. */
  readonly #look = ({ key }: StorageEvent) => {
    if (key?.startsWith('till:')) this.#showAnew()
  }

  /** Brings the view, if it has not come yet; settles when it runs, or could not be brought. */
  async arrive(): Promise<void> {
    await this.#shown
    await this.#stage?.run()
  }

  connectedCallback(): void {
    this.#stage ??= setUpStage(this, this.#widget, {
      id: this.key,
      tell: (type, detail) => tellAt(this, type, detail),
    })
    this.#come?.()
    addEventListener('storage', this.#look)
    if (this.#stage.comeBack()) return
    this.#showAnew()
    this.#stopWaiting = whenNear(this, () => whenIdle(() => this.#beReady()))
  }

  disconnectedCallback(): void {
    removeEventListener('storage', this.#look)
    this.#stopWaiting?.()
    // A move within the page is a removal and an insertion: only what stays away is taken down.
    queueMicrotask(() => {
      if (!this.isConnected) this.#stage?.takeDown()
    })
  }

  /** I13: in another document our style sheets are gone. */
  adoptedCallback(): void {
    this.#stage?.dress()
  }

  attributeChangedCallback(_name: string, before: string | null, now: string | null): void {
    if (before !== now) this.#showAnew()
  }

  #showAnew(): void {
    if (this.#isAsked) return
    this.#isAsked = true
    this.#shown = Promise.resolve().then(() => this.#show())
  }

  #show(): void {
    this.#isAsked = false
    const names = Object.keys(this.#widget.attributes)
    this.#stage?.show(Object.fromEntries(names.map(name => [name, Reflect.get(this, name)])))
  }

  #beReady(): void {
    if (!this.isConnected) return
    void (this.#widget.runs === 'touch' ? this.#stage?.fetch() : this.#stage?.run())
  }
}

/** A property that stands in an attribute: null and undefined take the attribute off, and it is what it was at first. */
function accessor(name: string, { type, initial }: Attribute): PropertyDescriptor & ThisType<Element> {
  return {
    get() {
      const text = this.getAttribute(name)
      return text === null ? initial : type === Boolean || type(text)
    },
    set(value: unknown) {
      const text = type === Boolean ? (value ? '' : null) : value
      if (text == null) this.removeAttribute(name)
      else this.setAttribute(name, String(text))
    },
    configurable: true,
    enumerable: true,
  }
}
