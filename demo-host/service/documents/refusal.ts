import type { Refusal } from '../../../core/social/moderating/contracts'

export type RefusalReason = NonNullable<NonNullable<Refusal>['reason']>

export type Submission = 'review' | 'question' | 'picture'

export type DecidedKind = 'reviews' | 'questions' | 'answers' | 'pictures'

export type Decision = 'publish' | 'answer' | 'refuse'
