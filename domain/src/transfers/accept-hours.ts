/** The setting with which an admin changes how long both parties have to accept a transfer. */
export const ACCEPT_HOURS = 'accept_hours';
export const ACCEPT_HOURS_RANGE = { min: 24, max: 168, usual: 72 } as const;

/** Whether a text is a whole number of hours in the allowed range. */
export function isAcceptHours(text: string): boolean {
  const { min, max } = ACCEPT_HOURS_RANGE;
  return /^\d{1,3}$/.test(text) && Number(text) >= min && Number(text) <= max;
}

/** The setting's number of hours, or the default if the setting is missing or unreadable. */
export function acceptHours(setting: string | null | undefined): number {
  const text = setting?.trim() ?? '';
  return isAcceptHours(text) ? Number(text) : ACCEPT_HOURS_RANGE.usual;
}
