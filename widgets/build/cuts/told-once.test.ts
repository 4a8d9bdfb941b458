import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { StoreWritable } from 'effector'
import { expect, test, vi } from 'vitest'

/** How often a store was told by a unit that tells it already. */
let twice = 0

vi.mock('effector', async load => {
  const effector = await load<typeof import('effector')>()
  return {
    ...effector,
    createStore(...given: Parameters<typeof effector.createStore>) {
      const store = effector.createStore(...given) as StoreWritable<unknown>
      const tellers = new Set<unknown>()
      const { off } = store
      // What `on` and `reset` call before each unit that they listen to.
      store.off = unit => {
        if (tellers.has(unit)) twice += 1
        tellers.add(unit)
        return off(unit)
      }
      return store
    },
  }
})

test('no store is told by one unit twice: the trimmed effector would do both', async () => {
  for (const name of ['HTMLDocument', 'Element']) vi.stubGlobal(name, class {})
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  )
  const core = fileURLToPath(new URL('../../../core/', import.meta.url))
  const files = readdirSync(core, { recursive: true, encoding: 'utf8' }).filter(file =>
    /(?<!\.test|\.d)\.ts$/.test(file),
  )
  expect(files.length).toBeGreaterThan(200)
  await Promise.all(files.map(file => import(/* @vite-ignore */ core + file)))
  expect(twice).toBe(0)

  const { createEvent, createStore } = await import('effector')
  const told = createEvent()
  createStore(0)
    .on(told, seen => seen + 1)
    .reset(told)
  expect(twice).toBe(1)
})
