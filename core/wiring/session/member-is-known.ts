import { sample } from 'effector'
import { holdTokenFx } from '../../http/hold-token'
import { $token } from '../../http/token'
import { joined } from '../../profile/joining'

// Who joined the loyalty programme is a member in the session too, whose next token says so.

sample({
  clock: joined,
  source: $token,
  filter: token => token !== null,
  fn: token => ({ stale: token?.value ?? '', withCart: true }),
  target: holdTokenFx,
})
