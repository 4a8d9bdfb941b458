import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { withoutAdvice } from './effector'

const published = createRequire(import.meta.url)
  .resolve('effector')
  .replace(/\.cjs\.js$/, '.mjs')

test("effector's published module is built without the sentences of its assertions", () => {
  const code = readFileSync(published, 'utf8')
  const lean = withoutAdvice(code)
  expect(lean).not.toMatch(/is deprecated|Babel or SWC plugin|throw Error\(`/)
  expect(code.length - lean.length).toBeLessThan(900)
})

test('an effector that checks its callers in another way stops the build with a sentence', () => {
  expect(() => withoutAdvice('function check(is, what) {}')).toThrow(/checks its callers in another way/)
})
