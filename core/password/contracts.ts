import { type Infer, optional, size, string, type } from 'superstruct'

const Password = size(string(), 1, 256)
const BotToken = optional(size(string(), 0, 4096))

export const ResetRequest = type({ email: size(string(), 1, 254), recaptcha_response: BotToken })

/** Without a new password the token is only checked. */
export const ResetConfirmation = type({ token: size(string(), 1, 200), newPassword: optional(Password) })

export const PasswordChange = type({ currentPassword: Password, newPassword: Password })
export type PasswordChange = Infer<typeof PasswordChange>
