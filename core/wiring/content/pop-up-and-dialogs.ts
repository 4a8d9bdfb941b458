import { createEvent, sample } from 'effector'
import { pillPressed, popUpRequested, registrationPressed, roomTaken } from '../../content/pop-ups'
import { $dialogs, dialogOpened, dialogWanted } from '../../dialogs'

const OWN = 'pop-up'

/** A view comes when dialogs may be open already. */
export const dialogsLookedAt = createEvent()

sample({
  clock: [$dialogs, dialogsLookedAt],
  source: $dialogs,
  fn: dialogs => dialogs.some(({ name, state }) => state === 'open' && name !== OWN),
  target: roomTaken,
})

// `till.open('pop-up')` is a press.
sample({ clock: dialogOpened, filter: ({ name }) => name === OWN, fn: () => {}, target: [popUpRequested, pillPressed] })

sample({ clock: registrationPressed, fn: () => ({ name: 'sign-up' }), target: dialogWanted })
