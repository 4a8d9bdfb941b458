import { createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../errors/shop-error'
import { notOvertaken } from '../http/not-overtaken'
import { requestFx } from '../http/request'
import { tokenForgotten } from '../http/token'
import type { Consumer, ConsumerProfile } from './contracts'
import { endpoints } from './endpoints'
import { profileOutdated } from './outdated'

export const profileWanted = createEvent()
export const termsAccepted = createEvent()

const readConsumerFx = requestFx(endpoints.readConsumer)
const changeConsumerFx = requestFx(endpoints.changeConsumer)

export const profileAnswered = createEvent<Consumer>()

const changed = sample({ clock: [changeConsumerFx.doneData, profileAnswered] })

const { read } = notOvertaken(readConsumerFx, changed)

const $isOutdated = createStore(false)
  .on([profileOutdated, readConsumerFx.fail], () => true)
  .reset(readConsumerFx, tokenForgotten)

/** Null until it has loaded. */
export const $profile = createStore<ConsumerProfile | null>(null)
  .on([read, changed], (_current, { consumerProfile }) => consumerProfile)
  .reset(tokenForgotten)

export const $profileFailure = createStore<ShopError | null>(null)
  .on(readConsumerFx.failData, (_current, error) => error)
  .reset(readConsumerFx, tokenForgotten)

/** The terms are accepted, so prices may change. */
export const termsSaved = changeConsumerFx.done

export const $isAccepting = changeConsumerFx.pending

export const $acceptFailure = createStore<ShopError | null>(null)
  .on(changeConsumerFx.failData, (_current, error) => error)
  .reset(changeConsumerFx, tokenForgotten)

/** A yearly limit: whose, how much is left, and of how much, in major units. */
export type Allowance = {
  readonly of: 'employee' | 'athlete' | 'industry' | 'trade'
  readonly left: number
  readonly limit: number
  readonly currency: string
}

/** The limit to show: an employee's first, then an athlete's, then a programme's. */
export const $allowance = $profile.map(profile => profile && allowanceOf(profile.consumerDetails))

sample({
  clock: profileWanted,
  source: { profile: $profile, isOutdated: $isOutdated, isReading: readConsumerFx.pending },
  // The link may have been followed in another window.
  filter: ({ profile, isOutdated, isReading }) =>
    (profile === null || isOutdated || profile.awaitsConfirmation === true) && !isReading,
  fn: () => ({ query: { includeLoyaltySummary: 'true' as const } }),
  target: readConsumerFx,
})

sample({
  clock: termsAccepted,
  source: changeConsumerFx.pending,
  filter: isAccepting => !isAccepting,
  fn: () => ({
    body: { consumerProfile: { consumerDetails: { employee: { isEmployeeDiscountTCAccepted: true as const } } } },
  }),
  target: changeConsumerFx,
})

function allowanceOf(details: ConsumerProfile['consumerDetails']): Allowance | null {
  const { employee, athlete, prosumer, identity } = details
  if (employee) return allowance('employee', employee, employee.annualCap)
  if (athlete) return allowance('athlete', athlete, athlete.annualCredit)
  if (!prosumer) return null
  const programme = identity.some(({ type }) => type === 'IPA') ? 'industry' : 'trade'
  return allowance(programme, prosumer, prosumer.annualCredit)
}

function allowance(of: Allowance['of'], spend: { remaining: number; currency: string }, limit: number): Allowance {
  return { of, left: spend.remaining, limit, currency: spend.currency }
}
