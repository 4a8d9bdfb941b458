import { expect, it } from 'vitest'
import { withShortRoles } from './role-names'

const text = ':host { --t-text: var(--till-color-text, #111); color: var(--t-text); inline-size: var(--t-target) }'

it('a role travels under a short name, the same wherever it stands', () => {
  const [given, used, other] = withShortRoles(text).match(/--t\w+(?!-)\b/g) ?? []
  expect(given).toMatch(/^--t\w{1,2}$/)
  expect(used).toBe(given)
  expect(other).not.toBe(given)
})

it('what a merchant may set, and what no sheet of ours has, keeps its name', () => {
  expect(withShortRoles(text)).toContain('var(--till-color-text,')
  expect(withShortRoles('--t-of-nobody: 1')).toBe('--t-of-nobody: 1')
})
