import parser from '@typescript-eslint/parser'
import effector from 'eslint-plugin-effector'

// Biome and oxlint do the rest: this runs only what knows effector, which needs the types.
const presets = ['recommended', 'scope', 'react', 'future'].map(name => effector.flatConfigs[name].rules)
const asErrors = Object.keys(Object.assign({}, ...presets)).map(rule => [rule, 'error'])

export default [
  {
    files: ['core/**/*.ts', 'widgets/**/*.{ts,tsx}', 'checkout-site/**/*.{ts,tsx}', 'loader/**/*.ts'],
    ignores: ['**/build/**'],
    languageOptions: {
      parser,
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname, jsDocParsingMode: 'none' },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { effector },
    rules: Object.fromEntries(asErrors),
  },
  {
    // A test looks from outside at what a unit told.
    files: ['**/*.test.{ts,tsx}', '**/testing/**'],
    rules: { 'effector/no-watch': 'off' },
  },
]
