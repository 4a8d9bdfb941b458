import { createEvent, createStore, sample } from 'effector'
import { type ShopError, usageError } from '../../errors/shop-error'
import { requestFx } from '../../http/request'
import { tokenForgotten } from '../../http/token'
import { internationalPhone } from '../../format/phone'
import type { ConsumerProfile, PersonDetails } from '../contracts'
import { endpoints } from '../endpoints'
import { $profile, profileAnswered } from '../model'
import { profileOutdated } from '../outdated'

export type Liking = { readonly interests: readonly string[]; readonly preferredShoeSize: string }

export type DetailsForm = 'basics' | 'liking'

export const basicsSubmitted = createEvent<PersonDetails>()
export const likingSubmitted = createEvent<Liking>()
/** Resets what is said about earlier tries; the profile is read again. */
export const detailsShown = createEvent()

const basicsFx = requestFx(endpoints.changeConsumer)
const likingFx = requestFx(endpoints.changeConsumer)
const refusedHere = createEvent<DetailsForm>()

export const basicsSaved = basicsFx.doneData

export const $savingDetails = createStore<DetailsForm | null>(null)
  .on(basicsFx, () => 'basics')
  .on(likingFx, () => 'liking')
  .reset(basicsFx.finally, likingFx.finally)

export const $savedDetails = createStore<DetailsForm | null>(null)
  .on(basicsFx.done, () => 'basics')
  .on(likingFx.done, () => 'liking')
  .reset(basicsSubmitted, likingSubmitted, detailsShown, tokenForgotten)

export const $detailsError = createStore<{ form: DetailsForm; error: ShopError } | null>(null)
  .on(basicsFx.failData, (_current, error) => ({ form: 'basics', error }))
  .on(likingFx.failData, (_current, error) => ({ form: 'liking', error }))
  .on(refusedHere, (_current, form) => ({ form, error: usageError('profile-not-loaded', 'Profile not loaded') }))
  .reset(basicsFx, likingFx, detailsShown, tokenForgotten)

/** The last try had nothing in it, so there is nothing to keep. */
export const $isNothingTyped = createStore(false)
  .on(basicsSubmitted, (_current, details) => isEmpty(details))
  .reset(likingSubmitted, detailsShown, tokenForgotten)

sample({
  clock: basicsSubmitted,
  source: { profile: $profile, saving: $savingDetails },
  filter: ({ profile, saving }, details) => profile !== null && saving === null && !isEmpty(details),
  fn: ({ profile }, details) => ({
    body: { consumerProfile: { consumerDetails: changed(details, profile?.consumerDetails) } },
  }),
  target: basicsFx,
})

sample({
  clock: likingSubmitted,
  source: { profile: $profile, saving: $savingDetails },
  filter: ({ profile, saving }) => profile !== null && saving === null,
  fn: ({ profile }, { interests, preferredShoeSize }) => {
    const typed = { interests: joined(interests, profile?.preferences?.interests ?? ''), preferredShoeSize }
    return { body: { consumerProfile: { preferences: differing(typed, profile?.preferences) } } }
  },
  target: likingFx,
})

sample({
  clock: basicsSubmitted,
  source: $profile,
  filter: profile => profile === null,
  fn: () => 'basics' as const,
  target: refusedHere,
})

sample({
  clock: likingSubmitted,
  source: $profile,
  filter: profile => profile === null,
  fn: () => 'liking' as const,
  target: refusedHere,
})

sample({ clock: detailsShown, target: profileOutdated })

sample({ clock: [basicsFx.doneData, likingFx.doneData], target: profileAnswered })

// A dial code alone is no value.
const isEmpty = ({ phoneCode: _code, ...details }: PersonDetails): boolean =>
  Object.values(details).every(text => !text?.trim())

/** As they are known where they are the same, whatever their order. */
function joined(interests: readonly string[], known: string): string {
  const before = known.split('|')
  const isSame = interests.length === before.length && interests.every(one => before.includes(one))
  return isSame ? known : interests.join('|')
}

/** What is as the profile has it is not sent: another page may have changed it since. */
const differing = <Typed extends object>(typed: Typed, known: object | undefined): Partial<Typed> => {
  const before: Readonly<Record<string, unknown>> = { ...known }
  return Object.fromEntries(
    Object.entries(typed).filter(([name, text]) => text !== (before[name] ?? '')),
  ) as Partial<Typed>
}

function changed(
  { phone, phoneCode, ...others }: PersonDetails,
  known: ConsumerProfile['consumerDetails'] | undefined,
): PersonDetails {
  const international = (text: string) => internationalPhone(text, phoneCode || known?.phoneCode || '')
  const isNewPhone = phone !== undefined && international(phone) !== international(known?.phone ?? '')
  return {
    ...differing(others, known),
    ...(isNewPhone ? { phone, ...(phoneCode === undefined ? {} : { phoneCode }) } : {}),
  }
}
