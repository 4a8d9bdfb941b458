/** As the shop's own pages promise. */
export const RETURN_DAYS = 60
