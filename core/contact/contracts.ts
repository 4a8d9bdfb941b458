import { type Infer, optional, size, string, type } from 'superstruct'
import { array } from '../shapes/array'

export const CategorySubjects = type({
  categories: array(
    type({ code: string(), label: string(), subjects: array(type({ code: string(), label: string() })) }),
  ),
})
export type CategorySubjects = Infer<typeof CategorySubjects>

/** How long each text may be. */
export const messageLimits = { name: 100, orderNumber: 40, message: 4000 } as const

export const ContactMessage = type({
  category: size(string(), 1, 40),
  subject: size(string(), 1, 40),
  name: size(string(), 1, messageLimits.name),
  email: size(string(), 1, 254),
  orderNumber: optional(size(string(), 0, messageLimits.orderNumber)),
  message: size(string(), 1, messageLimits.message),
  recaptcha_response: optional(size(string(), 0, 4096)),
})
export type ContactMessage = Infer<typeof ContactMessage>

export const SentMessage = type({ contactId: string() })

export const MAX_PICTURES = 4

/** The page makes larger pictures smaller before it sends them. */
export const MAX_PICTURE_BYTES = 2 * 1024 * 1024

/** JPEG, PNG or WebP in base64, without metadata. */
export const ClaimPicture = type({ content: size(string(), 1, Math.ceil(MAX_PICTURE_BYTES / 3) * 4 + 1024) })

export const UploadedPicture = type({ pictureId: string() })

export const MAX_DESCRIPTION = 2000

export const WarrantyClaim = type({
  orderNumber: size(string(), 1, 40),
  itemId: size(string(), 1, 100),
  description: size(string(), 1, MAX_DESCRIPTION),
  /** Uploaded before, each for this claim only. */
  pictureIds: optional(size(array(size(string(), 1, 100)), 0, MAX_PICTURES)),
})
export type WarrantyClaim = Infer<typeof WarrantyClaim>

export const SentClaim = type({ claimId: string() })
