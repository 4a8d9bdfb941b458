import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { type Proof, newProof } from '../../http/proof'
import { dropFromTab, saveInTab, loadFromTab } from '../../runtime/tab-storage'
import { pageAddress, pageOrigin } from '../../runtime/page-address'
import { newId } from '../../runtime/ids'
import { listenToWindow } from '../../runtime/listen-to-window'
import { openShopWindow } from '../../runtime/shop-window'
import { goToShop, takeReturned } from '../../runtime/shop-navigation'
import { urlOf } from '../../runtime/url-of'
import { $config } from '../../site/config'
import type { ShopConfig } from '../../site/contracts'
import { $exchangeError, codeGiven } from '../signing'

/** A proof for this page, and the name of one attempt. */
type Attempt = Proof & { readonly state: string }

/** Prepares the attempt, because a window must open in the press itself. */
export const wayInShown = createEvent()
export const windowPressed = createEvent()

const prepareFx = createEffect(async (): Promise<Attempt> => ({ ...(await newProof()), state: newId() }))

const $prepared = createStore<Attempt | null>(null, { serialize: 'ignore' }).on(
  prepareFx.doneData,
  (_before, attempt) => attempt,
)

const takeReturnedFx = attach({
  source: $config,
  effect({ key }) {
    const attempt = loadFromTab<Attempt>(key, 'sign-in', 1)
    const returned = takeReturned()
    if (attempt) dropFromTab(key, 'sign-in')
    if (!attempt || returned?.state !== attempt.state) return null
    return { authorizationCode: returned.code, codeVerifier: attempt.codeVerifier }
  },
})

const windowOpened = createEvent<Window>()

const $opened = createStore<Window | null>(null, { serialize: 'ignore' }).on(windowOpened, (_before, opened) => opened)

const openFx = attach({
  source: { config: $config, attempt: $prepared },
  async effect({ config, attempt }) {
    const follow = scopeBind(windowOpened, { safe: true })
    const ready = attempt ?? { ...(await newProof()), state: newId() }
    const address = windowAddress(config, ready)
    // For what comes back to this page: the page itself if no window opens, or a window that its opener policy cuts off, which has a copy of the tab's storage.
    saveInTab(config.key, 'sign-in', 1, ready)
    const opened = openShopWindow(address, config)
    if (!opened) {
      goToShop(address)
      return { attempt: ready, code: null }
    }
    follow(opened)
    const code = await codeOf(opened, urlOf(address)?.origin ?? '', ready.state)
    dropFromTab(config.key, 'sign-in')
    return { attempt: ready, code }
  },
})

export const $isWindowOpen = openFx.pending

sample({ clock: wayInShown, target: [prepareFx, takeReturnedFx] })

sample({
  clock: takeReturnedFx.doneData.filter({ fn: given => given !== null }),
  target: codeGiven,
})

const $hasReturned = createStore(false).on(takeReturnedFx.doneData, (_before, given) => given !== null)

/** The page came back from the shop with a code that was refused, and nothing on it says so. */
export const returnRefused = sample({
  clock: $exchangeError.updates,
  source: $hasReturned,
  filter: (hasReturned, error) => hasReturned && error !== null,
  fn: () => {},
})

$hasReturned.reset(returnRefused, windowPressed)

sample({
  clock: windowPressed,
  source: openFx.pending,
  filter: isOpen => !isOpen,
  fn: () => {},
  target: openFx,
})

// A second press moves the open window to the front.
sample({
  clock: windowPressed,
  source: $opened,
  filter: openFx.pending,
  target: createEffect((opened: Window | null) => opened?.focus()),
})

// A proof works for one code.
sample({ clock: openFx.finally, fn: () => {}, target: prepareFx })

sample({
  clock: openFx.doneData,
  filter: ({ code }) => code !== null,
  fn: ({ attempt, code }) => ({ authorizationCode: code ?? '', codeVerifier: attempt.codeVerifier }),
  target: codeGiven,
})

/** Null if the window was closed without a code, or is cut off. */
async function codeOf(opened: Window, origin: string, state: string): Promise<string | null> {
  let given: string | null = null
  await listenToWindow(opened, { origin, source: 'till-sign-in', state }, ({ code }) => {
    if (typeof code === 'string') given = code
    return given !== null
  })
  return given
}

/** In the hash, so that the shop's server does not see which page asks. */
function windowAddress({ checkout, key, locale }: ShopConfig, { codeChallenge, state }: Attempt): string {
  const parameters = { key, origin: pageOrigin(), challenge: codeChallenge, state, back: pageAddress() }
  return `${checkout.replace(/\/$/, '')}/${locale.toLowerCase()}/sign-in-window#${new URLSearchParams(parameters)}`
}
