import { directionOf } from '../format/direction'
import { make } from '../runtime/page-dom'
import { wordsIn } from './sandbox-challenge.closed-words'

const looks = (element: Element, css: string) => {
  ;(element as HTMLElement).style.cssText = css
}

/** Shows a question as a bot check provider would. Null if the shopper does not answer. */
export function askInPage(locale: string): Promise<string | null> {
  if (typeof document === 'undefined') return Promise.resolve(null)
  const { title, text, yes, no } = wordsIn(locale)
  const name = { lang: locale, dir: directionOf(locale), 'aria-label': title }
  const answer = make('button', { type: 'button', value: 'answered' }, yes)
  const cancel = make('button', { type: 'button', value: '' }, no)
  const heading = make('b', {}, title)
  const said = make('p', {}, text)
  const dialog = make('dialog', name, heading, said, answer, cancel) as HTMLDialogElement
  looks(
    dialog,
    'all: revert; box-sizing: border-box; max-inline-size: min(360px, calc(100vw - 32px)); padding: 24px; border: 1px solid #767676; border-radius: 12px; font: 400 16px/24px system-ui, sans-serif; color: #191918; background: #fff',
  )
  looks(heading, 'font-size: 18px')
  looks(said, 'margin: 8px 0 16px')
  for (const button of [answer, cancel]) {
    looks(button, 'all: revert; min-block-size: 44px; margin-inline-end: 8px; padding: 0 16px; font: inherit')
  }
  document.body.append(dialog)
  dialog.showModal()
  return new Promise(resolve => {
    answer.addEventListener('click', () => dialog.close('sandbox-answered'))
    cancel.addEventListener('click', () => dialog.close(''))
    dialog.addEventListener('close', () => {
      dialog.remove()
      resolve(dialog.returnValue || null)
    })
  })
}
