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
  const isBackwards = locale.startsWith('ar')
  const direction = isBackwards ? 'auto' : 'ltr'
  const doc = new PDFDocument({ size: 'A4', margin: MARGIN, lang: locale, info: { Title: title }, displayTitle: true })
  const parts: Buffer[] = []
  doc.on('data', (part: Buffer) => parts.push(part))
  const done = new Promise<Buffer>(resolve => doc.on('end', () => resolve(Buffer.concat(parts))))
  const width = doc.page.width - 2 * MARGIN
  const registered = new Set<string>()
  let y = MARGIN

  const use = (font: Run['font'], weight: Weight, size: number): void => {
    const name = `${font} ${weight}`
    if (!registered.has(name)) doc.registerFont(name, fontData(font, weight))
    registered.add(name)
    doc.font(name).fontSize(size)
  }
  const widthOf = (runs: readonly Run[], weight: Weight, size: number): number =>
    runs.reduce((sum, { text, font }) => {
      use(font, weight, size)
      return sum + doc.widthOfString(text, { features: [] })
    }, 0)

  const wrap = (text: string, max: number, weight: Weight, size: number): string[] => {
    const lines: string[] = []
    for (const paragraph of text.split('\n')) {
      let line = ''
      for (const piece of piecesOf(paragraph, locale)) {
        if (line.trim() && widthOf(visualRuns(line + piece, direction), weight, size) > max) {
          lines.push(line)
          line = piece.trimStart()
        } else line += piece
      }
      lines.push(line)
    }
    return lines
  }

  return {
    width,
    write: (
      text,
      { size = 10, weight = 400, color = '#141414', start = 0, width: max = width - start, align = 'start' } = {},
    ) => {
      let top = y
      for (const line of wrap(text, max, weight, size)) {
        const runs = visualRuns(line, direction)
        const indent = align === 'end' ? max - widthOf(runs, weight, size) : 0
        const fromStart = start + indent
        let x = isBackwards ? MARGIN + width - fromStart - widthOf(runs, weight, size) : MARGIN + fromStart
        for (const { text: piece, font } of runs) {
          use(font, weight, size)
          doc.fillColor(color).text(piece, x, top + size, { lineBreak: false, features: [], baseline: 'alphabetic' })
          x += doc.widthOfString(piece, { features: [] })
        }
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
        .lineTo(MARGIN + width, y)
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
