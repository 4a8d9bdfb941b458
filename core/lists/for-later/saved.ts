import { attach, combine, createEvent, createStore, sample } from 'effector'
import { asShopError, type ShopError } from '../../errors/shop-error'
import { requestFx } from '../../http/request'
import { tokenForgotten, tokenReceived } from '../../http/token'
import type { ListItem, SavedForLater } from '../contracts'
import { endpoints } from '../endpoints'

/** What is to become of a saved thing. */
export type SavedChange = { readonly itemId: string; readonly qty?: number; readonly upc?: string }

// What the shopper does

export const savedWanted = createEvent()

export const savedRemoved = createEvent<{ itemId: string }>()

/** There is to be another quantity of a saved thing, or another variant; what is not named stays as it is. */
export const savedChanged = createEvent<SavedChange>()

/** A saved thing is to go to the cart. */
export const savedMoved = createEvent<ListItem>()

/** A saved thing has gone to the cart: the service has taken it off. */
export const savedLeft = createEvent<{ itemId: string }>()

export const savedRefused = createEvent<{ itemId: string; error: ShopError }>()

// What we remember

const readFx = requestFx(endpoints.readSaved)
const removeFx = requestFx(endpoints.removeSaved)
const updateFx = requestFx(endpoints.updateSaved)

/** What is saved, as the service last answered; null before. */
const $list = createStore<SavedForLater | null>(null)
  .on([readFx.doneData, removeFx.doneData, updateFx.doneData], (_current, list) => list)
  .on(savedLeft, (list, { itemId }) => list && { ...list, items: list.items.filter(item => item.itemId !== itemId) })
  .reset(tokenForgotten)

export const $savedId = $list.map(list => list?.saveForLaterId ?? null)

/** True while the service reads or writes: it is asked one thing after the other, so that no answer undoes a newer one. */
const $isBusy = combine(readFx.pending, removeFx.pending, updateFx.pending, (...asks) => asks.some(Boolean))

/** Wanted while it was being asked: what is on its way may be older than what made it wanted. */
const $isWantedAgain = createStore(false)
  .on(sample({ clock: [savedWanted, savedLeft], filter: $isBusy }), () => true)
  .reset(readFx)

type Wish = Omit<SavedChange, 'itemId'>

/** Changes that the service has not answered for yet, by the thing's id. */
const $wishes = createStore<Readonly<Record<string, Wish>>>({})
  .on(savedChanged, (wishes, { itemId, ...wish }) => ({ ...wishes, [itemId]: { ...wishes[itemId], ...wish } }))
  .on(updateFx.finally, (wishes, { params: { body }, status }) => {
    const { [body.itemId]: wish, ...others } = wishes
    const isLast = (wish?.qty ?? body.qty) === body.qty && wish?.upc === body.upc
    return status === 'fail' || isLast ? others : wishes
  })
  // Of what is gone no quantity is asked any more.
  .on([savedRemoved, savedLeft], (wishes, { itemId }) => {
    const { [itemId]: _gone, ...others } = wishes
    return others
  })
  .reset(tokenForgotten)

/** The saved things, newest first, with the quantities that are wanted of them; null before it was asked. */
export const $saved = combine($list, $wishes, (list, wishes): readonly ListItem[] | null =>
  list ? list.items.map(item => ({ ...item, qty: wishes[item.itemId]?.qty ?? item.qty })) : null,
)

/** The things whose removal is awaited. */
export const $savedLeaving = createStore<readonly string[]>([])
  .on(savedRemoved, (ids, { itemId }) => [...ids, itemId])
  .on(removeFx.finally, (ids, { params }) => ids.filter(id => id !== params.params.itemId))

export const $savedRefusals = createStore<Readonly<Record<string, ShopError>>>({})
  .on(savedRefused, (refusals, { itemId, error }) => ({ ...refusals, [itemId]: error }))
  .reset(savedLeft, savedRemoved, savedChanged)

export const $savedError = createStore<ShopError | null>(null)
  .on([readFx.failData, removeFx.failData, updateFx.failData], (_current, error) => asShopError(error))
  .reset(savedWanted, savedRemoved, savedChanged)

/** A saved thing is as it was wanted. */
export const savedUpdated = updateFx.done.map(({ params: { body } }) => body)

/** A saved thing could not be changed, and stays as it was. */
export const savedNotUpdated = updateFx.fail.map(({ params: { body }, error }) => ({ ...body, error }))

// What follows

// Whoever changes a saved thing from elsewhere than the list has not read the list yet.
sample({ clock: savedChanged, source: $list, filter: list => list === null, fn: () => {}, target: savedWanted })

sample({ clock: savedWanted, source: $isBusy, filter: isBusy => !isBusy, fn: () => ({}), target: readFx })

/** The service may be asked the next thing; `id` is the list's. */
const turn = sample({
  clock: [savedRemoved, savedChanged, readFx.finally, removeFx.finally, updateFx.finally],
  source: { list: $list, leaving: $savedLeaving, wishes: $wishes, isWanted: $isWantedAgain, isBusy: $isBusy },
  filter: ({ isBusy }) => !isBusy,
  fn: ({ list, leaving: [leaving], wishes, isWanted }) => ({
    id: list?.saveForLaterId ?? '',
    leaving: list ? leaving : undefined,
    wish: list ? Object.entries(wishes)[0] : undefined,
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

// The last wish about a thing is all that is asked.
sample({
  clock: turn,
  filter: ({ leaving, wish }) => leaving === undefined && wish !== undefined,
  fn: ({ id, items, wish: [itemId, wish] = ['', {}] }) => ({
    body: { saveForLaterId: id, qty: items.find(item => item.itemId === itemId)?.qty ?? 1, ...wish, itemId },
  }),
  target: updateFx,
})

sample({
  clock: turn,
  filter: ({ leaving, wish, isWanted }) => leaving === undefined && wish === undefined && isWanted,
  fn: () => ({}),
  target: readFx,
})

// Who signs in finds what they had saved before, and what came along.
const $owner = createStore('')
const noteOwnerFx = attach({
  source: { owner: $owner, list: $list },
  effect: ({ owner, list }, now: string) => ({ now, isOther: list !== null && owner !== '' && owner !== now }),
})

sample({ clock: tokenReceived, fn: ({ answer }) => answer.consumerNo, target: noteOwnerFx })

sample({ clock: noteOwnerFx.doneData, fn: ({ now }) => now, target: $owner })

sample({ clock: noteOwnerFx.doneData, filter: ({ isOther }) => isOther, fn: () => {}, target: savedWanted })
