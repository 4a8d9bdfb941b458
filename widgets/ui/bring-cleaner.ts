import { complain } from '../../core/runtime/complain'

/** Null if it could not be loaded; texts are then shown without their markup. */
export const bringCleaner = () =>
  import(/* chunk: content-html */ './clean-html').catch(error => {
    complain('Expected the code that cleans markup, got an error; texts are shown without it.', error)
    return null
  })
