import { carts } from './0100-carts'
import { orders } from './0101-orders'
import { stores } from './0110-stores'
import { storedValues } from './0120-stored-values'
import { savedCards } from './0121-saved-cards'
import { wallets } from './0130-wallets'
import { lists } from './0140-lists'
import { sweeps } from './0150-sweeps'
import { handedCarts } from './0160-handed-carts'
import { cartsByReceiver } from './0161-carts-by-receiver'
import { holdTurns } from './0170-hold-turns'
import { oneChargeAWallet } from './0171-one-charge-a-wallet'
import { inStoreSales } from './0172-in-store-sales'
import { stockHoldsByUpc } from './0173-stock-holds-by-upc'
import { cartDays } from './0180-cart-days'
import { cartsByChange } from './0181-carts-by-change'
import { mailsInOutbox } from './0200-mails-in-outbox'
import { mailsToDo } from './0201-mails-to-do'
import { orderLocales } from './0202-order-locales'
import { sandboxMails } from './0203-sandbox-mails'
import { parcels } from './0204-parcels'
import { issuedGiftCards } from './0205-issued-gift-cards'
import { notificationOrigins } from './0206-notification-origins'
import { phonesAndResets } from './0210-phones-and-resets'
import { savedGiftCards } from './0220-saved-gift-cards'
import { newsletterReaders } from './0221-newsletter-readers'
import { contactMessages } from './0222-contact-messages'
import { passkeys } from './0250-passkeys'
import { claimPictures } from './0260-claim-pictures'
import { dataCopies } from './0270-data-copies'
import { jobsToDo } from './0271-jobs-to-do'
import { emailConfirmations } from './0280-email-confirmations'
import { jumpsOfSandboxClock } from './0281-jumps-of-sandbox-clock'
import { pointsEnd } from './0290-points-end'
import { pointsByEnd } from './0291-points-by-end'
import { content } from './0300-content'
import { linesByUpc } from './0310-lines-by-upc'
import { ordersByPlacing } from './0311-orders-by-placing'
import { productsByKind } from './0312-products-by-kind'
import { reviews } from './0320-reviews'
import { questions } from './0321-questions'
import { productSets } from './0340-product-sets'
import { eventRegistrations } from './0350-event-registrations'
import { experiments } from './0360-experiments'
import { social } from './0380-social'
import { questionMails } from './0391-question-mails'
import { shopAnswers } from './0392-shop-answers'
import { replacingReviews } from './0393-replacing-reviews'
import { newsletterConfirmations } from './0394-newsletter-confirmations'
import { moderationDecisions } from './0395-moderation-decisions'
import { messageNumbers } from './0396-message-numbers'
import { messagesByNumber } from './0397-messages-by-number'
import { returnedLines } from './0398-returned-lines'
import { dueRefunds } from './0399-due-refunds'
import { sandboxRefunds } from './0400-sandbox-refunds'
import { signedOutSessions } from './0401-signed-out-sessions'
import { refundedOrders } from './0403-refunded-orders'
import { ordersByBasket } from './0404-orders-by-basket'
import type { Step } from './step'

/** In order; numbers from 0100. */
export const commerceMigrations: Record<string, Step> = {
  '0100-carts': carts,
  '0101-orders': orders,
  '0110-stores': stores,
  '0120-stored-values': storedValues,
  '0121-saved-cards': savedCards,
  '0130-wallets': wallets,
  '0140-lists': lists,
  '0150-sweeps': sweeps,
  '0160-handed-carts': handedCarts,
  '0161-carts-by-receiver': cartsByReceiver,
  '0170-hold-turns': holdTurns,
  '0171-one-charge-a-wallet': oneChargeAWallet,
  '0172-in-store-sales': inStoreSales,
  '0173-stock-holds-by-upc': stockHoldsByUpc,
  '0180-cart-days': cartDays,
  '0181-carts-by-change': cartsByChange,
  '0200-mails-in-outbox': mailsInOutbox,
  '0201-mails-to-do': mailsToDo,
  '0202-order-locales': orderLocales,
  '0203-sandbox-mails': sandboxMails,
  '0204-parcels': parcels,
  '0205-issued-gift-cards': issuedGiftCards,
  '0206-notification-origins': notificationOrigins,
  '0210-phones-and-resets': phonesAndResets,
  '0220-saved-gift-cards': savedGiftCards,
  '0221-newsletter-readers': newsletterReaders,
  '0222-contact-messages': contactMessages,
  '0250-passkeys': passkeys,
  '0260-claim-pictures': claimPictures,
  '0270-data-copies': dataCopies,
  '0271-jobs-to-do': jobsToDo,
  '0280-email-confirmations': emailConfirmations,
  '0281-jumps-of-sandbox-clock': jumpsOfSandboxClock,
  '0290-points-end': pointsEnd,
  '0291-points-by-end': pointsByEnd,
  '0300-content': content,
  '0310-lines-by-upc': linesByUpc,
  '0311-orders-by-placing': ordersByPlacing,
  '0312-products-by-kind': productsByKind,
  '0320-reviews': reviews,
  '0321-questions': questions,
  '0340-product-sets': productSets,
  '0350-event-registrations': eventRegistrations,
  '0360-experiments': experiments,
  '0380-social': social,
  '0391-question-mails': questionMails,
  '0392-shop-answers': shopAnswers,
  '0393-replacing-reviews': replacingReviews,
  '0394-newsletter-confirmations': newsletterConfirmations,
  '0395-moderation-decisions': moderationDecisions,
  '0396-message-numbers': messageNumbers,
  '0397-messages-by-number': messagesByNumber,
  '0398-returned-lines': returnedLines,
  '0399-due-refunds': dueRefunds,
  '0400-sandbox-refunds': sandboxRefunds,
  '0401-signed-out-sessions': signedOutSessions,
  '0403-refunded-orders': refundedOrders,
  '0404-orders-by-basket': ordersByBasket,
}
