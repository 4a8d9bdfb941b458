import { createEvent, createStore, sample } from 'effector'
import { stepDone } from '../checkout'
import { addBillingFx, billingChecked, billingForm, billingHeld, billingKept, billingReady } from '../delivery'
import { addInstrumentFx, cardChecked, cardHeld, cardKept, cardReady, tokeniseFx } from '../payment'

// The billing step asks for a card and an address at once: both are checked, and neither is sent unless both are right.

/** The billing step is sent. */
export const billingSubmitted = createEvent()

const bothReady = createEvent()

const submitted = sample({
  clock: billingSubmitted,
  source: { isTrading: tokeniseFx.pending, isAdding: addInstrumentFx.pending, isKeeping: addBillingFx.pending },
  filter: ({ isTrading, isAdding, isKeeping }) => !isTrading && !isAdding && !isKeeping,
  fn: () => {},
})

const $isCardReady = createStore(false)
  .on(cardReady, () => true)
  .reset(submitted, bothReady)

const $isAddressReady = createStore(false)
  .on(billingReady, () => true)
  .reset(submitted, bothReady)

/** True from the press until the step is done or refused. */
export const $isSavingBilling = createStore(false)
  .on(submitted, () => true)
  .on(tokeniseFx.doneData, (isSaving, { kind }) => isSaving && kind === 'token')
  .reset(billingForm.refused, billingForm.refusedByShop)
  .reset(tokeniseFx.fail, addBillingFx.fail, addInstrumentFx.fail, cardHeld)

sample({ clock: submitted, target: [billingChecked, cardChecked] })

sample({
  clock: [cardReady, billingReady],
  source: { isCardReady: $isCardReady, isAddressReady: $isAddressReady },
  filter: ({ isCardReady, isAddressReady }) => isCardReady && isAddressReady,
  fn: () => {},
  target: bothReady,
})

sample({ clock: bothReady, target: billingKept })

sample({ clock: billingHeld, source: $isSavingBilling, filter: isSaving => isSaving, fn: () => {}, target: cardKept })

sample({ clock: cardHeld, fn: () => 'billing' as const, target: stepDone })
