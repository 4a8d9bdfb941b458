import { combine, createEvent, createStore } from 'effector'
import { latinDigits } from '../../format/latin-digits'

export const footLengthTyped = createEvent<string>()
export const unitChosen = createEvent<'cm' | 'in'>()

const INCH = 2.54

/** In centimetres: the shortest and the longest foot. */
const SHORTEST = 8
const LONGEST = 45

export const $foot = createStore<{ readonly text: string; readonly unit: 'cm' | 'in' }>({ text: '', unit: 'cm' })
  .on(footLengthTyped, (foot, text) => ({ ...foot, text }))
  .on(unitChosen, (foot, unit) => ({ ...foot, unit }))

/** In centimetres; null while nothing, or nothing that is a foot's length, is typed. */
export const $footLength = $foot.map(({ text, unit }) => {
  const length = numberIn(text) * (unit === 'in' ? INCH : 1)
  return length >= SHORTEST && length <= LONGEST ? Math.round(length * 100) / 100 : null
})

/** Something is typed that is not the length of a foot. Its first figure is not judged: the second is on its way. */
export const $footProblem = combine($foot, $footLength, ({ text }, length) => length === null && text.trim().length > 1)

/** Any locale's digits, with a comma or a point. */
function numberIn(text: string): number {
  const plain = latinDigits(text).trim().replace(/[,٫]/, '.')
  return plain === '' ? Number.NaN : Number(plain)
}
