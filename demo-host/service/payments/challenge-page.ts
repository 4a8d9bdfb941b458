const ID = '{challengeId}'

/** Whether a provider's own challenge page can be shown: over https, at one origin, told which challenge it is for. */
export const isChallengePage = (page: string): boolean =>
  /^https:\/\/[\w.-]+(:\d+)?\//.test(page) && page.includes(ID) && URL.canParse(page)

/** Where a challenge's page is, for a browser that found the shop at `origin`. */
export const challengeAddress = (page: string, challengeId: string, origin: string): string =>
  new URL(page.replaceAll(ID, encodeURIComponent(challengeId)), origin).href

/** The origin of a challenge page for a content policy that knows the shop's own; empty where it is there. */
export const frameSourceOf = (page: string): string => (URL.canParse(page) ? new URL(page).origin : '')
