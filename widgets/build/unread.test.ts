import { fileURLToPath } from 'node:url'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import { rollup } from 'rollup'
import esbuild from 'rollup-plugin-esbuild'
import { expect, it } from 'vitest'
import { aCart, anItem } from '../../core/testing/a-cart'
import { unread } from './unread'

const entry = `
  import { is } from 'superstruct'
  import { Cart } from '${fileURLToPath(new URL('../../core/shapes/cart.ts', import.meta.url))}'
  export const isCart = value => is(value, Cart)
`

it('a host page takes a cart whatever its addresses, shipments and instruments look like, and no other wrong one', async () => {
  const virtual = {
    name: 'entry',
    resolveId: (id: string) => (id === 'entry' ? id : null),
    load: (id: string) => (id === 'entry' ? entry : null),
  }
  const plugins = [
    virtual,
    unread(),
    nodeResolve({ extensions: ['.ts', '.mjs', '.js'] }),
    esbuild({ target: 'es2022' }),
  ]
  const { generate } = await rollup({ input: 'entry', plugins, logLevel: 'silent' })
  const [{ code }] = (await generate({ format: 'es' })).output
  const { isCart } = (await import(
    /* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
  )) as { isCart: (value: unknown) => boolean }
  expect(isCart(aCart())).toBe(true)
  expect(isCart({ ...aCart(), billingAddress: { town: 1 }, payment_instruments: [null], shippingMethods: [1] })).toBe(
    true,
  )
  expect(isCart({ ...aCart(), totals: { ...aCart().totals, taxAmount: 'none' } })).toBe(true)
  expect(isCart({ ...aCart(), totals: { ...aCart().totals, total: 'none' } })).toBe(false)
  expect(isCart({ ...aCart(), payment_instruments: null })).toBe(false)
  expect(isCart(aCart({ items: [{ ...anItem(), qty: 'two' as never }] }))).toBe(false)
})
