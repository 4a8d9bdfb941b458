import { fail, type ShopFailure } from '../failure'

/** A review that was replaced, that is not published, or that is one's own. */
export const notFound = (): ShopFailure => fail('GEN500', {}, { status: 404, message: 'There is no such review' })
