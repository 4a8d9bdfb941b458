import { sample } from 'effector'
import { keepingAllowed, recentWanted } from '../../catalogue/auto-suggest/recent'
import { $consent } from '../../consent'

/** The browser keeps what was searched for under consent to functional storage. */
const consentSeen = sample({ clock: recentWanted, source: $consent })

sample({
  clock: [consentSeen, $consent],
  fn: ({ functional }) => functional === true,
  target: keepingAllowed,
})
