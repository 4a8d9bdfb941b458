import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Configuration, sendsMails } from './configuration'

/** Warnings of what does not work in this configuration, for the person who starts the service. */
export function shortcomingsOf(configuration: Configuration, unread: readonly string[] = []): string[] {
  const { environment, providers, seller, carrierSecret, providerSecret, moderators, proxies } = configuration
  const { shopOrigin, shopFolder } = configuration
  const isSandbox = environment === 'sandbox'
  const fine: readonly (readonly [boolean, string])[] = [
    [
      sendsMails(configuration),
      'SMTP_URL is not set, so no mail leaves: no order confirmation, shipping notice, gift card or password reset reaches anybody.',
    ],
    [
      isSandbox || providers !== null,
      'TILL_PROVIDERS is not set, so no card and no wallet is offered, and hardly anything can be paid.',
    ],
    [
      seller !== null,
      'TILL_SELLER is not set, so invoices name no address and no VAT number of the seller, which most tax laws ask for.',
    ],
    [
      carrierSecret !== null,
      'TILL_CARRIER_SECRET is not set, so no report of a warehouse or carrier is accepted, and no order is shipped.',
    ],
    [providerSecret !== null, 'TILL_PROVIDER_SECRET is not set, so no notification of a payment provider is accepted.'],
    [
      isSandbox || moderators.length > 0,
      'TILL_MODERATORS is not set, so there is no page to publish what people send: reviews and questions wait, and pictures for an associate’s call.',
    ],
    [
      isSandbox || existsSync(join(shopFolder ?? '', 'site', 'index.html')),
      `TILL_SHOP_DIR holds no built shop (${shopFolder}), so there are no pages to check out, sign in or read the account.`,
    ],
    [
      isSandbox || proxies > 0 || shopOrigin.startsWith('http:'),
      'TILL_TRUST_PROXY is off, though https comes from a proxy: all shoppers count as one address, and share its limits.',
    ],
  ]
  return [
    ...fine.filter(([isFine]) => !isFine).map(([, sentence]) => sentence),
    ...unread.map(
      name => `${name} is set, and means nothing to this service here: compare it with the names in README.md.`,
    ),
  ]
}
