import { CardIcon, PersonIcon } from '../../widgets/ui/icon'
import { HeartIcon } from '../../widgets/ui/heart'
import type { AccountWords } from './account.words'
import {
  BellIcon,
  BoxIcon,
  ChatIcon,
  FileIcon,
  HomeIcon,
  KeyIcon,
  MailIcon,
  PinIcon,
  ShieldIcon,
  StarIcon,
} from './icons'

/** Where the account's own overview stands, after the locale. */
export const OVERVIEW = '/account'

/** What the navigation lists: a word of its own, a place after the locale, a picture. */
export const places = [
  { name: 'overview', path: OVERVIEW, Icon: HomeIcon },
  { name: 'orders', path: '/account/orders', Icon: BoxIcon },
  { name: 'addresses', path: '/account/addresses', Icon: PinIcon },
  { name: 'payment', path: '/account/payment', Icon: CardIcon },
  { name: 'loyalty', path: '/account/loyalty', Icon: StarIcon },
  { name: 'favorites', path: '/favorites', Icon: HeartIcon },
  { name: 'notify', path: '/account/notify-me', Icon: BellIcon },
  { name: 'subscriptions', path: '/account/subscriptions', Icon: MailIcon },
  { name: 'profile', path: '/account/profile', Icon: PersonIcon },
  { name: 'passkeys', path: '/account/passkeys', Icon: KeyIcon },
  { name: 'data', path: '/account/data', Icon: FileIcon },
  { name: 'warranty', path: '/account/warranty', Icon: ShieldIcon },
  { name: 'contact', path: '/help/contact-us', Icon: ChatIcon },
] as const satisfies readonly { name: keyof AccountWords['places']; path: string; Icon: typeof HomeIcon }[]

/** The listed place that a screen belongs to: an order to its list. */
export const placeOf = (path: string) =>
  places.findLast(place => path === place.path || `${path}s` === place.path) ?? places[0]
