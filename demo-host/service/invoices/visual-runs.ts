import bidiFactory from 'bidi-js'
import { type FontName, fontFor } from './fonts'

/** A piece of a line in one font, written from left to right after the one before it. */
export type Run = { readonly text: string; readonly font: FontName }

const bidi = bidiFactory()
/** Direction marks, which are obeyed and not drawn. */
const MARKS = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/

/** A line in visual order by Unicode's bidirectional algorithm, `auto` in the direction of its first letter. The font reverses Arabic letters and digits by itself; other right-to-left text is reversed here. */
export function visualRuns(text: string, direction: 'ltr' | 'auto'): Run[] {
  const levels = bidi.getEmbeddingLevels(text, direction)
  const runs: { text: string; font: FontName; level: number }[] = []
  for (const index of bidi.getReorderedIndices(text, levels)) {
    const written = text[index] ?? ''
    if (MARKS.test(written)) continue
    const level = levels.levels[index] ?? 0
    const isBackwards = level % 2 === 1
    const font = fontFor(written)
    const character = (isBackwards && bidi.getMirroredCharacter(written)) || written
    const run = runs.at(-1)
    if (run && run.font === font && run.level === level) {
      run.text = font === 'arabic' ? character + run.text : run.text + character
    } else runs.push({ text: character, font, level })
  }
  return runs.map(({ text: piece, font }) => ({ text: piece, font }))
}
