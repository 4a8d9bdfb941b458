/** The HTTP status of a catalogue code. */
export function statusOf(code: string): number {
  if (code === 'API404') return 404
  if (code === 'API405') return 405
  if (code === 'API406') return 406
  if (code === 'API415') return 415
  if (code.endsWith('404')) return 404
  if (code === 'GEN500') return 500
  return 400
}
/** What a catalogue code means, in English. */
export const meaningOf = (code: string): string => code
