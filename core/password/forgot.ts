import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import type { ShopError } from '../errors/shop-error'
import { askBotCheckFx } from '../http/bot-check'
import { requestFx } from '../http/request'
import { checkedEmail, unchecked } from '../validate/checked-email'
import { email as emailProblem } from '../validate/email'
import { endpoints } from './endpoints'

export const forgotOpened = createEvent()
export const forgotSubmitted = createEvent<string>()

const requestCallFx = requestFx(endpoints.requestReset)

const requestLinkFx = createEffect<string, void, ShopError>(async email => {
  const call = scopeBind(requestCallFx, { safe: true })
  const botToken = await scopeBind(askBotCheckFx, { safe: true })('login')
  await call({ body: { email, ...(botToken === undefined ? {} : { recaptcha_response: botToken }) } })
})

export const $forgotProblem = createStore(unchecked).on(forgotSubmitted, checkedEmail).reset(forgotOpened)

/** The address of the request; nobody learns whether it has an account. */
export const $linkSentTo = createStore<string | null>(null)
  .on(requestLinkFx.done, (_current, { params }) => params)
  .reset(forgotOpened)

export const $isAskingForLink = requestLinkFx.pending

export const $forgotError = createStore<ShopError | null>(null)
  .on(requestLinkFx.failData, (_current, error) => error)
  .reset(forgotSubmitted, forgotOpened)

sample({
  clock: forgotSubmitted,
  source: requestLinkFx.pending,
  filter: (isPending, email) => !isPending && emailProblem(email) === null,
  fn: (_isPending, email) => email,
  target: requestLinkFx,
})
