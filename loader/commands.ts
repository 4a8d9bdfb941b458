import type { Command, ScriptState, Shop, Till } from '../widgets/host/shop-port'
import { version } from './assets'
import { logError } from '../core/runtime/log-error'

export function commandsOf(shop: () => Promise<Shop>) {
  const state: ScriptState = {
    listeners: new Map(),
    late: {},
    configure: more => void Object.assign(state.late, more),
  }

  const till: Till = {
    version,
    get ready() {
      return shop().then(() => till)
    },
    push(...commands) {
      for (const command of commands) run(command)
    },
    open: ask('open'),
    close: ask('close'),
    cart: { add: ask('add'), update: ask('update'), remove: ask('remove'), get: ask('get') },
    on(name, listener) {
      const { listeners, isRunning } = state
      const heard = listeners.get(name) ?? new Set()
      listeners.set(name, heard.add(listener))
      if (name === 'ready' && isRunning) queueMicrotask(listener as () => void)
      return () => void heard.delete(listener)
    },
    consent(given) {
      state.consent = { ...state.consent, ...given }
      if (state.isRunning) ask('consent')(given)
    },
    configure: more => state.configure(more),
  }

  function ask<Name extends keyof Shop>(name: Name): Shop[Name] {
    const call = (given: unknown = {}, more?: unknown) =>
      shop().then(shop => (shop[name] as (given: unknown, more: unknown) => unknown)(given, more))
    return call as Shop[Name]
  }

  function run(command: Command) {
    const [path, ...args] = Array.isArray(command) ? command : []
    const call = String(path).split('.').reduce<unknown>(own, till)
    if (typeof call !== 'function') return logError(`Expected a command, got "${path}".`)
    // Nobody handles a queued call's promise; `error` reports failures.
    Promise.resolve(call(...args)).catch(() => {})
  }

  return { till, state, ask }
}

/** Own properties only, so that nothing inherited can be called. */
function own(owner: unknown, name: string): unknown {
  return Object.getOwnPropertyDescriptor(Object(owner), name)?.value
}
