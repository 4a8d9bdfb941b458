import { createEvent, sample } from 'effector'
import type { TrackOrderRequest } from '../contracts'
import { saveLookUpFx } from '../stored-look-up'

export const placedOrderOpened = createEvent<TrackOrderRequest>()

sample({ clock: placedOrderOpened, target: saveLookUpFx })
