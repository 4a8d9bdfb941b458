import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { accountCodes, cartCodes, type Code, catalogue, paymentCodes, platformCodes } from '../../core/errors/catalogue'
import { accountCauses } from '../codes/account-causes'
import { accountSeen, metElsewhere } from '../codes/account-seen'
import { causes } from '../codes/causes'
import { codesPage } from '../codes/page'
import { seen } from '../codes/seen'
import { sentenceOf } from './languages/sentences'

const rewards = ['REW401', 'REW130', 'REW135', 'REW140'] as const
const orders = ['OHS4004', 'ORD409', 'ORD400', 'ORD516', 'ORD517', 'ORD518'] as const

/** The catalogue's cart, inventory, shipping, gift-card, payment, tax, promotion, reward and order tables. */
const codes = [...Object.keys({ ...cartCodes, ...paymentCodes }), ...rewards, ...orders] as Code[]

test('E3: every code of the tables has a cause that a test produces, and a place where a browser test reads it', () => {
  const sorted = (names: Iterable<string>) => [...new Set(names)].sort()
  expect(sorted(Object.keys(causes)), 'demo-host/codes/causes.ts has a row for each').toEqual(sorted(codes))
  const places = sorted(seen.map(({ code }) => code))
  expect(places, 'demo-host/codes/seen.ts has a row for each').toEqual(sorted(codes))
})

test('E3: every other code has a cause that a test produces', () => {
  const others = Object.keys({ ...accountCodes, ...platformCodes }).filter(code => !codes.includes(code as Code))
  expect(Object.keys(accountCauses).sort(), 'demo-host/codes/account-causes.ts has a row for each').toEqual(
    [...new Set([...others, 'FE872'])].sort(),
  )
})

test('E3: every code of an account has a browser test that reads it', () => {
  const own = Object.keys(accountCodes).filter(code => !codes.includes(code as Code) && !code.startsWith('PIC'))
  const demanded = [...own, 'RTN500', 'STR404', 'FE340', 'FE872']
  const known = { ...accountSeen, ...metElsewhere }
  expect(Object.keys(known).sort(), 'demo-host/codes/account-seen.ts has a row for each').toEqual(demanded.sort())
  for (const [file, words] of Object.values(metElsewhere)) {
    expect(readFileSync(join(import.meta.dirname, '../e2e', file), 'utf8')).toContain(words)
  }
})

describe('E3: code → cause', () => {
  const table = Object.entries({ ...causes, ...accountCauses }).map(([code, [cause, file]]) => ({
    code: code as Code,
    cause,
    file,
  }))

  test.each(table)('$code: $cause', ({ code, file }) => {
    const path = join(import.meta.dirname, file)
    expect(existsSync(path), `${file} is there`).toBe(true)
    expect(new RegExp(`['"\`(]${code}['"\`:)]`).test(readFileSync(path, 'utf8')), `${file} names ${code}`).toBe(true)
    expect(sentenceOf(code, 'en-US', { maxAllowedQty: 3 })).not.toBe('')
    expect(sentenceOf(code, 'fr-FR', { maxAllowedQty: 3 })).not.toBe(sentenceOf(code, 'en-US', { maxAllowedQty: 3 }))
    if (code !== 'FE872') expect(catalogue[code].status).not.toBe(0)
  })
})

test('E3: the page of the codes says what the tables say', () => {
  const file = join(import.meta.dirname, '../codes/README.md')
  expect(readFileSync(file, 'utf8'), 'npm run describe writes it').toBe(codesPage())
})
