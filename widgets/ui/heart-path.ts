/** The outline of a heart on 24 by 24. */
export const heartPath = 'M12 20.5C5 15.5 3 12.2 3 9a4.6 4.6 0 0 1 9-1.4A4.6 4.6 0 0 1 21 9c0 3.2-2 6.5-9 11.5z'
