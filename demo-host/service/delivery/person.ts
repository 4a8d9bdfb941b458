import type { Address } from '../../../core/shapes/address'

const FIELDS = ['firstName', 'lastName', 'email', 'phone']

/** Whether a field of an address is about the person, not the place. */
export const isPersonal = (name: string): boolean => FIELDS.includes(name)

/** What of an address is about the person. */
export function personOf({ firstName, lastName, email, phone, phoneCode }: Address) {
  return {
    firstName,
    lastName,
    ...(email === undefined ? {} : { email }),
    ...(phone === undefined ? {} : { phone }),
    ...(phoneCode === undefined ? {} : { phoneCode }),
  }
}
