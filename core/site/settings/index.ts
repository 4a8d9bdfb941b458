import { combine, createEvent, createStore, sample } from 'effector'
import { requestFx } from '../../http/request'
import { $config, started } from '../../runtime/started'
import type { SiteSettings } from './contracts'
import { endpoints } from './endpoints'

export const settingsWanted = createEvent()

export const readSettingsFx = requestFx(endpoints.readSiteSettings)

export const $settings = createStore<SiteSettings | null>(null)
  .on(readSettingsFx.doneData, (_before, settings) => settings)
  .reset(started)

/** By name: `notifyMe`, `mail` (whether mails leave the shop). */
export const $features = $settings.map(settings => settings?.features ?? {})

/** The stricter of the page's setting and its key's. */
export const $isFirstParty = combine(
  $config,
  $settings,
  (config, settings) => config.trust === 'first-party' && settings?.trust !== 'third-party',
)

sample({
  clock: settingsWanted,
  source: { settings: $settings, isPending: readSettingsFx.pending },
  filter: ({ settings, isPending }) => !settings && !isPending,
  fn: () => {},
  target: readSettingsFx,
})
