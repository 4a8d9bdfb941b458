import type { CartPort, Consent, Fact, Hearing, OpenProps, Shop } from '../widgets/host/shop-port'
import { version } from './assets'
import { complain } from '../core/runtime/complain'
import type { Late } from '../widgets/host/config'

/** One call kept until the loader came: `['open', 'mini-cart']`, `['cart.add', { … }]`. */
export type Command = readonly [name: string, ...args: unknown[]]

/** What stands at `window.till`. */
export interface Till {
  /** Version of the loader and of the widgets that it loads. */
  readonly version: string
  /** The running shop; asking for it starts it. */
  readonly ready: Promise<Till>
  /** Runs one command as it would from the queue. */
  push(...commands: Command[]): void
  /** Opens a dialog or panel by name. */
  open(name: string, props?: OpenProps): Promise<void>
  /** Closes what is open. */
  close(): Promise<void>
  /** The cart: each a promise of it, or a rejection with `code`, `message` and `status`. */
  readonly cart: CartPort
  /** Hears what happens in the shop, until the function that it gives back is called. */
  on<Name extends keyof Fact>(name: Name, listener: (detail: Fact[Name]) => void): () => void
  /** What the shopper agreed to, where the page has its own banner. */
  consent(given: Consent): void
  /** Late configuration, before first use. */
  configure(late: Late): void
}

/** The script interface, what was said by it, and how else to ask the shop, which `shop` starts, or gives where it runs. */
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

  /** A call of the running shop, which it starts. */
  function ask<Name extends keyof Shop>(name: Name): Shop[Name] {
    // Nothing given is nothing named, which the shop answers in words and by code.
    const call = (given: unknown = {}, more?: unknown) =>
      shop().then(shop => (shop[name] as (given: unknown, more: unknown) => unknown)(given, more))
    return call as Shop[Name]
  }

  function obey(command: Command) {
    const [path, ...args] = Array.isArray(command) ? command : []
    const call = String(path).split('.').reduce<unknown>(own, till)
    if (typeof call !== 'function') return complain(`Expected a command, got "${path}".`)
    // A queued call has nobody to hear its promise: what goes wrong is told by `error`.
    Promise.resolve(call(...args)).catch(() => {})
  }

  return { till, hearing, ask }
}

/** What an object has of its own; nothing inherited is a command, and to look at one that is asked for starts nothing. */
function own(owner: unknown, name: string): unknown {
  return Object.getOwnPropertyDescriptor(Object(owner), name)?.value
}
