import type { SandboxData } from '../types'

type Entry = SandboxData['countries'][number]

const AMERICAN_MASK = '(XXX) XXX - XXXX'
const OTHER_MASK = 'XXXX - XXX - XXX'

const country = (code: string, name: string, nameFr: string, dialCode: string, mask = OTHER_MASK): Entry => ({
  code,
  name,
  nameFr,
  dialCode,
  mask,
})

/** The countries of the address rules, with their dial codes (ITU-T E.164) and the shop's masks. */
export const countries: readonly Entry[] = [
  country('US', 'United States', 'États-Unis', '1', AMERICAN_MASK),
  country('CA', 'Canada', 'Canada', '1', AMERICAN_MASK),
  country('GB', 'United Kingdom', 'Royaume-Uni', '44'),
  country('IE', 'Ireland', 'Irlande', '353'),
  country('FR', 'France', 'France', '33'),
  country('DE', 'Germany', 'Allemagne', '49'),
  country('IT', 'Italy', 'Italie', '39'),
  country('ES', 'Spain', 'Espagne', '34'),
  country('NL', 'Netherlands', 'Pays-Bas', '31'),
  country('JP', 'Japan', 'Japon', '81'),
  country('AE', 'United Arab Emirates', 'Émirats arabes unis', '971'),
  country('KW', 'Kuwait', 'Koweït', '965'),
  country('AU', 'Australia', 'Australie', '61'),
]
