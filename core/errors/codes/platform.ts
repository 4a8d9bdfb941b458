import type { Row } from './row'

/** Orders, the API itself, and everything else. */
export const platformCodes = {
  OHS4004: [404, 'order not found'],
  ORD409: [404, 'order not found'],
  ORD400: [400, 'invalid order email'],
  GEN500: [500, 'general error', 'again'],
  API400: [400, 'missing client id'],
  API404: [404, 'not found'],
  API405: [405, 'method not allowed'],
  API406: [406, 'not acceptable'],
  API415: [415, 'unsupported media type'],
  STR404: [404, 'employee store not found'],
  RTN500: [500, 'return creation error', 'again'],
  ATTR100: [400, 'missing request type'],
  ATTR200: [400, 'missing organisation'],
  ATTR300: [400, 'missing payload'],
  REV410: [400, 'review too long'],
} as const satisfies Record<string, Row>
