import type { LandingIcon } from '@handover/domain/landing-content';
import type { ContractType } from '@handover/domain/types/words';
import type { Tone } from './augment';

/** How each contract type looks; its drawings are in components/contract/covers/covers.svg. */
export const TYPE_LOOKS: Readonly<
  Record<ContractType, { icon: LandingIcon | 'Building2'; light: Tone; dark: Tone }>
> = {
  'car-lease': {
    icon: 'Car',
    light: { main: '#1d5699', soft: '#e6eff9' },
    dark: { main: '#9cc8fb', soft: '#172a40' },
  },
  apartment: {
    icon: 'Building2',
    light: { main: '#9c3f22', soft: '#fbeae3' },
    dark: { main: '#ffb79f', soft: '#3a2018' },
  },
  mortgage: {
    icon: 'CreditCard',
    light: { main: '#0b6467', soft: '#e0f2f1' },
    dark: { main: '#80dad5', soft: '#113130' },
  },
  timeshare: {
    icon: 'MapPin',
    light: { main: '#653a9c', soft: '#f0e9fa' },
    dark: { main: '#d0b6fb', soft: '#2b1f3f' },
  },
  loan: {
    icon: 'Banknote',
    light: { main: '#6b5200', soft: '#f7efcf' },
    dark: { main: '#e8cc74', soft: '#322a10' },
  },
};
