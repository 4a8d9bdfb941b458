import { expect, test } from 'vitest'
import { ratio, rowsOf, summary } from './rounds.mjs'

const round = (calls: number, seconds: number, more = {}) => ({
  times: Array.from({ length: calls }, (_none, place) => place + 1),
  seconds,
  server: 0,
  database: 0,
  ...more,
})

test('a minute in which the whole machine was slow does not change how many times as fast we are', () => {
  const steady = [round(600, 1), round(600, 1), round(600, 1)]
  const their = [round(100, 1), round(100, 1), round(100, 1)]
  const slowed = [round(600, 1), round(600, 2), round(600, 1)]
  const theirSlowed = [round(100, 1), round(100, 2), round(100, 1)]
  expect(ratio(slowed, theirSlowed)).toBe(ratio(steady, their))
})

test('one odd round does not make the ratio', () => {
  const ours = [round(600, 1), round(9000, 1), round(500, 1), round(600, 1), round(700, 1)]
  expect(ratio(ours, Array(5).fill(round(100, 1)))).toBe(6)
})

test('processor time is told for each call, over all rounds', () => {
  const rounds = [round(100, 1, { server: 150, database: 50 }), round(300, 1, { server: 250, database: 150 })]
  expect(summary(rounds)).toMatchObject({ server: 1, database: 0.5 })
})

test('the waiting time that one call in a hundred goes beyond is that of all rounds together', () => {
  expect(summary([round(100, 1), round(100, 1)]).p99).toBe(100)
})

test('a ratio under its budget says by how much', () => {
  const found = { till: [round(450, 1)], vendure: [round(100, 1)] }
  const [peer, own] = rowsOf('read', 'embedded', found, 5)
  expect(peer).toMatchObject({ who: 'Vendure on postgres', 'a second': '100', budget: '' })
  expect(own).toMatchObject({ 'times Vendure': '4.5', budget: '5 times', '': 'UNDER by 10%' })
})

test('a ratio that is just its budget is kept', () => {
  const [, own] = rowsOf('read', 'postgres', { till: [round(500, 1)], vendure: [round(100, 1)] }, 5)
  expect(own).toMatchObject({ 'times Vendure': '5.0', '': 'ok' })
})
