import { expect, test } from 'vitest'
import { namedInVain, unknownScripts, unlistedDecisions, unlistedWidgets } from './documents.mjs'

const files = ['README.md', 'core/cart/model.ts', 'core/README.md', 'core/decisions/0001-one-scope.md']
const offencesOf = (file: string, text: string) => namedInVain(new Map([[file, text]]), files)

test('a link or path of a page that leads nowhere is named', () => {
  expect(offencesOf('README.md', '[core](core/README.md#floors), `core/cart/`, `cart/model.ts`, `npm start`')).toEqual(
    [],
  )
  expect(offencesOf('README.md', '[gone](core/GONE.md) and `core/till.ts`')).toEqual([
    'README.md names core/GONE.md, which does not exist.',
    'README.md names core/till.ts, which does not exist.',
  ])
})

test('a path of a page is looked for beside it, too', () => {
  expect(offencesOf('core/README.md', '[model](cart/model.ts), `decisions/`, `NAME.words.ts`')).toEqual([])
  expect(offencesOf('core/README.md', '[model](core/cart/model.ts)')).toHaveLength(1)
})

test('a page or decision that a source names in vain is named', () => {
  expect(offencesOf('core/cart/model.ts', '// core/README.md says why (core/decisions/0001).')).toEqual([])
  expect(offencesOf('core/cart/model.ts', '// (trust.md T25, decision 0999)')).toEqual([
    'core/cart/model.ts names trust.md, which does not exist.',
    'core/cart/model.ts names decision 0999, which does not exist.',
  ])
})

test('a script that a page names in vain is named', () => {
  const texts = new Map([
    ['README.md', '`npm run size` and `npm run weigh`'],
    ['core/a.ts', '// npm run weigh'],
  ])
  expect(unknownScripts(texts, ['size'])).toEqual(['README.md names npm run weigh, which package.json does not have.'])
})

test('a widget that the README or the types of React pages lack is named', () => {
  const widgets = ['widgets/menu/menu.widget.ts', 'widgets/_template/template.widget.ts'] as const
  const offences = (readme: string, types: string) =>
    unlistedWidgets(
      new Map([['README.md', readme], ['widgets/react/types.ts', types], ...widgets.map(file => [file, ''] as const)]),
    )
  expect(offences('[menu](widgets/menu/README.md)', "'till-menu': HTMLElement")).toEqual([])
  expect(offences('[menu](widgets/footer/README.md)', "'till-footer': HTMLElement")).toEqual([
    'README.md has no link to widgets/menu/README.md.',
    'widgets/react/types.ts has no line for till-menu.',
  ])
})

test('a decision that the list lacks, or has under another title, is named', () => {
  const page = ['core/decisions/0001-one-scope.md', '# 0001 One scope\n\nWhy'] as const
  const listed = (row: string) =>
    unlistedDecisions(new Map([page, ['core/decisions/README.md', `# Decisions\n\n${row}\n`]]))
  expect(listed('- [0001 One scope](0001-one-scope.md)')).toEqual([])
  expect(listed('- [0001 Two scopes](0001-one-scope.md)')).toEqual([
    "core/decisions/README.md lacks the line '- [0001 One scope](0001-one-scope.md)'.",
  ])
})
