import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import type { ShopError } from '../../errors/shop-error'
import { requestFx } from '../../http/request'
import { dropFromTab, loadFromTab, saveInTab } from '../../runtime/tab-storage'
import { leaveWindow, takeWindowRequest, postToOpener } from '../../runtime/opened-by-page'
import { urlOf } from '../../runtime/url-of'
import { $config } from '../../site/config'
import { endpoints } from '../endpoints'

const SOURCE = 'till-sign-in'

/** A page of another site that asks; `back` is its address if no window could be opened. */
export type AskingPage = {
  readonly key: string
  readonly origin: string
  readonly challenge: string
  readonly state: string
  readonly back: string
}

export const windowShown = createEvent()
/** Another screen of the window leads back to the question, if there is one. */
export const wayBackShown = createEvent()
export const pageAllowed = createEvent()
export const pageDenied = createEvent()

const giveCodeFx = requestFx(endpoints.giveCodeToPage)

const readAskingFx = attach({
  source: $config,
  effect({ key }): AskingPage | null {
    const given = takeWindowRequest()
    const text = (name: string) => given.get(name) ?? ''
    const names = { key: text('key'), origin: text('origin'), challenge: text('challenge'), state: text('state') }
    const isWhole = Object.values(names).every(Boolean)
    if (!isWhole) return loadFromTab<AskingPage>(key, 'asking', 1)
    const back = text('back')
    // The shopper is only sent back to the origin that the code is for.
    const asking = { ...names, back: urlOf(back)?.origin === names.origin ? back : '' }
    // A shopper who signs up first comes back to the question.
    saveInTab(key, 'asking', 1, asking)
    return asking
  },
})

const recallFx = attach({ source: $config, effect: ({ key }) => loadFromTab<AskingPage>(key, 'asking', 1) })

const forgetFx = attach({ source: $config, effect: ({ key }) => dropFromTab(key, 'asking') })

/** Null if no page asks. */
export const $asking = createStore<AskingPage | null>(null).on(
  [readAskingFx.doneData, recallFx.doneData],
  (_before, asking) => asking,
)

const allowFx = createEffect<AskingPage, void, ShopError>(async asking => {
  const giveCode = scopeBind(giveCodeFx, { safe: true })
  const { key: accessKey, origin, challenge: codeChallenge, state, back } = asking
  const { authorizationCode: code } = await giveCode({ body: { accessKey, origin, codeChallenge } })
  postToOpener(origin, { source: SOURCE, state, code })
  leaveWindow(back, { 'till-sign-in': code, state })
})

const denyFx = createEffect(({ back }: AskingPage) => leaveWindow(back))

/** True from the press until the window closes. */
export const $isAllowing = allowFx.pending

export const $allowError = createStore<ShopError | null>(null)
  .on(allowFx.failData, (_before, error) => error)
  .reset(pageAllowed)

sample({ clock: windowShown, target: readAskingFx })

sample({ clock: wayBackShown, target: recallFx })

const allowed = sample({
  clock: pageAllowed,
  source: { asking: $asking, isAllowing: allowFx.pending },
  filter: ({ asking, isAllowing }) => asking !== null && !isAllowing,
  fn: ({ asking }) => asking as AskingPage,
})

sample({ clock: allowed, target: allowFx })

const denied = sample({
  clock: pageDenied,
  source: $asking,
  filter: (asking): asking is AskingPage => asking !== null,
})

sample({ clock: denied, target: denyFx })

// A tab that went back to the page may come to the shop again.
sample({ clock: [allowFx.done, denyFx.done], fn: () => {}, target: forgetFx })
