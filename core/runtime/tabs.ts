import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { lateLoaded } from './late'
import { tabMessageReceived, type TabMessage } from './tab-messages'
import { $config } from './started'

/** Storage may lag behind the message. */
export const cartStoredElsewhere = createEvent()

type Tabs = { post(message: TabMessage): void }

const connectFx = createEffect((key: string): Tabs => {
  const safe = { safe: true } as const
  return connect(key, scopeBind(tabMessageReceived, safe), scopeBind(cartStoredElsewhere, safe))
})

const $tabs = createStore<Tabs | null>(null).on(connectFx.doneData, (_current, tabs) => tabs)

export const tabsJoined = connectFx.done

export const postToTabsFx = attach({
  source: { tabs: $tabs, config: $config },
  effect({ tabs, config }, message: TabMessage) {
    if (tabs) return tabs.post(message)
    // A page that has not joined yet can tell, but not hear.
    const channel = open(config.key, () => {})
    channel?.postMessage(message)
    channel?.close()
  },
})

sample({ clock: lateLoaded, source: $config, fn: config => config.key, target: connectFx })

function connect(key: string, received: (message: TabMessage) => void, stored: () => void): Tabs {
  let channel = open(key, received)
  const reopen = () => {
    channel ??= open(key, received)
  }
  if (typeof window !== 'undefined') {
    // A message would evict the page from the back-forward cache, so its channel is closed.
    window.addEventListener('pagehide', () => {
      channel?.close()
      channel = null
    })
    window.addEventListener('pageshow', reopen)
    window.addEventListener('storage', event => event.key === `till:${key}:cart` && stored())
  }
  return {
    post(message) {
      reopen()
      channel?.postMessage(message)
    },
  }
}

function open(key: string, received: (message: TabMessage) => void): BroadcastChannel | null {
  try {
    const channel = new BroadcastChannel(`till:${key}`)
    channel.onmessage = event => received(event.data)
    // Node would wait for the channel forever.
    if ('unref' in channel && typeof channel.unref === 'function') channel.unref()
    return channel
  } catch {
    // Without channels the page reads again when the shopper returns.
    return null
  }
}
