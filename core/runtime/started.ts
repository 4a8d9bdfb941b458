import { createEvent, createStore } from 'effector'
import type { ShopConfig } from '../site/contracts'

export const started = createEvent<ShopConfig>()

const beforeStart: ShopConfig = {
  key: '',
  locale: 'en-US',
  api: '',
  checkout: '',
  channel: 'ECOMM',
  trust: 'third-party',
}

/** Defaults until the shop has started. */
export const $config = createStore<ShopConfig>(beforeStart).on(started, (_current, config) => config)
