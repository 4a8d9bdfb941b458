import { attach, createEffect, scopeBind } from 'effector'
import { loaded } from '../../http/loaded'
import { keepScope } from '../../runtime/within'
import type { BotAction } from '../../shapes/bot-action'
import { $settings, readSettingsFx } from '../settings'

const knownSettingsFx = attach({
  source: $settings,
  effect: settings => settings ?? scopeBind(readSettingsFx, { safe: true })(),
})

/** The check that the site's settings name; null for the sandbox's. */
export const loadCheckFx = createEffect(async () => {
  const settings = await scopeBind(knownSettingsFx, { safe: true })().catch(() => null)
  return settings?.botCheck === 'proof-of-work' ? loaded(import('./prove')) : null
})

export const botTokenFx = createEffect<BotAction, string>(async action => {
  const within = keepScope()
  const check = await scopeBind(loadCheckFx, { safe: true })()
  return check ? within(() => check.proveFx(action)) : `sandbox-${action}`
})
