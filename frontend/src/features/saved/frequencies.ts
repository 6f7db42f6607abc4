import type { AlertFrequency } from '../../generated/saved';

export const frequencies: readonly { value: AlertFrequency; label: string }[] = [
  { value: 'INSTANT', label: 'Right away' },
  { value: 'DAILY', label: 'Once a day' },
  { value: 'WEEKLY', label: 'Once a week' },
  { value: 'OFF', label: 'No emails' },
];

export const frequencyText = (frequency: AlertFrequency) =>
  frequencies.find(({ value }) => value === frequency)?.label ?? '';
