import { combine, createEvent, createStore, sample } from 'effector'
import { requestFx } from '../http/request'
import { $config, started } from '../runtime/started'
import type { SiteSettings } from './contracts'
import { endpoints } from './endpoints'

/** Something needs to know what the site has switched on; the settings are read once a page. */
export const settingsWanted = createEvent()

const readSettingsFx = requestFx(endpoints.readSiteSettings)

/** What the service tells of the site; null until it has. */
export const $settings = createStore<SiteSettings | null>(null)
  .on(readSettingsFx.doneData, (_before, settings) => settings)
  .reset(started)

/** The features that are switched on, by name: `notifyMe`, `mail` (whether mails leave the shop). */
export const $features = $settings.map(settings => settings?.features ?? {})

/** Whether the page may see what belongs to a person: the stricter of what it says of itself and of its key's record. */
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
