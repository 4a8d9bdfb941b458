import { attach, combine, createStore, sample, scopeBind } from 'effector'
import { requestFx } from '../../core/http/request'
import { keepInTab, keptInTab } from '../../core/runtime/kept-in-tab'
import { started } from '../../core/runtime/started'
import { urlOf } from '../../core/runtime/url-of'
import { $config } from '../../core/site/config'
import { endpoints } from '../../core/site/endpoints'
import { $settings, settingsWanted } from '../../core/site/settings'

const checkOriginFx = requestFx(endpoints.checkOrigin)

/** The referring page, if its origin is registered: a link on any other page must not become one of ours. */
const findHomeFx = attach({
  source: $config,
  async effect({ key }) {
    const check = scopeBind(checkOriginFx, { safe: true })
    const { referrer } = document
    const origin = urlOf(referrer)?.origin ?? location.origin
    // The referrer is lost after a reload.
    if (origin === location.origin) return keptInTab<string>(key, 'came-from', 2)
    const { isRegistered } = await check({ query: { origin } })
    if (isRegistered) keepInTab(key, 'came-from', 2, referrer)
    return isRegistered ? referrer : null
  },
})

const $cameFrom = createStore<string | null>(null).on(findHomeFx.doneData, (_current, home) => home ?? null)

/** The target of 'Continue shopping': the page that the shopper came from, else the shop's own. */
export const $home = combine($cameFrom, $settings, (cameFrom, settings) => cameFrom ?? settings?.home ?? '/')

sample({ clock: started, fn: () => {}, target: findHomeFx })

sample({
  clock: [findHomeFx.doneData.filter({ fn: home => !home }), findHomeFx.fail],
  fn: () => {},
  target: settingsWanted,
})
