import { array, type Infer, optional, size, string, type } from 'superstruct'

/** What somebody can write about: a category, and what of it. */
export const CategorySubjects = type({
  categories: array(
    type({ code: string(), label: string(), subjects: array(type({ code: string(), label: string() })) }),
  ),
})
export type CategorySubjects = Infer<typeof CategorySubjects>

/** A message to the shop, by the codes of its category and subject. */
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

/** The number by which the shop knows the message. */
export const KeptMessage = type({ contactId: string() })

/** Something that was bought here broke too soon. */
export const WarrantyClaim = type({
  orderNumber: size(string(), 1, 40),
  itemId: size(string(), 1, 100),
  description: size(string(), 1, 2000),
})
export type WarrantyClaim = Infer<typeof WarrantyClaim>

/** The number by which the shop knows the claim. */
export const KeptClaim = type({ claimId: string() })
