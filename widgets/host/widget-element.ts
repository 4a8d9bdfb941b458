import { type PropertyDeclarations, type PropertyValues, ReactiveElement } from '@lit/reactive-element'
import { whenIdle } from '../../core/runtime/when-idle'
import { type Attributes, attributeName } from './attributes'
import type { Widget } from './define-widget'
import { tellAt } from './events'
import { whenNear } from './nearness'
import { setUpStage, type Stage } from './stage'

let made = 0

/** The element of every widget: a light shell at once, and the view when it is wanted. */
export class WidgetElement extends ReactiveElement {
  static readonly widget: Widget

  /** The element class of one widget. */
  static of(widget: Widget): typeof WidgetElement {
    return class extends WidgetElement {
      static override readonly widget = widget
      static override readonly properties = declarations(widget.attributes)
    }
  }

  /** Its own among all widgets of the page: what is remembered for it is kept under this key. */
  readonly key = `w${++made}`
  readonly #widget = (this.constructor as typeof WidgetElement).widget
  #stage: Stage | undefined
  #stopWaiting: (() => void) | undefined

  constructor() {
    super()
    for (const [name, { initial }] of Object.entries(this.#widget.attributes)) Object.assign(this, { [name]: initial })
  }

  /** T14: another tab has kept a cart; a shell whose view is still to come paints what is kept. */
  readonly #look = ({ key }: StorageEvent) => {
    if (key?.startsWith('till:')) this.requestUpdate()
  }

  /** Brings the view, if it has not come yet; settles when it runs, or could not be brought. */
  async arrive(): Promise<void> {
    await this.updateComplete
    await this.#stage?.run()
  }

  protected override createRenderRoot(): ShadowRoot {
    const root = this.attachShadow({ mode: 'open' })
    this.#stage = setUpStage(root, this.#widget, {
      id: this.key,
      tell: (type, detail) => tellAt(this, type, detail),
    })
    return root
  }

  override connectedCallback(): void {
    super.connectedCallback()
    addEventListener('storage', this.#look)
    if (this.#stage?.comeBack()) return
    if (this.hasUpdated) this.requestUpdate()
    this.#stopWaiting = whenNear(this, () => whenIdle(() => this.#beReady()))
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
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

  protected override update(changed: PropertyValues): void {
    super.update(changed)
    const own = this as unknown as Record<string, unknown>
    this.#stage?.show(Object.fromEntries(Object.keys(this.#widget.attributes).map(name => [name, own[name]])))
  }

  #beReady(): void {
    if (!this.isConnected) return
    void (this.#widget.runs === 'touch' ? this.#stage?.fetch() : this.#stage?.run())
  }
}

function declarations(attributes: Attributes): PropertyDeclarations {
  const own: Record<string, PropertyDeclarations[string]> = {}
  for (const [name, { type }] of Object.entries(attributes)) {
    own[name] = { type, attribute: attributeName(name), reflect: true, useDefault: true }
  }
  return own
}
