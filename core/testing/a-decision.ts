import type { Decided, DecideAnswer, DecideRequest } from '../personalisation/contracts'
import type { Call } from './shop-for'

/** What the engine answers to a call: these decisions for each question of it, by the last segment of the experience's id. */
export const decidedAs =
  (decisions: Readonly<Record<string, Decided>>, monetateId = 'visitor-1') =>
  ({ body }: Call): DecideAnswer => ({
    meta: { code: 200, monetateId },
    data: {
      responses: ((body as DecideRequest).events ?? []).flatMap(({ requestId }) =>
        requestId === undefined
          ? []
          : [
              {
                requestId,
                actions: [
                  { actionType: 'monetate:action:NoAction' },
                  ...Object.entries(decisions).map(([component, json]) => ({
                    actionType: 'monetate:action:OmnichannelJson' as const,
                    component,
                    json,
                    impressionId: `i-${component}`,
                  })),
                ],
              },
            ],
      ),
    },
  })
