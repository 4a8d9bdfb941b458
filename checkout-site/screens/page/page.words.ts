import { defineWords } from '../../../core/site/words'

/** A page of words that the shop links to: what stands at its address. */
export type Page = { readonly title: string; readonly paragraphs: readonly string[] }

/** The pages by their address after the locale; `{brand}`, `{help}` and `{phone}` are the shop's name, its address for questions, and its number in the shopper's country. */
export const pages: Readonly<Record<string, Page>> = {
  '/sale-terms': {
    title: 'Terms of sale',
    paragraphs: [
      'You buy from {brand}. A contract is made when you place an order and we confirm it by email. Prices are those shown when you place the order, in the currency shown there.',
      'We charge your card when you place the order. If something turns out not to be available, we tell you at once and pay it back in full.',
      'You may send anything back within 60 days of its arrival, worn or not. We pay the same sum back the way you paid it, within 14 days of the parcel reaching us.',
      'Your rights under the law of the country you live in stand beside these terms.',
    ],
  },
  '/privacy': {
    title: 'Privacy',
    paragraphs: [
      'We use what you type here to deliver your order, to answer your questions and to keep the records that the law asks for. Card numbers go to the payment provider alone and never reach us.',
      'What a page of the shop measures is sent only where you agreed to it. You can ask us for everything we know about you, and to delete it.',
    ],
  },
  '/help/contact-us': {
    title: 'Contact us',
    paragraphs: [
      'Write to {help} with your order number. We answer every day within a few hours.',
      'By phone you reach us from 9 to 18 on working days at {phone}.',
    ],
  },
  '/help/returns/how-to-return': {
    title: 'How to return',
    paragraphs: [
      'Put what you want to return into its box with the slip that came with it. Any drop-off point of the carrier takes it, and the label is paid.',
      'We pay you back within 14 days of the parcel reaching us, the way you paid.',
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
      'We pay back all that you paid, the cost of standard delivery included, within 14 days, the way you paid. Beyond the law we take anything back for 60 days.',
    ],
  },
  '/loyalty': {
    title: '{brand} Club',
    paragraphs: ['Members collect points with every order and are told first of what is new. Joining is free.'],
  },
  '/loyalty-terms': {
    title: 'Terms of {brand} Club',
    paragraphs: [
      'Points are added when an order has arrived, count for a year, and are taken back with a return.',
      'They are worth 1% of what you pay for its goods. Gift cards bring none, and what points, vouchers and rewards pay brings none either.',
    ],
  },
  '/brand-terms': {
    title: 'Terms of {brand}',
    paragraphs: [
      'Names, pictures and drawings on our pages belong to {brand}. You may look and buy; ask before you reprint.',
    ],
  },
  '/sms-terms': {
    title: 'Terms of text messages',
    paragraphs: ['We text you only after you asked for it, at most four times a month. Answer STOP to end it at once.'],
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
