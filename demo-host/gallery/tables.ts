import type { DescribedWidget, Named } from './described'

/** A table of a widget's description; `code` is between backticks. */
export interface Table {
  readonly caption: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** The tables of a widget, those that have nothing to say left out. */
export function tablesOf({ attributes, slots, parts, events, dialogs }: DescribedWidget): readonly Table[] {
  const ofAttributes = {
    caption: 'Attributes',
    head: ['attribute', 'property', 'type', 'unless said', 'meaning'],
    rows: attributes.map(({ name, property, type, initial, about }) => [
      code(name),
      code(property),
      code(type),
      initial === '' ? 'nothing' : code(String(initial)),
      about,
    ]),
  }
  const tables = [
    ofAttributes,
    plain('Slots', 'slot', slots),
    plain('Parts', 'part', parts),
    plain('Events', 'event', events),
    {
      caption: 'Dialogs',
      head: ['name of a dialog', 'step that it opens at'],
      rows: dialogs.map(({ name, about }) => [code(name), code(about)]),
    },
  ]
  return tables.filter(({ rows }) => rows.length)
}

const marks = ['<!-- from the description: npm run describe -->', '<!-- to here -->'] as const

/** A README with the tables of its widget in their place, as the description has them now; null where it has no place for them. */
export function withTables(readme: string, widget: DescribedWidget): string | null {
  const [open, close] = marks
  const from = readme.indexOf(open)
  const to = readme.indexOf(close)
  if (from < 0 || to < from) return null
  return `${readme.slice(0, from)}${open}\n\n${tablesOf(widget).map(markdown).join('\n\n')}\n\n${readme.slice(to)}`
}

const plain = (caption: string, head: string, rows: readonly Named[]): Table => ({
  caption,
  head: [head, 'meaning'],
  rows: rows.map(({ name, about }) => [name ? code(name) : '(default)', about]),
})

const code = (text: string) => `\`${text}\``

function markdown({ head, rows }: Table): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
