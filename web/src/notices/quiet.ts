/** Minutes of the day and the texts of time fields. */

export function timeOf(minute: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** `null` if the field is empty or not a time. */
export function minuteOf(time: string): number | null {
  const found = /^(\d{1,2}):(\d{2})/.exec(time);
  return found ? Number(found[1]) * 60 + Number(found[2]) : null;
}
