import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId, type InputHTMLAttributes } from 'react';

export interface TextInputProps extends Omit<OutlinedInputProps, 'label' | 'sx' | 'slotProps'> {
  label: string;
  helperText?: string | undefined;
  /** Attributes of the input element: maxLength, inputMode, step. */
  htmlInput?: InputHTMLAttributes<HTMLInputElement>;
  sx?: SxProps<Theme>;
  /** Keeps the label above an input that shows something while it is empty, such as a date. */
  shrink?: boolean;
}

/** A labeled input with a hint or an error. MUI's TextField also bundles menus and popovers: twice the size. */
export function TextInput({
  label,
  helperText,
  htmlInput,
  sx = [],
  error,
  required,
  shrink = false,
  ...props
}: TextInputProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <FormControl fullWidth error={error ?? false} required={required ?? false} sx={sx}>
      <InputLabel htmlFor={id} {...(shrink && { shrink })}>
        {label}
      </InputLabel>
      <OutlinedInput
        {...props}
        id={id}
        label={label}
        {...(shrink && { notched: true })}
        slotProps={{ input: { ...htmlInput, 'aria-describedby': helperText ? hintId : undefined } }}
      />
      {helperText && <FormHelperText id={hintId}>{helperText}</FormHelperText>}
    </FormControl>
  );
}
