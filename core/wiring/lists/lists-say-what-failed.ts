import { sample } from 'effector'
import { favoriteRefused } from '../../lists/favorites'
import { toastShown } from '../../notices/model'

// A heart has no room for words, so a toast says it.

sample({
  clock: favoriteRefused,
  fn: ({ error }) => ({ code: error.code, message: error.message, tone: 'danger' as const }),
  target: toastShown,
})
