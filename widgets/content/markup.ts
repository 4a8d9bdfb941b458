import type { Block } from '../../core/content/blocks'

export const hasMarkup = (text: string): boolean => /[<&]/.test(text)

/** So that what cleans it can be there before the blocks are shown, and none of them grows afterwards. */
export const holdsMarkup = (blocks: readonly Block[]): boolean =>
  blocks.some(block => Object.entries(block).some(([name, value]) => isMarkup(name, value)))

function isMarkup(name: string, value: unknown): boolean {
  if (Array.isArray(value)) return value.some(each => isMarkup(name, each))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).some(([key, each]) => isMarkup(key, each))
  return typeof value === 'string' && /^richText|Html$/.test(name) && hasMarkup(value)
}
