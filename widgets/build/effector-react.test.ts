import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { namespaceImport } from './effector-react'

const published = createRequire(import.meta.url)
  .resolve('effector-react')
  .replace(/\.cjs\.js$/, '.mjs')

test("effector-react's published module takes react's names one by one", () => {
  const code = namespaceImport(readFileSync(published, 'utf8'))
  expect(code).toMatch(/import \* as \w+ from 'react'/)
  expect(code).not.toMatch(/import\s+\w+\s*,\s*\{[^}]*\}\s*from\s*['"]react['"]/)
})

test('an effector-react that imports react in another way stops the build with a sentence', () => {
  expect(() => namespaceImport("import { useRef } from 'react'")).toThrow(/no longer imports react as its default/)
})
