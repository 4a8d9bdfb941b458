import type { RefusalReason } from '../../documents/refusal'
import { escape } from '../../html'
import type { Waiting } from '../../moderation/waiting'

export const reasons: Readonly<Record<RefusalReason, string>> = {
  offensive: 'It may hurt or offend somebody',
  unrelated: 'It does not belong here',
  personal: 'It names or shows something private',
  rights: 'It is somebody else’s work, or shows somebody who has not agreed',
  advertising: 'It advertises something',
  other: 'Another reason',
}

type Made = Waiting['decisions'][number]

const things = { reviews: 'Review', questions: 'Question', answers: 'Answer', pictures: 'Picture' } as const
const said = { publish: 'published', answer: 'answered', refuse: 'refused' } as const

/** Who decided what and when, the newest first. */
export function decisionsSection({ decisions, names }: Waiting): string {
  if (decisions.length === 0) return ''
  return `<h2>Decided lately</h2>
<p>The newest first. It is kept for half a year.</p>
<ul>
${decisions.map(made => decisionOf(made, names)).join('\n')}
</ul>`
}

function decisionOf(made: Made, names: Waiting['names']): string {
  const { kind, decision, reason, decided_at, thing_id } = made
  const about = subjectOf(made, names)
  const why = reason ? `: ${reasons[reason]}` : ''
  const facts = [`${momentOf(decided_at)} · ${whoOf(made)}`, thing_id]
  return `<li><p class="said">${escape(`${things[kind]}${about}, ${said[decision]}${why}`)}<br><small>${facts.map(escape).join(' · ')}</small></p></li>`
}

function subjectOf({ kind, subject }: Made, names: Waiting['names']): string {
  if (!subject) return ''
  return kind === 'pictures' ? ` of ${subject}` : ` about ${productOf(subject, names)}`
}

function whoOf({ moderator, store_id, employee_id }: Made): string {
  return moderator ?? (employee_id ? `employee ${employee_id} of store ${store_id}` : 'the sandbox')
}

export const productOf = (id: string, names: ReadonlyMap<string, string>): string =>
  `${names.get(id) ?? 'gone'} (${id})`

export const momentOf = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ', ')} UTC`
