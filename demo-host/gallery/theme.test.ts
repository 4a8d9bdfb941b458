import { expect, test } from 'vitest'
import { contrastOf, themeOf, verdictOn } from './theme'

test('X8: a merchant’s colours are measured as WCAG measures them', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5)
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrastOf('#ffffff', '#777777')).toBeCloseTo(4.48, 2)
})

test('X8: words that cannot be read on a merchant’s button are said, with a colour that can', () => {
  expect(verdictOn({ action: '#ffdd00', onAction: '#ffffff' })).toMatch(
    /1\.3 to 1.*4\.5 to 1.*#000000 stands 15\.\d to 1/,
  )
  expect(verdictOn({ action: '#0b3d91', onAction: '#ffffff' })).toMatch(/can be read/)
})

test('a theme is two colours, and nothing else gets into the page', () => {
  expect(themeOf({ action: '#FFDD00' })).toEqual({ action: '#FFDD00', onAction: '#ffffff' })
  expect(themeOf({ action: 'red;}</style><script>' })).toBeNull()
  expect(themeOf({ action: '#ffdd00', on: 'url(x)' })).toBeNull()
  expect(themeOf({})).toBeNull()
})
