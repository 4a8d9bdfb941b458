import { daysFrom } from '../catalogue/days'
import { drawn } from '../catalogue/hash'
import type { QuestionWords, SeedProduct, SeedQuestion } from '../types'

const MERIDIAN = 'TQ4407AB12'

/** The newest first; the first of them still waits for an answer. */
const ofMeridian: readonly QuestionWords[] = [
  { language: 'en', author: 'Aiko', question: 'Will the Meridian 2 come in half size 12.5?', answers: [] },
  {
    language: 'en',
    author: 'Rob',
    question: 'Is it wide enough for an orthotic insole?',
    answers: [
      {
        isShop: true,
        author: 'Northlane',
        text: 'Yes. The insole comes out, and there is room for 5 mm more. Go up half a size if yours is thicker.',
      },
      { author: 'Dana W.', text: 'I wear mine with custom insoles in my usual size. It works.' },
    ],
  },
  {
    language: 'fr',
    author: 'Hélène R.',
    question: 'Quelle est la différence avec la première Meridian\u202f?',
    answers: [
      {
        isShop: true,
        author: 'Northlane',
        text: 'Le talon est plus souple, l’avant plus vif, et la chaussure pèse 18 g de moins.',
      },
    ],
  },
  {
    language: 'de',
    author: 'Jonas K.',
    question: 'Kann man den Schuh in der Maschine waschen?',
    answers: [
      {
        isShop: true,
        author: 'Northlane',
        text: 'Bitte nicht: lauwarmes Wasser und eine weiche Bürste genügen. Die Einlegesohle darf bei 30 Grad in die Maschine.',
      },
    ],
  },
]

const ofShoes: readonly QuestionWords[] = [
  {
    language: 'en',
    author: 'Ben O.',
    question: 'How many kilometres does a pair last?',
    answers: [
      {
        isShop: true,
        author: 'Northlane',
        text: 'Most runners replace a pair after 600 to 800 km, sooner on rough ground.',
      },
      { author: 'Miles P.', text: 'Mine are at 700 km and still fine for easy runs.' },
    ],
  },
]

/** The questions about the products, as of the given day. */
export const questions = (products: readonly SeedProduct[], now: Date): readonly SeedQuestion[] =>
  products.flatMap(({ id, kind }) => {
    const ofProduct = id === MERIDIAN ? ofMeridian : /^(road|trail|racer)/.test(kind) && drawn(id, 0, 1) ? ofShoes : []
    return ofProduct.map((words, index) => ({ ...words, productId: id, createdAt: daysFrom(now, -3 - index * 11) }))
  })
