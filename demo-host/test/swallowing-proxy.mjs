import { connect, createServer } from 'node:net'

/**
 * A TCP proxy before a PostgreSQL server that can drop all bytes of its connections, like a host that disappeared. Such a
 * connection stays silent for good, and the server is not told when its client closes.
 *
 * @param {string} url
 */
export async function openSwallowingProxy(url) {
  const { hostname, port } = new URL(url)
  const pairs = new Set()
  let swallowsNew = false
  let lost = null
  const server = createServer(near => {
    const pair = { near, far: connect(Number(port), hostname), isSilent: swallowsNew, losesAnswer: false }
    pairs.add(pair)
    near.on('data', data => {
      if (pair.isSilent) return
      if (lost && data.includes(lost)) {
        lost = null
        pair.losesAnswer = true
      }
      pair.far.write(data)
    })
    pair.far.on('data', data => {
      if (pair.losesAnswer) pair.isSilent = true
      if (!pair.isSilent) near.write(data)
    })
    for (const [one, other] of [
      [near, pair.far],
      [pair.far, near],
    ]) {
      one.on('error', () => {})
      one.on('close', () => {
        if (pair.isSilent) return
        pairs.delete(pair)
        other.destroy()
      })
    }
  })
  await new Promise(resolve => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const address = server.address()
  const own = new URL(url)
  own.host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  return {
    url: own.href,
    /** Silences all open connections, and with `alsoNew` every new one. */
    swallow: ({ alsoNew = false } = {}) => {
      swallowsNew = alsoNew
      for (const pair of pairs) pair.isSilent = true
    },
    /** New connections work again. */
    heal: () => {
      swallowsNew = false
    },
    /**
     * Forwards the next message that contains this text, and drops the answer and all that follows on that connection.
     *
     * @param {string} text
     */
    loseAnswerTo: text => {
      lost = text
    },
    close: () => {
      for (const { near, far } of pairs) {
        near.destroy()
        far.destroy()
      }
      return new Promise(resolve => server.close(resolve))
    },
  }
}
