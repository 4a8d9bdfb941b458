import { attach, createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../../errors/shop-error'
import { requestFx } from '../../http/request'
import { tabMessageReceived } from '../../runtime/tab-messages'
import { drop } from '../../runtime/storage'
import { forgetTab } from '../../runtime/forget-tab'
import { postToTabsFx } from '../../runtime/tabs'
import { $config } from '../../site/config'
import { endpoints } from '../endpoints'
import { sellingCleared } from '../selling'

// A sale belongs to its customer: when it ends, nothing of it is left for the next one (decision 0871).

/** How many things are in it; null while that is not known. */
export const bagSeen = createEvent<number | null>()
export const endingRequested = createEvent()
export const endingConfirmed = createEvent()
export const endingDeclined = createEvent()

const endSaleFx = requestFx(endpoints.endSale)

/** In this tab or another. */
export const saleEnded = createEvent()

export const $itemsInBag = createStore<number | null>(null).on(bagSeen, (_before, count) => count)

export const $isEndingRequested = createStore(false)
  .on(endSaleFx.fail, () => true)
  .reset(endingDeclined, saleEnded)

export const $isEnding = endSaleFx.pending

export const $endingError = createStore<ShopError | null>(null)
  .on(endSaleFx.failData, (_before, error) => error)
  .reset(endSaleFx, endingDeclined)

const requested = sample({ clock: endingRequested, source: $itemsInBag, fn: count => count !== 0 })

sample({ clock: requested, filter: isFilled => isFilled, target: $isEndingRequested })

sample({
  clock: [endingConfirmed, requested.filter({ fn: isFilled => !isFilled })],
  source: $isEnding,
  filter: isEnding => !isEnding,
  fn: () => ({}),
  target: endSaleFx,
})

/** What the browser keeps of the page and of who sells, and no customer. */
const STAYS = ['reloaded', 'came-from', 'terms-asked', 'completing-asked']

const forgetFx = attach({
  source: $config,
  effect({ key }) {
    forgetTab(key, STAYS)
    drop(key, 'searches')
  },
})

sample({ clock: endSaleFx.done, fn: () => {}, target: saleEnded })

sample({ clock: tabMessageReceived, filter: ({ about }) => about === 'sale', fn: () => {}, target: saleEnded })

sample({ clock: saleEnded, target: [sellingCleared, forgetFx] })

sample({ clock: endSaleFx.done, fn: () => ({ about: 'sale' }) as const, target: postToTabsFx })
