import { combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { consentCookies, watchConsentCookie } from '../../runtime/consent-cookie'
import { lateLoaded } from '../../runtime/late'
import { pageReturned } from '../../runtime/page-events'
import { $config } from '../../site/config'
import { $consent, type Consent } from '../model'
import { consentIn } from './cookie'
import { isEmea } from './emea'

/** False was refused, undefined was not asked yet: both keep what needs it from running. */
export interface Granted extends Consent {
  readonly required: true
}

/** The page's banner may have changed its cookie. */
export const cookieChanged = createEvent()

/** An editor looks at a draft, by the token of its site. */
export const previewShown = createEvent()

const readCookieFx = createEffect(() => consentIn(consentCookies()))

const listenFx = createEffect(() => watchConsentCookie(scopeBind(cookieChanged, { safe: true })))

const $isEmea = $config.map(({ locale }) => isEmea(locale))

// Computed, because a part of the page may bring this file long after the shop has started.
const $firstCookie = $config.map(({ locale }) => (isEmea(locale) ? consentIn(consentCookies()) : null))

type Read = { readonly cookie: Required<Consent> | null }

const $laterCookie = createStore<Read | null>(null).on(readCookieFx.doneData, (_before, cookie) => ({ cookie }))

const $isPreview = createStore(false).on(previewShown, () => true)

const all = { required: true, performance: true, functional: true, targeting: true } as const

/** What may run: in Europe, the Middle East and Africa by the page's consent cookie, elsewhere, and without a cookie, by what the page says. */
export const $granted = combine(
  { said: $consent, first: $firstCookie, later: $laterCookie, isPreview: $isPreview },
  ({ said, first, later, isPreview }): Granted =>
    isPreview ? all : { ...((later ? later.cookie : first) ?? said), required: true },
)

sample({ clock: lateLoaded, target: listenFx })

sample({
  clock: [cookieChanged, pageReturned, lateLoaded],
  source: $isEmea,
  filter: Boolean,
  fn: () => {},
  target: readCookieFx,
})
