import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { atOnce, call, place, readyShopper, variantsOf } from '../../faults/shopper.mjs'
import { openShop } from '../../faults/shop.mjs'

const PRODUCT = 'TQ4407AB12'
const codeChallenge = createHash('sha256').update(randomBytes(32)).digest('base64url')
const person = { type: 'Registered', codeChallenge, recaptcha_response: 'bench' }

/** T20: whether the time of an answer reveals who is known here. Known and unknown take turns, so that a busy machine is as slow for both. */
export async function benchKnown({ file, database, count }) {
  const shop = await openShop({ file, database })
  await shop.start()
  try {
    const known = await atOnce(4, Array.from({ length: count }), () => account(shop.origin))
    const order = await placedOrder(shop.origin)
    const unknown = Array.from({ length: count }, newEmail)
    const rows = [
      ['sign in, wrong password', known, unknown, email => signIn(shop.origin, email)],
      ['ask for a new password', known, unknown, email => reset(shop.origin, email)],
      [
        'look up an order, wrong e-mail',
        known.map(() => order.number),
        unknown.map(() => '204881736999'),
        number => lookUp(shop.origin, order.token, number),
      ],
    ]
    const table = []
    for (const [name, one, other, ask] of rows) table.push(rowOf(database.name, name, await inTurn(one, other, ask)))
    return table
  } finally {
    await shop.stop()
  }
}

const newEmail = () => `${randomUUID()}@bench.test`

async function account(origin) {
  const email = newEmail()
  const body = { ...person, email, password: 'Harbour-7', firstName: 'Ada', lastName: 'Byron', isTermsConfirmed: true }
  const { status, code } = await call(origin, 'POST', '/consumers-v3/auth/signup', { body })
  if (status !== 200) throw new Error(`An account of the bench was answered ${status} ${code}`)
  return email
}

async function placedOrder(origin) {
  const [upc] = await variantsOf(origin, PRODUCT)
  const { status, body, code } = await place(await readyShopper(origin, [{ productId: PRODUCT, upc, qty: 1 }]))
  if (status !== 200) throw new Error(`An order of the bench was answered ${status} ${code}`)
  const stranger = await call(origin, 'POST', '/token/v2/auth/token', { body: { type: 'Guest' } })
  return { number: body.orderNumber, token: stranger.body.accessToken }
}

const signIn = (origin, username) =>
  call(origin, 'POST', '/consumers-v3/auth/signin', { body: { ...person, username, password: 'Wrong-1' } })
const reset = (origin, email) =>
  call(origin, 'POST', '/consumers-v3/consumer/resetpassword', { body: { email, recaptcha_response: 'bench' } })
const lookUp = (origin, token, orderNumber) =>
  call(origin, 'POST', '/consumers-v3/consumer/TrackOrder', {
    body: { orderNumber, email: 'somebody@example.com' },
    token,
  })

async function inTurn(known, unknown, ask) {
  const found = { known: [], unknown: [], answers: new Set() }
  const time = async (kind, subject) => {
    const began = performance.now()
    const { status, code } = await ask(subject)
    found[kind].push(performance.now() - began)
    found.answers.add(`${status} ${code}`)
  }
  // The first calls read what is then kept in memory.
  for (let warm = 0; warm < 5; warm++) await ask(unknown[warm])
  for (const [turn, one] of known.entries()) {
    const turns = [() => time('known', one), () => time('unknown', unknown[turn])]
    for (const go of turn % 2 ? turns : turns.toReversed()) await go()
  }
  return found
}

/** `chance` is how often a known one took longer than an unknown one, of all pairs: one half reveals nothing. */
function rowOf(on, call, { known, unknown, answers }) {
  const longer = known.reduce((sum, one) => sum + unknown.filter(other => one > other).length, 0)
  const chance = longer / (known.length * unknown.length)
  const isSilent = answers.size === 1 && chance > 0.4 && chance < 0.6
  return {
    call,
    on,
    found: `${median(known).toFixed(1)} ms known, ${median(unknown).toFixed(1)} ms unknown; ${chance.toFixed(2)}`,
    budget: 'one answer; 0.40 to 0.60',
    '': isSilent ? 'ok' : 'OVER',
  }
}

const median = times => times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)]
