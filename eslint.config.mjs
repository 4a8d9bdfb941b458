import parser from '@typescript-eslint/parser'
import effector from 'eslint-plugin-effector'

// Biome and oxlint do the rest: this runs only what knows effector, which needs the types.
const presets = ['recommended', 'scope', 'react', 'future'].map(name => effector.flatConfigs[name].rules)
const asErrors = Object.keys(Object.assign({}, ...presets)).map(rule => [rule, 'error'])

export default [
  {
    files: ['{core,widgets,checkout-site,loader}/**/*.{ts,tsx}'],
    // Only a page's own compiler reads the types: this one has richer ones of its own.
    ignores: ['**/build/**', 'widgets/react/types.ts'],
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
    files: ['{core,widgets,checkout-site,loader}/**/*.test.{ts,tsx}', '{core,widgets}/**/testing/**/*.{ts,tsx}'],
    ignores: ['**/build/**'],
    rules: { 'effector/no-watch': 'off' },
  },
]
