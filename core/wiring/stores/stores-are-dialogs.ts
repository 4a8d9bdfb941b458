import { sample } from 'effector'
import { dialogDismissed, dialogOpened } from '../../dialogs'
import { ownerOf } from '../../dialogs/owner'
import * as stores from '../../stores'

// Five dialogs share one owner, so that the picker stays open below a question.

const PICKER = 'pickup-in-store'
const METHOD = 'cart-change-shipping-method'

const $owner = ownerOf(METHOD, PICKER).map(owner => owner ?? 'page')

sample({
  clock: dialogOpened,
  filter: ({ name, keep }) => name === PICKER && !keep,
  fn: opening => ({ ...opening, keep: true }),
  target: dialogOpened,
})

sample({
  clock: dialogOpened,
  source: stores.$pickUpLines,
  filter: (_lines, { name, keep }) => name === PICKER && keep === true,
  fn: (lines, { props = {} }) => {
    const kind = props['kind'] === 'point' ? ('point' as const) : ('store' as const)
    return { kind, itemIds: linesNamed(String(props['item'] ?? ''), lines, kind) }
  },
  target: stores.placeChoiceWanted,
})

sample({
  clock: dialogOpened,
  filter: ({ name }) => name === METHOD,
  fn: () => {},
  target: stores.choiceBegun,
})

sample({
  clock: stores.positionQuestionNeeded,
  source: $owner,
  fn: owner => ({ name: 'location-confirmation', owner, over: true }),
  target: dialogOpened,
})

sample({
  clock: [stores.positionAgreed, stores.positionDeclined],
  source: $owner,
  fn: owner => ({ name: 'location-confirmation', owner }),
  target: dialogDismissed,
})

sample({
  clock: stores.changeRequested,
  source: $owner,
  fn: owner => ({ name: 'change-store-confirmation', owner, over: true }),
  target: dialogOpened,
})

sample({
  clock: [stores.changeDeclined, stores.pickUpSaved, stores.pickUpRefused],
  source: $owner,
  fn: owner => ({ name: 'change-store-confirmation', owner }),
  target: dialogDismissed,
})

sample({
  clock: [stores.storeChanged, stores.choiceDone, stores.deliverySaved],
  source: $owner,
  fn: owner => ({ name: PICKER, owner }),
  target: dialogDismissed,
})

sample({
  clock: stores.deliverySaved,
  source: $owner,
  fn: owner => ({ name: METHOD, owner }),
  target: dialogDismissed,
})

sample({
  clock: stores.storeChanged,
  source: $owner,
  fn: owner => ({ name: 'store-changed', owner, over: true }),
  target: dialogOpened,
})

/** Ids separated by commas, or `all` that can be picked up. */
function linesNamed(item: string, lines: readonly stores.PickUpLine[], kind: stores.PlaceKind): string[] {
  const delivery = kind === 'point' ? 'pudo' : 'pickup'
  return lines
    .filter(line => (item === 'all' ? line.available.includes(delivery) : item.split(',').includes(line.itemId)))
    .map(({ itemId }) => itemId)
}
