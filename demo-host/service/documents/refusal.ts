/** Why the shop does not show what somebody sent. */
export const refusalReasons = ['offensive', 'unrelated', 'personal', 'rights', 'advertising', 'other'] as const

export type RefusalReason = (typeof refusalReasons)[number]

export type Submission = 'review' | 'question' | 'picture'
