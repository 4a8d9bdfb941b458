import { refusalReasons } from '../../../../core/social/moderating/contracts'
import { escape } from '../../html'
import type { Decided } from '../../moderation/decide'
import type { Waiting } from '../../moderation/waiting'
import { servicePage, STYLE_HASH } from '../service-page'
import { decisionsSection, momentOf, productOf, reasons } from './decisions-page'

/** It runs nothing, and shows pictures of this service alone. */
export const PAGE_POLICY = `default-src 'none'; style-src ${STYLE_HASH}; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`

const outcomes: Readonly<Record<Decided, string>> = {
  published: 'Published. Everybody can see it now.',
  answered: 'Answered. Question and answer can be seen now, and whoever wished it is told by mail.',
  refused: 'Refused. It is not shown. Its author left no address, so nobody is told.',
  'refused-and-notified': 'Refused. It is not shown, and its author is told why by mail.',
  gone: 'Nothing was changed: somebody else has decided about it, or its author has taken it back.',
  'no-words': 'Nothing was changed: an answer needs some words, and at most as many as fit.',
}

const isDecided = (name: string | undefined): name is Decided => name !== undefined && Object.hasOwn(outcomes, name)

/** What waits, the oldest first, then what was decided. */
export function moderationPage(waiting: Waiting, decided: string | undefined, moderator: string | null): string {
  const { reviews, questions, pictures, counts } = waiting
  const outcome = isDecided(decided) ? outcomes[decided] : undefined
  const all = counts.reviews + counts.questions + counts.pictures
  return servicePage(
    'Moderation',
    `<h1>Moderation</h1>
<p>What shoppers sent and nobody has looked at, or what others have reported. The oldest first.${moderator === null ? '' : ` You decide as ${escape(moderator)}.`}</p>
${outcome ? `<p role="status">${escape(outcome)}</p>` : ''}
${all === 0 ? '<p class="none">Nothing waits. Load this page again for what comes.</p>' : ''}
${section(
  'Pictures',
  counts.pictures,
  pictures.map(picture => pictureOf(picture, waiting)),
)}
${section(
  'Reviews',
  counts.reviews,
  reviews.map(review => reviewOf(review, waiting)),
)}
${section(
  'Questions',
  counts.questions,
  questions.map(question => questionOf(question, waiting)),
)}
${decisionsSection(waiting)}`,
  )
}

function section(title: string, count: number, items: readonly string[]): string {
  if (count === 0) return ''
  const more = count - items.length
  return `<h2>${title} <small>${count}</small></h2>
${items.join('\n')}
${more > 0 ? `<p>${more} more follow as these are decided.</p>` : ''}`
}

function reviewOf(review: Waiting['reviews'][number], { names }: Waiting): string {
  const { review_id: id, product_id, status, rating, title, text, author, language, created_at, flags } = review
  const reported = flags > 0 ? reportedText(flags) : ''
  const facts = [`${rating} of 5 stars`, author, productOf(product_id, names), momentOf(created_at), reported]
  return item({ title, language, facts, text }, [
    press(`reviews/${id}/publish`, status === 'pending' ? 'Publish' : 'Keep it', title),
    refusing(`reviews/${id}`, title),
  ])
}

function questionOf(question: Waiting['questions'][number], { names }: Waiting): string {
  const { question_id: id, product_id, status, text, author, language, created_at, answers } = question
  const isPending = status === 'pending'
  const facts = [author, productOf(product_id, names), momentOf(created_at), isPending ? 'not shown yet' : 'shown']
  const answerForm = `<details><summary>Answer<span class="vh">: ${escape(text)}</span></summary>
<form method="post" action="/moderation/questions/${encodeURIComponent(id)}/answer">
<label>Answer of the shop, in the language of the question<br><textarea name="words" rows="4" required lang="${escape(language)}" dir="auto"></textarea></label>
<button>Publish the answer</button>
</form></details>`
  return (
    item({ title: text, language, facts, text: '' }, [
      ...(isPending ? [press(`questions/${id}/publish`, 'Publish without an answer', text)] : []),
      answerForm,
      refusing(`questions/${id}`, text),
    ]) +
    answers
      .map(({ answer_id, text: answer, author: by, store_id, language: spoken, created_at: at }) =>
        item({ title: `Answer of ${by}`, language: 'en', facts: [store_id, momentOf(at)], text: answer, spoken }, [
          press(`answers/${answer_id}/publish`, 'Publish this answer', answer),
          press(`answers/${answer_id}/refuse`, 'Take it away', answer),
        ]),
      )
      .join('\n')
  )
}

function pictureOf(picture: Waiting['pictures'][number], { names, galleries }: Waiting): string {
  const { id, author, caption, language, created_at, status, product_ids, siteId, address, reports } = picture
  const reported = reports.map(({ reason, count }) => `${reportedText(count)}: ${reason}`)
  const hidden = status === 'hidden' ? 'hidden until somebody decides' : ''
  const products = product_ids.map(product => productOf(product, names))
  const facts = [siteId, ...products, momentOf(created_at), hidden, ...reported]
  const title = `Picture of ${author}`
  const places = galleries.filter(({ customer_id }) => customer_id === siteId)
  const ticks = places.map(
    ({ stream_id, name }) =>
      `<label class="tick"><input type="checkbox" name="gallery" value="${escape(stream_id)}" checked> Show it in ${escape(name)}</label>`,
  )
  return item({ title, language: 'en', facts, text: caption, spoken: language, picture: address }, [
    press(`pictures/${id}/publish`, 'Publish', title, ticks.join('\n')),
    refusing(`pictures/${id}`, title),
  ])
}

const reportedText = (times: number): string => (times === 1 ? 'reported once' : `reported ${times} times`)

type Shown = {
  readonly title: string
  readonly language: string
  readonly facts: readonly string[]
  readonly text: string
  /** The language of the text, where it is another. */
  readonly spoken?: string
  readonly picture?: string
}

const item = ({ title, language, facts, text, spoken = language, picture }: Shown, decisions: readonly string[]) =>
  `<article class="item">
<h3 lang="${escape(language)}" dir="auto">${escape(title)}</h3>
<small>${facts.filter(Boolean).map(escape).join(' · ')}</small>
${picture ? `<p class="said"><img src="${escape(picture)}" alt="${escape(text || title)}"></p>` : ''}
${text ? `<p class="said" lang="${escape(spoken)}" dir="auto">${escape(text)}</p>` : ''}
<div class="decisions">
${decisions.join('\n')}
</div>
</article>`

const press = (path: string, label: string, about: string, more = ''): string =>
  `<form method="post" action="${escape(addressOf(path))}">${more}<button>${escape(label)}<span class="vh">: ${escape(about)}</span></button></form>`

const refusing = (path: string, about: string): string =>
  `<details><summary>Refuse<span class="vh">: ${escape(about)}</span></summary>
<form method="post" action="${escape(addressOf(`${path}/refuse`))}">
<label>Why it is not shown<br><select name="reason" required>
<option value="">Choose a reason</option>
${refusalReasons.map(reason => `<option value="${reason}">${escape(reasons[reason])}</option>`).join('\n')}
</select></label>
<button>Refuse it<span class="vh">: ${escape(about)}</span></button>
</form></details>`

const addressOf = (path: string): string => `/moderation/${path.split('/').map(encodeURIComponent).join('/')}`

/** For what could not be read or decided, and for whoever may not. */
export const plainAnswer = (title: string, text: string): string =>
  servicePage(title, `<h1>${escape(title)}</h1>\n<p>${escape(text)} <a href="/moderation">Moderation</a></p>`)
