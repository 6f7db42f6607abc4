import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import { motion, radius, shadow, TOUCH_TARGET } from './tokens';

type Vars = Omit<Theme, 'components' | 'palette'> & CssVarsTheme;

const focusRing = { outline: '3px solid var(--mui-palette-primary-main)', outlineOffset: 2 };

/** Dialogs are rendered inside #root, so that toasts in #toast-root stay reachable. */
const modalContainer = () => document.getElementById('root');

export const componentStyles: Components<Vars> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': focusRing } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: TOUCH_TARGET,
        borderRadius: radius.control,
        paddingInline: 18,
        whiteSpace: 'nowrap',
        transition: ['background-color', 'border-color', 'color', 'transform']
          .map((property) => `${property} ${motion.quick}`)
          .join(),
        '&:active': { transform: 'translateY(1px)' },
      },
      sizeLarge: { minHeight: 52, paddingInline: 24, fontSize: '1rem', borderRadius: radius.large },
      sizeSmall: { paddingInline: 12, fontSize: '0.875rem' },
      outlined: {
        borderColor: 'var(--mui-palette-divider)',
        backgroundColor: 'var(--mui-palette-background-paper)',
        variants: [{ props: { color: 'primary' }, style: { color: 'var(--mui-palette-text-primary)' } }],
        '&:hover': {
          borderColor: 'var(--mui-palette-primary-main)',
          backgroundColor: 'var(--mui-palette-sunken-main)',
        },
      },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: { width: TOUCH_TARGET, height: TOUCH_TARGET, borderRadius: radius.control, color: 'inherit' },
    },
  },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: {
        borderRadius: radius.card,
        borderColor: 'var(--mui-palette-divider)',
        backgroundImage: 'none',
        boxShadow: shadow.card,
      },
    },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiModal: { defaultProps: { container: modalContainer } },
  MuiDialog: {
    styleOverrides: { paper: { borderRadius: radius.dialog, margin: 16, width: 'calc(100% - 32px)' } },
  },
  // Nothing depends on whether the browser has filled a field, so no field listens for it with an animation.
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  // Labels are always shrunk, so nothing moves when a field is filled.
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: { '&.MuiInputLabel-shrink': { transform: 'translate(14px, -10px) scale(0.8125)' } },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: true },
    styleOverrides: {
      root: {
        borderRadius: radius.control,
        backgroundColor: 'var(--mui-palette-background-paper)',
        // The divider color is too faint for the border of a control (WCAG 1.4.11 asks for 3:1).
        '& .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--field-edge)' },
      },
      // The gap in the border is as wide as the label above.
      notchedOutline: { '& legend': { fontSize: '0.8125em' } },
      input: { height: 'auto', minHeight: 24, paddingBlock: 12 },
      multiline: { paddingBlock: 0, '& textarea': { paddingBlock: 12 } },
    },
  },
  MuiNativeSelect: { styleOverrides: { icon: { color: 'var(--mui-palette-text-secondary)' } } },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 2, fontSize: '0.8125rem' } } },
  MuiSkeleton: {
    defaultProps: { animation: 'pulse' },
    styleOverrides: { root: { transform: 'none', borderRadius: radius.small } },
  },
  MuiContainer: { defaultProps: { maxWidth: false }, styleOverrides: { root: { maxWidth: 1200 } } },
  MuiLink: { styleOverrides: { root: { textUnderlineOffset: '0.2em', fontWeight: 500 } } },
};
