import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'

/** What a mail server does with the next mail. */
type Mood = 'takes' | 'is busy' | 'knows nobody' | 'is silent' | 'hangs up after the text'

/** An SMTP server on this machine, as the world's are: it takes mails, refuses them, is silent or hangs up. */
export type MailServer = {
  readonly url: string
  /** The texts that it took, or read before it hung up. */
  readonly read: { readonly to: readonly string[]; readonly raw: string }[]
  mood: Mood
  readonly close: () => Promise<void>
}

/** Starts one. */
export async function startMailServer(): Promise<MailServer> {
  const server: SMTPServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onRcptTo: (_address, _session, done) => {
      if (mail.mood === 'is busy') return done(codeError(451, 'Try again later'))
      if (mail.mood === 'knows nobody') return done(codeError(550, 'No such user here'))
      if (mail.mood === 'is silent') return
      done()
    },
    onData: (stream: SMTPServerDataStream, session: SMTPServerSession, done) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        mail.read.push({ to, raw: Buffer.concat(parts).toString() })
        if (mail.mood === 'hangs up after the text')
          for (const { _socket: socket } of connectionsOf(server)) socket.destroy()
        else done()
      })
    },
  })
  // A client that gives up is no error of the server.
  server.on('error', () => {})
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const mail: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    read: [],
    mood: 'takes',
    close: () => new Promise(resolve => server.close(resolve)),
  }
  return mail
}

const codeError = (responseCode: number, message: string): Error => Object.assign(new Error(message), { responseCode })

type Connection = { readonly _socket: { readonly destroy: () => void } }

const connectionsOf = (server: SMTPServer): Iterable<Connection> =>
  (server as unknown as { readonly connections: Set<Connection> }).connections
