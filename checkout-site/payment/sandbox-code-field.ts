import { latinDigits } from '../../core/format/latin-digits'
import { type CardProblem, securityCodeProblem } from '../../core/validate/card'
import type { MountCode } from '../../core/payment/provider'
import type { CardFormWords } from './card-form.words'
import { takeOver } from './card-inputs'
import { codeInput } from './code-input'
import { tradeCode } from './sandbox-origin'

/** The sandbox provider's field for a saved card's security code, which is exchanged for a token and not stored. */
export const mountSandboxCode: MountCode<CardFormWords> = (place, settings) => {
  const { brand, words, hint, onMended } = settings
  const field = codeInput(words, brand === 'amex' ? words.codeExampleFour : words.codeExample)
  const over = new AbortController()
  const problemOf = () => securityCodeProblem(field.input.value, brand)
  const advice = document.createElement('p')
  Object.assign(advice, { className: 'hint', id: field.input.id + '-hint', textContent: hint })
  const show = (problem: CardProblem | null) => {
    field.show(problem && (words.problems['cardCode']?.[problem] ?? problem))
    if (problem) return advice.remove()
    field.root.append(advice)
    field.input.setAttribute('aria-describedby', advice.id)
  }
  const refused = (problem: CardProblem) => {
    show(problem)
    return { kind: 'problems', problems: [{ field: 'cardCode', problem }] } as const
  }
  // An error stays until the field is valid, and never appears while it is first being typed into.
  const look = () => {
    if (problemOf()) return
    show(null)
    onMended('cardCode')
  }
  field.input.addEventListener('input', look, { signal: over.signal })
  field.input.addEventListener('change', () => field.input.value && show(problemOf()), { signal: over.signal })
  show(null)
  const giveFocusBack = takeOver(place, [field])
  place.replaceChildren(field.root)
  giveFocusBack()
  return {
    tokenise: async () => {
      const problem = problemOf()
      if (problem) return refused(problem)
      const traded = await tradeCode({ securityCode: latinDigits(field.input.value).trim(), brand }, settings)
      if (traded === 'unreachable') return { kind: 'unreachable' }
      return traded === 'refused' ? refused('security-code') : { kind: 'token', ...traded }
    },
    unmount: () => over.abort(),
  }
}
