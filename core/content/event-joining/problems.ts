import { personName } from '../../validate/person-name'
import { type PhoneRule, foreignPhone, phone } from '../../validate/phone'
import type { JoinDraft } from './person'

export type JoinField = keyof JoinDraft

export type JoinProblems = { readonly [Name in JoinField]?: 'required' | 'min-length' | 'max-length' | 'phone' }

/** Names are needed, a day, and the terms. A phone number and a guest's name are checked only if there is one. */
export function problemsOf(draft: JoinDraft, rule: PhoneRule): JoinProblems {
  const { firstName, lastName, plusOne, days, isAgreed } = draft
  const found: Partial<Record<JoinField, JoinProblems[JoinField] | null>> = {
    firstName: needed(firstName) ?? personName(firstName),
    lastName: needed(lastName) ?? personName(lastName),
    phone: phoneProblem(draft.phone, rule),
    days: days.length > 0 ? null : 'required',
    plusOne: personName(plusOne),
    isAgreed: isAgreed ? null : 'required',
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem))
}

const needed = (text: string) => (text.trim() ? null : ('required' as const))

function phoneProblem(text: string, rule: PhoneRule) {
  if (!text.trim()) return null
  return rule.dialCode ? phone(text, rule) : foreignPhone(text)
}
