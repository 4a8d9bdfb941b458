import { inQuery } from '../../runtime/page-address'
import { dropFromTab, loadFromTab, saveInTab } from '../../runtime/tab-storage'

const NAME = 'referral'

/** The code of a referral link, `?referral=…`. The tab keeps it, because the sign-up goes on at other addresses and after a reload. */
export function referralCode(key: string): string {
  const code = inQuery(NAME).slice(0, 100)
  if (code) saveInTab(key, NAME, 1, code)
  return code || (loadFromTab<string>(key, NAME, 1) ?? '')
}

export const dropReferralCode = (key: string): void => dropFromTab(key, NAME)
