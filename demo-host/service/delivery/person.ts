import type { Address } from '../../../core/shapes/address'

const FIELDS = ['firstName', 'lastName', 'email', 'phone']

export const isPersonal = (name: string): boolean => FIELDS.includes(name)

export function personOf({ firstName, lastName, email, phone, phoneCode }: Address) {
  return {
    firstName,
    lastName,
    ...(email === undefined ? {} : { email }),
    ...(phone === undefined ? {} : { phone }),
    ...(phoneCode === undefined ? {} : { phoneCode }),
  }
}
