import { sample } from 'effector'
import type { ShopError } from '../../errors/shop-error'
import { favoriteRefused } from '../../lists/favorites'
import { toastShown } from '../../notices/model'

// A heart has no room for words, so a toast says it.

sample({
  clock: favoriteRefused,
  fn: ({ error }) => ({
    ...(isFull(error) ? { code: 'list-full' } : { code: error.code, message: error.message }),
    tone: 'danger' as const,
  }),
  target: toastShown,
})

function isFull(error: ShopError): boolean {
  return error.kind === 'http' && error.status === 409 && error.details['field'] === 'items'
}
