const hostPort = process.env.TILL_HOST_PORT ?? '4410'
const shopPort = process.env.TILL_SHOP_PORT ?? '4411'

/** Origins of the running demo, as a browser sees them. */
export const host = `http://localhost:${hostPort}`
export const shop = `http://localhost:${shopPort}`

/** The same host pages as another site: cookies and storage truly apart from the shop's. */
export const stranger = `http://127.0.0.1:${hostPort}`
