import { createEffect, sample, scopeBind } from 'effector'
import { itemRefused, itemTaken } from '../../catalogue'
import { type NewVariant, variantChosen, variantRefused, variantTaken } from '../../lists/for-later/variant'

/** The quick shop shows the outcome. */
export const changeSavedFx = createEffect((variant: NewVariant) => {
  scopeBind(variantChosen, { safe: true })(variant)
})

sample({ clock: variantTaken, target: itemTaken })

sample({ clock: variantRefused, target: itemRefused })
