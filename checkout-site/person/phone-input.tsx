import { nationalPhone } from '../../core/format/national-phone'
import { TextInput, type TextInputProps } from '../../widgets/ui/field'

interface PhoneInputProps extends Omit<TextInputProps, 'type' | 'dir' | 'start' | 'onBlur'> {
  /** Digits alone. */
  dialCode: string
  mask?: string | undefined
}

/** A phone number of a country, behind its dial code; it is written as the country does once it is left. */
export function PhoneInput({ dialCode, mask, ...input }: PhoneInputProps) {
  return (
    <TextInput
      autoComplete="tel-national"
      {...input}
      type="tel"
      dir="ltr"
      start={dialCode ? <span dir="ltr">+{dialCode}</span> : undefined}
      onBlur={({ currentTarget: field }) => {
        field.value = nationalPhone(field.value, dialCode, mask)
      }}
    />
  )
}
