import type { CartPort, Consent, Fact, Hearing, OpenProps, Shop } from '../widgets/host/shop-port'
import { version } from './assets'
import { complain } from '../core/runtime/complain'
import type { Late } from '../widgets/host/config'

/** One call kept until the loader came: `['open', 'mini-cart']`, `['cart.add', { … }]`. */
export type Command = readonly [name: string, ...args: unknown[]]

export interface Till {
  readonly version: string
  /** Starts the shop if it does not run. */
  readonly ready: Promise<Till>
  /** Runs one command as it would from the queue. */
  push(...commands: Command[]): void
  /** Opens a dialog or panel by name. */
  open(name: string, props?: OpenProps): Promise<void>
  close(): Promise<void>
  /** Each call resolves to the cart, or rejects with `code`, `message` and `status`. */
  readonly cart: CartPort
  /** Returns the function that stops listening. */
  on<Name extends keyof Fact>(name: Name, listener: (detail: Fact[Name]) => void): () => void
  /** For pages with a banner of their own. */
  consent(given: Consent): void
  /** Before first use only. */
  configure(late: Late): void
}

/** `shop` starts the shop, or gives the running one. */
export function commandsOf(shop: () => Promise<Shop>) {
  const hearing: Hearing = {
    listeners: new Map(),
    late: {},
    configure: more => void Object.assign(hearing.late, more),
  }

  const till: Till = {
    version,
    get ready() {
      return shop().then(() => till)
    },
    push(...commands) {
      for (const command of commands) obey(command)
    },
    open: ask('open'),
    close: ask('close'),
    cart: { add: ask('add'), update: ask('update'), remove: ask('remove'), get: ask('get') },
    on(name, listener) {
      const { listeners, isRunning } = hearing
      const heard = listeners.get(name) ?? new Set()
      listeners.set(name, heard.add(listener))
      if (name === 'ready' && isRunning) queueMicrotask(listener as () => void)
      return () => void heard.delete(listener)
    },
    consent(given) {
      hearing.consent = { ...hearing.consent, ...given }
      if (hearing.isRunning) ask('consent')(given)
    },
    configure: more => hearing.configure(more),
  }

  function ask<Name extends keyof Shop>(name: Name): Shop[Name] {
    // A missing argument counts as an empty one.
    const call = (given: unknown = {}, more?: unknown) =>
      shop().then(shop => (shop[name] as (given: unknown, more: unknown) => unknown)(given, more))
    return call as Shop[Name]
  }

  function obey(command: Command) {
    const [path, ...args] = Array.isArray(command) ? command : []
    const call = String(path).split('.').reduce<unknown>(own, till)
    if (typeof call !== 'function') return complain(`Expected a command, got "${path}".`)
    // A queued call has nobody to hear its promise: `error` reports what goes wrong.
    Promise.resolve(call(...args)).catch(() => {})
  }

  return { till, hearing, ask }
}

/** Own properties only: nothing inherited is a command, and looking at one starts nothing. */
function own(owner: unknown, name: string): unknown {
  return Object.getOwnPropertyDescriptor(Object(owner), name)?.value
}
