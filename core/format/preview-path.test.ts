import { expect, test } from 'vitest'
import { isPreview, previewPath } from './preview-path'

test('M1: a path has /pre before it in preview, once', () => {
  expect(previewPath('/en-us/cart', true)).toBe('/pre/en-us/cart')
  expect(previewPath('/pre/en-us/cart', true)).toBe('/pre/en-us/cart')
  expect(previewPath('/pre/en-us/cart', false)).toBe('/en-us/cart')
  expect(previewPath('/present', false)).toBe('/present')
  expect(['/pre', '/pre/en-us', '/pre?a', '/present'].map(isPreview)).toEqual([true, true, true, false])
})
