import { logError } from '../../core/runtime/log-error'

/** Null if it could not be loaded; texts are then shown without their markup. */
export const loadCleaner = () =>
  import(/* chunk: content-html */ './clean-html').catch(error => {
    logError('Expected the code that cleans markup to load, got an error; texts are shown without markup.', error)
    return null
  })
