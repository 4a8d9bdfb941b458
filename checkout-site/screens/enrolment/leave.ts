import { sample } from 'effector'
import { flowEnded } from '../../../core/enrolment/flow'
import { enrolmentLeft } from '../../shell/navigation'

// Who is done with the last step goes back to where they came from. It comes with the screen, as the steps do.
sample({ clock: flowEnded, fn: () => {}, target: enrolmentLeft })
