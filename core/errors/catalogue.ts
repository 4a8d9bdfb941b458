export type Reaction =
  | 'top-notice'
  | 'item-notice'
  | 'inline'
  | 'field'
  | 'toast'
  | 'lasting-toast'
  | 'rethrow'
  | 'maximum'
  | 'rebuild-cart'
  | 'refetch-cart'
  | 'clear-and-reload'
  | 'retry-login'
  | 'sign-in-again'
  | 'silent'

/** Status (200 in a successful answer, 0 if never sent), meaning, reaction. */
type Row = readonly [status: number, meaning: string, reaction: Reaction]

export const accountCodes = {
  AUT401: [401, 'invalid credentials', 'inline'],
  AUT418: [401, 'invalid credentials', 'inline'],
  AUT437: [401, 'invalid credentials', 'inline'],
  AUT438: [401, 'invalid credentials', 'inline'],
  AUT498: [403, 'invalid customer', 'clear-and-reload'],
  AUT423: [423, 'account locked', 'inline'],
  AUT441: [423, 'account locked', 'inline'],
  AUT426: [401, 'last login attempt', 'inline'],
  AUT439: [409, 'login already in use', 'field'],
  PRO400: [409, 'login already in use', 'field'],
  AUT444: [409, 'phone number already in use', 'field'],
  AUT442: [409, 'phone number already in use', 'field'],
  AUT440: [404, 'customer list unknown', 'inline'],
  AUT450: [400, 'password change failed, current password incorrect', 'inline'],
  AUT451: [400, 'new password same as previous', 'inline'],
  AUT452: [400, 'new password same as previous', 'inline'],
  AUT453: [400, 'invalid email format', 'field'],
  AUT402: [410, 'password reset link expired', 'inline'],
  AUT403: [403, 'captcha failed', 'inline'],
  AUT409: [409, 'duplicated token', 'retry-login'],
  AUT404: [401, 'cannot authorize', 'sign-in-again'],
  AUT500: [500, 'login system error', 'inline'],
  AUT460: [401, 'passkey refused', 'inline'],
  AUT461: [410, 'passkey challenge expired or used', 'inline'],
  AUT463: [409, 'too many passkeys', 'inline'],
  AUT464: [404, 'passkey unknown', 'inline'],
  AUT432: [401, 'login authorization failed', 'sign-in-again'],
  PRO410: [400, 'invalid age', 'field'],
  PRO411: [400, 'missing birthdate', 'field'],
  PRO412: [400, 'profile update failed', 'inline'],
  PRO418: [400, 'profile update failed', 'inline'],
  PRO414: [400, 'billing address delete', 'top-notice'],
  PRO415: [400, 'password change failed', 'inline'],
  PRO420: [409, 'order under way', 'inline'],
  PRO421: [410, 'no copy of the data', 'inline'],
  PIC404: [404, 'picture unknown', 'inline'],
  PIC409: [409, 'too many pictures', 'inline'],
  PIC413: [413, 'picture too large', 'inline'],
  PIC415: [415, 'not a picture', 'inline'],
  PIC422: [422, 'picture with metadata', 'inline'],
  PRO404: [404, 'profile not found', 'top-notice'],
  CCA400: [409, 'address exists', 'top-notice'],
  CCA401: [404, 'invalid address id', 'top-notice'],
  CCN404: [404, 'unknown customer', 'field'],
  '4044': [404, 'loyalty member not found', 'inline'],
  REW401: [401, 'not authenticated', 'inline'],
  REW130: [403, 'not a loyalty member', 'inline'],
  REW135: [403, 'loyalty not confirmed', 'inline'],
  REW140: [422, 'insufficient balance', 'inline'],
} as const satisfies Readonly<Record<string, Row>>

export const cartCodes = {
  BSK404: [404, 'cart not found', 'rebuild-cart'],
  ORD430: [409, 'item no longer available', 'refetch-cart'],
  ORD404: [404, 'item not available', 'item-notice'],
  INV700: [409, 'out of stock or no inventory', 'rethrow'],
  INV406: [409, 'out of stock or no inventory', 'rethrow'],
  INV701: [409, 'out of stock or no inventory', 'rethrow'],
  INV702: [409, 'no price', 'item-notice'],
  INV703: [409, 'other shoppers hold the last ones for a while', 'rethrow'],
  INV405: [409, 'items no longer available or no inventory', 'rethrow'],
  INV407: [409, 'items no longer available or no inventory', 'rethrow'],
  INV409: [409, 'items no longer available or no inventory', 'rethrow'],
  INV408: [409, 'added maximum quantity', 'maximum'],
  PRC400: [409, 'invalid price', 'item-notice'],
  ORD415: [500, 'totals calculation failed', 'top-notice'],
  PLP400: [404, 'list product not found', 'toast'],
  GWP403: [403, 'gift-with-purchase product', 'toast'],
  SHP404: [409, 'shipping method unavailable', 'top-notice'],
  SHP500: [400, 'PO box unavailable', 'field'],
  SHP410: [400, 'phone number empty', 'field'],
  CHK380: [400, 'shipping address invalid', 'field'],
  CHK320: [400, 'address invalid', 'field'],
  PAY401: [400, 'cannot ship there', 'top-notice'],
  GFO404: [409, 'gift not available', 'inline'],
  GFS800: [409, 'gift not available', 'inline'],
  GFO405: [409, 'gift card not applicable', 'inline'],
  PRM130: [400, 'invalid or failed promotion', 'inline'],
  PRM160: [400, 'invalid or failed promotion', 'inline'],
  PRM175: [400, 'invalid or failed promotion', 'inline'],
  PRM135: [409, 'not available now', 'inline'],
  PRM140: [409, 'limit exceeded', 'inline'],
  PRM150: [409, 'already redeemed', 'inline'],
  PRM155: [410, 'expired', 'inline'],
  PRM416: [409, 'already applied', 'inline'],
} as const satisfies Readonly<Record<string, Row>>

export const paymentCodes = {
  GFC410: [409, 'maximum gift cards reached', 'inline'],
  GFC799: [502, 'balance check error', 'inline'],
  GFC800: [400, 'invalid gift card', 'inline'],
  GFC700: [400, 'invalid gift card', 'inline'],
  GFC812: [410, 'gift card expired', 'inline'],
  GFC725: [409, 'gift card not allowed', 'inline'],
  GFC740: [409, 'gift card with zero balance', 'inline'],
  GFC755: [409, 'gift card already applied', 'inline'],
  GFC760: [400, 'gift card invalid', 'inline'],
  GFC400: [400, 'gift card code missing', 'inline'],
  FE309: [400, 'card expiry invalid', 'field'],
  PYT402: [402, 'fraud verification exception', 'top-notice'],
  PYT404: [404, 'payment instrument not found', 'top-notice'],
  PYT300: [409, 'card already exists', 'inline'],
  PYT405: [404, 'address not found', 'top-notice'],
  PYT406: [400, 'address fields missing', 'field'],
  PYT400: [402, 'payment not enough', 'top-notice'],
  BIL400: [400, 'billing address missing', 'field'],
  BILL410: [400, 'billing phone missing', 'field'],
  PAY400: [402, 'payment error', 'top-notice'],
  TAX309: [500, 'tax calculation failed', 'top-notice'],
  TAX310: [409, 'tax updated', 'refetch-cart'],
} as const satisfies Readonly<Record<string, Row>>

export const platformCodes = {
  OHS4004: [404, 'order not found', 'inline'],
  ORD409: [404, 'order not found', 'inline'],
  ORD400: [400, 'invalid order email', 'field'],
  GEN500: [500, 'general error', 'top-notice'],
  API400: [400, 'missing client id', 'top-notice'],
  API404: [404, 'not found', 'top-notice'],
  API405: [405, 'method not allowed', 'top-notice'],
  API406: [406, 'not acceptable', 'top-notice'],
  API415: [415, 'unsupported media type', 'top-notice'],
  STR404: [404, 'employee store not found', 'lasting-toast'],
  RTN500: [500, 'return creation error', 'toast'],
  LST409: [409, 'list full', 'toast'],
  ATTR100: [400, 'missing request type', 'silent'],
  ATTR200: [400, 'missing organisation', 'silent'],
  ATTR300: [400, 'missing payload', 'silent'],
  REV410: [400, 'review too long', 'field'],
  EVT404: [404, 'not registered for the event', 'inline'],
  EVT409: [409, 'registered for the event already', 'inline'],
  EVT410: [410, 'event over', 'inline'],
  EVT411: [409, 'event full', 'inline'],
} as const satisfies Readonly<Record<string, Row>>

export const flashCodes = {
  ProductLineItemInventoryMissing: [200, 'some of a line is out of stock', 'top-notice'],
  ProductItemNotAvailable: [200, 'a line is not available', 'top-notice'],
  ProductLineItemFullInventoryMissing: [200, 'all of a line is out of stock', 'top-notice'],
  ProductPriceChanged: [200, 'a price has changed since the shopper was told', 'top-notice'],
  InvalidShippingAddress: [200, 'the shipping address is invalid', 'top-notice'],
  PaymentNotAuthorized: [200, 'the bank wants to ask the shopper', 'top-notice'],
  ORD516: [200, 'delivery changed to shipping', 'top-notice'],
  ORD517: [200, 'delivery changed to pickup', 'top-notice'],
  EmployeeTermsNotAccepted: [200, 'an employee has not accepted the terms of the discount', 'top-notice'],
  EmployeeCapReached: [200, 'the year’s employee discount does not cover the cart', 'top-notice'],
  ProgrammeCreditReached: [200, 'the year’s credit of a programme does not cover the cart', 'top-notice'],
  ORD518: [200, 'delivery changed to ship-to-store', 'top-notice'],
} as const satisfies Readonly<Record<string, Row>>

const clientCodes = {
  NotMerged: [0, 'things of the guest’s cart had no room in the account’s', 'lasting-toast'],
  offline: [0, 'the browser is offline', 'top-notice'],
  unreachable: [0, 'nobody answers', 'top-notice'],
  timeout: [0, 'no answer in time', 'top-notice'],
  html: [0, 'HTML in place of JSON', 'top-notice'],
  'not-json': [0, 'an answer that is no JSON', 'top-notice'],
  contract: [0, 'an answer that keeps no contract', 'top-notice'],
  usage: [0, 'the page asked for what cannot be', 'top-notice'],
  FE340: [0, "passwords don't match", 'field'],
  FE872: [0, 'password too short', 'field'],
  'remove-failed': [0, 'an item could not be removed', 'top-notice'],
  'line-gone': [0, 'a line left the cart elsewhere before it could be changed', 'top-notice'],
  'line-shortened': [0, 'a new cart took fewer of a line than the lost one had', 'top-notice'],
  'coupon-gone': [0, 'a new cart did not take a code of the lost one', 'top-notice'],
  'kept-card-not-saved': [0, 'a card could not be kept in the account', 'toast'],
  'gift-card-exists': [0, 'a gift card is kept in the account already', 'toast'],
  'gift-card-not-saved': [0, 'a gift card could not be kept in the account', 'toast'],
  'profile-not-loaded': [0, 'a change of a profile that is not known', 'inline'],
  'address-not-saved': [0, 'a delivery address could not be saved to the account', 'toast'],
  'card-not-saved': [0, 'a card pays, but could not be kept', 'top-notice'],
  'cart-empty': [0, 'the order cannot be completed: the cart is empty', 'top-notice'],
  authentication: [0, "the bank did not confirm the shopper's card", 'top-notice'],
  'one-thing-left': [0, 'a tab that paid for one thing alone shows the bag instead', 'lasting-toast'],
  'order-placed': [0, 'what a page’s cart became was paid for', 'toast'],
  'script-failed': [0, 'The script failed to load', 'top-notice'],
} as const satisfies Readonly<Record<string, Row>>

const rows = { ...accountCodes, ...cartCodes, ...paymentCodes, ...platformCodes, ...flashCodes, ...clientCodes }

export type Code = keyof typeof rows

export type CatalogueRow = { status: number; meaning: string; reaction: Reaction }

/** For the service, the documentation and the tests. A page carries only the few codes that it treats specially. */
export const catalogue = Object.fromEntries(
  Object.entries(rows).map(([code, [status, meaning, reaction]]) => [code, { status, meaning, reaction }]),
) as Readonly<Record<Code, CatalogueRow>>

export function isCatalogued(code: string): code is Code {
  return Object.hasOwn(catalogue, code)
}
