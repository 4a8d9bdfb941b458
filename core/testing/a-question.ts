import type { ProductAnswer, ProductQuestion, Questions } from '../catalogue/questions/contracts'

export const anAnswer = (id: string, more: Partial<ProductAnswer> = {}): ProductAnswer => ({
  answerId: id,
  text: 'Yes. The insole comes out.',
  author: 'Northlane',
  isShop: true,
  language: 'en',
  createdAt: '2026-11-03T09:00:00.000Z',
  helpful: 6,
  notHelpful: 0,
  ...more,
})

export const aQuestion = (id: string, more: Partial<ProductQuestion> = {}): ProductQuestion => ({
  questionId: id,
  text: `Is it wide enough for an insole, ${id}?`,
  author: 'Rob',
  language: 'en',
  createdAt: '2026-11-02T09:00:00.000Z',
  answers: [],
  ...more,
})

/** A list with these questions, of as many as `total` says. */
export const someQuestions = (questions: readonly ProductQuestion[], more: Partial<Questions> = {}): Questions => ({
  total: questions.length,
  start: 0,
  count: 5,
  isModerated: false,
  questions: [...questions],
  ...more,
})
