import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkFile, listFiles } from './sources.mjs'

test('a file of more than 250 lines is named', () => {
  expect(checkFile('core/a.ts', 'x\n'.repeat(251))).toEqual([
    'core/a.ts is longer than 250 lines: it holds more than one idea.',
  ])
  expect(checkFile('core/a.ts', 'x\n'.repeat(250))).toEqual([])
})

test("rem in a widget's style sheet is named, in a comment and in a host page's it is not", () => {
  expect(checkFile('widgets/a/a.css', '.a { padding: 1.5rem }')).toHaveLength(1)
  expect(checkFile('widgets/a/a.css', '/* no 1rem here */ .a { padding: 12px }')).toEqual([])
  expect(checkFile('demo-host/pages/a.css', '.a { padding: 1rem }')).toEqual([])
})

test('a compiler switched off is named, but for a test of what must not compile', () => {
  expect(checkFile('core/a.ts', '// @ts-ignore\nx')).toHaveLength(1)
  expect(checkFile('core/a.test.ts', '// @ts-expect-error\nx')).toEqual([])
})

test('T24: markup or code made of a text is named in what runs in a page, whichever way', () => {
  for (const sink of ['a.innerHTML = b', '<p dangerouslySetInnerHTML={b} />', 'document.write(b)', 'new Function(b)']) {
    expect(checkFile('widgets/a/a.tsx', sink)).toHaveLength(1)
  }
  expect(checkFile('widgets/a/a.test.tsx', 'a.innerHTML')).toEqual([])
  expect(checkFile('demo-host/pages/a.ts', 'a.innerHTML')).toEqual([])
  expect(checkFile('core/a.ts', 'a.textContent = b')).toEqual([])
})

test('a query of the service outside of its repositories is named', () => {
  const queries = [
    "db.selectFrom('carts')",
    "tx.insertInto('carts')",
    'sql`select 1`',
    'sql<{ age: string }>`select 1`',
  ]
  for (const query of queries) {
    expect(checkFile('demo-host/service/routes/cart/routes.ts', query)).toHaveLength(1)
    expect(checkFile('demo-host/service/repositories/carts.ts', query)).toEqual([])
  }
  expect(checkFile('demo-host/service/orders/outbox.ts', "import { takeDue } from '../repositories/outbox'")).toEqual(
    [],
  )
})

test('a fetch beside the one of core/http is named', () => {
  expect(checkFile('checkout-site/payment/a.ts', 'const a = await fetch(b)')).toHaveLength(1)
  expect(checkFile('checkout-site/payment/a.ts', 'const a = fetch(b).then(c)')).toHaveLength(1)
  expect(checkFile('core/http/send-out.ts', 'const a = await fetch(b)')).toEqual([])
  expect(checkFile('core/a.test.ts', 'await fetch(b)')).toEqual([])
})

test('a comment that cites a document which the repository does not hold is named', () => {
  for (const comment of ['// (spec/1 §4)', '/** Once (I11). */', '// I13: gone.', '/* as asked (row M7) */'])
    expect(checkFile('widgets/a/a.ts', comment)).toHaveLength(1)
  expect(checkFile('widgets/a/a.test.ts', "test('I11: it stays', nothing)")).toEqual([])
  expect(
    checkFile('checkout-site/a.ts', '// A step whose earlier steps are not complete leads to the first of those.'),
  ).toEqual([])
})

test('a store in the wiring is named', () => {
  expect(checkFile('core/wiring/cart/a.ts', 'const $a = createStore(0)')).toHaveLength(1)
  expect(checkFile('core/wiring/cart/a.test.ts', 'const $a = createStore(0)')).toEqual([])
  expect(checkFile('core/cart/a.ts', 'const $a = createStore(0)')).toEqual([])
})

test('a name that says no idea is named, and a number in front is not', () => {
  for (const file of [
    'core/cart/more-calls.ts',
    'core/cart/perform-rest.ts',
    'widgets/ui/helpers.ts',
    'core/a-2.test.ts',
  ]) {
    expect(checkFile(file, '')).toHaveLength(1)
  }
  expect(checkFile('demo-host/service/migrations/0011-names-by-language.ts', '')).toEqual([])
})

test('a test that waits for time to pass is named', () => {
  const pause = 'await new Promise(done => setTimeout(done, 300))'
  expect(checkFile('core/cart/a.test.ts', pause)).toHaveLength(1)
  expect(checkFile('demo-host/e2e/a.e2e.ts', 'await page.waitForTimeout(300)')).toHaveLength(1)
  expect(checkFile('core/cart/a.test.ts', 'await new Promise(done => setTimeout(done))')).toEqual([])
  expect(checkFile('demo-host/bench/a.mjs', pause)).toEqual([])
})

test('an error code that is found by a regular expression is named', () => {
  expect(checkFile('core/cart/a.ts', 'const isOfCart = /^(CHK|INV)/.test(code)')).toHaveLength(1)
  expect(checkFile('core/cart/a.ts', 'const isOfCart = /^CHK3\\d\\d$/.test(code)')).toHaveLength(1)
  expect(checkFile('core/cart/a.ts', "const ofCart: readonly Code[] = ['CHK320']")).toEqual([])
})

test('a copy without history is checked whole, without what is built or installed', () => {
  const root = mkdtempSync(join(tmpdir(), 'copy-')) + '/'
  for (const folder of ['core/cart', 'node_modules/a', 'dist', 'dist.crossed/shop', 'core/node_modules', 'docs/out']) {
    mkdirSync(root + folder, { recursive: true })
    writeFileSync(`${root}${folder}/a.ts`, '')
  }
  writeFileSync(root + '.gitignore', '# Built\nnode_modules/\ndist/\ndist.*/\n*.log\n!kept.log\ndocs/out\n')
  for (const log of ['a.log', 'kept.log']) writeFileSync(root + log, '')
  try {
    expect(listFiles(root).sort()).toEqual(['.gitignore', 'core/cart/a.ts', 'kept.log'])
  } finally {
    rmSync(root, { recursive: true })
  }
})
