import { expect, test } from 'vitest'
import type { Tx } from '../database/transaction'
import type { Service } from '../plugins/service'
import type { Handoff } from '../repositories/handoffs'
import { isFromItsPage } from './from-its-page'

const page = 'https://blog.example'

/** Whether a code of one page is accepted without a question if the browser comes from this page. */
function isTaken(made: string, from: string | null, registered: readonly string[] | null): Promise<boolean> {
  const find = async () => (registered ? { origins: new Set(registered) } : null)
  const accessKeys = { find } as unknown as Service['accessKeys']
  return isFromItsPage({ accessKeys }, {} as Tx, { origin: made, accessKey: 'pk_blog' } as Handoff, from)
}

test.each([
  ['comes from the code’s own page', page, [page], true],
  ['comes from another page of the key', 'https://shop.example', [page, 'https://shop.example'], false],
  ['does not say where it comes from', null, [page], false],
  ['comes from a page that the key is not for any more', page, ['https://shop.example'], false],
  ['comes from a page whose key is gone', page, null, false],
] as const)(
  'T22: a browser that %s (%s, registered: %j) is taken without a question: %s',
  async (_how, from, registered, isAnswer) => {
    expect(await isTaken(page, from, registered)).toBe(isAnswer)
  },
)
