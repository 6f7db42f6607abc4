/** Both sides read it, possibly in different time zones. */
export const dayText = (at: string): string =>
  new Date(at).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
  });
export const timeText = (at: string): string =>
  `${dayText(at)}, ${new Date(at).toLocaleTimeString('en-US', { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' })} UTC`;
