import type { SizeChartWords } from './size-chart.words'

export const words: SizeChartWords = {
  title: 'Größentabelle',
  close: 'Schließen',
  retry: 'Noch einmal versuchen',
  loading: 'Die Größen werden geladen',
  measure: 'Füße messen',
  how: 'Stellen Sie sich auf ein Blatt Papier, Ferse an die Wand, und zeichnen Sie die längste Zehe an. Es zählt der längere Fuß.',
  length: 'Länge des Fußes',
  unit: 'Einheit',
  cm: 'cm',
  in: 'Zoll',
  wrong: example => `Geben Sie eine Länge ein, zum Beispiel ${example}`,
  yourSize: 'Ihre Größe:',
  noSize: 'Für diese Länge machen wir keine Größe.',
  notMade: 'In dieser Größe gibt es dieses Produkt nicht.',
  take: size => `${size} nehmen`,
}
