/** A gift card's number, of which only the last four digits are shown (spec/3 §9): '•••• 4821'. */
export function maskedCard(number: string): string {
  const digits = number.replace(/\D/g, '')
  return digits ? `•••• ${digits.slice(-4)}` : ''
}
