import type { Code } from './catalogue'
import { lossOf } from './names-of'
import { sumOf } from './sum-of'

export type Details = Readonly<Record<string, unknown>>

export type Sentence = string | ((details: Details) => string)

const employeesDoor = 'Employees sign in at the employee sign-in. Go there to sign in.'
const sessionEnded = 'Your session has ended. Sign in again to continue.'
const presale = 'One of your items is a presale for members. Sign in to buy it, or remove it.'
const linkExpired = 'This link has expired. Request a new one.'
const linkUsed = 'This link has already been used. Sign in with your new password, or request another link.'
const credentials = 'That email and password do not match. Try again, or reset your password.'
const locked = 'Your account is locked for 15 minutes. Wait, or reset your password.'
const lockedUntilReset = 'Your account is locked. Set a new password to open it.'
const phoneInUse = 'This phone number belongs to another account. Use a different one.'
const samePassword = 'You have used this password before. Choose a new one.'
const emailInUse = 'An account with this email exists. Sign in, or use another email.'
const profile = 'Your profile could not be saved. Try again in a moment.'
const soldOut = 'This is out of stock. Choose another size or color.'
const heldByOthers = 'Other shoppers hold the last ones. Try again in a few minutes.'
const someSoldOut = 'Some items are no longer available. Remove them to continue.'
const invalidGiftCard = 'This gift card number or PIN is incorrect. Check both and try again.'
const invalidCode = 'This code is not valid. Check it and try again.'
const orderUnknown = 'We found no order with this number and email. Check both and try again.'
const ours = 'Something on our side did not work. Try again in a moment.'
const nothingLeft = 'Your order cannot be completed, since nothing is left in your bag.'
const giftCardOf = ({ giftCard }: Details): string =>
  giftCard ? `The gift card ending ${String(giftCard).slice(-4)}` : 'This gift card'
const emptied: Sentence = ({ left, errorId }) => {
  if (errorId === 'INV703') return heldByOthers
  return left === 0 ? nothingLeft : 'One of your items is out of stock. Check your bag before you continue.'
}

const english = {
  AUT401: credentials,
  AUT418: 'This passkey is not known here any more. Sign in with your password, or with another passkey.',
  AUT437: 'That email and password do not match an employee’s account. Try again, or reset your password.',
  AUT438: 'This page could not be connected to your account. Sign in again.',
  AUT498: 'Your bag had to be set up again. The page reloads in a moment.',
  AUT423: ({ untilReset }) => (untilReset ? lockedUntilReset : locked),
  AUT441: 'This account is closed. Contact us, and we will help you.',
  AUT426: 'That email and password do not match. One more try before your account is locked for 15 minutes.',
  AUT439: emailInUse,
  PRO400: emailInUse,
  AUT444: phoneInUse,
  AUT442: phoneInUse,
  AUT440: 'We do not know this account. Check the email, or create an account.',
  AUT450: 'Your current password is incorrect. Try again.',
  AUT451: samePassword,
  AUT452: samePassword,
  AUT453: 'This is not a full email address. Enter it like name@example.com.',
  AUT402: ({ reason }) => (reason === 'used' ? linkUsed : linkExpired),
  AUT403: 'We could not verify that you are human. Try again.',
  AUT409: 'Signing in took too long. Try again.',
  AUT404: ({ door, productId }) => (door === 'employee' ? employeesDoor : productId ? presale : sessionEnded),
  AUT500: 'Signing in does not work right now. Try again in a few minutes.',
  AUT460: 'This passkey could not be used. Sign in with your password, or with another passkey.',
  AUT461: 'That took too long. Try again.',
  AUT463: 'An account has 20 passkeys at most. Remove one that you no longer use.',
  AUT464: 'This passkey is no longer in your account.',
  AUT432: 'You could not be signed in. Try again.',
  PRO410: 'You are too young for an account. Check your birth date.',
  PRO411: 'Your birth date is missing. Enter it to continue.',
  PRO412: ({ most }) =>
    most ? `You have saved ${String(most)} addresses, and no more fit. Remove one to save another.` : profile,
  PRO418: profile,
  PRO414: 'Your billing address could not be deleted. Choose another main address first.',
  PRO415: 'Your password could not be changed. Try again.',
  PRO420: 'You have an open order. Your account can be erased once it has been delivered, or canceled and refunded.',
  PRO421: 'The copy of your data has expired. Request a new one.',
  PIC404: 'This picture is no longer there. Remove it and add it again.',
  PIC409: 'You have too many pictures without a claim. Send the claim, or remove some.',
  PIC413: 'This picture is too large. Choose a smaller one.',
  PIC415: 'We can’t open this picture. Choose a JPEG, PNG or WebP file.',
  PIC422: 'This picture contains location or camera data. Remove that, then add it again.',
  PRO404: 'We could not find your profile. Sign in again.',
  FE340: 'The passwords do not match. Type the same one twice.',
  FE872: 'Your password is too short. Use at least 8 characters.',
  CCA400: 'You have this address already. Change it, or enter another one.',
  CCA401: 'This address no longer exists. Choose another one.',
  CCN404: 'No account has this email. Check it, or leave the field empty.',
  '4044': 'We found no membership for you. Join, or check your details.',
  BSK404: 'Your bag has expired. Add your items again.',
  ORD430: 'An item is no longer available. Check your bag and place the order again.',
  ORD404: ({ productId }) => (productId ? 'This is no longer sold.' : 'No longer available. Remove it to check out.'),
  INV700: soldOut,
  INV406: soldOut,
  INV701: soldOut,
  INV702: 'This has no price right now. Remove it to check out.',
  INV703: heldByOthers,
  INV405: someSoldOut,
  INV407: someSoldOut,
  INV409: someSoldOut,
  INV408: ({ maxAllowedQty }) =>
    maxAllowedQty === 0
      ? 'Your bag is full. Take something out to add this.'
      : typeof maxAllowedQty === 'number'
        ? `You can buy at most ${maxAllowedQty} of this. We left your quantity as it was.`
        : 'You have reached the most you can buy of this.',
  PRC400: ({ maxPercent }) =>
    maxPercent === undefined
      ? 'The price cannot be confirmed right now. Remove it to check out.'
      : `You can take at most ${String(maxPercent)}% off. Enter a smaller amount.`,
  ORD415: 'We could not add up your bag. Try again in a moment.',
  PLP400: 'This product is no longer on the list. Choose another one.',
  GWP403: 'This comes as a gift and cannot be added by itself.',
  SHP404: ({ productId }) =>
    productId
      ? 'This is for pick-up in our stores only. Choose a store where you choose its size.'
      : 'This delivery is no longer offered for your bag. Choose another one.',
  SHP500: 'We cannot deliver to a PO box. Enter a street address.',
  SHP410: 'A phone number is missing. Enter one so that the carrier can reach you.',
  CHK380: 'We cannot deliver to this address. Check street, city and postal code.',
  CHK320: 'Something in this address is not right. Check it and try again.',
  PAY401: 'We do not ship to this country. Choose another address.',
  GFC410: 'You have added as many gift cards as an order allows. Remove one to add another.',
  GFC799: 'The balance could not be checked. Try again in a moment.',
  GFC800: invalidGiftCard,
  GFC700: invalidGiftCard,
  GFC812: details => `${giftCardOf(details)} has expired. Use another way to pay.`,
  GFC725: 'This gift card cannot be used here. Use another way to pay.',
  GFC740: details => `${giftCardOf(details)} is empty. Use another way to pay.`,
  GFC755: 'This gift card is already on your order.',
  GFC760: invalidCode,
  GFC400: 'The gift card number is missing. Enter it to continue.',
  GFO404: 'This cannot be given as a gift. Remove the gift option to continue.',
  GFS800: 'The gift that came with your bag is gone. Look at your bag, then order without it.',
  GFO405: 'Gift cards cannot pay for this order. Use another way to pay.',
  FE309: 'The expiry date is not valid. Check month and year.',
  PYT402: 'Your payment was not approved. Use another card or another way to pay.',
  PYT404: 'This card is no longer saved. Choose another one.',
  PYT300: 'You have saved this card already.',
  PYT405: 'The address of this card is missing. Enter a billing address.',
  PYT406: 'Something is missing in the billing address. Fill in what is marked.',
  PYT400: details =>
    details['giftCard']
      ? `${giftCardOf(details)} now holds only ${sumOf(details, 'en-US')}. Check what is left to pay, then place the order.`
      : 'This does not cover the whole sum. Add another way to pay.',
  BIL400: 'The billing address is missing. Enter it to continue.',
  BILL410: 'The billing phone number is missing. Enter it to continue.',
  PAY400: 'Your payment was declined. Check your details, or pay another way.',
  TAX309: 'Taxes could not be calculated. Try again in a moment.',
  TAX310: 'Taxes have changed. Look at the new total before you continue.',
  PRM130: invalidCode,
  PRM160: invalidCode,
  PRM175: invalidCode,
  PRM135: 'This code is not valid yet. Try it later.',
  PRM140: 'This code has been used too often. Try another one.',
  PRM150: 'You have used this code already. Try another one.',
  PRM155: 'This code has expired. Try another one.',
  PRM416: 'This code is already on your bag.',
  REW401: 'Sign in to use your rewards.',
  REW130: 'Rewards are for members. Join to use them.',
  REW135: 'Your membership is not confirmed yet. Follow the link in our email.',
  REW140: 'You do not have enough points. Choose a smaller reward.',
  OHS4004: orderUnknown,
  ORD409: orderUnknown,
  ORD400: 'This is not the email of this order. Check it and try again.',
  GEN500: ({ retryAfter }) => {
    if (typeof retryAfter !== 'number') return ours
    return retryAfter > 900
      ? 'Too many tries in a short time. Try again in an hour.'
      : 'Too many tries in a short time. Try again in a few minutes.'
  },
  API400: 'This shop is not configured correctly. Please let us know.',
  API404: ours,
  API405: ours,
  API406: ours,
  API415: ours,
  STR404: 'We do not know this store. Choose another one.',
  RTN500: 'Your return could not be set up. Try again in a moment.',
  ATTR100: ours,
  ATTR200: ours,
  ATTR300: ours,
  REV410: 'Your review is too long. Shorten it a little.',
  EVT404: 'You are not registered for this event.',
  EVT409: 'You are registered for this event already.',
  EVT410: 'This event is over.',
  EVT411: 'This event is full. Nobody was registered.',
  ProductLineItemInventoryMissing: emptied,
  ProductItemNotAvailable: emptied,
  ProductLineItemFullInventoryMissing: emptied,
  ProductPriceChanged: 'The price has changed since you chose this.',
  InvalidShippingAddress: 'We cannot deliver to your address any more. Check it before you continue.',
  PaymentNotAuthorized: 'Your bank wants to confirm that it is you.',
  EmployeeTermsNotAccepted: 'Your employee discount applies once you have accepted its terms.',
  EmployeeCapReached: 'Your remaining employee discount for this year does not cover this bag, so it does not apply.',
  ORD516: 'Your order is now delivered to your address. Check the delivery before you continue.',
  ORD517: 'Your order is now for pick-up. Check the store before you continue.',
  ORD518: 'Your order now goes to a store. Check the store before you continue.',
  NotMerged: ({ things }) =>
    lossOf(things, {
      kept: ({ name, kept, qty }) => `${name} (${kept} of ${qty})`,
      comma: ', ',
      bag: things => `Not everything had room in your bag.${things && ` Kept: ${things}.`}`,
      lists: names => `Your lists had no room for ${names}.`,
      more: count => `and ${count} more`,
    }),
  ProgrammeCreditReached:
    'What is left of your program’s credit this year does not cover this bag, so its discount does not apply.',
  offline: 'You are offline. Try again when you are back.',
  unreachable: 'The shop cannot be reached. Check your connection and try again.',
  timeout: 'The shop did not answer in time. Try again.',
  html: ours,
  'not-json': ours,
  contract: ours,
  usage: ours,
  'remove-failed': 'Unable to remove item from cart. Please try again later.',
  'line-gone': ({ name }) => `${String(name)} is no longer in your bag.`,
  'line-shortened': ({ name, qty, of }) =>
    `${String(name)}: only ${String(qty)} of ${String(of)} are still available. These are in your bag.`,
  'coupon-gone': ({ code }) => `The code ${String(code)} is no longer valid and was removed from your bag.`,
  'kept-card-not-saved': 'Your card could not be saved. Try again.',
  'gift-card-exists': 'You have saved this gift card already.',
  'gift-card-not-saved': 'Your gift card could not be saved. Check its number and PIN.',
  'profile-not-loaded': 'Your profile is not loaded yet. Load the page again.',
  LST409: 'Your list is full. Remove something first.',
  'address-not-saved':
    'Your order goes to this address, but it could not be saved to your account. You can add it there later.',
  'card-not-saved': 'Your card could not be saved. It still pays for this order.',
  'cart-empty': nothingLeft,
  authentication: 'Your bank could not confirm that it is you. Try again, or use another card.',
  'one-thing-left': ({ name }) =>
    `You have not bought ${String(name)}. Checkout is for your bag now. To buy it alone, press the button on its page again.`,
  'order-placed': ({ orderNumber }) =>
    orderNumber ? `Your order ${String(orderNumber)} is placed.` : 'Your order is placed.',
  'script-failed': 'The script failed to load. Try again, or use another way to pay.',
} satisfies Record<Code, Sentence>

export const words: Readonly<Record<Code, Sentence>> = english
