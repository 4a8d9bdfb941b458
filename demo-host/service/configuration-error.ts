/** An invalid setting; its message is for the person who starts the service. */
export class ConfigurationError extends Error {}

type Place = { readonly name: string; readonly port: number; readonly host: string }

/** A sentence for whoever chose a port or an address that cannot be listened on; anything else stays as it is. */
export function whyNotListening(error: unknown, { name, port, host }: Place): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : null
  const sentences: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is taken: stop what listens there, or choose another with ${name}.`,
    EACCES: `Port ${port} is not for this user: choose another with ${name}.`,
    EADDRNOTAVAIL: `TILL_HOST must be an address of this machine, not '${host}'.`,
    ENOTFOUND: `TILL_HOST must be an address of this machine, not '${host}'.`,
  }
  const sentence = sentences[String(code)]
  return sentence ? new ConfigurationError(sentence) : error
}
