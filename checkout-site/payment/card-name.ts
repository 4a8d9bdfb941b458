type Person = { readonly firstName?: string | null; readonly lastName?: string | null }

/** Only names in Latin letters are suggested for a card: the bank's spelling of others is unknown. */
const isLatin = /^[\p{Script=Latin}\p{M}\s.'’-]+$/u

export function cardName(person: Person | null | undefined): string {
  const name = `${person?.firstName ?? ''} ${person?.lastName ?? ''}`.trim()
  return isLatin.test(name) ? name : ''
}
