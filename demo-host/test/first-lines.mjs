import { stripVTControlCharacters } from 'node:util'

const MOST_LINES = 8
const MOST_LETTERS = 300

/** The first lines of an error, indented, for the list at a run's end. @param {string} [message] */
export function firstLines(message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter(line => line.trim() !== '')
    .slice(0, MOST_LINES)
  return lines.map(line => `\n    ${line.slice(0, MOST_LETTERS)}`).join('')
}
