import { CardIcon, PersonIcon } from '../../widgets/ui/object-icons'
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

/** The path after the locale. */
export const OVERVIEW = '/account'

/** The navigation: a word, a path after the locale, an icon. */
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

/** The navigation item of a screen: an order belongs to the order list, the password to the profile. */
export const placeOf = (path: string) => {
  const at = path === '/account/password' ? '/account/profile' : path
  return places.findLast(place => at === place.path || `${at}s` === place.path) ?? places[0]
}
