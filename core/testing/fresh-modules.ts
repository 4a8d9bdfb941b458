import { afterAll, afterEach, vi } from 'vitest'

// Test files share a process. Without a reset the wiring that one file imports would be active in the next.
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

// Otherwise the shops of one file would go on in the next: resend what waits, and get messages of tabs of the same name.
afterAll(async () => {
  await vi.dynamicImportSettled()
  globalThis.setTimeout = setTimer
  globalThis.BroadcastChannel = Channel
  for (const timer of timers) clearTimeout(timer)
  for (const channel of channels) channel.close()
})
