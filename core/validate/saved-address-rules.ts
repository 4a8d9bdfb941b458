import type { FieldRule } from '../site/contracts'
import { RECIPIENT_PHONE } from './recipient-phone'

/** The rules of a saved shipping address, which also has the phone of whoever takes the parcel, if it is somebody else. */
export const withRecipientPhone = (rules: readonly FieldRule[]): readonly FieldRule[] =>
  rules.flatMap(rule => {
    if (rule.name !== 'phone') return [rule]
    const { autocomplete: _own, ...same } = rule
    return [rule, { ...same, name: RECIPIENT_PHONE, label: 'recipientPhone', required: false }]
  })
