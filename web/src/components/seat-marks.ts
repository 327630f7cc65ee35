/** The shapes of the seats' marks, ten for the largest table; `tokens.css` has as many colours. In a box of 24 × 24. */
export const SEAT_SHAPES = [
  'M4 21V11l8-8 8 8v10z', // a house
  'M3 21V12a9 9 0 0 1 18 0v9z', // a dome
  'M4 21V10l4-8 4 8h4l4 4v7z', // a church
  'M2 21V12l5-8 5 7 5-7 5 8v9z', // twin gables
  'M12 2l9 10-9 10-9-10z', // a diamond
  'M8 2h8v6h6v8h-6v6H8v-6H2V8h6z', // a cross
  'M12 2l3 6.8 7.2.7-5.4 4.9 1.6 7.3L12 18l-6.4 3.7 1.6-7.3L1.8 9.5 9 8.8z', // a star
  'M3 3h18v9q-2 7-9 10-7-3-9-10z', // a shield
  'M3 21V3h4v4h3V3h4v4h3V3h4v18z', // a tower
  'M16 2.5A10 10 0 1 0 22 17 8.5 8.5 0 0 1 16 2.5z', // a crescent
] as const;
