import { sample } from 'effector'
import { holdTokenFx } from '../../http/hold-token'
import { $token } from '../../http/token'
import { joined } from '../../profile/joining'

// After joining, the next token knows the member.

sample({
  clock: joined,
  source: $token,
  filter: token => token !== null,
  fn: token => ({ stale: token?.value ?? '', withCart: true }),
  target: holdTokenFx,
})
