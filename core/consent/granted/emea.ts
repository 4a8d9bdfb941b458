/** ISO 3166 codes of Europe, the Middle East and Africa. */
const countries =
  'AD AE AL AM AO AT AX AZ BA BE BF BG BH BI BJ BW BY CD CF CG CH CI CM CV CY CZ DE DJ DK DZ EE EG EH ER ES ET FI FO FR ' +
  'GA GB GE GG GH GI GL GM GN GQ GR GW HR HU IE IL IM IQ IR IS IT JE JO KE KM KW LB LI LR LS LT LU LV LY MA MC MD ' +
  'ME MG MK ML MR MT MU MW MZ NA NE NG NL NO OM PL PS PT QA RE RO RS RU RW SA SC SD SE SI SJ SK SL SM SN SO SS ST SY SZ ' +
  'TD TG TN TR TZ UA UG VA XK YE YT ZA ZM ZW'

const emea: ReadonlySet<string> = new Set(countries.split(' '))

/** By the country of a locale: `fr-FR`. */
export const isEmea = (locale: string): boolean => emea.has(locale.slice(-2).toUpperCase())
