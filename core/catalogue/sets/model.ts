import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { requestFx } from '../../http/request'
import { $offers, mainPressed } from '../buy-boxes'
import type { Offer } from '../offer'
import type { ProductSet } from './contracts'
import { setEndpoints } from './endpoints'

/** The sets of a product are shown. */
export const setsShown = createEvent<string>()
/** All parts of a set are to be added; each is chosen in a box of its own. */
export const setAddPressed = createEvent<readonly string[]>()

const readSetsFx = requestFx(setEndpoints.readProductSets)
const readSetFx = requestFx(setEndpoints.readProductSet)

const readAllFx = createEffect(async (productId: string): Promise<readonly ProductSet[]> => {
  const readSets = scopeBind(readSetsFx, { safe: true })
  const readSet = scopeBind(readSetFx, { safe: true })
  const { productSets } = await readSets({ params: { productId } })
  return Promise.all(productSets.map(({ id }) => readSet({ params: { productSetId: id } })))
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

const pressEachFx = createEffect((boxes: readonly string[]) => {
  const press = scopeBind(mainPressed, { safe: true })
  for (const box of boxes) press(box)
})

sample({ clock: setAddPressed, source: $offers, fn: boxesToPress, target: pressEachFx })

/** A part that only a store hands out is bought by itself. */
export function canBeAdded(offer: Offer | undefined): boolean {
  return offer?.button === 'add' && !offer.product.isRobisOnly
}

/** The first that is not chosen yet, which then asks for it; else all that can be bought. */
function boxesToPress(offers: Readonly<Record<string, Offer | undefined>>, boxes: readonly string[]): string[] {
  const open = boxes.filter(box => canBeAdded(offers[box]))
  const unchosen = open.find(box => offers[box]?.unchosen)
  return unchosen ? [unchosen] : open
}
