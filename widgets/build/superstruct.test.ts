import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { describe, expect, test } from 'vitest'
import { aCart } from '../../core/testing/a-cart'
import { aProduct, anInventory } from '../../core/testing/a-product'
import { aToken } from '../../core/testing/a-token'
import { anOrder } from '../../core/testing/an-order'

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))

const fixtures = {
  cart: aCart(),
  product: aProduct(),
  inventory: anInventory(),
  token: aToken({ cart: aCart() }),
  order: anOrder(),
}
const wrongs = [undefined, null, '', 'x', -1, 1.5, Number.NaN, true, [], [1], {}]

const contracts = `
  import { validate } from 'superstruct'
  import { Product, Inventory } from './catalogue/contracts'
  import { Order } from './checkout/contracts'
  import { TokenAnswer } from './session/contracts'
  import { Cart } from './shapes/cart'

  const structs = { cart: Cart, product: Product, inventory: Inventory, token: TokenAnswer, order: Order }
  export const judge = (name, value) => {
    const [failure] = validate(value, structs[name])
    return failure ? [...failure.failures()].map(({ path, type }) => path.join('.') + ': ' + type) : []
  }
`

type Judge = (name: keyof typeof fixtures, value: unknown) => readonly string[]

/** The contracts as they judge when they are built with these aliases. */
async function builtWith(alias: Record<string, string>): Promise<Judge> {
  const { outputFiles } = await build({
    stdin: { contents: contracts, resolveDir: here('../../core') },
    bundle: true,
    write: false,
    format: 'esm',
    alias,
  })
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64')
  const { judge } = (await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`)) as { judge: Judge }
  return judge
}

const published = await builtWith({})
const ours = await builtWith({ superstruct: here('./superstruct.ts') })

describe.each(Object.keys(fixtures) as (keyof typeof fixtures)[])('the stand-in for superstruct, at a %s', name => {
  test('finds nothing wrong with it', () => {
    expect(ours(name, fixtures[name])).toEqual([])
    expect(published(name, fixtures[name])).toEqual([])
  })

  test('says the same as superstruct of each thing that can be wrong with it', () => {
    const verdicts = [...brokenOf(fixtures[name])].map(broken => ({
      ours: ours(name, broken).join('; '),
      published: published(name, broken).join('; '),
    }))
    expect(verdicts.filter(verdict => verdict.published).length).toBeGreaterThan(20)
    expect(verdicts.filter(verdict => verdict.ours !== verdict.published).slice(0, 5)).toEqual([])
  })
})

/** The value with one thing at a time put in the place of each of its parts, and of itself. */
function* brokenOf(value: unknown): Generator<unknown> {
  yield* wrongs
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value)) {
    for (const broken of brokenOf(part)) {
      yield Array.isArray(value) ? value.with(Number(name), broken) : { ...value, [name]: broken }
    }
  }
}
