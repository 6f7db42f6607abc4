import type { AlertFrequency } from '../../generated/saved';

export const frequencies: readonly { value: AlertFrequency; label: string }[] = [
  { value: 'INSTANT', label: 'As they are listed (up to 8 emails a day)' },
  { value: 'DAILY', label: 'Once a day' },
  { value: 'WEEKLY', label: 'Once a week' },
  { value: 'OFF', label: 'Off' },
];

export const frequencyText = (frequency: AlertFrequency) =>
  frequencies.find(({ value }) => value === frequency)?.label ?? '';
