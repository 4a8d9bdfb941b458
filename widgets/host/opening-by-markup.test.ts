import { expect, it, vi } from 'vitest'
import { flag, number, text } from './attributes'

it('a property by markup is true where its name is, if it is declared to be true or false', async () => {
  for (const name of ['HTMLDocument', 'Element']) vi.stubGlobal(name, class {})
  const { known } = await import('./dialog-element')
  const attributes = { product: text('A'), count: number('B'), closeAfterAdd: flag('C') }
  const element = { constructor: { widget: { attributes } } } as never
  const closes = (value: string | boolean) => known(element, { closeAfterAdd: value })['closeAfterAdd']
  expect(['', 'true', 'close-after-add', true, 'false', false].map(closes)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ])
  expect(known(element, { product: '', step: '' })).toEqual({ product: '' })
})
