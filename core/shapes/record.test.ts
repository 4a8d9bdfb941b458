import { boolean, is, string, type } from 'superstruct'
import { afterEach, expect, test } from 'vitest'
import { record } from './record'

const page = Object.prototype as { extend?: unknown }

afterEach(() => {
  delete page.extend
})

test('I3: records are checked on a page that has added to Object.prototype', () => {
  page.extend = () => {}
  const Settings = type({ features: record(string(), boolean()) })
  expect(is({ features: { wallets: true } }, Settings)).toBe(true)
  expect(is({ features: { wallets: 'yes' } }, Settings)).toBe(false)
  expect(is({ features: 'none' }, Settings)).toBe(false)
})
