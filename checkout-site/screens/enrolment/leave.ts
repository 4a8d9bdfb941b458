import { createEffect, sample } from 'effector'
import { navigate } from 'wouter/use-browser-location'
import { flowEnded } from '../../../core/enrolment/flow'
import { $root } from '../../shell/navigation'
import { returnAddress } from '../sign-in/return-address'

// After the last step the shopper goes back to where they came from.

const leaveFx = createEffect((root: string) => {
  if (location.pathname.startsWith(`${root}/enrolment`))
    navigate(returnAddress(location.search, root), { replace: true })
})

sample({ clock: flowEnded, source: $root, target: leaveFx })
