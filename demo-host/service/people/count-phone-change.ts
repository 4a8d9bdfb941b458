import type { PersonDetails } from '../../../core/profile/contracts'
import { attemptOf, countAttempt } from '../calls/attempts'
import type { CallContext } from '../calls/context'
import { numberAndCode } from '../phone-number'
import { findProfile } from '../repositories/profiles'
import { readCountry } from '../repositories/site'

type Said = Pick<PersonDetails, 'phone' | 'phoneCode'>

/** Counts a new phone number as an attempt, because `AUT442` tells that it is somebody's. Throws 429 after too many. Call it outside of any transaction. */
export async function countPhoneChange(call: CallContext, { phone, phoneCode }: Said): Promise<void> {
  if (phone === undefined && phoneCode === undefined) return
  const known = (await findProfile(call.db, call.shopper().consumerNo))?.person
  const { dialCode } = await readCountry(call.db, call.country)
  const knownCode = known?.phone_code || dialCode
  const wanted = numberAndCode(phone ?? known?.phone ?? '', phoneCode?.trim() || knownCode).phone
  if (wanted && wanted !== known?.phone) await countAttempt(call, 'signIn', attemptOf(call, null))
}
