import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Unit } from 'effector'
import { expect, test } from 'vitest'
import { cutsOf, trim } from './trim.mjs'

type Effector = typeof import('effector')

const published = (file: string) =>
  readFileSync(new URL(`../../node_modules/${file}`, import.meta.url), 'utf8').replace(/^\/\/# sourceMapping.*$/m, '')
const whole = createRequire(import.meta.url)('effector') as Effector
const text = Buffer.from(trim('effector/effector.mjs', published('effector/effector.mjs'))).toString('base64')
const trimmed = (await import(/* @vite-ignore */ `data:text/javascript;base64,${text}`)) as Effector

test.each(Object.keys(cutsOf))('%s is written as its cuts know it', file => {
  const code = published(file)
  expect(trim(file, code).length).toBeLessThan(code.length)
})

test.each(Object.keys(cutsOf))('%s in another version stops the build with a sentence', file => {
  expect(() => trim(file, 'export const other = 1')).toThrow(`${file} is written otherwise`)
  expect(() => trim(file, published(file).repeat(2))).toThrow('is written otherwise')
})

test('a shop of events, stores, effects and samples does with the trimmed effector what it does with the whole one', async () => {
  for (const seed of [1, 2, 3]) expect(await day(trimmed, seed)).toEqual(await day(whole, seed))
  expect((await day(trimmed, 1)).length).toBeGreaterThan(400)
})

/** What is heard in the course of a shop's day, in its order: two scopes, eighty deeds, many of them overlapping. */
async function day(effector: Effector, seed: number): Promise<unknown[]> {
  const { attach, combine, createEffect, createEvent, createStore, createWatch, fork, merge, sample, scopeBind } =
    effector
  const heard: unknown[] = []
  const random = dice(seed)
  const waiting: (() => void)[] = []
  const settled = () => new Promise<void>(done => setImmediate(done))

  const came = createEvent<number>()
  const left = createEvent<number>()
  const closed = createEvent()
  const $count = createStore(0)
    .on(came, (count, more) => count + 2 * more)
    .on([left], (count, less) => Math.max(0, count - less))
    .reset(closed)
  const $last = createStore<number | undefined>(undefined, { skipVoid: false }).on(left, (_last, one) =>
    one % 2 ? one : undefined,
  )
  const $isFull = $count.map(count => count > 20)
  const $half = $count.map(count => (count % 2 ? undefined : count / 2), { skipVoid: false })
  const $board = combine({ count: $count, isFull: $isFull, last: $last, wall: 'white' })
  const $said = combine($count, $half, (count, half) => `${count}:${String(half)}`)
  const $list = combine([$count, $last])
  const $long = combine({ $count, $said }, ({ $count, $said }) => $said.repeat($count % 3))
  const moved = merge([came, left])
  const odd = moved.filter({ fn: one => one % 2 === 1 })
  const tens = moved.filterMap(one => (one > 5 ? one * 10 : undefined))
  const twice = tens.map(one => one * 2)

  const walkFx = createEffect(async (steps: number) => {
    await new Promise<void>(done => waiting.push(done))
    if (steps % 5 === 0) throw new Error(`fell at ${steps}`)
    return steps * 2
  })
  const countFx = createEffect((one: number) => {
    if (one === 7) throw new Error('seven')
    return one + 1
  })
  const fromCountFx = attach({ source: $count, effect: walkFx })
  const mappedFx = attach({
    source: { $count, $last },
    effect: countFx,
    mapParams: (one: number, all) => one + all.$count,
  })
  const plainFx = attach({ source: $isFull, effect: (isFull, one: number) => [isFull, one] })
  const lateFx = createEffect<number, string>()
  lateFx.use(one => `late ${one}`)
  const $done = createStore<unknown[]>([]).on(walkFx.doneData, (all, one) => [...all, one].slice(-4))
  $done.reset(closed)

  const taken = sample({
    clock: came,
    source: $board,
    filter: ({ isFull }) => !isFull,
    fn: (board, one) => [board, one],
  })
  const whenFull = sample({ clock: [came, odd], source: $isFull, filter: $isFull })
  const $sampled = sample({ clock: $isFull, source: $count })
  sample({ clock: left, filter: one => one > 3, target: fromCountFx })
  sample({ clock: odd, source: { $count, $half }, fn: ({ $count }, one) => $count + one, target: [mappedFx, plainFx] })
  sample({ clock: walkFx.failData, fn: () => 1, target: left })
  sample({ clock: mappedFx.done, filter: $isFull, fn: ({ result }) => result, target: lateFx })
  sample({ source: $isFull, fn: Number, target: $last })

  const units = {
    came,
    $count,
    $last,
    $isFull,
    $half,
    $board,
    $said,
    $list,
    $long,
    odd,
    tens,
    twice,
    taken,
    whenFull,
    $sampled,
    $done,
  }
  const more = {
    done: walkFx.done,
    fail: countFx.fail,
    finally: walkFx.finally,
    pending: walkFx.pending,
    attached: fromCountFx.pending,
    mapped: mappedFx.finally,
    plain: plainFx.doneData,
    late: lateFx.doneData,
    failed: mappedFx.failData,
    updates: $count.updates,
  }
  const scopes = [fork(), fork()]
  const ends = scopes.flatMap((scope, place) =>
    Object.entries({ ...units, ...more }).map(([name, unit]) =>
      createWatch({ unit: unit as typeof came, scope, fn: value => heard.push([place, name, plain(value)]) }),
    ),
  )
  // As views hear: once for all that changes together.
  const read = [$count, $last, $board] as unknown as Unit<unknown>[]
  scopes.forEach((scope, place) => {
    createWatch({ unit: read, scope, batch: true, fn: () => heard.push([place, 'a view']) })
  })

  for (let deed = 0; deed < 80; deed++) {
    const scope = scopes[random(2)]
    const within = <Value>(fn: (value: Value) => unknown) => scopeBind(fn, { scope: scope as (typeof scopes)[0] })
    const one = random(12)
    const kind = random(9)
    if (kind < 3) within(came)(one)
    else if (kind < 6) within(left)(one)
    else if (kind === 6) within((value: number) => [came(value), left(value + 1)])(one)
    else if (kind === 7)
      void (within(walkFx)(one) as Promise<unknown>).then(plain, plain).then(result => heard.push(result))
    else if (random(4) === 0) within(() => closed())(0)
    if (deed === 50) for (const end of ends.slice(0, 9)) end()
    if (random(2) === 0) for (const go of waiting.splice(random(waiting.length), 1)) go()
    if (random(3) === 0) await settled()
  }
  for (let round = 0; round < 20; round++) {
    for (const go of waiting.splice(0)) go()
    await settled()
  }
  for (const scope of scopes)
    heard.push(
      Object.values(units).map(unit =>
        'map' in unit && unit.kind === 'store' ? scope.getState(unit as typeof $count) : 0,
      ),
    )
  return heard
}

const plain = (value: unknown) => JSON.parse(JSON.stringify(value instanceof Error ? value.message : { value }))

function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (state * 48271) % 2147483647
    return state % Math.max(1, sides)
  }
}
