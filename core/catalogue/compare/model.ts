import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { tokenForgotten } from '../../http/token'
import { saveInTab, loadFromTab } from '../../runtime/tab-storage'
import { $config } from '../../site/config'
import { productWanted } from '../products'

export interface Compared {
  readonly productId: string
  readonly name: string
  readonly image: string
  readonly kind: string
}

export const MAX_COMPARED = 4

/** A place on the page starts or stops to offer comparing. */
export const compareShown = createEvent<string>()
export const compareLeft = createEvent<string>()
/** The shopper chooses at this place. */
export const compareUsed = createEvent<string>()
/** Chosen; pressed once more, it is taken out again. */
export const comparePressed = createEvent<Compared>()
export const compareCleared = createEvent()
export const comparisonShown = createEvent<readonly string[]>()

const NAME = 'compare'

const readKeptFx = attach({
  source: $config,
  effect: ({ key }) => loadFromTab<readonly Compared[]>(key, NAME, 1) ?? [],
})

const saveFx = attach({
  source: $config,
  effect: ({ key }, compared: readonly Compared[]) => saveInTab(key, NAME, 1, compared),
})

interface Choice {
  readonly compared: readonly Compared[]
  readonly refusal: { readonly productId: string; readonly why: 'full' | 'other-kind' } | null
}

const chosen = (compared: readonly Compared[]): Choice => ({
  compared: compared.slice(0, MAX_COMPARED),
  refusal: null,
})

const $choice = createStore<Choice>(chosen([]))
  .on(readKeptFx.doneData, (_before, stored) => chosen(stored))
  .on(comparePressed, pressedOn)
  .on(compareCleared, () => chosen([]))
  .reset(tokenForgotten)

/** In the order in which they were chosen; kept until the tab is closed. */
export const $compared = $choice.map(({ compared }) => compared)

/** Why the product that was pressed last was not taken. */
export const $compareRefusal = $choice.map(({ refusal }) => refusal)

const $places = createStore<readonly string[]>([])
  .on(compareShown, (places, place) => (places.includes(place) ? places : [...places, place]))
  .on(compareLeft, (places, place) => places.filter(one => one !== place))
  .on(compareUsed, (places, place) => [place, ...places.filter(one => one !== place)])

/** The one place that shows what is chosen: where the shopper chose last. */
export const $trayPlace = $places.map(([first]) => first ?? null)

const wantEachFx = createEffect((ids: readonly string[]) => {
  const loadProduct = scopeBind(productWanted, { safe: true })
  for (const id of ids) loadProduct(id)
})

sample({ clock: comparisonShown, fn: ids => ids.slice(0, MAX_COMPARED), target: wantEachFx })

sample({
  clock: compareShown,
  source: $compared,
  filter: compared => compared.length === 0,
  fn: () => {},
  target: readKeptFx,
})

sample({ clock: [comparePressed, compareCleared], source: $compared, target: saveFx })

function pressedOn({ compared }: Choice, pressed: Compared): Choice {
  const { productId, kind } = pressed
  if (compared.some(one => one.productId === productId))
    return chosen(compared.filter(one => one.productId !== productId))
  if (compared.some(one => one.kind !== kind)) return { compared, refusal: { productId, why: 'other-kind' } }
  if (compared.length >= MAX_COMPARED) return { compared, refusal: { productId, why: 'full' } }
  return chosen([...compared, pressed])
}
