import type { Trust } from '../../../core/http/access'

type TokenCall = { readonly key: { readonly trust: Trust }; readonly body: { readonly trust?: Trust | undefined } }

/** A page can ask for less than its key allows, never for more. */
export const requestedTrust = ({ key, body }: TokenCall): Trust => body.trust ?? key.trust
