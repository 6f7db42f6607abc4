import type { FieldError, FieldValues, Path, UseFormRegisterReturn, UseFormSetError } from 'react-hook-form';

/** Props of a MUI text field registered with react-hook-form, with its error as helper text. */
export function field({ ref, ...rest }: UseFormRegisterReturn, error: FieldError | undefined, hint?: string) {
  return { ...rest, inputRef: ref, error: Boolean(error), helperText: error?.message ?? hint };
}

/** Props of our select registered with react-hook-form, with its error. */
export function selectField({ ref, ...rest }: UseFormRegisterReturn, error: FieldError | undefined) {
  return { ...rest, inputRef: ref, errorText: error?.message };
}

/** Shows the server's errors at their fields and focuses the first; false if no field of this form has one. */
export function showFieldErrors<Values extends FieldValues>(
  fields: Record<string, string>,
  names: readonly Path<Values>[],
  setError: UseFormSetError<Values>,
) {
  const known = names.filter((name) => fields[name]);
  known.forEach((name, index) =>
    setError(name, { message: fields[name] ?? '' }, { shouldFocus: index === 0 }),
  );
  return known.length > 0;
}
