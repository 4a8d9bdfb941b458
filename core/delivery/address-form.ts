import { combine, createEvent, createStore, sample } from 'effector'
import { addressChecks, type Layout, ruleOf } from './address-checks'
import { addressOffers } from './address-offers'
import { $countries, $rulesByCountry, countriesWanted, rulesWanted } from './countries'
import { type AddressDraft, type AddressValues, fieldOf, type Place, slotOf, tidied, valueOf } from './address-values'
import type { FoundAddress } from './contracts'
import { type AddressKind, rulesOf } from './address-kind'
import type { FieldRule } from '../site/contracts'
import { isPhoneField } from '../validate/recipient-phone'

/** `isOver`: typed over what the shop had filled in; `isOverAddress`: over a whole address. */
export type StoredDraft = AddressDraft & { readonly isOver: boolean; readonly isOverAddress?: boolean }

/** One address form, by the server's rules. Call it at module level only. */
export function addressForm(kind: AddressKind, shapeRules = (rules: readonly FieldRule[]) => rules) {
  const fieldChanged = createEvent<{ name: string; value: string }>()
  const fieldEntered = createEvent<string>()
  const fieldLeft = createEvent<string>()
  const countryChanged = createEvent<string>()
  /** The country before the shopper chooses one. */
  const countryGuessed = createEvent<string>()
  const filledIn = createEvent<AddressDraft>()
  const restored = createEvent<StoredDraft>()
  /** What is offered, without the field that has the focus. */
  const accepted = createEvent<AddressDraft>()
  /** The part of it that the shopper has not touched. */
  const untouchedFilled = createEvent<AddressDraft>()
  /** Its fields count as typed. */
  const foundTaken = createEvent<FoundAddress>()
  const foundValues = foundTaken.map(found =>
    Object.fromEntries(Object.entries(found).filter((part): part is [string, string] => typeof part[1] === 'string')),
  )
  const cleared = createEvent()
  /** The cart has the address now. */
  const kept = createEvent()

  const $country = createStore<string | null>(null)
    .on([countryChanged, countryGuessed], (_current, country) => country)
    .on([filledIn, restored, untouchedFilled], (_current, { country }) => country)
    .reset(cleared)
  // The old country's form stays until the new rules have loaded, so that nothing flickers or is lost.
  const $layout = createStore<Layout | null>(null)
  const $values = createStore<AddressValues>({})
    .on([filledIn, restored, untouchedFilled], (values, draft) => ({ ...values, ...draft.values }))
    .reset(cleared)
  const $filled = createStore<AddressValues>({})
    .on([filledIn, accepted], (filled, draft) => ({ ...filled, ...draft.values }))
    .reset(cleared)
  /** The chosen address of the account below what was typed, by its id. */
  const $chosenId = createStore<string | null>(null)
    .on([filledIn, restored], (_current, { chosenId = null }) => chosenId)
    .reset(kept, cleared)
  /** The fields that the shopper has changed, `country` among them. */
  const $touched = createStore<readonly string[]>([])
    .on(fieldChanged, (touched, { name }) => (touched.includes(name) ? touched : [...touched, name]))
    .on(foundValues, (touched, values) => [...new Set([...touched, ...Object.keys(values)])])
    .on(countryChanged, touched => [...touched, 'country'])
    .on(restored, (touched, { values }) => [...touched, 'country', ...Object.keys(values).map(fieldOf)])
    .reset(filledIn, cleared)
  const $isOverAddress = createStore(false)
    .on(restored, (_current, { isOver, isOverAddress = isOver }) => isOverAddress)
    .reset(filledIn, untouchedFilled, cleared)
  const $place = combine($layout, $countries, (layout, countries): Place => {
    const found = countries?.find(({ code }) => code === layout?.country)
    return { country: layout?.country ?? '', name: found?.name, phoneCode: found?.dialCode }
  })
  const { checkRequested, refusedByShop, passed, refused, $problems, $attempt } = addressChecks({
    fieldChanged,
    fieldLeft,
    foundValues,
    filledIn,
    untouchedFilled,
    countryChanged,
    cleared,
    $country,
    $layout,
    $values,
    $place,
  })
  const $draft = combine($country, $values, (country, values) => (country ? { country, values } : null))
  const $typed = combine($draft, $filled, $chosenId, (draft, filled, chosenId): StoredDraft | null => {
    if (!draft) return null
    // What was emptied for another address is kept as typed: no offer fills it in again.
    const isEmptied = filled['addressLine1'] === ''
    const isTyped = ([name, value]: [string, string]) =>
      value !== (filled[name] ?? '') || (isEmptied && filled[name] === '')
    const values = Object.entries(draft.values).filter(isTyped)
    const isOver = Object.keys(filled).length > 0
    const isOverAddress = 'addressLine1' in filled
    return { ...draft, values: Object.fromEntries(values), isOver, isOverAddress, ...(chosenId ? { chosenId } : {}) }
  })

  // A known phone number is formatted like a typed one, once the rules have loaded.
  const known = sample({
    clock: [$layout, $place, filledIn, untouchedFilled],
    source: { layout: $layout, values: $values, filled: $filled, place: $place },
    filter: ({ layout, filled }) => !!layout && Object.keys(filled).some(name => isPhoneField(name) && filled[name]),
    fn: ({ layout, values, filled, place }) => {
      const written = (layout?.rules ?? []).flatMap(rule => {
        const phone = isPhoneField(rule.name) && filled[rule.name]
        return phone ? [[rule.name, tidied(phone, rule, place)] as const] : []
      })
      const untouched = written.filter(([name]) => values[name] === filled[name])
      return {
        values: { ...values, ...Object.fromEntries(untouched) },
        filled: { ...filled, ...Object.fromEntries(written) },
      }
    },
  })

  sample({ clock: known, fn: ({ values }) => values, target: $values })

  sample({ clock: known, fn: ({ filled }) => filled, target: $filled })

  sample({
    clock: [$country, countriesWanted],
    source: $country,
    filter: (country): country is string => country !== null,
    target: rulesWanted,
  })

  sample({
    clock: [$country, $rulesByCountry],
    source: { country: $country, known: $rulesByCountry },
    filter: ({ country, known }) => country !== null && country in known,
    fn: ({ country, known }): Layout => {
      const rules = known[country ?? '']
      return { country: country ?? '', rules: rules ? shapeRules(rulesOf(kind, rules)) : [] }
    },
    target: $layout,
  })

  sample({
    clock: [fieldChanged.map(({ name, value }): AddressValues => ({ [name]: value })), foundValues],
    source: { layout: $layout, values: $values },
    fn: ({ layout, values }, changes) => {
      const slotFor = (name: string) => {
        const rule = ruleOf(layout, name)
        return rule && layout ? slotOf(rule, layout.country) : name
      }
      return {
        ...values,
        ...Object.fromEntries(Object.entries(changes).map(([name, value]) => [slotFor(name), value])),
      }
    },
    target: $values,
  })

  const left = sample({
    clock: fieldLeft,
    source: { layout: $layout, values: $values, place: $place },
    fn: ({ layout, values, place }, name) => {
      const rule = ruleOf(layout, name)
      if (!rule || !layout) return values
      return { ...values, [slotOf(rule, layout.country)]: tidied(valueOf(values, rule, layout.country), rule, place) }
    },
  })

  sample({ clock: left, target: $values })

  const { offered } = addressOffers({
    fieldEntered,
    fieldLeft,
    left,
    filledIn,
    accepted,
    untouchedFilled,
    cleared,
    $touched,
    $country,
  })

  return {
    kind,
    fieldChanged,
    fieldEntered,
    fieldLeft,
    countryChanged,
    countryGuessed,
    checkRequested,
    foundTaken,
    filledIn,
    offered,
    restored,
    refusedByShop,
    cleared,
    kept,
    passed,
    refused,
    $country,
    $layout,
    $values,
    $problems,
    $attempt,
    $draft,
    $typed,
    $chosenId,
    $isOverAddress,
  }
}

export type AddressForm = ReturnType<typeof addressForm>
