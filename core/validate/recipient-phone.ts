import type { FieldRule } from '../site/contracts'

const NAME = 'recipientContactPhone'

export const isPhoneField = (name: string): boolean => name === 'phone' || name === NAME

/** The rules of a saved shipping address, which also has the phone of whoever takes the parcel, if it is somebody else. */
export const withRecipientPhone = (rules: readonly FieldRule[]): readonly FieldRule[] =>
  rules.flatMap(rule => {
    if (rule.name !== 'phone') return [rule]
    const { autocomplete: _own, ...same } = rule
    return [rule, { ...same, name: NAME, label: 'recipientPhone', required: false }]
  })
