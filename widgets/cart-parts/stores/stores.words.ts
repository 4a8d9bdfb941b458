import { defineWords } from '../../../core/site/words'

const english = {
  close: 'Close',
  changeTitle: 'How would you like to get it?',
  delivery: 'Delivery',
  change: 'Change',
  shipToMe: 'Ship to me',
  mixed: 'Part of your order is sent to you, part of it you pick up.',
  pickUpTitle: 'Pick-up',
  changePlace: (name: string) => `Change where you pick up: ${name}`,
  someoneElse: 'Someone else picks it up',
  whoComes: 'Who picks it up? Bring an ID and the order number.',
  personNotSaved: 'This was not saved. Nothing you typed is lost.',
  membersShipFree: 'Club members get free standard shipping.',
  membersMore: 'About the club',
  ship: 'Ship to me',
  shipNote: 'To the address that you enter at checkout',
  pickUp: 'Pick up in store',
  pickUpNote: 'In a store near you, free',
  pointNote: 'At a shop near you that holds packages',

  pickerTitle: 'Where to pick up',
  forItems: (names: string) => `For ${names}`,
  kinds: 'Store or collection point',
  stores: 'Stores',
  points: 'Collection points',
  place: 'City, postal code or store',
  search: 'Search',
  searching: 'Searching',
  locate: 'Use my location',
  locating: 'Finding your location',
  positionRefused: 'Your browser does not share your location. Search by city or postal code.',
  positionUnknown: 'Your location could not be found. Search by city or postal code.',
  none: 'We found no place by that name. Try a city or a postal code.',
  found: (count: number) => `${count} ${count === 1 ? 'place' : 'places'}`,
  foundNear: (count: number, place: string) =>
    `${count} ${count === 1 ? 'place' : 'places'} near ${place}, the nearest first`,
  notFound: 'The search did not work.',
  notChanged: 'Nothing was changed.',
  again: 'Try again',

  open: 'Open',
  closed: 'Closed',
  openUntil: (time: string) => `Open until ${time}`,
  opensAt: (day: string, time: string) => `Closed, opens ${day} at ${time}`,
  hours: 'Opening hours',
  inStock: 'In stock, ready in 2 hours',
  sentHere: 'Sent to this store, in 3 to 6 days',
  toPoint: 'Sent here, in 2 to 4 days',
  notHere: 'Not available here',
  choose: 'Pick up here',
  chooseNamed: (name: string) => `Pick up here: ${name}`,
  chosen: 'Your store',
  chosenNamed: (name: string) => `Your store: ${name}`,
  choosing: 'Changing',
  shipInstead: 'Ship to me instead',

  locationTitle: 'Use your location?',
  locationText:
    'Your browser will ask you next. We use your location once, to show the nearest stores first, and never store it.',
  locationAgree: 'Continue',
  locationDecline: 'Search by place instead',

  confirmTitle: 'Change your store?',
  confirmText: (name: string) => `You are about to pick up at ${name}. These are picked up elsewhere:`,
  moveAll: 'Pick up everything there',
  moveOne: (names: string) => `Only ${names}`,
  moveNone: 'Keep everything as it is',

  changedTitle: 'Your store has changed',
  changedText: (from: string, to: string) => (from ? `From ${from} to ${to}.` : `It is ${to} now.`),
  goOn: 'Continue',
}

export type StoresWords = typeof english

export const { $words } = defineWords<StoresWords>(english, {
  fr: () => import('./stores.words.fr'),
  de: () => import('./stores.words.de'),
  ja: () => import('./stores.words.ja'),
  ar: () => import('./stores.words.ar'),
  'en-GB': () => import('./stores.words.en-GB'),
})
