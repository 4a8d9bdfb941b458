import { fail, type ShopFailure } from '../failure'

/** What does not exist, what nobody may see, and what is somebody else's are answered alike. */
export const notFound = (what: 'picture' | 'stream' | 'customer' | 'user'): ShopFailure =>
  fail('GEN500', {}, { status: 404, message: `There is no such ${what}` })
