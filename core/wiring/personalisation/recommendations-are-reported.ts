import './engine-knows-the-page'
import { sample } from 'effector'
import { $shelves, recommendationChosen } from '../../catalogue/recommendations/shelves'
import { engineWanted } from '../../personalisation/engine'
import { recommendationPressed } from '../../personalisation/reporting'

// What recommends products learns which of them were chosen.

sample({ clock: recommendationChosen, fn: () => {}, target: engineWanted })

sample({
  clock: recommendationChosen,
  source: $shelves,
  filter: (shelves, { key, productId }) => shelves[key]?.items.some(({ id }) => id === productId) === true,
  fn: (shelves, { key, productId }) => shelves[key]?.items.find(({ id }) => id === productId)?.recToken ?? '',
  target: recommendationPressed,
})
