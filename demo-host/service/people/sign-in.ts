import type { SignInAnswer, SignInRequest } from '../../../core/session/contracts'
import type { Call } from '../calls/context'
import { inTransaction } from '../database/transaction'
import { fail } from '../failure'
import { sentenceOf } from '../languages/sentences'
import { isPassword } from '../passwords'
import { CODE_SECONDS } from '../repositories/authorization-codes'
import { findPerson, type KnownPerson } from '../repositories/consumers'
import {
  countWrongPassword,
  forgetWrongPasswords,
  giveCodeUnlessLocked,
  lockOf,
} from '../repositories/sign-in-attempts'
import { withoutData } from '../without-data'

type SignInCall = Call<string, unknown, SignInRequest>

/** Checks e-mail and password; the same answer in the same time for unknown addresses. Employees are sent to their own sign-in. */
export const signIn = (call: SignInCall): Promise<SignInAnswer> => signInBy('shoppers', call)

/** For employees; anybody else is refused as for a wrong password, which has a code of its own here (`AUT437`). */
export const signInAsEmployee = (call: SignInCall): Promise<SignInAnswer> => signInBy('employees', call)

async function signInBy(
  door: 'shoppers' | 'employees',
  { db, key, body, locale, log }: SignInCall,
): Promise<SignInAnswer> {
  const { username, password, codeChallenge } = body
  // Clients show a sign-in's refusal in the service's own words.
  const wrong = door === 'employees' ? 'AUT437' : 'AUT401'
  const refuse = (
    code: typeof wrong | 'AUT423' | 'AUT426' | 'AUT441' | 'AUT500',
    details: { untilReset?: true } = {},
  ) => fail(code, details, { message: sentenceOf(code, locale, details) })
  const person = await findPerson(db, username)
  const isRight = await isPassword(password, person?.passwordHash ?? null).catch((error: unknown) => {
    log.error({ failure: withoutData(error) }, 'A kept password could not be compared')
    throw refuse('AUT500')
  })
  const refuseIfLocked = async () => {
    const lock = await lockOf(db, username)
    if (lock) throw refuse('AUT423', lock === 'until-reset' ? { untilReset: true } : {})
  }
  if (!isRight || !person || (door === 'employees' && !isEmployee(person))) {
    await refuseIfLocked()
    const standing = await inTransaction(db, tx => countWrongPassword(tx, username))
    throw refuse(standing === 'locked' ? 'AUT423' : standing === 'last-attempt' ? 'AUT426' : wrong)
  }
  // Only whoever knows the password learns that the account is closed, or is an employee's.
  if (person.isClosed || (door === 'shoppers' && isEmployee(person))) {
    await refuseIfLocked()
    if (person.isClosed) throw refuse('AUT441')
    await forgetWrongPasswords(db, username)
    throw sentToTheirDoor(locale)
  }
  const { consumerNo } = person
  const authorizationCode = await giveCodeUnlessLocked(db, username, { consumerNo, accessKey: key.key, codeChallenge })
  if (authorizationCode) return { authorizationCode, expiresIn: CODE_SECONDS }
  await refuseIfLocked()
  // The lock has ended in between.
  throw refuse(wrong)
}

const isEmployee = ({ consumerType }: KnownPerson): boolean =>
  consumerType === 'EMPLOYEE' || consumerType === 'ASSOCIATE'

function sentToTheirDoor(locale: string) {
  const details = { door: 'employee' }
  return fail('AUT404', details, { status: 403, message: sentenceOf('AUT404', locale, details) })
}
