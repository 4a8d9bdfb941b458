import type { CountryWords } from '../../../core/site/words'
import type { StoresWords } from './stores.words'

export const words: CountryWords<StoresWords> = {
  shipToMe: 'Deliver to me',
  mixed: 'Part of your order is delivered to you, part of it you collect.',
  pickUpTitle: 'Collection',
  changePlace: (name: string) => `Change where you collect: ${name}`,
  someoneElse: 'Someone else will collect it',
  whoComes: 'Who will collect it? Bring an ID and the order number.',
  membersShipFree: 'Club members get free standard delivery.',
  ship: 'Deliver to me',
  pickUp: 'Collect in store',
  pickerTitle: 'Where to collect',
  place: 'Town, postcode or store',
  positionRefused: 'Your browser does not share your location. Search by town or postcode.',
  positionUnknown: 'Your location could not be found. Search by town or postcode.',
  none: 'We found no place by that name. Try a town or a postcode.',
  choose: 'Collect here',
  chooseNamed: (name: string) => `Collect here: ${name}`,
  shipInstead: 'Deliver to me instead',
  confirmText: (name: string) => `You are about to collect at ${name}. These are collected elsewhere:`,
  moveAll: 'Collect everything there',
}
