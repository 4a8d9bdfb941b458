import { sample } from 'effector'
import { keepingAllowed, recentWanted } from '../../catalogue/auto-suggest/recent'
import { $granted } from '../../consent/granted'

/** The browser keeps what was searched for under consent to functional storage. */
const consentSeen = sample({ clock: recentWanted, source: $granted })

sample({
  clock: [consentSeen, $granted],
  fn: ({ functional }) => functional === true,
  target: keepingAllowed,
})
