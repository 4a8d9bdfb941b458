import { directionOf } from '../../../core/format/direction'
import { fontData, type Weight } from './fonts'
import { type Run, visualRuns } from './visual-runs'

const MARGIN = 56
const LEADING = 1.45

/** `start` and `width` are measured from where lines begin in the language. */
export type Look = {
  readonly size?: number
  readonly weight?: Weight
  readonly color?: string
  readonly start?: number
  readonly width?: number
  readonly align?: 'start' | 'end'
}

/** An A4 page, written from the top in the language's direction. */
export type Paper = {
  readonly width: number
  /** Writes a text with line breaks below the last one and returns where it ends; it does not move on by itself. */
  readonly write: (text: string, look?: Look) => number
  readonly y: () => number
  readonly moveTo: (y: number) => void
  readonly rule: () => void
  /** Begins a new page if less than this height is left; returns whether it did. */
  readonly need: (height: number) => boolean
  readonly end: () => Promise<Buffer>
}

/** Title and language are in the document's properties. */
export async function takePaper(title: string, locale: string): Promise<Paper> {
  // Loaded by the first document: it is a seventh of what a service would hold from its start.
  const { default: PDFDocument } = await import('pdfkit')
  const doc = new PDFDocument({ size: 'A4', margin: MARGIN, lang: locale, info: { Title: title }, displayTitle: true })
  const parts: Buffer[] = []
  doc.on('data', (part: Buffer) => parts.push(part))
  const done = new Promise<Buffer>(resolve => doc.on('end', () => resolve(Buffer.concat(parts))))
  const pageWidth = doc.page.width - 2 * MARGIN
  const isBackwards = directionOf(locale) === 'rtl'
  const pen = penOf(doc)
  let y = MARGIN

  return {
    width: pageWidth,
    write: (
      text,
      { size = 10, weight = 400, color = '#141414', start = 0, width = pageWidth - start, align = 'start' } = {},
    ) => {
      const font = { weight, size }
      const runsOf = (line: string) => visualRuns(line, isBackwards ? 'auto' : 'ltr')
      const fits = (line: string) => pen.widthOf(runsOf(line), font) <= width
      let top = y
      for (const line of text.split('\n').flatMap(paragraph => linesOf(piecesOf(paragraph, locale), fits))) {
        const runs = runsOf(line)
        const lineWidth = pen.widthOf(runs, font)
        const fromStart = start + (align === 'end' ? width - lineWidth : 0)
        const x = isBackwards ? MARGIN + pageWidth - fromStart - lineWidth : MARGIN + fromStart
        pen.draw(runs, font, color, { x, y: top + size })
        top += size * LEADING
      }
      return top
    },
    y: () => y,
    moveTo: to => {
      y = to
    },
    rule: () => {
      doc
        .moveTo(MARGIN, y)
        .lineTo(MARGIN + pageWidth, y)
        .lineWidth(0.5)
        .strokeColor('#bdbdb8')
        .stroke()
    },
    need: height => {
      if (y + height <= doc.page.height - MARGIN) return false
      doc.addPage()
      y = MARGIN
      return true
    },
    end: () => {
      doc.end()
      return done
    },
  }
}

type Font = { readonly weight: Weight; readonly size: number }

/** Measures and draws runs of text in visual order, each in the font of its script. */
function penOf(doc: PDFKit.PDFDocument) {
  const registered = new Set<string>()
  const use = (family: Run['font'], { weight, size }: Font): void => {
    const name = `${family} ${weight}`
    if (!registered.has(name)) doc.registerFont(name, fontData(family, weight))
    registered.add(name)
    doc.font(name).fontSize(size)
  }
  const widthOf = (runs: readonly Run[], font: Font): number =>
    runs.reduce((sum, { text, font: family }) => {
      use(family, font)
      return sum + doc.widthOfString(text, { features: [] })
    }, 0)
  const draw = (runs: readonly Run[], font: Font, color: string, { x, y }: { x: number; y: number }): void => {
    let left = x
    for (const { text, font: family } of runs) {
      use(family, font)
      doc.fillColor(color).text(text, left, y, { lineBreak: false, features: [], baseline: 'alphabetic' })
      left += doc.widthOfString(text, { features: [] })
    }
  }
  return { widthOf, draw }
}

/** Joins pieces to lines that fit; a piece that fits nowhere has a line of its own. */
function linesOf(pieces: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of pieces) {
    if (line.trim() && !fits(line + piece)) {
      lines.push(line)
      line = piece.trimStart()
    } else line += piece
  }
  return [...lines, line]
}

const STAYS_WITH_BEFORE = /^\p{Bidi_Control}*[\p{Pe}\p{Pf}\p{Po}\u00a0\u202f]/u
const STAYS_WITH_NEXT = /[\p{Ps}\p{Pi}\u00a0\u202f]$/u

/** The pieces between possible line breaks: '20 %', '50.00 €' and brackets stay together. */
export function piecesOf(text: string, locale: string): string[] {
  const pieces: string[] = []
  for (const { segment } of new Intl.Segmenter(locale, { granularity: 'word' }).segment(text)) {
    const last = pieces.at(-1)
    const isGlued = last !== undefined && (STAYS_WITH_BEFORE.test(segment) || STAYS_WITH_NEXT.test(last))
    if (isGlued) pieces[pieces.length - 1] = last + segment
    else pieces.push(segment)
  }
  return pieces
}
