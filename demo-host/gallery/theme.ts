type Query = Readonly<Record<string, string | undefined>>

/** A merchant's colours as the gallery is asked to show them, each `#rrggbb`. */
export interface Theme {
  readonly action: string
  readonly onAction: string
}

/** The colours that an address names; null where it names none. */
export function themeOf(query: Query): Theme | null {
  const { action = '', on = '#ffffff' } = query
  return isColour(action) && isColour(on) ? { action, onAction: on } : null
}

/** How strong one colour is on another, from 1 to 21 (WCAG 2.2, contrast ratio). */
export function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].sort((left, right) => left - right)
  return (lighter + 0.05) / (darker + 0.05)
}

/** What a page's owner reads of their colours: whether a button's words can be read, and what would do. */
export function verdictOn({ action, onAction }: Theme): string {
  const ratio = (colour: string) => `${(Math.floor(contrastOf(action, colour) * 10) / 10).toFixed(1)} to 1`
  if (contrastOf(action, onAction) >= 4.5) return `A button’s words stand ${ratio(onAction)} on it: they can be read.`
  const better = contrastOf(action, '#ffffff') > contrastOf(action, '#000000') ? '#ffffff' : '#000000'
  return `A button’s words stand ${ratio(onAction)} on it, and 4.5 to 1 is needed (WCAG 2.2 AA). --till-color-on-action: ${better} stands ${ratio(better)}.`
}

/** The theme as a page's own style sheet says it. */
export function sheetOf({ action, onAction }: Theme): string {
  return `:root{--till-color-action:${action};--till-color-on-action:${onAction}}`
}

const isColour = (text: string) => /^#[\da-f]{6}$/i.test(text)

function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
