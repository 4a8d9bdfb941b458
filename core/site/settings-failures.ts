import { createStore } from 'effector'
import { readSettingsFx } from './settings'

/** Those since the last answer. */
export const $settingsFailures = createStore(0)
  .on(readSettingsFx.fail, failures => failures + 1)
  .reset(readSettingsFx.done)
