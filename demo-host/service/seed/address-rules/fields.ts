import type { FieldRule, Transform } from '../../../../core/site/contracts'

/** Options from 'CODE Name|CODE Name'. */
const options = (text: string): { code: string; name: string }[] =>
  text.split('|').map(entry => {
    const space = entry.indexOf(' ')
    return { code: entry.slice(0, space), name: entry.slice(space + 1) }
  })

const tidy: Transform[] = ['trim', 'collapse-spaces']

type Own = Partial<FieldRule>

const NAME_MAX = 30
const LINE_MAX = 30

/** Given and family name share a row; both are required. */
export const firstName = (own: Own = {}): FieldRule => ({
  name: 'firstName',
  label: 'firstName',
  required: true,
  minLength: 2,
  maxLength: NAME_MAX,
  transforms: tidy,
  autocomplete: 'given-name',
  width: 'half',
  ...own,
})

export const lastName = (own: Own = {}): FieldRule => ({
  ...firstName(),
  name: 'lastName',
  label: 'lastName',
  autocomplete: 'family-name',
  ...own,
})

export const addressLine1 = (own: Own = {}): FieldRule => ({
  name: 'addressLine1',
  label: 'address',
  required: true,
  maxLength: LINE_MAX,
  transforms: tidy,
  autocomplete: 'address-line1',
  width: 'full',
  ...own,
})

export const addressLine2 = (own: Own = {}): FieldRule => ({
  ...addressLine1(),
  name: 'addressLine2',
  label: 'apartment',
  required: false,
  autocomplete: 'address-line2',
  ...own,
})

export const city = (own: Own = {}): FieldRule => ({
  name: 'city',
  label: 'city',
  required: true,
  maxLength: LINE_MAX,
  transforms: tidy,
  autocomplete: 'address-level2',
  width: 'third',
  ...own,
})

export const province = (label: string, text: string, own: Own = {}): FieldRule => ({
  name: 'province',
  label,
  required: true,
  autocomplete: 'address-level1',
  width: 'third',
  options: options(text),
  ...own,
})

export const postalCode = (label: string, pattern: string, example: string, own: Own = {}): FieldRule => ({
  name: 'postalCode',
  label,
  required: true,
  maxLength: 10,
  pattern,
  example,
  transforms: ['trim'],
  autocomplete: 'postal-code',
  width: 'third',
  ...own,
})

/** By a pattern of its country's own numbers; one in international form is taken, too. */
export const phone = (pattern: string, example: string, own: Own = {}): FieldRule => ({
  name: 'phone',
  label: 'phone',
  required: true,
  maxLength: 20,
  pattern: `${pattern}|^\\+[1-9][\\d ().-]{6,18}$`,
  example,
  transforms: ['trim'],
  autocomplete: 'tel-national',
  inputMode: 'tel',
  width: 'full',
  ...own,
})
