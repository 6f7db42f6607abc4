/** From this many finished steps of one kind on, people see how long it really took instead of our estimate. */
export const MEASURED_FROM = 20;

/** A measured time as it follows the word "usually". */
export function daysInWords(days: number): string {
  const whole = Math.round(days);
  if (whole < 1) return 'less than a day';
  return whole === 1 ? '1 day' : `${whole} days`;
}
