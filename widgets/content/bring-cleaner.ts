import type { Block } from '../../core/content/blocks'
import { complain } from '../../core/runtime/complain'

/** Null if it could not be loaded; texts are then shown without their markup. */
export const bringCleaner = () =>
  import(/* chunk: content-html */ './clean-html').catch(error => {
    complain('Expected the code that cleans markup, got an error; texts are shown without it.', error)
    return null
  })

export const hasMarkup = (text: string): boolean => /[<&]/.test(text)

/** So that it can be there before the blocks are shown, and none of them grows afterwards. */
export const needCleaner = (blocks: readonly Block[]): boolean =>
  blocks.some(block => Object.entries(block).some(([name, value]) => isMarkup(name, value)))

function isMarkup(name: string, value: unknown): boolean {
  if (Array.isArray(value)) return value.some(each => isMarkup(name, each))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).some(([key, each]) => isMarkup(key, each))
  return typeof value === 'string' && /^richText|Html$/.test(name) && hasMarkup(value)
}
