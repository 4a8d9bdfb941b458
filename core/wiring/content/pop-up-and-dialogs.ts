import { createEvent, sample } from 'effector'
import {
  closePressed,
  dismissPressed,
  pillPressed,
  popUpRequested,
  registrationPressed,
  roomTaken,
} from '../../content/pop-ups'
import { $dialogs, allDismissed, type Dialog, dialogDismissed, dialogOpened, dialogWanted } from '../../dialogs'

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

sample({
  clock: [closePressed, dismissPressed],
  source: $dialogs,
  filter: dialogs => dialogs.some(isOwn),
  fn: dialogs => dialogs.find(isOwn) as Dialog,
  target: dialogDismissed,
})

// `till.close()` is one as well.
sample({
  clock: allDismissed,
  source: $dialogs,
  filter: dialogs => dialogs.some(isOwn),
  fn: () => {},
  target: closePressed,
})

sample({ clock: registrationPressed, fn: () => ({ name: 'sign-up' }), target: dialogWanted })

function isOwn({ name }: Dialog): boolean {
  return name === OWN
}
