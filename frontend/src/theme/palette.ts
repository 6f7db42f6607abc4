import { CONTRACT_TYPES, type ContractType } from '@handover/domain/types/words';
import type { PaletteOptions } from '@mui/material/styles';
import type { Tone } from './augment';
import { TYPE_LOOKS } from './type-looks';

const tones = (scheme: 'light' | 'dark') =>
  Object.fromEntries(CONTRACT_TYPES.map((type) => [type, TYPE_LOOKS[type][scheme]])) as Record<
    ContractType,
    Tone
  >;

/**
 * Pine ink on warm paper with one accent: amber is for warnings and the brand, and counts and turns are primary. Every
 * text pair here meets WCAG AA (4.5:1).
 */
export const light: PaletteOptions = {
  primary: { main: '#0e5a47', dark: '#0a4537', light: '#2e7a66', contrastText: '#ffffff' },
  secondary: { main: '#14231e', dark: '#000000', light: '#3a4a44', contrastText: '#ffffff' },
  error: { main: '#b3261e', dark: '#8c1d18', light: '#d2574f', contrastText: '#ffffff' },
  success: { main: '#17703f', dark: '#0f5730', light: '#3f9163', contrastText: '#ffffff' },
  warning: { main: '#8a5a00', dark: '#6d4700', light: '#b07a1a', contrastText: '#ffffff' },
  info: { main: '#1f5fa8', dark: '#174a85', light: '#4c82bf', contrastText: '#ffffff' },
  background: { default: '#faf8f3', paper: '#ffffff' },
  text: { primary: '#14231e', secondary: '#3f4e48', disabled: '#6e7b75' },
  divider: '#e3ded2',
  action: { disabled: 'rgba(0, 0, 0, 0.26)', disabledBackground: 'rgba(0, 0, 0, 0.12)' },
  amber: { main: '#f5b841', soft: '#fdf1d6', ink: '#6d4700' },
  sunken: { main: '#f2efe6' },
  band: { main: '#0c3d31', text: '#f4f7f3', muted: '#b9cec5' },
  kind: tones('light'),
  state: {
    active: { main: '#14643a', soft: '#e1f3e8' },
    pending: { main: '#40566a', soft: '#e6edf3' },
    completed: { main: '#1d5699', soft: '#e6eff9' },
    cancelled: { main: '#55605b', soft: '#ecebe6' },
  },
};

export const dark: PaletteOptions = {
  primary: { main: '#83c9b0', dark: '#a5dac7', light: '#5fae93', contrastText: '#06261c' },
  secondary: { main: '#e9efeb', dark: '#ffffff', light: '#b8c5be', contrastText: '#101a16' },
  error: { main: '#ff9d94', dark: '#ffb9b2', light: '#e0776e', contrastText: '#3a0704' },
  success: { main: '#7ed8a4', dark: '#a3e6be', light: '#52b47c', contrastText: '#06261c' },
  warning: { main: '#f2c46d', dark: '#f7d795', light: '#c99b45', contrastText: '#2b1d00' },
  info: { main: '#94c4fb', dark: '#b8d8fd', light: '#6b9fd9', contrastText: '#071d38' },
  background: { default: '#0d1512', paper: '#15201b' },
  text: { primary: '#e9efeb', secondary: '#a9b8b0', disabled: '#85938c' },
  divider: '#2a3731',
  action: { disabled: 'rgba(255, 255, 255, 0.3)', disabledBackground: 'rgba(255, 255, 255, 0.12)' },
  amber: { main: '#f5b841', soft: '#352a10', ink: '#f5cd7e' },
  sunken: { main: '#0a110e' },
  band: { main: '#0b2b22', text: '#f0f5f2', muted: '#a9c3b8' },
  kind: tones('dark'),
  state: {
    active: { main: '#8be0ae', soft: '#123322' },
    pending: { main: '#b4c7d9', soft: '#1f2b36' },
    completed: { main: '#9cc8fb', soft: '#172a40' },
    cancelled: { main: '#b4bfb9', soft: '#232d29' },
  },
};
