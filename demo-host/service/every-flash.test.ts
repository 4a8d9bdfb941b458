import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { flashCodes } from '../../core/errors/catalogue'
import { flashes } from '../codes/flashes'

const told = Object.entries(flashes)
const textOf = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')

test('B10: every flash code of the catalogue has a row, and so has every other message that comes with an answer', () => {
  const codes = told.map(([code]) => code)
  expect(Object.keys(flashCodes).filter(code => !codes.includes(code))).toEqual([])
  const sources = sourcesThatTell().map(textOf).join('\n')
  const raised = [...sources.matchAll(/(?:code: |notice\()'(\w+)'/g)].map(([, code]) => code ?? '')
  expect([...new Set(raised)].sort()).toEqual([...codes].sort())
})

test.each(told)('B10: %s is raised from its cause', (code, { test: file }) => {
  expect(existsSync(join(import.meta.dirname, file)), `${file} is there`).toBe(true)
  expect(new RegExp(`['"\`(]${code}['"\`:)]`).test(textOf(file)), `${file} names ${code}`).toBe(true)
})

/** The files of the service that make flashes: those that know their shape, and the answer of an order. */
function sourcesThatTell(): string[] {
  return readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    file => file.endsWith('.ts') && !file.endsWith('.test.ts') && /shapes\/flash'|flash: challenge/.test(textOf(file)),
  )
}
