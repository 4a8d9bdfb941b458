import { type Infer, optional, size, string, type } from 'superstruct'
import { array } from '../shapes/array'

/** What somebody can write about: a category, and what of it. */
export const CategorySubjects = type({
  categories: array(
    type({ code: string(), label: string(), subjects: array(type({ code: string(), label: string() })) }),
  ),
})
export type CategorySubjects = Infer<typeof CategorySubjects>

export const ContactMessage = type({
  category: size(string(), 1, 40),
  subject: size(string(), 1, 40),
  name: size(string(), 1, 100),
  email: size(string(), 1, 254),
  orderNumber: optional(size(string(), 0, 40)),
  message: size(string(), 1, 4000),
  recaptcha_response: optional(size(string(), 0, 4096)),
})
export type ContactMessage = Infer<typeof ContactMessage>

export const KeptMessage = type({ contactId: string() })

export const WarrantyClaim = type({
  orderNumber: size(string(), 1, 40),
  itemId: size(string(), 1, 100),
  description: size(string(), 1, 2000),
})
export type WarrantyClaim = Infer<typeof WarrantyClaim>

export const KeptClaim = type({ claimId: string() })
