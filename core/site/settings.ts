import { createEvent, createStore, sample } from 'effector'
import { requestFx } from '../http/request'
import { started } from '../runtime/started'
import type { SiteSettings } from './contracts'
import { endpoints } from './endpoints'

/** Something needs to know what the site has switched on; the settings are read once a page. */
export const settingsWanted = createEvent()

const readSettingsFx = requestFx(endpoints.readSiteSettings)

/** What the service tells of the site; null until it has. */
export const $settings = createStore<SiteSettings | null>(null)
  .on(readSettingsFx.doneData, (_before, settings) => settings)
  .reset(started)

/** The features that are switched on, by name: `notifyMe`, `miniCart`. */
export const $features = $settings.map(settings => settings?.features ?? {})

sample({
  clock: settingsWanted,
  source: { settings: $settings, isPending: readSettingsFx.pending },
  filter: ({ settings, isPending }) => !settings && !isPending,
  fn: () => {},
  target: readSettingsFx,
})
