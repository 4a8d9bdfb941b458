import { BRAND } from './brand'
import type { Fact, MailContent } from './content'

export function mailText(content: MailContent): string {
  const { heading, greeting, paragraphs, quote, action, facts = [], lines = [], sums = [], notes = [], help } = content
  const parts = [
    BRAND,
    heading,
    greeting,
    ...paragraphs,
    quote?.replace(/^/gm, '> '),
    action && `${action.label}\n${action.href}`,
    listOf(facts),
    lines.map(({ name, detail, price }) => `${name}\n${detail}\n${price}`).join('\n\n'),
    listOf(sums),
    ...notes,
    `${help.label}: ${help.href}`,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

const listOf = (facts: readonly Fact[]): string => facts.map(({ label, value }) => `${label}: ${value}`).join('\n')
