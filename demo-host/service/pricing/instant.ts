/** ISO 8601 in UTC. */
export type Instant = string
