import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { lateCame } from './late'
import { heardFromTab, type TabMessage } from './heard-from-tab'
import { $config } from './started'

/** Storage may lag behind the message. */
export const cartKeptElsewhere = createEvent()

type Tabs = { tell(message: TabMessage): void }

const connectFx = createEffect((key: string): Tabs => {
  const safe = { safe: true } as const
  return connect(key, scopeBind(heardFromTab, safe), scopeBind(cartKeptElsewhere, safe))
})

const $tabs = createStore<Tabs | null>(null).on(connectFx.doneData, (_current, tabs) => tabs)

export const tabsJoined = connectFx.done

export const tellTabsFx = attach({
  source: $tabs,
  effect: (tabs, message: TabMessage) => tabs?.tell(message),
})

sample({ clock: lateCame, source: $config, fn: config => config.key, target: connectFx })

function connect(key: string, heard: (message: TabMessage) => void, kept: () => void): Tabs {
  let channel = open(key, heard)
  const reopen = () => {
    channel ??= open(key, heard)
  }
  if (typeof window !== 'undefined') {
    // A message would evict the page from the back-forward cache, so its channel is closed.
    window.addEventListener('pagehide', () => {
      channel?.close()
      channel = null
    })
    window.addEventListener('pageshow', reopen)
    window.addEventListener('storage', event => event.key === `till:${key}:cart` && kept())
  }
  return {
    tell(message) {
      reopen()
      channel?.postMessage(message)
    },
  }
}

function open(key: string, heard: (message: TabMessage) => void): BroadcastChannel | null {
  try {
    const channel = new BroadcastChannel(`till:${key}`)
    channel.onmessage = event => heard(event.data)
    // Node would wait for the channel forever.
    if ('unref' in channel && typeof channel.unref === 'function') channel.unref()
    return channel
  } catch {
    // Without channels the page reads again when the shopper returns.
    return null
  }
}
