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
  expect(lean).not.toMatch(/is deprecated|Babel or SWC plugin|throw Error\(`|undefined is used|\.fullName\+'|unit '/)
  expect(code.length - lean.length).toBeLessThan(1800)
})

test('stores, derived ones and samples work without them', async () => {
  const code = Buffer.from(withoutAdvice(readFileSync(published, 'utf8'))).toString('base64')
  const effector = (await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`)) as typeof import('effector')
  const { allSettled, attach, combine, createEffect, createEvent, createStore, fork, sample } = effector
  const stepped = createEvent<number>()
  const $steps = createStore(0).on(stepped, (steps, more) => steps + more)
  const walkFx = attach({ source: $steps, effect: createEffect((steps: number) => steps * 2) })
  const $metres = createStore(0).on(walkFx.doneData, (_none, metres) => metres)
  const $said = combine({ $steps, $metres }, ({ $steps, $metres }) => `${$steps} steps, ${$metres} m`)
  sample({ clock: $steps, target: walkFx })
  const scope = fork()
  await allSettled(stepped, { scope, params: 3 })
  expect(scope.getState($said)).toBe('3 steps, 6 m')
})

test('an effector that checks its callers in another way stops the build with a sentence', () => {
  expect(() => withoutAdvice('function check(is, what) {}')).toThrow(/checks its callers in another way/)
})
