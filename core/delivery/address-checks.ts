import { combine, createEvent, createStore, type Event, merge, sample, type Store } from 'effector'
import type { Address } from '../shapes/address'
import type { FieldRule } from '../site/contracts'
import { fieldProblem } from '../validate/address-field'
import { withoutFields } from '../validate/without-fields'
import {
  type AddressDraft,
  type AddressProblems,
  type AddressValues,
  addressOf,
  fieldOf,
  type Place,
  problemsOf,
  tidied,
  valueOf,
} from './address-values'
import { $formFailure, countriesWanted } from './countries'

/** A country's fields, once its rules have loaded. */
export type Layout = { readonly country: string; readonly rules: readonly FieldRule[] }

export const ruleOf = (layout: Layout | null, name: string) => layout?.rules.find(rule => rule.name === name)

type Form = {
  readonly fieldChanged: Event<{ name: string; value: string }>
  readonly fieldLeft: Event<string>
  readonly foundValues: Event<AddressValues>
  readonly filledIn: Event<AddressDraft>
  readonly untouchedFilled: Event<AddressDraft>
  readonly countryChanged: Event<string>
  readonly cleared: Event<void>
  readonly $country: Store<string | null>
  readonly $layout: Store<Layout | null>
  readonly $values: Store<AddressValues>
  readonly $place: Store<Place>
}

/** The problems of an address form, and when they are shown. Call it at module level only. */
export function addressChecks(form: Form) {
  const { fieldChanged, fieldLeft, foundValues, filledIn, untouchedFilled, countryChanged, cleared } = form
  const { $country, $layout, $values, $place } = form
  const checkRequested = createEvent()
  const refusedByShop = createEvent<AddressProblems>()
  const $problems = createStore<AddressProblems>({})
    .on(countryChanged, () => ({}))
    .on(foundValues, (problems, values) => withoutFields(problems, ...Object.keys(values)))
    .on(untouchedFilled, (problems, { values }) => withoutFields(problems, ...Object.keys(values).map(fieldOf)))
    .on(filledIn, (problems, { values }) => withoutFields(problems, 'country', ...Object.keys(values).map(fieldOf)))
    .on(refusedByShop, (_current, problems) => problems)
    .reset(cleared)
  const $attempt = createStore(0).reset(cleared)

  // An error disappears as soon as the value is right, and none appears while typing.
  sample({
    clock: fieldChanged,
    source: { layout: $layout, problems: $problems, place: $place },
    filter: ({ problems }, { name }) => name in problems,
    fn: ({ layout, problems, place }, { name, value }) => {
      const rule = ruleOf(layout, name)
      return withProblem(problems, name, rule ? fieldProblem(tidied(value, rule, place), rule) : null)
    },
    target: $problems,
  })

  sample({
    clock: fieldLeft,
    source: { layout: $layout, values: $values, problems: $problems, place: $place },
    fn: ({ layout, values, problems, place }, name) => {
      const rule = ruleOf(layout, name)
      if (!rule || !layout) return problems
      const value = tidied(valueOf(values, rule, layout.country), rule, place)
      const problem = value || name in problems ? fieldProblem(value, rule) : null
      // The shop's own refusal stays until the field changes.
      return problem || !(name in problems) ? withProblem(problems, name, problem) : problems
    },
    target: $problems,
  })

  const $hasRules = combine($layout, $country, (layout, country) => layout !== null && layout.country === country)
  /** A country that was just chosen is checked by its own rules, once they are here. */
  const $isDue = createStore(false)
    .on(checkRequested, () => true)
    .reset(cleared)

  sample({
    clock: checkRequested,
    source: $hasRules,
    filter: hasRules => !hasRules,
    fn: () => {},
    target: countriesWanted,
  })

  const checked = sample({
    clock: [checkRequested, $hasRules],
    source: { isDue: $isDue, hasRules: $hasRules, layout: $layout, values: $values, place: $place },
    filter: ({ isDue, hasRules }) => isDue && hasRules,
    fn: ({ layout, values, place }) => ({
      problems: problemsOf(values, layout?.rules ?? [], place),
      address: addressOf(values, layout?.rules ?? [], place),
    }),
  })

  sample({ clock: checked, fn: ({ problems }) => problems, target: $problems })

  const passed = sample({
    clock: checked,
    filter: ({ problems }) => Object.keys(problems).length === 0,
    fn: ({ address }): Address => address,
  })

  const notRight = sample({
    clock: checked,
    filter: ({ problems }) => Object.keys(problems).length > 0,
    fn: ({ problems }) => problems,
  })

  const withoutRules = sample({
    clock: $formFailure,
    source: { isDue: $isDue, problems: $problems },
    filter: ({ isDue }, failure) => isDue && failure !== null,
    fn: ({ problems }) => problems,
  })

  const refused = merge([notRight, withoutRules])

  $isDue.reset(checked, withoutRules)

  sample({ clock: [refused, refusedByShop], source: $attempt, fn: attempt => attempt + 1, target: $attempt })

  return { checkRequested, refusedByShop, passed, refused, $problems, $attempt }
}

function withProblem(problems: AddressProblems, name: string, problem: string | null): AddressProblems {
  const { [name]: _gone, ...others } = problems
  return problem ? { ...others, [name]: problem } : others
}
