import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { $config, started } from './started'

/** What tabs of one origin and one access key tell each other. */
export type TabMessage = { about: 'cart' | 'session' } | { about: 'order'; basketId: string }

/** Another tab told something. */
export const heardFromTab = createEvent<TabMessage>()

const connectFx = createEffect((key: string): BroadcastChannel | null => {
  if (typeof BroadcastChannel === 'undefined') return null
  const heard = scopeBind(heardFromTab, { safe: true })
  const channel = open(key, heard)
  return channel
})

const $channel = createStore<BroadcastChannel | null>(null).on(connectFx.doneData, (_current, channel) => channel)

/** Tells the other tabs. */
export const tellTabsFx = attach({
  source: $channel,
  effect: (channel, message: TabMessage) => channel?.postMessage(message),
})

sample({ clock: started, source: $config, fn: config => config.key, target: connectFx })

function open(key: string, heard: (message: TabMessage) => void): BroadcastChannel | null {
  try {
    const channel = new BroadcastChannel(`till:${key}`)
    channel.onmessage = event => heard(event.data)
    // Node would wait for the channel for ever.
    if ('unref' in channel && typeof channel.unref === 'function') channel.unref()
    return channel
  } catch {
    return null
  }
}
