import { sample } from 'effector'
import { filtersShown, pageWentOn } from '../../content/filter'
import { $pageAddress, pageMovesWatched } from '../../runtime/page-moves'

// A filter asks which page it is on, also after the page's own router has gone on.

sample({ clock: filtersShown, target: pageMovesWatched })

sample({ clock: $pageAddress, target: pageWentOn })
