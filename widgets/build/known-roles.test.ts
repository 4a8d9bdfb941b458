import { expect, it } from 'vitest'
import { inShadow, laterRoles, withLater, withoutKnown } from './known-roles'

const plain = (text: string) => text.replace(/\s+/g, ' ').trim()

it('a role that the shell has travels once, one that means something else there or elsewhere stays', () => {
  const worn = ':host { --t-text: #111; --t-focus: var(--till-focus,\n #00f); --t-14: 14px; }'
  const text =
    ':host { --t-text: #111; --t-focus: var(--till-focus, #00f); --t-sale: red; } :lang(ar) { --t-14: 14px / 22px; }'
  expect(plain(withoutKnown(text, worn))).toBe(':host { --t-sale: red; } :lang(ar) { --t-14: 14px / 22px; }')
})

it('so does what the shell declares for the same elements, whatever the weight that it has in the other sheet', () => {
  const worn = '/* a { */ * { margin: 0; } :focus-visible { outline: 2px solid } .i { fill: none; stroke: red }'
  const text =
    '* { margin: 0 } :where(:focus-visible) { outline: 2px solid } .i { fill: none; stroke: blue; flex: none }'
  expect(plain(withoutKnown(text, worn))).toBe('.i {stroke: blue;flex: none}')
  expect(plain(withoutKnown('.i.s { fill: none }', worn))).toBe('.i.s { fill: none }')
})

it('in a shadow root no rule speaks of pages of ours', () => {
  const text =
    ':where(:host, .till) { color: red } :where(:host, .till) *, :where(:host, .till) :where(b, i) { top: 0 }'
  expect(inShadow(text)).toBe(':where(:host) { color: red } *, :where(b, i) { top: 0 }')
  expect(inShadow(':host,\n.till { top: 0 } :host(:lang(ar)), .root:lang(ar), .till:lang(ar) { top: 1px }')).toBe(
    ':host { top: 0 } :host(:lang(ar)), .root:lang(ar) { top: 1px }',
  )
})

it('a role that neither an open bag nor another role reads goes with the sheets that read it', () => {
  const tokens = ':host { --t-text: #111; --t-link: var(--t-text); --t-30: 30px; --t-shadow-1: 0; --t-shadow: 0; }'
  const later = laterRoles(tokens, 'a { color: var(--t-link); box-shadow: var(--t-shadow) }')
  expect([...later.keys()]).toEqual(['--t-30', '--t-shadow-1'])
  expect([...laterRoles(`${tokens} :lang(ar) { --t-30: 44px; }`, '').keys()]).not.toContain('--t-30')
  expect([...laterRoles(tokens, '', ':host { --t-30: 30px; }').keys()]).not.toContain('--t-30')
  expect(withLater('b { font: var(--t-30); color: var(--t-link) }', later)).toBe(
    ':host{--t-30: 30px;}b { font: var(--t-30); color: var(--t-link) }',
  )
  expect(withLater('b { color: var(--t-link) }', later)).toBe('b { color: var(--t-link) }')
})
