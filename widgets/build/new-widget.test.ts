import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { earlyWidgets } from './early-widgets.mjs'
import { newWidget } from './new-widget.mjs'

const widgets = fileURLToPath(new URL('..', import.meta.url))
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'till-new-widget-'))
  cpSync(join(widgets, '_template'), join(folder, '_template'), { recursive: true })
  cpSync(join(widgets, 'index.ts'), join(folder, 'index.ts'))
})

afterEach(() => rmSync(folder, { recursive: true }))

const read = (file: string) => readFileSync(join(folder, file), 'utf8')

describe('a new widget', () => {
  test('has every file of the template under its own name, and a line in the registry', () => {
    newWidget(folder, 'size-guide', { isEarly: true })
    const files = readdirSync(join(folder, 'size-guide')).sort()
    const expected = readdirSync(join(folder, '_template')).map(file => file.replace('template', 'size-guide'))
    expect(files).toEqual(expected.sort())
    expect(read('index.ts')).toContain("  'till-size-guide': () => import('./size-guide/size-guide.widget'),\n}")
  })

  test('is drawn by the loader if that was asked for, and only then', () => {
    newWidget(folder, 'size-guide')
    newWidget(folder, 'size-chart', { isEarly: true })
    expect(earlyWidgets(folder)).toEqual(['size-chart'])
  })

  test('does not mention the template', () => {
    newWidget(folder, 'size-guide', { isEarly: true })
    const texts = readdirSync(join(folder, 'size-guide')).map(file => read(`size-guide/${file}`))
    expect(texts.filter(text => /template|new:widget|copied from/i.test(text))).toEqual([])
    expect(read('size-guide/size-guide.widget.ts')).toContain("tag: 'till-size-guide'")
    expect(read('size-guide/size-guide.widget.ts')).toContain('const SizeGuideElement')
  })

  test.each([undefined, '', 'SizeGuide', 'size_guide', '../size'])('refuses the name %j with a sentence', name => {
    expect(() => newWidget(folder, name)).toThrow(/^Expected a name like 'size-guide'/)
  })

  test('never writes over one that is there', () => {
    newWidget(folder, 'size-guide')
    expect(() => newWidget(folder, 'size-guide')).toThrow('There is a widgets/size-guide already.')
  })
})
