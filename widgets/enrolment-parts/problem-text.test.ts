import { fork } from 'effector'
import { expect, test } from 'vitest'
import { signUpProblems } from '../../core/enrolment/check-sign-up'
import { $words as $problemWords } from '../../core/validate/problems.words'
import { problemText } from './problem-text'
import { $words } from './sign-up.words'

const names = ['email', 'firstName', 'postalCode'] as const

test.each([
  ['email', 101, 'Use at most 100 characters'],
  ['firstName', 31, 'Use at most 30 characters'],
  ['postalCode', 41, 'Use at most 40 characters'],
] as const)('L1: a sign-up says of a field that is too long how long it may be: %s', (name, length, sentence) => {
  const form = {
    ...{ fields: names.map(each => ({ name: each, required: false })), isSimplified: false, asksSmsConsent: false },
    ...{ minimalAge: 16, earliestBirthDate: '1900-01-01', phoneCode: '1', phoneMask: '' },
  }
  const values = { fields: { [name]: 'x'.repeat(length) }, newsletter: false, loyaltyTerms: false, policy: true }
  const problem = signUpProblems(values, form, '2026-11-25', false)[name]
  const scope = fork()
  expect(problem && problemText(problem, name, form, scope.getState($words), scope.getState($problemWords))).toBe(
    sentence,
  )
})
