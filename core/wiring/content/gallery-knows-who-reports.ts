import { sample } from 'effector'
import { takingPartRefused } from '../../catalogue/taking-part'
import { reportPhotoFx } from '../../social'

// Whoever may not report is not asked a second time.

sample({ clock: reportPhotoFx.failData, target: takingPartRefused })
