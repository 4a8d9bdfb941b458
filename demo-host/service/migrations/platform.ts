import { productPages } from './0010-product-pages'
import { namesByLanguage } from './0011-names-by-language'
import { wordsAsSpelled } from './0012-words-as-spelled'
import { attemptWindows } from './0008-attempt-windows'
import { handoffsByClaim } from './0009-handoffs-by-claim'
import { catalogue } from './0003-catalogue'
import { endedSessions } from './0004-ended-sessions'
import { search } from './0005-search'
import { searchBits } from './0006-search-bits'
import { trust } from './0007-trust'
import { session } from './0002-session'
import { site } from './0001-site'
import type { Step } from './step'

/** In order; numbers below 0100. */
export const platformMigrations: Record<string, Step> = {
  '0001-site': site,
  '0002-session': session,
  '0003-catalogue': catalogue,
  '0004-ended-sessions': endedSessions,
  '0005-search': search,
  '0006-search-bits': searchBits,
  '0007-trust': trust,
  '0008-attempt-windows': attemptWindows,
  '0009-handoffs-by-claim': handoffsByClaim,
  '0010-product-pages': productPages,
  '0011-names-by-language': namesByLanguage,
  '0012-words-as-spelled': wordsAsSpelled,
}
