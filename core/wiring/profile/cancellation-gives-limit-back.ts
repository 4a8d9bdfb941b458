import { sample } from 'effector'
import { profileOutdated } from '../../profile/outdated'
import { purchaseCancelled } from '../../purchases'

sample({ clock: purchaseCancelled, fn: () => {}, target: profileOutdated })
