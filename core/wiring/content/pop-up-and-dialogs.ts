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

const POP_UP = 'pop-up'

/** A view comes when dialogs may be open already. */
export const dialogsLookedAt = createEvent()

sample({
  clock: [$dialogs, dialogsLookedAt],
  source: $dialogs,
  fn: dialogs => dialogs.some(({ name, state }) => state === 'open' && name !== POP_UP),
  target: roomTaken,
})

// `till.open('pop-up')` is a press.
sample({
  clock: dialogOpened,
  filter: ({ name }) => name === POP_UP,
  fn: () => {},
  target: [popUpRequested, pillPressed],
})

sample({
  clock: [closePressed, dismissPressed],
  source: $dialogs,
  filter: dialogs => dialogs.some(isPopUp),
  fn: dialogs => dialogs.find(isPopUp) as Dialog,
  target: dialogDismissed,
})

// `till.close()` is one as well.
sample({
  clock: allDismissed,
  source: $dialogs,
  filter: dialogs => dialogs.some(isPopUp),
  fn: () => {},
  target: closePressed,
})

sample({ clock: registrationPressed, fn: () => ({ name: 'sign-up' }) as const, target: dialogWanted })

function isPopUp({ name }: Dialog): boolean {
  return name === POP_UP
}
