const names: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
  maestro: 'Maestro',
}

/** All card brands that can pay here. */
export const brands: readonly string[] = Object.keys(names)

/** A card brand's own name. */
export function brandName(brand: string): string {
  return names[brand.toLowerCase()] ?? brand
}
