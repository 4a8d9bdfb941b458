import fp from 'fastify-plugin'
import { endpoints } from '../../../../core/enrolment/endpoints'
import { fail } from '../../failure'
import { inWords } from '../../languages/in-words'
import { EARLIEST_BIRTH_DATE, isSimplified, signUpRulesOf } from '../../people/sign-up-form'
import { mount } from '../../plugins/mount'
import { findPerson } from '../../repositories/consumers'
import { readCountry, readPhoneRule } from '../../repositories/site'
import { signUp } from '../../people/sign-up'

/** None of these answers is stored. */
export const enrolmentRoutes = fp(
  async app => {
    mount(app, endpoints.readSignUpForm, async ({ db, country }) => {
      const rules = signUpRulesOf(country)
      const { dialCode, mask } = await readCountry(db, country)
      const phoneRule = await readPhoneRule(db, country)
      return {
        fields: [...rules.fields],
        isSimplified: isSimplified(rules),
        minimalAge: rules.minimalAge,
        earliestBirthDate: EARLIEST_BIRTH_DATE,
        phoneCode: dialCode,
        phoneMask: mask ?? '',
        ...(phoneRule ? { phoneRule } : {}),
        asksSmsConsent: rules.asksSmsConsent,
        asksBrandTerms: rules.asksBrandTerms,
      }
    })

    mount(app, endpoints.signUp, call => signUp(call).catch(inWords(call.locale)), {
      limit: 'signIn',
      botCheck: { action: 'register', isRequired: true },
    })

    mount(
      app,
      endpoints.lookUpConsumer,
      async ({ db, query }) => {
        if (!(await findPerson(db, query.email))) throw fail('AUT440')
        return { next: 'sign-in' as const }
      },
      { limit: 'signIn', botCheck: { action: 'login', isRequired: true } },
    )
  },
  { name: 'enrolment-routes', dependencies: ['calls'] },
)
