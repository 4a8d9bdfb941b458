import { type Configuration, sendsMails } from './configuration'

/** What does not work in this configuration, as warnings for whoever starts the service. */
export function shortcomingsOf(configuration: Configuration): string[] {
  return [
    ...(sendsMails(configuration)
      ? []
      : [
          'SMTP_URL is not set, so no mail leaves: no order confirmation, shipping notice, gift card or password reset reaches anybody.',
        ]),
    ...(configuration.seller
      ? []
      : [
          'TILL_SELLER is not set, so invoices name no address and no VAT number of the seller, which most tax laws ask for.',
        ]),
    ...(configuration.carrierSecret
      ? []
      : [
          'TILL_CARRIER_SECRET is not set, so no report of a warehouse or carrier is accepted, and no order is shipped.',
        ]),
    ...(configuration.providerSecret
      ? []
      : ['TILL_PROVIDER_SECRET is not set, so no notification of a payment provider is accepted.']),
    ...(configuration.moderatorKey || configuration.environment === 'sandbox'
      ? []
      : [
          'TILL_MODERATOR_KEY is not set, so there is no page to publish what people send: reviews and questions wait, and pictures for an associate’s call.',
        ]),
  ]
}
