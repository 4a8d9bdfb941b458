import { attach, combine, createStore, sample, scopeBind } from 'effector'
import { requestFx } from '../../core/http/request'
import { keepInTab, keptInTab } from '../../core/runtime/kept-in-tab'
import { started } from '../../core/runtime/started'
import { urlOf } from '../../core/runtime/url-of'
import { $config } from '../../core/site/config'
import { endpoints } from '../../core/site/endpoints'
import { $settings, settingsWanted } from '../../core/site/settings'

const checkOriginFx = requestFx(endpoints.checkOrigin)

/** The page that led here, where the shop knows its origin: a link on any other page must not become one of ours. */
const findHomeFx = attach({
  source: $config,
  async effect({ key }) {
    const check = scopeBind(checkOriginFx, { safe: true })
    const { referrer } = document
    const origin = urlOf(referrer)?.origin ?? location.origin
    // A reload forgets who sent us.
    if (origin === location.origin) return keptInTab<string>(key, 'came-from', 2)
    const { isRegistered } = await check({ query: { origin } })
    if (isRegistered) keepInTab(key, 'came-from', 2, referrer)
    return isRegistered ? referrer : null
  },
})

const $cameFrom = createStore<string | null>(null).on(findHomeFx.doneData, (_current, home) => home ?? null)

/** Where 'Continue shopping' leads: to the page that the shopper came from, else to the shop's own pages. */
export const $home = combine($cameFrom, $settings, (cameFrom, settings) => cameFrom ?? settings?.home ?? '/')

sample({ clock: started, fn: () => {}, target: findHomeFx })

sample({
  clock: [findHomeFx.doneData.filter({ fn: home => !home }), findHomeFx.fail],
  fn: () => {},
  target: settingsWanted,
})
