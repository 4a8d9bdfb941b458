import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import type { ShopError } from '../../errors/shop-error'
import { requestFx } from '../../http/request'
import { cameOnline } from '../../runtime/page-events'
import { $offers, buyBoxLeft, mainPressed } from '../buy-boxes'
import { boxesAdded } from '../buying'
import type { Offer } from '../offer'
import type { ProductSet } from './contracts'
import { setEndpoints } from './endpoints'

export const setsShown = createEvent<string>()
/** All parts of a set are to be added; each is chosen in a box of its own. */
export const setAddPressed = createEvent<readonly string[]>()

const readSetsFx = requestFx(setEndpoints.readProductSets)
const readSetFx = requestFx(setEndpoints.readProductSet)

const readAllFx = createEffect<string, readonly ProductSet[], ShopError>(async productId => {
  const readSets = scopeBind(readSetsFx, { safe: true })
  const readSet = scopeBind(readSetFx, { safe: true })
  const { productSets } = await readSets({ params: { productId } })
  const read = await Promise.allSettled(productSets.map(({ id }) => readSet({ params: { productSetId: id } })))
  const sets = read.flatMap(one => (one.status === 'fulfilled' ? one.value : []))
  const failed = read.find(one => one.status === 'rejected')
  if (failed && sets.length === 0) throw failed.reason
  return sets
})

/** By product; none until they are known. A page does without those that could not be read. */
export const $setEntries = createStore<Readonly<Record<string, readonly ProductSet[]>>>({}).on(
  readAllFx.done,
  (all, { params: productId, result }) => ({ ...all, [productId]: result }),
)

sample({
  clock: setsShown,
  source: $setEntries,
  filter: (all, productId) => !all[productId],
  fn: (_all, productId) => productId,
  target: readAllFx,
})

/** By product: those that no connection brought. */
const $missed = createStore<readonly string[]>([])
  .on(readAllFx, (missed, productId) => missed.filter(other => other !== productId))
  .on(readAllFx.fail, (missed, { params, error }) => (error.kind === 'network' ? [...missed, params] : missed))

// One after the other: what was read is no longer missed.
sample({
  clock: [cameOnline, readAllFx.done],
  source: $missed,
  filter: missed => missed.length > 0,
  fn: ([first]) => first as string,
  target: setsShown,
})

const pressEachFx = createEffect((boxes: readonly string[]) => {
  const press = scopeBind(mainPressed, { safe: true })
  for (const box of boxes) press(box)
})

/** What a press was to add and the bag has not got yet, by box. */
export const $owed = createStore<readonly string[]>([])
  .on(boxesAdded, (owed, ids) => owed.filter(box => !ids.includes(box)))
  .on(buyBoxLeft, (owed, id) => owed.filter(box => box !== id))

const partsWanted = sample({
  clock: setAddPressed,
  source: { offers: $offers, owed: $owed },
  fn: ({ offers, owed }, boxes) => partsToAdd(offers, owed, boxes),
})

$owed.on(partsWanted, (owed, boxes) => [...new Set([...owed, ...boxes])])

sample({ clock: partsWanted, source: $offers, fn: boxesToPress, target: pressEachFx })

/** A store-only part is bought separately. */
export function canBeAdded(offer: Offer | undefined): boolean {
  return offer?.button === 'add' && !offer.product.isRobisOnly
}

type Offers = Readonly<Record<string, Offer | undefined>>

/** All that can be added; after a press that did not add all of them, the rest. */
export function partsToAdd(offers: Offers, owed: readonly string[], boxes: readonly string[]): readonly string[] {
  const open = boxes.filter(box => canBeAdded(offers[box]))
  const rest = open.filter(box => owed.includes(box))
  return rest.length > 0 ? rest : open
}

/** The first that is not chosen yet, which then asks for it; else all of them. */
function boxesToPress(offers: Offers, boxes: readonly string[]): readonly string[] {
  const unchosen = boxes.find(box => offers[box]?.unchosen)
  return unchosen ? [unchosen] : boxes
}
