import { nationalPhone } from '../../core/format/national-phone'
import { TextInput, type TextInputProps } from '../../widgets/ui/field'

interface PhoneInputProps extends Omit<TextInputProps, 'type' | 'dir' | 'start' | 'onBlur'> {
  /** Digits alone. */
  dialCode: string
  mask?: string | undefined
  /** Where a view holds the value. */
  onTidied?: (phone: string) => void
}

/** A phone number of a country, behind its dial code; it is written as the country does once it is left. */
export function PhoneInput({ dialCode, mask, onTidied, ...input }: PhoneInputProps) {
  return (
    <TextInput
      autoComplete="tel-national"
      {...input}
      type="tel"
      dir="ltr"
      start={dialCode ? <span dir="ltr">+{dialCode}</span> : undefined}
      onBlur={({ currentTarget: field }) => {
        const phone = nationalPhone(field.value, dialCode, mask)
        if (onTidied) onTidied(phone)
        else field.value = phone
      }}
    />
  )
}
