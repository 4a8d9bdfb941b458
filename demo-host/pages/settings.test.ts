import { expect, test } from 'vitest'
import { pagesSettings } from './settings'

test('the host pages are for this machine alone, unless told otherwise', () => {
  expect(pagesSettings({}).host).toBe('localhost')
  expect(pagesSettings({ TILL_HOST: '0.0.0.0' }).host).toBe('0.0.0.0')
})
