import { describe, expect, it } from 'vitest'
import { scriptLacks } from './scripts.mjs'
import { styleLacks } from './styles.mjs'

const lacksOf = (code: string) => [...scriptLacks(code).keys()]
const sheetLacksOf = (css: string) => [...styleLacks(css).keys()]

describe('what the oldest browsers lack in a script', () => {
  it.each([
    ['URL.canParse(address)', 'URL.canParse'],
    ['const later = Promise.withResolvers()', 'Promise.withResolvers'],
    ['const parts = new Intl.Segmenter("ja")', 'Intl.Segmenter'],
    ['const sorted = lines.toSorted()', '.toSorted()'],
    ['const found = new Set().union(other)', '.union()'],
    ['place.showPopover()', '.showPopover()'],
    ['place?.showPopover()', '.showPopover()'],
    ['place?.checkVisibility({ opacityProperty: true })', '.checkVisibility()'],
    ['const hosts = new URLPattern(address)', 'URLPattern'],
    ['document.startViewTransition(go)', 'document.startViewTransition'],
    ['jsx("div", { popover: "manual" })', 'the attribute popover'],
    ['const letters = /[\\p{L}--[a-z]]/v', 'regular expressions with the flag v'],
  ])('%s', (code, title) => {
    expect(lacksOf(code)).toContain(title)
  })

  it.each([
    'if (URL.canParse) URL.canParse(address)',
    'const ok = "canParse" in URL && URL.canParse(address)',
    'place.showPopover?.()',
    'place?.showPopover?.()',
    'const { trustedTypes } = window; trustedTypes?.createPolicy("default", {})',
    'if (typeof URLPattern === "function") new URLPattern(address)',
    'Object.hasOwn(value, name); structuredClone(value); [1].at(-1); new URL(address)',
    'const { URLPattern } = ours; new URLPattern(address)',
  ])('is nothing where it is looked for first, is old enough, or is the script’s own: %s', code => {
    expect(lacksOf(code)).toEqual([])
  })

  it('is not a method that what ships has of its own', () => {
    expect([...scriptLacks('list.take(2)', new Set(['take'])).keys()]).toEqual([])
  })

  it('names the browsers', () => {
    expect(scriptLacks('list.toSorted()').get('.toSorted()')).toEqual(['Firefox'])
  })
})

describe('what the oldest browsers lack in a style sheet', () => {
  it.each([
    ['a{color:light-dark(#000,#fff)}', 'light-dark()'],
    ['a:has(b){color:red}', ':has'],
    ['@starting-style{a{opacity:0}}', '@starting-style'],
    ['a{anchor-name:--x}', 'anchor-name'],
    ['p{text-wrap:balance}', 'text-wrap'],
    ['@media (width>1px){a{field-sizing:content}}', 'field-sizing'],
  ])('%s', (css, title) => {
    expect(sheetLacksOf(css)).toContain(title)
  })

  it.each([
    'a{color:color-mix(in srgb,red,#fff);inset-block:0;height:100dvh}',
    '@supports (color:light-dark(red,red)){a{color:light-dark(#000,#fff)}}',
    'a{color:#000;color:light-dark(#000,#fff)}',
    'a{content:":has(b) light-dark("}',
  ])('is nothing where it is old enough, asked for, or stands over another: %s', css => {
    expect(sheetLacksOf(css)).toEqual([])
  })
})

it('a guard in one function excuses no other', () => {
  const guarded = 'export function one(a) { return URL.canParse ? URL.canParse(a) : false }'
  expect([...scriptLacks(guarded).keys()]).toEqual([])
  expect([...scriptLacks(`${guarded}\nexport function two(a) { return URL.canParse(a) }`).keys()]).toEqual([
    'URL.canParse',
  ])
})
