import { attach, createEffect, scopeBind } from 'effector'
import { loaded } from '../../http/loaded'
import { keepScope } from '../../runtime/within'
import type { BotAction } from '../../shapes/bot-action'
import { $settings, readSettingsFx } from '../settings'

const knownSettingsFx = attach({
  source: $settings,
  effect: settings => settings ?? scopeBind(readSettingsFx, { safe: true })(),
})

/** By the check that the site's settings name. */
export const botTokenFx = createEffect<BotAction, string>(async action => {
  const within = keepScope()
  const settings = await scopeBind(knownSettingsFx, { safe: true })().catch(() => null)
  if (settings?.botCheck !== 'proof-of-work') return `sandbox-${action}`
  const { proveFx } = await loaded(import('./prove'))
  return within(() => proveFx(action))
})
