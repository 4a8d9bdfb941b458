import { sample } from 'effector'
import { filtersShown, pageWentOn } from '../../content/filter'
import { $pageAddress, movesHeard } from '../../runtime/page-moves'

// A filter asks which page it is on, also after the page's own router has gone on.

sample({ clock: filtersShown, target: movesHeard })

sample({ clock: $pageAddress, target: pageWentOn })
