import { urlOf } from './url-of'

/** Without https a browser keeps no cookie of a server on another host, so no session outlives the page. */
export const keepsCookiesOf = (server: string): boolean =>
  typeof location === 'undefined' || location.protocol !== 'http:' || urlOf(server)?.hostname === location.hostname
