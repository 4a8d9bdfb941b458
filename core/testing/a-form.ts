import type { FieldRule } from '../site/contracts'

const field = (name: string, more: Partial<FieldRule> = {}): FieldRule => ({
  name,
  label: name,
  required: true,
  width: 'full',
  transforms: ['trim', 'collapse-spaces'],
  ...more,
})

/** Two countries whose forms differ. */
export const rules = {
  US: [
    field('firstName', { minLength: 2, maxLength: 30 }),
    field('lastName', { minLength: 2, maxLength: 30 }),
    field('addressLine1', { maxLength: 30 }),
    field('city'),
    field('province', { options: [{ code: 'OR', name: 'Oregon' }] }),
    field('postalCode', { pattern: String.raw`\d{5}` }),
    field('phone', { required: false }),
  ],
  GB: [
    field('firstName'),
    field('lastName'),
    field('addressLine1'),
    field('city'),
    field('postalCode', {
      transforms: ['uppercase', 'spaced-postcode'],
      pattern: '[A-Z]{1,2}[0-9R][0-9A-Z]? [0-9][A-Z]{2}',
    }),
  ],
}

/** A way to ship. */
export const method = (code: string, amount: number) => ({
  code,
  label: code,
  price: { amount, finalAmount: amount, currency: 'USD' },
  deliveryTime: '3-5 days',
  class: 'home' as const,
})
/** What may carry a parcel, the dearer first. */
export const offer = { shippingId: 'ship-1', applicableShippingMethods: [method('express', 12), method('standard', 0)] }
