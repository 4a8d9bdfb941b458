import { sample } from 'effector'
import { writeRefused } from '../../cart'
import { $isPaused, resendRequested, writeUnanswered } from '../../cart/queue'
import { allDismissed, BAG, dialogDismissed } from '../../dialogs'
import { $isLeaving, checkoutPressed } from '../../handoff'

// Whoever pressed checkout wanted what the bag showed, at once: not another cart, and not minutes later.

const bagClosed = sample({ clock: dialogDismissed, filter: ({ name }) => name === BAG })

$isLeaving.reset(writeRefused, writeUnanswered, bagClosed, allDismissed)

sample({ clock: checkoutPressed, filter: $isPaused, target: resendRequested })
