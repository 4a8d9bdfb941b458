import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { cellAddress, mannerOf } from './cell'
import { customElements } from './custom-elements'
import type { DescribedWidget } from './described'
import { htmlData } from './html-data'
import { readmes, registered, takeFromShelf } from './shelf.mjs'
import { tablesOf, withTables } from './tables'

let widgets: readonly DescribedWidget[]

beforeAll(async () => {
  widgets = await takeFromShelf()
})

const quickShop = () => widgets.find(({ folder }) => folder === 'quick-shop') as DescribedWidget

describe('the shelf', () => {
  test('holds every widget of the registry, each with stories', () => {
    expect(widgets.map(({ folder }) => folder)).toEqual(registered())
    expect(widgets.filter(({ stories }) => stories.length === 0)).toEqual([])
    expect(
      registered("const widgets = {\n  'till-size-guide': () => import('./size-guide/size-guide.widget'),\n}"),
    ).toEqual(['size-guide'])
  })

  test('takes a widget that was just copied from the template', async () => {
    const [copied] = await takeFromShelf(['_template'])
    expect(copied).toMatchObject({
      tag: 'till-template',
      attributes: [{ name: 'question', property: 'question', type: 'string', initial: 'When does it ship?' }],
      stories: [{ name: 'as-it-comes', html: '<till-template></till-template>' }, {}],
    })
  })

  test('gives each story an address of its own', () => {
    for (const { folder, stories } of widgets) {
      const addresses = stories.map(({ name }) => cellAddress(folder, name))
      expect(new Set(addresses).size).toBe(stories.length)
    }
    expect(mannerOf({ scheme: 'dark', dir: 'sideways', text: 'constructor' })).toEqual({
      host: 'plain',
      scheme: 'dark',
      dir: 'ltr',
      text: '100',
    })
  })
})

describe('what is made of the descriptions', () => {
  test('a custom elements manifest with each tag, its attributes, slots, parts and events', () => {
    const { schemaVersion, modules } = customElements(widgets)
    expect(schemaVersion).toBe('2.1.0')
    const declared = modules[0]?.declarations.find(({ tagName }) => tagName === 'till-quick-shop')
    expect(declared?.attributes).toContainEqual({
      name: 'close-after-add',
      fieldName: 'closeAfterAdd',
      type: { text: 'boolean' },
      default: 'false',
      description: 'Closes the panel once the product is in the cart, also where there is no mini cart.',
    })
    expect(declared?.slots.map(({ name }) => name)).toEqual(['', 'express'])
    expect(modules[0]?.exports.map(({ name }) => name)).toEqual(widgets.map(({ tag }) => tag))
  })

  test('HTML data with each tag, and the openers for any element', () => {
    const { tags, globalAttributes } = htmlData(widgets)
    expect(tags.map(({ name }) => name)).toEqual(widgets.map(({ tag }) => tag))
    expect(globalAttributes[0]?.values?.map(({ name }) => name)).toEqual([
      'mini-cart',
      'quick-shop',
      'sign-in',
      'event',
    ])
  })

  test('each part that a page can style stands in some markup, and each in markup is described', () => {
    const root = new URL('../../widgets/', import.meta.url)
    const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter(file => /(?<!test|stories)\.tsx?$/.test(file) && !file.startsWith('_template'))
      .map(file => readFileSync(new URL(file, root), 'utf8'))
    const found = sources.flatMap(text => [...text.matchAll(/\bpart(?:="|: '|\.value = ')([\w-]+)/g)])
    const described = widgets.flatMap(({ parts }) => parts.map(({ name }) => name))
    expect([...new Set(found.map(([, name]) => name))].toSorted()).toEqual([...new Set(described)].toSorted())
  })

  test('tables, in which a bar of the text stays in its cell', () => {
    const widget = { ...quickShop(), slots: [{ name: '', about: 'One | other.' }] }
    expect(tablesOf(widget).map(({ caption }) => caption)).toEqual(['Attributes', 'Slots', 'Parts', 'Events'])
    const readme = '<!-- from the description: npm run describe -->old<!-- to here -->end'
    expect(withTables(readme, widget)).toContain('| (default) | One \\| other. |')
    expect(withTables('No place for tables', widget)).toBe(null)
  })

  test('the README of each widget is up to date; `npm run describe` makes it so', async () => {
    const behind = (await readmes()).filter(({ text, now }) => text !== now).map(({ path }) => path)
    expect(behind).toEqual([])
  })
})
