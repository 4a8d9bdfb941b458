import { createEvent, createStore, type Event, type EventCallable, sample, type Store } from 'effector'
import { type AddressDraft, fieldOf } from './address-values'

type Form = {
  readonly fieldEntered: Event<string>
  readonly fieldLeft: Event<string>
  /** The field was left, and what was typed in it is in its store. */
  readonly left: Event<unknown>
  readonly filledIn: Event<AddressDraft>
  readonly accepted: EventCallable<AddressDraft>
  readonly untouchedFilled: EventCallable<AddressDraft>
  readonly cleared: Event<void>
  readonly $touched: Store<readonly string[]>
  readonly $country: Store<string | null>
}

/** An address that the shop offers fills in what the shopper has not touched. Call it at module level only. */
export function addressOffers(form: Form) {
  const { fieldEntered, fieldLeft, left, filledIn, accepted, untouchedFilled, cleared, $touched, $country } = form
  const offered = createEvent<AddressDraft>()
  const $entered = createStore<string | null>(null)
    .on(fieldEntered, (_current, name) => name)
    .reset(fieldLeft, cleared)
  /** What was offered for the field that has the focus. */
  const $heldBack = createStore<AddressDraft | null>(null).reset(filledIn, cleared)

  // A field that has the focus is filled in when it is left: what is typed in it never mixes with what is offered.
  const split = sample({
    clock: offered,
    source: $entered,
    fn: (entered, draft) => ({
      open: only(draft, slot => fieldOf(slot) !== entered),
      entered: only(draft, slot => fieldOf(slot) === entered),
    }),
  })

  sample({
    clock: split,
    source: $heldBack,
    filter: (_before, { entered }) => Object.keys(entered.values).length > 0,
    fn: (before, { entered }) => ({ ...entered, values: { ...before?.values, ...entered.values } }),
    target: $heldBack,
  })

  sample({ clock: split, fn: ({ open }) => open, target: accepted })

  // What was typed stays, also from before a reload.
  sample({
    clock: accepted,
    source: { touched: $touched, country: $country },
    fn: ({ touched, country }, draft) => ({
      ...only(draft, slot => !touched.includes(fieldOf(slot))),
      country: touched.includes('country') && country ? country : draft.country,
    }),
    target: untouchedFilled,
  })

  sample({
    clock: left,
    source: $heldBack,
    filter: (heldBack): heldBack is AddressDraft => heldBack !== null,
    target: [accepted, $heldBack.reinit],
  })

  return { offered }
}

const only = (draft: AddressDraft, isWanted: (slot: string) => boolean): AddressDraft => ({
  ...draft,
  values: Object.fromEntries(Object.entries(draft.values).filter(([slot]) => isWanted(slot))),
})
