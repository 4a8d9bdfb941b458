import { attach, createStore, sample, scopeBind } from 'effector'
import { requestFx } from '../../core/http/request'
import { keepInTab, keptInTab } from '../../core/runtime/kept-in-tab'
import { started } from '../../core/runtime/started'
import { $config } from '../../core/site/config'
import { endpoints } from '../../core/site/endpoints'

const checkOriginFx = requestFx(endpoints.checkOrigin)

/** The page that led here, where the shop knows its origin: a link on any other page must not become one of ours. */
const findHomeFx = attach({
  source: $config,
  async effect({ key }) {
    const check = scopeBind(checkOriginFx, { safe: true })
    const { referrer } = document
    // A reload forgets who sent us.
    if (!isForeign(referrer)) return keptInTab<string>(key, 'came-from', 2)
    const { isRegistered } = await check({ query: { origin: new URL(referrer).origin } })
    if (isRegistered) keepInTab(key, 'came-from', 2, referrer)
    return isRegistered ? referrer : null
  },
})

/** Where 'Continue shopping' leads: to the page that the shopper came from, as far as the browser tells it. */
export const $home = createStore('/').on(findHomeFx.doneData, (_current, home) => home ?? '/')

sample({ clock: started, fn: () => {}, target: findHomeFx })

const isForeign = (referrer: string) => URL.canParse(referrer) && new URL(referrer).origin !== location.origin
