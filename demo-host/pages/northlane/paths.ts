/** The product of a path: `/en-us/p/court-shoe-TQ4407AB12`, where it is made to order, or the short form `/en-us/court-shoe-pTQ4407AB12`. */
export const productIdOf = (path: string): string | null =>
  (/\/(?:p|customs)\/(?:.*-)?([A-Z]{2}[A-Z\d]{6,9})$/.exec(path) ?? /-p([A-Za-z\d]{8,11})$/.exec(path))?.[1] ?? null

/** The category of a path: `/en-us/c/running-4012`, or the short form `/en-us/running-c4012`. */
export const categoryIdOf = (path: string): string | null =>
  (/\/c\/(?:.*-)?(\d{4,10})$/.exec(path) ?? /-c(\d{4,6})$/.exec(path))?.[1] ?? null
