import type { ReviewWords } from '../types'

export const shoes: readonly ReviewWords[] = [
  {
    rating: 5,
    fit: 'true',
    language: 'en',
    said: [
      'Comfortable out of the box',
      'I wore them for 12 km on the first day and forgot about my feet. That is all I ask of a shoe.',
    ],
    translated: {
      fr: [
        'Confortable dès la sortie de la boîte',
        'J’ai couru 12 km le premier jour en oubliant mes pieds. Je n’en demande pas plus à une chaussure.',
      ],
      de: [
        'Bequem ab der ersten Minute',
        'Am ersten Tag 12 km gelaufen und die Füße vergessen. Mehr verlange ich von einem Schuh nicht.',
      ],
    },
  },
  {
    rating: 4,
    fit: 'small',
    language: 'en',
    said: ['Go up half a size', 'A fine shoe that runs a little short. Half a size up and the fit is right.'],
    translated: {
      fr: [
        'Prenez une demi-pointure de plus',
        'Une bonne chaussure qui taille un peu court. Avec une demi-pointure de plus, elle va bien.',
      ],
    },
  },
  {
    rating: 5,
    fit: 'true',
    language: 'fr',
    said: ['Une valeur sûre', 'Bonne accroche, bon maintien, et la tige sèche en une nuit. Je la reprendrai.'],
    translated: {
      en: ['You can rely on it', 'Good grip, good hold, and the upper dries overnight. I will buy it again.'],
    },
  },
  {
    rating: 4,
    fit: 'true',
    language: 'de',
    said: ['Gute Dämpfung, fester Halt', 'Nach 300 km noch fast wie neu. Die Zunge könnte etwas dicker sein.'],
    translated: {
      en: ['Good cushioning, firm hold', 'Almost like new after 300 km. The tongue could be a little thicker.'],
    },
  },
  {
    rating: 3,
    fit: 'large',
    language: 'en',
    said: ['Roomy', 'Wide feet will be happy. Mine slide a little on corners, even with the laces pulled tight.'],
  },
  {
    rating: 5,
    language: 'ja',
    said: ['軽い', '履いた瞬間に軽さを感じました。色も写真のとおりです。'],
    translated: {
      en: ['Light', 'I felt how light they are the moment I put them on. The colour is as in the picture.'],
    },
  },
  {
    rating: 2,
    fit: 'small',
    language: 'en',
    said: ['Rubs at the heel', 'Two blisters in two runs. With thicker socks it is better, but I expected more.'],
    translated: {
      de: [
        'Scheuert an der Ferse',
        'Zwei Läufe, zwei Blasen. Mit dickeren Socken geht es, aber ich hatte mehr erwartet.',
      ],
    },
  },
  {
    rating: 4,
    fit: 'true',
    language: 'en',
    said: [
      'Does what it says',
      'Honest shoe at an honest price. The sole picks up small stones, which is my only complaint.',
    ],
  },
]
