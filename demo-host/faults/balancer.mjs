import { connect, createServer } from 'node:net'

/** One address for a rollout: new connections go to the process that was chosen last. */
export async function openBalancer() {
  let port = 0
  const sockets = new Set()
  const server = createServer(near => {
    const far = connect(port, 'localhost')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      sockets.add(one)
      one.on('error', () => {})
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
    near.pipe(far).pipe(near)
  })
  await new Promise(resolve => server.listen(0, () => resolve(undefined)))
  return {
    origin: `http://localhost:${server.address().port}`,
    turnTo: origin => (port = Number(new URL(origin).port)),
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise(resolve => server.close(resolve))
    },
  }
}
