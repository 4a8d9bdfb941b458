import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const root = new URL('../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')
const sheets = ['core/', 'widgets/', 'checkout-site/'].flatMap(room =>
  readdirSync(new URL(room, root), { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.css'))
    .map(path => room + path),
)
const roles = new Set(sheets.flatMap(sheet => read(sheet).match(/--t-[\w-]+(?=:)/g) ?? []))

describe('every sheet of ours', () => {
  it.each(sheets)('I2: %s reads only roles that exist, and no rem', sheet => {
    const css = read(sheet)
    expect((css.match(/(?<=var\()--t-[\w-]+/g) ?? []).filter(role => !roles.has(role))).toEqual([])
    // A widget's text must not follow the root size of its host's page; the microsite's page is ours.
    if (sheet !== 'checkout-site/shell/type.css') expect(css).not.toMatch(/\drem/)
    // The shell's own sheet stands in for the tokens until they come; `shell.test.ts` holds the two alike.
    if (!/(tokens|host\/shell|closed-widget)\.css$/.test(sheet))
      expect(css).not.toMatch(/var\(--till-(color|font|radius)/)
  })
})
