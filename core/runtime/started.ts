import { createEvent, createStore } from 'effector'
import type { ShopConfig } from '../site/contracts'

/** The page's shop begins, once, with what its script tag or its own page says. */
export const started = createEvent<ShopConfig>()

const beforeStart: ShopConfig = {
  key: '',
  locale: 'en-US',
  api: '',
  checkout: '',
  channel: 'ECOMM',
  trust: 'third-party',
}

/** How the page's shop is set up; harmless defaults until it has started. */
export const $config = createStore<ShopConfig>(beforeStart).on(started, (_current, config) => config)
