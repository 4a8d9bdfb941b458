import { allSettled } from 'effector'
import { fetchFx, type Sent } from '../../core/http/fetch'
import { pageScope } from '../../core/runtime/scope'
import { started } from '../../core/runtime/started'
import { aToken } from '../../core/testing/a-token'
import { type Answers, answerTo, type Call } from '../../core/testing/shop-for'
import type { ShopConfig } from '../../core/site/contracts'
import { testPage } from './put-widget'

/** Puts these answers in the service's place for the page under test, and notes the calls. */
export function theServiceAnswers(answers: Answers): Call[] {
  const calls: Call[] = []
  const all: Answers = { 'POST /token/v2/auth/token': () => aToken(), ...answers }
  fetchFx.use((sent: Sent) => answerTo(sent, all, calls))
  return calls
}

/** Starts the page's shop, as the loader does. */
export function startShop(config: Partial<ShopConfig> = {}): Promise<unknown> {
  return allSettled(started, { scope: pageScope, params: { ...testPage, ...config } })
}
