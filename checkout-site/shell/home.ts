import { attach, combine, createStore, sample, scopeBind } from 'effector'
import { requestFx } from '../../core/http/request'
import { saveInTab, loadFromTab } from '../../core/runtime/tab-storage'
import { isFirstLoad } from '../../core/runtime/referrer'
import { started } from '../../core/runtime/started'
import { urlOf } from '../../core/runtime/url-of'
import { $config } from '../../core/site/config'
import { endpoints } from '../../core/site/endpoints'
import { $settings, settingsWanted } from '../../core/site/settings'

const checkOriginFx = requestFx(endpoints.checkOrigin)

/** The referring page, if its origin is registered: a link on any other page must not become one of ours. A browser sends only its origin, so a page may send its whole address in the hash. */
const findHomeFx = attach({
  source: $config,
  async effect({ key }) {
    const check = scopeBind(checkOriginFx, { safe: true })
    const { referrer } = document
    const sent = readSentAddress()
    const origin = urlOf(referrer)?.origin ?? location.origin
    const stored = loadFromTab<string>(key, 'came-from', 2)
    // A reload has lost the referrer, or the address from the page.
    const isKnown = origin === location.origin || (stored && !isFirstLoad())
    const isRegistered = !isKnown && (await check({ query: { origin } })).isRegistered
    const page = sent && urlOf(sent)?.origin === origin ? sent : referrer
    if (isRegistered) saveInTab(key, 'came-from', 2, page)
    // Not before it was kept, because the page may be reloaded while the origin is checked.
    if (sent !== null) history.replaceState(history.state, '', location.pathname + location.search)
    if (isKnown) return stored
    return isRegistered ? page : null
  },
})

/** Null if the shopper came from no page of ours. */
export const $referringPage = createStore<string | null>(null).on(findHomeFx.doneData, (_current, home) => home ?? null)

/** The target of 'Continue shopping': the page that the shopper came from, else the shop's own. */
export const $home = combine($referringPage, $settings, (cameFrom, settings) => cameFrom ?? settings?.home ?? '/')

sample({ clock: started, fn: () => {}, target: findHomeFx })

sample({
  clock: [findHomeFx.doneData.filter({ fn: home => !home }), findHomeFx.fail],
  fn: () => {},
  target: settingsWanted,
})

function readSentAddress(): string | null {
  return new URLSearchParams(location.hash.slice(1)).get('home')
}
