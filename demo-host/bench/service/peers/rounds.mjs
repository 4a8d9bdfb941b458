import { median } from '../../median.mjs'

/** What one contestant's rounds of a call come to. */
export function summary(rounds) {
  const times = rounds.flatMap(round => round.times).toSorted((one, other) => one - other)
  const perCall = name => rounds.reduce((sum, round) => sum + round[name], 0) / times.length
  return {
    rate: median(rounds.map(rateOf)),
    p99: times[Math.min(times.length - 1, Math.floor(times.length * 0.99))],
    server: perCall('server'),
    database: perCall('database'),
  }
}

/** Calls a second in one round. */
export const rateOf = ({ times, seconds }) => times.length / seconds

/** How many times as fast as a peer, as the median of the rounds, in each of which they were measured in turn. */
export const ratio = (ours, theirs) => median(ours.map((round, index) => rateOf(round) / rateOf(theirs[index])))

/** A table's rows for one call: the peer as it is, ourselves beside our budget. */
export function rowsOf(call, on, { till, vendure }, budget) {
  const [our, their] = [summary(till), summary(vendure)]
  const times = ratio(till, vendure)
  const row = (who, { rate, p99, server, database }, more) => ({
    call,
    who,
    'a second': rate.toFixed(0),
    p99: `${p99.toFixed(0)} ms`,
    'processor time': `${(server + database).toFixed(1)} ms (${server.toFixed(1)} + ${database.toFixed(1)})`,
    ...more,
  })
  const cost = (their.server + their.database) / (our.server + our.database)
  return [
    row('Vendure on postgres', their, { 'times Vendure': '', 'by its processor time': '', budget: '', '': '' }),
    row(`Till on ${on}`, our, {
      'times Vendure': times.toFixed(1),
      'by its processor time': Number.isFinite(cost) ? cost.toFixed(1) : '?',
      budget: `${budget} times`,
      '': times >= budget ? 'ok' : `UNDER by ${Math.ceil(100 * (1 - times / budget))}%`,
    }),
  ]
}
