/** What was typed, with the digits 0 to 9 in place of Arabic, Persian and full-width ones, and full-width signs narrowed. */
export function latinDigits(text: string): string {
  return text.normalize('NFKC').replace(/[\u0660-\u0669\u06f0-\u06f9]/g, digit => String(digit.charCodeAt(0) & 15))
}
