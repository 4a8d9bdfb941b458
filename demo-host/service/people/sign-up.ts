import type { SignUpRequest } from '../../../core/enrolment/contracts'
import type { SignInAnswer } from '../../../core/session/contracts'
import type { PhoneRule } from '../../../core/validate/phone'
import type { Call } from '../calls/context'
import { inTransaction } from '../database/transaction'
import { numberAndCode } from '../phone-number'
import { emailProblem } from '../email-problem'
import { fail } from '../failure'
import { hashPassword, isPassword } from '../passwords'
import { checkPassword, checkPerson, wrongField } from './check-person'
import { datedSubscriptions } from './dated-subscriptions'
import { joinLoyalty } from './join-loyalty'
import { withoutProof } from './served-subscriptions'
import { type SignUpRules, signUpRulesOf } from './sign-up-form'
import { CODE_SECONDS, giveAuthorizationCode } from '../repositories/authorization-codes'
import { findPerson } from '../repositories/consumers'
import { hashOf } from '../repositories/access-tokens'
import { claimPhone, createPerson, findMadeBy } from '../repositories/people'
import { readCountry, readRuleOfDialCode } from '../repositories/site'

type SignUpCall = Call<string, unknown, SignUpRequest>

/** Creates an account and returns an authorization code, as a sign-in does. */
export async function signUp(call: SignUpCall): Promise<SignInAnswer> {
  const { db, key, body, country, locale } = call
  const rules = signUpRulesOf(country)
  const { dialCode } = await readCountry(db, country)
  const { phone, phoneCode } = numberAndCode(body.phone ?? '', body.phoneCode || dialCode)
  checkSignUp(body, rules, await readRuleOfDialCode(db, phoneCode, country))
  const isTaken = (await findPerson(db, body.email)) !== null
  // Hashed all the same, so that existing accounts take as long.
  const password_hash = await hashPassword(body.password)
  if (isTaken) return { authorizationCode: await codeForTwin(call, 'AUT439'), expiresIn: CODE_SECONDS }
  const authorizationCode = await inTransaction(db, async tx => {
    const profile = profileOf(call)
    const consumerNo = await createPerson(tx, {
      email: body.email,
      password_hash,
      first_name: textOf(body.firstName),
      last_name: textOf(body.lastName),
      phone: phone || null,
      phone_code: phone ? phoneCode : null,
      postal_code: textOf(body.postalCode),
      birth_date: textOf(body.birthDate),
      gender: textOf(body.gender),
      country_code: country,
      locale,
      profile,
    })
    if (consumerNo === null) return null
    if (phone && !(await claimPhone(tx, consumerNo, phone))) throw fail('AUT444', { field: 'phone' })
    if (body.enrollments?.length) await joinLoyalty(call, tx, consumerNo, profile)
    return giveAuthorizationCode(tx, { consumerNo, accessKey: key.key, codeChallenge: body.codeChallenge })
  })
  // Another call was faster.
  return { authorizationCode: authorizationCode ?? (await codeForTwin(call, 'PRO400')), expiresIn: CODE_SECONDS }
}

/** For the same call again, after its answer was lost or beside it. Throws `taken` for any other. */
async function codeForTwin({ db, key, body, transactionId }: SignUpCall, taken: 'AUT439' | 'PRO400'): Promise<string> {
  const { codeChallenge, email, password } = body
  const made = await findMadeBy(db, { email, call: hashOf(transactionId) })
  if (!made || !(await isPassword(password, made.passwordHash))) throw fail(taken, { field: 'email' })
  return giveAuthorizationCode(db, { consumerNo: made.consumerNo, accessKey: key.key, codeChallenge })
}

function checkSignUp(body: SignUpRequest, rules: SignUpRules, phoneRule: PhoneRule): void {
  if (emailProblem(body.email)) throw fail('AUT453', { field: 'email' })
  checkPassword(body.password)
  for (const { name, required } of rules.fields) {
    if (!required || textOf(body[name]) !== null) continue
    throw name === 'birthDate' ? fail('PRO411', { field: name }) : wrongField(name)
  }
  checkPerson(body, rules.minimalAge, phoneRule)
  const wantsSms = body.subscriptions?.some(({ channel, optin }) => channel === 'sms' && optin)
  if (wantsSms && !textOf(body.phone)) throw wrongField('phone')
}

function profileOf({ body, source, channel, country, transactionId }: SignUpCall) {
  const { subscriptions = [], termsConditionsAndPolicy, brandTerms } = body
  return {
    subscriptions: datedSubscriptions([], subscriptions.map(withoutProof), country),
    interests: [],
    source: {
      ...body.source,
      termsConditionsAndPolicy,
      brandTerms,
      lead: source,
      channel,
      call: hashOf(transactionId),
    },
  }
}

const textOf = (text: string | undefined): string | null => text?.trim() || null
