export const RECIPIENT_PHONE = 'recipientContactPhone'

export const isPhoneField = (name: string): boolean => name === 'phone' || name === RECIPIENT_PHONE
