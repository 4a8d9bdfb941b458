import { sample } from 'effector'
import { pageWentOn } from '../../content/filter'
import { galleryShown } from '../../content/ugc'
import { $pageAddress, pageMovesWatched } from '../../runtime/page-moves'

// A gallery is of the product that the page is about, also after the page's own router has gone on.

sample({ clock: galleryShown, fn: () => {}, target: pageMovesWatched })

sample({ clock: $pageAddress, target: pageWentOn })
