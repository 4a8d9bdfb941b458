/** A landscape that fills whatever place it is given. */
export const sceneFrame = (width: number, height: number, defs: string, body: string, title: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" role="img"><title>${title}</title><defs>${defs}</defs>${body}</svg>
`
