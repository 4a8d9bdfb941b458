const GROUPS = 8
/** Whoever has one IPv6 address has a whole /64. */
const GROUPS_OF_A_NETWORK = 4

export function networkOf(address: string): string {
  const [known = ''] = address.split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(known)?.[1]
  if (mapped || !known.includes(':')) return mapped ?? known
  const [left = [], right = []] = known.split('::').map(side => side.split(':').filter(Boolean))
  const zeros = Array.from({ length: Math.max(0, GROUPS - left.length - right.length) }, () => '0')
  const groups = [...left, ...zeros, ...right].slice(0, GROUPS_OF_A_NETWORK)
  return groups.map(group => Number.parseInt(group, 16).toString(16)).join(':')
}
