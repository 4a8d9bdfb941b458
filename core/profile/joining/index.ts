import { createEvent, createStore, sample } from 'effector'
import type { ShopError } from '../../errors/shop-error'
import { requestFx } from '../../http/request'
import { tokenForgotten } from '../../http/token'
import { endpoints } from '../endpoints'
import { $profile, profileAnswered } from '../model'

export const loyaltyJoined = createEvent()

const joinFx = requestFx(endpoints.changeConsumer)

export const joined = joinFx.done

export const $isJoining = joinFx.pending

export const $joinError = createStore<ShopError | null>(null)
  .on(joinFx.failData, (_current, error) => error)
  .reset(joinFx, tokenForgotten)

/** Null until the profile has loaded. */
export const $isMember = $profile.map(profile => (profile ? profile.isLoyaltyMember : null))

sample({
  clock: loyaltyJoined,
  source: joinFx.pending,
  filter: isJoining => !isJoining,
  fn: () => ({
    body: {
      consumerProfile: { enrollments: [{ type: 'Loyalty' as const, optin: true as const, channel: 'web' }] },
    },
  }),
  target: joinFx,
})

sample({ clock: joinFx.doneData, target: profileAnswered })
