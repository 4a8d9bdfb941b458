import { type PropertyDeclaration, ReactiveElement } from 'lit'
import { whenIdle } from '../../core/runtime/when-idle'
import { type Attribute, attributeName } from './attributes'
import type { Widget } from './define-widget'
import { dispatchAt } from './events'
import { whenNear } from './nearness'
import { setUpStage, type Stage } from './stage'

let made = 0

/**
 * The element of every widget: a light shell at once, and the view when it is needed. Each attribute is a reflected
 * property.
 */
export class WidgetElement extends ReactiveElement {
  static readonly widget: Widget

  static of(widget: Widget): typeof WidgetElement {
    const declared = Object.entries(widget.attributes).map(([name, { type }]): [string, PropertyDeclaration] => [
      name,
      { type, attribute: attributeName(name), reflect: true, useDefault: true },
    ])
    return class extends WidgetElement {
      static override readonly widget = widget
      static override readonly properties = Object.fromEntries(declared)
    }
  }

  /** Unique on the page: what is remembered for this element is stored under it. */
  readonly key = `w${++made}`
  readonly #widget = (this.constructor as typeof WidgetElement).widget
  #stage: Stage | undefined
  #stopWaiting: (() => void) | undefined

  constructor() {
    super()
    for (const [name, { initial }] of Object.entries(this.#widget.attributes)) Reflect.set(this, name, initial)
  }

  /** Another tab has stored a cart: a shell without its view shows it. */
  readonly #look = ({ key }: StorageEvent) => {
    if (key?.startsWith('till:')) this.requestUpdate()
  }

  /** Loads the view; settles when it runs or could not be loaded. */
  async arrive(): Promise<void> {
    await this.updateComplete
    await this.#stage?.run()
  }

  protected override createRenderRoot(): ShadowRoot {
    this.#stage = setUpStage(this, this.#widget, {
      id: this.key,
      dispatch: (type, detail) => dispatchAt(this, type, detail),
    })
    return this.shadowRoot as ShadowRoot
  }

  override connectedCallback(): void {
    super.connectedCallback()
    addEventListener('storage', this.#look)
    if (this.#stage?.reconnect()) return
    this.requestUpdate()
    this.#stopWaiting = whenNear(this, () => whenIdle(() => this.#beReady()))
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback()
    removeEventListener('storage', this.#look)
    this.#stopWaiting?.()
    // A move within the page is a removal and an insertion, so only an element that stays away loses its view.
    queueMicrotask(() => {
      if (!this.isConnected) this.#stage?.disconnect()
    })
  }

  /** Style sheets belong to their document. */
  adoptedCallback(): void {
    this.#stage?.adopt()
  }

  protected override update(changed: Map<PropertyKey, unknown>): void {
    super.update(changed)
    const declared = Object.entries(this.#widget.attributes)
    this.#stage?.show(Object.fromEntries(declared.map(([name, attribute]) => [name, this.#valueOf(name, attribute)])))
  }

  /** Always of the attribute's type, whatever the page has set. */
  #valueOf(name: string, { type, initial }: Attribute) {
    const value: unknown = Reflect.get(this, name)
    return value == null ? initial : type(value)
  }

  #beReady(): void {
    if (!this.isConnected) return
    void (this.#widget.runs === 'touch' ? this.#stage?.fetch() : this.#stage?.run())
  }
}
