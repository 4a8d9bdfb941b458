import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import type { ShopError } from '../errors/shop-error'
import { askBotCheckFx } from '../http/bot-check'
import { newProof } from '../http/proof'
import { requestFx } from '../http/request'
import { idOf, unansweredCall } from '../http/unanswered-call'
import { inQuery, pageHost } from '../runtime/page-address'
import type { Subscription } from '../shapes/consent'
import { $clockLead, todayBy } from '../site/clock'
import { type PhoneRule, phone as phoneProblem } from '../validate/phone'
import { withoutFields } from '../validate/without-fields'
import { refusedFields, type SignUpProblems, signUpProblems, type SignUpValues } from './check-sign-up'
import { endpoints } from './endpoints'
import { $signUpForm, signUpOpened } from './form'
import { phoneRuleOf, sentPhone } from './phone-rule'

export const signUpSubmitted = createEvent<SignUpValues>()

/** A field's name. What was wrong with its text is not true of the new one. */
export const signUpFieldChanged = createEvent<string>()

export const smsRequested = createEvent<{ phone: string }>()
export const smsAccepted = createEvent()
export const smsDeclined = createEvent()

const signUpCallFx = requestFx(endpoints.signUp)

/** `asked` until the shopper has accepted the terms of text messages. */
export const $smsConsent = createStore<'none' | 'asked' | 'accepted'>('none').reset(signUpOpened, smsDeclined)

const checkFx = attach({
  source: { form: $signUpForm, sms: $smsConsent, lead: $clockLead },
  effect: ({ form, sms, lead }, values: SignUpValues): SignUpProblems =>
    form
      ? {
          ...signUpProblems(values, form, todayBy(lead), sms !== 'none'),
          ...(sms === 'asked' ? { sms: 'required' } : {}),
        }
      : {},
})

const checkPhoneFx = attach({
  source: $signUpForm,
  effect: (form, { phone }: { phone: string }): SignUpProblems => {
    const problem = phone.trim() ? phoneProblem(phone, phoneRuleOf(form)) : 'required'
    return problem ? { phone: problem } : {}
  },
})

const makeAccountFx = createEffect<
  { values: SignUpValues; phoneRule: PhoneRule; sms: boolean; transactionId: string },
  { authorizationCode: string; codeVerifier: string },
  ShopError
>(async ({ values, phoneRule, sms, transactionId }) => {
  const call = scopeBind(signUpCallFx, { safe: true })
  const askBotCheck = scopeBind(askBotCheckFx, { safe: true })
  const [{ codeChallenge, codeVerifier }, botToken] = await Promise.all([newProof(), askBotCheck('register')])
  const { email = '', password = '', ...details } = values.fields
  const { authorizationCode } = await call({
    transactionId,
    body: {
      type: 'Registered',
      email,
      password,
      codeChallenge,
      ...filled(details),
      ...(details.phone?.trim() && phoneRule.dialCode
        ? { phone: sentPhone(details.phone, phoneRule), phoneCode: phoneRule.dialCode }
        : {}),
      isTermsConfirmed: true,
      isTemporaryPassword: true,
      subscriptions: subscriptionsOf(values, sms),
      enrollments: values.loyaltyTerms ? [{ type: 'Loyalty', optin: true, channel: 'web' }] : [],
      termsConditionsAndPolicy: true,
      ...(values.brandTerms ? { brandTerms: true } : {}),
      source: {
        store: pageHost().slice(0, 100),
        acquisitionType: 'Registered',
        campaignName: inQuery('utm_campaign').slice(0, 100),
      },
      ...(botToken === undefined ? {} : { recaptcha_response: botToken }),
    },
  })
  return { authorizationCode, codeVerifier }
})

const $unanswered = unansweredCall(makeAccountFx)

const signUpFx = attach({
  source: { form: $signUpForm, sms: $smsConsent, unanswered: $unanswered },
  mapParams: (values: SignUpValues, { form, sms, unanswered }) => {
    const call = { values, phoneRule: phoneRuleOf(form), sms: sms === 'accepted' }
    return { ...call, transactionId: idOf(call, unanswered) }
  },
  effect: makeAccountFx,
})

/** With the code that signs the new account in. */
export const accountMade = signUpFx.doneData

export const $isSigningUp = signUpFx.pending

export const $signUpProblems = createStore<SignUpProblems>({})
  .on(checkFx.doneData, (_current, problems) => problems)
  .on(checkPhoneFx.doneData, (problems, { phone }) => ({ ...problems, phone }) as SignUpProblems)
  .on(signUpFx.failData, (current, error) => refusedFields(error) ?? current)
  .on(signUpFieldChanged, (problems, name) => withoutFields(problems, name))
  .on([smsAccepted, smsDeclined], problems => withoutFields(problems, 'sms'))
  .reset(signUpOpened, accountMade)

export const $signUpError = createStore<ShopError | null>(null)
  .on(signUpFx.failData, (_current, error) => (refusedFields(error) ? null : error))
  .reset(signUpSubmitted, signUpOpened)

const fieldsRefused = signUpFx.failData.filter({ fn: error => refusedFields(error) !== null })
const problemsFound = checkFx.doneData.filter({ fn: problems => !isFine(problems) })

/** Counts failed attempts; each moves the focus to the first problem. */
export const $signUpAttempt = createStore(0)
  .on([problemsFound, fieldsRefused], attempt => attempt + 1)
  .reset(signUpOpened)

sample({
  clock: signUpSubmitted,
  source: { form: $signUpForm, isSigningUp: $isSigningUp },
  filter: ({ form, isSigningUp }) => form !== null && !isSigningUp,
  fn: (_now, values) => values,
  target: checkFx,
})

sample({
  clock: checkFx.done,
  filter: ({ result }) => isFine(result),
  fn: ({ params }) => params,
  target: signUpFx,
})

sample({ clock: smsRequested, target: checkPhoneFx })

sample({
  clock: checkPhoneFx.doneData,
  filter: isFine,
  fn: () => 'asked' as const,
  target: $smsConsent,
})

sample({
  clock: smsAccepted,
  source: $smsConsent,
  filter: consent => consent === 'asked',
  fn: () => 'accepted' as const,
  target: $smsConsent,
})

function isFine(problems: SignUpProblems): boolean {
  return Object.values(problems).every(problem => problem === undefined)
}

function filled<Texts extends Readonly<Record<string, string | undefined>>>(texts: Texts): Partial<Texts> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text?.trim())) as Partial<Texts>
}

function subscriptionsOf({ newsletter }: SignUpValues, sms: boolean): Subscription[] {
  return [
    ...(newsletter ? [{ type: 'Newsletter', channel: 'email', optin: true } as const] : []),
    ...(sms ? [{ type: 'Newsletter', channel: 'sms', optin: true } as const] : []),
  ]
}
