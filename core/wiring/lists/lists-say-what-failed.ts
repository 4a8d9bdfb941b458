import { sample } from 'effector'
import { favoriteRefused } from '../../lists/favorites'
import { toastShown } from '../../notices/model'

// A heart has no room for words: what it could not do is said in a toast.

sample({
  clock: favoriteRefused,
  fn: ({ error: { code, message } }) => ({ code, message, tone: 'danger' as const }),
  target: toastShown,
})
