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

export const brands: readonly string[] = Object.keys(names)

export function brandName(brand: string): string {
  return names[brand.toLowerCase()] ?? brand
}
