import { expect, it } from 'vitest'
import { withoutKnown } from './known-roles'

it('a role that the shell has travels once, one that means something else there or elsewhere stays', () => {
  const worn = ':host { --t-text: #111; --t-focus: var(--till-focus,\n #00f); --t-14: 14px; }'
  const text =
    ':host { --t-text: #111; --t-focus: var(--till-focus, #00f); --t-sale: red; } :lang(ar) { --t-14: 14px / 22px; }'
  expect(withoutKnown(text, worn).replace(/\s+/g, ' ')).toBe(
    ':host { --t-sale: red; } :lang(ar) { --t-14: 14px / 22px; }',
  )
})
