import { expect, it } from 'vitest'
import { ownScheme } from './page-scheme'

it.each([
  ['', true, 'light'],
  ['normal', true, 'light'],
  ['light', true, 'light'],
  ['only light', true, 'light'],
  ['dark', false, 'dark'],
  ['light dark', true, null],
  ['dark light', false, null],
  ['', false, null],
  ['light', false, null],
  ['dark', true, null],
] as const)(
  'a page of the schemes "%s" is, where the system is dark (%s), in a scheme of its own: %s',
  (schemes, isDark, own) => {
    expect(ownScheme(schemes, isDark)).toBe(own)
  },
)
