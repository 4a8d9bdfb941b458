import { defineWords } from '../../../core/site/words'

/** A text page of the shop. */
export type Page = { readonly title: string; readonly paragraphs: readonly string[] }

/** The pages by their address after the locale; `{brand}`, `{help}` and `{phone}` are the shop's name, its address for questions, and its number in the shopper's country. */
export const pages: Readonly<Record<string, Page>> = {
  '/sale-terms': {
    title: 'Terms of sale',
    paragraphs: [
      'You buy from {brand}. A contract is made when you place an order and we confirm it. Prices are those shown when you place the order, in the currency shown there.',
      'We charge your card when you place the order. If something turns out not to be available, we tell you at once and pay it back in full.',
      'You may send anything back within 60 days of its arrival, worn or not. We pay the same sum back the way you paid it, within 14 days of the parcel reaching us.',
      'These terms do not limit your rights under the law of the country you live in.',
    ],
  },
  '/privacy': {
    title: 'Privacy',
    paragraphs: [
      'We use what you type here to deliver your order, to answer your questions and to keep the records that the law asks for. Card numbers go only to the payment provider and never reach us.',
      'Usage data is sent only if you agree. You can ask us for everything we know about you, and to delete it.',
    ],
  },
  '/help/contact-us': {
    title: 'Contact us',
    paragraphs: [
      'Write to {help} with your order number. We reply every day within a few hours.',
      'Call us from 9 am to 6 pm on weekdays at {phone}.',
    ],
  },
  '/help/returns/how-to-return': {
    title: 'How to return',
    paragraphs: [
      'Put what you want to return into its box with the slip that came with it. Drop it off at any location of the carrier; the label is prepaid.',
      'We refund you within 14 days of receiving the package, the way you paid.',
    ],
  },
  '/imprint': {
    title: 'Imprint',
    paragraphs: [
      '{brand} runs this shop. Write to {help}, or call {phone}.',
      'This is a demonstration: nothing is sold, and nothing is charged.',
    ],
  },
  '/withdrawal': {
    title: 'Right of withdrawal',
    paragraphs: [
      'You may withdraw from the contract within 14 days of the goods reaching you, without giving a reason. Write to {help} with your order number; an email is enough.',
      'We refund everything that you paid, including standard delivery, within 14 days, the way you paid. Beyond the law we take anything back for 60 days.',
    ],
  },
  '/loyalty': {
    title: '{brand} Club',
    paragraphs: [
      'Members collect points with every order and are the first to hear about new products. Joining is free.',
    ],
  },
  '/loyalty-terms': {
    title: 'Terms of {brand} Club',
    paragraphs: [
      'Points are added when an order has arrived, count for a year, and are taken back with a return.',
      'They are worth 1% of what you pay for its goods. Gift cards earn none, nor does what you pay with points, vouchers or rewards.',
    ],
  },
  '/brand-terms': {
    title: 'Terms of {brand}',
    paragraphs: ['Names, pictures and drawings on our pages belong to {brand}. Ask us before you reproduce them.'],
  },
  '/sms-terms': {
    title: 'Terms of text messages',
    paragraphs: ['We text you only after you asked for it, at most four times a month. Reply STOP to unsubscribe.'],
  },
  '/associate-discount-terms': {
    title: 'Terms of the employee discount',
    paragraphs: [
      'The discount is for employees and what they buy for themselves and their household. It has a yearly limit and cannot be resold.',
    ],
  },
}

/** The pages in the shopper's language. */
export const { $words } = defineWords(pages, {
  fr: () => import('./page.words.fr'),
  de: () => import('./page.words.de'),
  ja: () => import('./page.words.ja'),
  ar: () => import('./page.words.ar'),
})
