import { stripVTControlCharacters } from 'node:util'

const MAX_LINES = 8
const MAX_LETTERS = 300

/** The first lines of an error, indented, for the list at a run's end. @param {string} [message] */
export function firstLines(message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter(line => line.trim() !== '')
    .slice(0, MAX_LINES)
  return lines.map(line => `\n    ${line.slice(0, MAX_LETTERS)}`).join('')
}
