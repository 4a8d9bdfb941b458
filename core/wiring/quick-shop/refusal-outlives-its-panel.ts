import { sample } from 'effector'
import { $boxes, itemRefused, QUICK_SHOP } from '../../catalogue'
import { $dialogs } from '../../dialogs'
import { notAddedToast, toastShown } from '../../notices/model'

// Whoever has closed the panel meanwhile, or left the product, learns by a toast that nothing came into the bag.

sample({
  clock: itemRefused,
  source: { boxes: $boxes, dialogs: $dialogs },
  filter: ({ boxes, dialogs }, { error }) =>
    !Object.values(boxes).some(
      ({ id, refusal }) =>
        refusal === error &&
        (id !== QUICK_SHOP || dialogs.some(({ name, state }) => name === QUICK_SHOP && state === 'open')),
    ),
  fn: (_shown, { error }) => notAddedToast(error),
  target: toastShown,
})
