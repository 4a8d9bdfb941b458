import { afterAll, afterEach, vi } from 'vitest'

// Files share a process, but no modules: the wiring that one file imports would join the domains in the next one, too.
vi.resetModules()

const { setTimeout: setTimer, BroadcastChannel: Channel } = globalThis
const timers: NodeJS.Timeout[] = []
const channels: BroadcastChannel[] = []

globalThis.setTimeout = new Proxy(setTimer, {
  apply(target, self, given) {
    const timer: NodeJS.Timeout = Reflect.apply(target, self, given)
    timers.push(timer)
    return timer
  },
})

globalThis.BroadcastChannel = new Proxy(Channel, {
  construct(target, given) {
    const channel: BroadcastChannel = Reflect.construct(target, given)
    channels.push(channel)
    return channel
  },
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

// The shops of one file would else go on in the next: send again what waits, and hear tabs of the same name.
afterAll(async () => {
  await vi.dynamicImportSettled()
  globalThis.setTimeout = setTimer
  globalThis.BroadcastChannel = Channel
  for (const timer of timers) clearTimeout(timer)
  for (const channel of channels) channel.close()
})
