/** The months of a year in which a card can still end. The service counts them in UTC. */
export function openMonths(year: number, now: Date): number[] {
  const first = year === now.getUTCFullYear() ? now.getUTCMonth() + 1 : 1
  return Array.from({ length: 13 - first }, (_none, place) => first + place)
}
