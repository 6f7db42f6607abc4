import type { FieldError, FieldValues, Path, UseFormRegisterReturn, UseFormSetError } from 'react-hook-form';

/** react-hook-form's registration in the words of a MUI text field, with the error below it. */
export function field({ ref, ...rest }: UseFormRegisterReturn, error: FieldError | undefined, hint?: string) {
  return { ...rest, inputRef: ref, error: Boolean(error), helperText: error?.message ?? hint };
}

/** The same for our select. */
export function selectField({ ref, ...rest }: UseFormRegisterReturn, error: FieldError | undefined) {
  return { ...rest, inputRef: ref, errorText: error?.message };
}

/** Puts the server's texts on their inputs and the focus on the first; false when none belongs to this form. */
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
