/** A number with its sign, as previews write gains and losses. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}
