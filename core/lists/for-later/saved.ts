import { attach, combine, createEvent, createStore, merge, sample } from 'effector'
import { asShopError, type ShopError } from '../../errors/shop-error'
import { requestFx } from '../../http/request'
import { tokenForgotten, tokenReceived } from '../../http/token'
import type { ListItem, SavedForLater } from '../contracts'
import { endpoints } from '../endpoints'
import { $areListsOff } from '../off'

export type SavedChange = { readonly itemId: string; readonly qty?: number; readonly upc?: string }

export const savedWanted = createEvent()

export const savedRemoved = createEvent<{ itemId: string }>()

/** Changes the quantity or variant; undefined fields stay. */
export const savedChanged = createEvent<SavedChange>()

/** Moves a saved item to the cart. */
export const savedMoved = createEvent<ListItem>()

/** The item has moved to the cart, and the service has removed it here. */
export const savedLeft = createEvent<{ itemId: string }>()

export const savedRefused = createEvent<{ itemId: string; error: ShopError }>()

const readFx = requestFx(endpoints.readSaved)
const removeFx = requestFx(endpoints.removeSaved)
const updateFx = requestFx(endpoints.updateSaved)

/** The service's last answer; null before. */
const $list = createStore<SavedForLater | null>(null)
  .on([readFx.doneData, removeFx.doneData, updateFx.doneData], (_current, list) => list)
  .on(savedLeft, (list, { itemId }) => list && { ...list, items: list.items.filter(item => item.itemId !== itemId) })
  .reset(tokenForgotten)

export const $savedId = $list.map(list => list?.saveForLaterId ?? null)

/** One call at a time, so that no answer undoes a newer one. */
const $isBusy = combine(readFx.pending, removeFx.pending, updateFx.pending, (...states) => states.some(Boolean))

const isGone = ({ code }: ShopError) => code === 'PLP400'

/** Another tab or device has taken the item out meanwhile. */
const foundGone = merge([removeFx.failData.filter({ fn: isGone }), updateFx.failData.filter({ fn: isGone })])

/** Requested during a call, whose answer may be outdated. */
const $isWantedAgain = createStore(false)
  .on(foundGone, () => true)
  .on(sample({ clock: [savedWanted, savedLeft], filter: $isBusy }), () => true)
  .reset(readFx)

type Change = Omit<SavedChange, 'itemId'>

/** Unanswered changes, by item id. */
const $changes = createStore<Readonly<Record<string, Change>>>({})
  .on(savedChanged, (changes, { itemId, ...change }) => ({ ...changes, [itemId]: { ...changes[itemId], ...change } }))
  .on(updateFx.finally, (changes, { params: { body }, status }) => {
    const { [body.itemId]: change, ...others } = changes
    const isLast = (change?.qty ?? body.qty) === body.qty && change?.upc === body.upc
    return status === 'fail' || isLast ? others : changes
  })
  // Removed items need no change.
  .on([savedRemoved, savedLeft], (changes, { itemId }) => {
    const { [itemId]: _gone, ...others } = changes
    return others
  })
  .reset(tokenForgotten)

/** Newest first, with the requested quantities; null before the first answer. */
export const $saved = combine($list, $changes, (list, changes): readonly ListItem[] | null =>
  list ? list.items.map(item => ({ ...item, qty: changes[item.itemId]?.qty ?? item.qty })) : null,
)

/** Items that are being removed. */
export const $savedLeaving = createStore<readonly string[]>([])
  .on(savedRemoved, (ids, { itemId }) => [...ids, itemId])
  .on(removeFx.finally, (ids, { params }) => ids.filter(id => id !== params.params.itemId))

export const $savedRefusals = createStore<Readonly<Record<string, ShopError>>>({})
  .on(savedRefused, (refusals, { itemId, error }) => ({ ...refusals, [itemId]: error }))
  .reset(savedLeft, savedRemoved, savedChanged)

export const $savedError = createStore<ShopError | null>(null)
  .on([readFx.failData, updateFx.failData], (_current, error) => asShopError(error))
  .on(removeFx.failData, (current, error) => (isGone(error) ? current : asShopError(error)))
  .reset(savedWanted, savedRemoved, savedChanged)

export const savedUpdated = updateFx.done.map(({ params: { body } }) => body)

/** The item stays as it was. */
export const savedNotUpdated = updateFx.fail.map(({ params: { body }, error }) => ({ ...body, error }))

// A change from outside the list may come before the list was read.
sample({ clock: savedChanged, source: $list, filter: list => list === null, fn: () => {}, target: savedWanted })

sample({
  clock: savedWanted,
  source: { isBusy: $isBusy, areOff: $areListsOff },
  filter: ({ isBusy, areOff }) => !isBusy && !areOff,
  fn: () => ({}),
  target: readFx,
})

/** The service is ready for the next call; `id` is the list's. */
const turn = sample({
  clock: [savedRemoved, savedChanged, readFx.finally, removeFx.finally, updateFx.finally],
  source: { list: $list, leaving: $savedLeaving, changes: $changes, isWanted: $isWantedAgain, isBusy: $isBusy },
  filter: ({ isBusy }) => !isBusy,
  fn: ({ list, leaving: [leaving], changes, isWanted }) => ({
    id: list?.saveForLaterId ?? '',
    leaving: list ? leaving : undefined,
    change: list ? Object.entries(changes)[0] : undefined,
    items: list?.items ?? [],
    isWanted,
  }),
})

sample({
  clock: turn,
  filter: ({ leaving }) => leaving !== undefined,
  fn: ({ id, leaving: itemId = '' }) => ({ params: { saveForlaterId: id, itemId } }),
  target: removeFx,
})

// Only the last change of an item is sent.
sample({
  clock: turn,
  filter: ({ leaving, change }) => leaving === undefined && change !== undefined,
  fn: ({ id, items, change: [itemId, change] = ['', {}] }) => ({
    body: { saveForLaterId: id, qty: items.find(item => item.itemId === itemId)?.qty ?? 1, ...change, itemId },
  }),
  target: updateFx,
})

sample({
  clock: turn,
  filter: ({ leaving, change, isWanted }) => leaving === undefined && change === undefined && isWanted,
  fn: () => ({}),
  target: readFx,
})

// After a sign-in the account's list is read, with what the guest had.
const $owner = createStore('')
const noteOwnerFx = attach({
  source: { owner: $owner, list: $list },
  effect: ({ owner, list }, now: string) => ({ now, isOther: list !== null && owner !== '' && owner !== now }),
})

sample({ clock: tokenReceived, fn: ({ answer }) => answer.consumerNo, target: noteOwnerFx })

sample({ clock: noteOwnerFx.doneData, fn: ({ now }) => now, target: $owner })

sample({ clock: noteOwnerFx.doneData, filter: ({ isOther }) => isOther, fn: () => {}, target: savedWanted })
