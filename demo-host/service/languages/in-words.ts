import { isCatalogued } from '../../../core/errors/catalogue'
import { fail, ShopFailure } from '../failure'
import { sentenceOf } from './sentences'

/** For calls whose refusals clients show as they come: throws one again in the shopper's language. */
export const inWords =
  (locale: string) =>
  (error: unknown): never => {
    if (!(error instanceof ShopFailure) || !isCatalogued(error.code)) throw error
    const { code, details, status } = error
    throw fail(code, details, { status, message: sentenceOf(code, locale, details) })
  }
