const ID = '{challengeId}'

/** A provider's challenge page must use https, have one origin, and contain `{challengeId}`. */
export const isChallengePage = (page: string): boolean =>
  /^https:\/\/[\w.-]+(:\d+)?\//.test(page) && page.includes(ID) && URL.canParse(page)

export const challengeAddress = (page: string, challengeId: string, origin: string): string =>
  new URL(page.replaceAll(ID, encodeURIComponent(challengeId)), origin).href

/** The origin for `frame-src`; empty for the shop's own. */
export const frameSourceOf = (page: string): string => (URL.canParse(page) ? new URL(page).origin : '')
