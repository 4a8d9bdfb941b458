/** Without accents and capitals: 'Québec' is found as 'quebec'. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()
