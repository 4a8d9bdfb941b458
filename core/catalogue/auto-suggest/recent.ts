import { attach, createEvent, createStore, sample } from 'effector'
import { tokenForgotten, tokenReceived } from '../../http/token'
import { drop, load, save } from '../../runtime/storage'
import { $config } from '../../site/config'

const MAX = 5

export const textRemembered = createEvent<string>()
export const recentForgotten = createEvent()
export const recentWanted = createEvent()

/** Whether the shopper lets the browser keep what they searched for; otherwise it lasts as long as the page. */
export const keepingAllowed = createEvent<boolean>()

const $mayKeep = createStore(false).on(keepingAllowed, (_before, may) => may)

/** Hidden from other people who sign in on this computer. */
const $owner = createStore('').on(tokenReceived, (_before, { answer }) => answer.consumerNo)

type Stored = { readonly texts: readonly string[]; readonly owner: string }

const storedIn = (key: string) => {
  const stored = load<Stored>(key, 'searches', 1)
  return Array.isArray(stored?.texts) ? stored : null
}

const readFx = attach({ source: $config, effect: ({ key }) => storedIn(key) })

const otherCame = createEvent()

/** What was searched for last, the newest first. */
export const $recent = createStore<readonly string[]>([])
  .on(readFx.doneData, (recent, stored) => (recent.length === 0 && stored ? stored.texts : recent))
  .on(textRemembered, withNewest)
  .reset(recentForgotten, tokenForgotten, otherCame)

const $keptFor = createStore('').on(readFx.doneData, (_before, stored) => stored?.owner ?? '')

/** Before what another tab of the same shopper stored meanwhile. */
const saveFx = attach({
  source: { config: $config, owner: $owner, texts: $recent },
  effect({ config, owner, texts }) {
    const stored = storedIn(config.key)
    const others = stored?.owner === owner ? stored.texts : []
    save(config.key, 'searches', 1, { texts: texts.reduceRight(withNewest, others), owner })
  },
})

const dropFx = attach({ source: $config, effect: ({ key }) => drop(key, 'searches') })

sample({ clock: [recentWanted, keepingAllowed], source: $mayKeep, filter: Boolean, fn: () => {}, target: readFx })

sample({ clock: textRemembered, source: $mayKeep, filter: Boolean, fn: () => {}, target: saveFx })

// Withdrawn consent deletes what was kept under it.
sample({ clock: keepingAllowed, filter: may => !may, fn: () => {}, target: dropFx })

sample({
  clock: [tokenReceived, readFx.done],
  source: { owner: $owner, keptFor: $keptFor },
  filter: ({ owner, keptFor }) => owner !== '' && keptFor !== '' && owner !== keptFor,
  fn: () => {},
  target: otherCame,
})

sample({ clock: [recentForgotten, tokenForgotten, otherCame], fn: () => {}, target: dropFx })

function withNewest(texts: readonly string[], text: string): readonly string[] {
  return [text, ...texts.filter(other => other.toLowerCase() !== text.toLowerCase())].slice(0, MAX)
}
