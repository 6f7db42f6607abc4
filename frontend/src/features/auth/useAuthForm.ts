import { useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import { postJson } from '../../lib/boot/post-json';
import { readError } from '../../lib/errors/read-error';
import { showFieldErrors } from '../../lib/form/field';

/** A sign-in form: posts to `path`, puts field errors on their inputs and the rest into `problem`. */
export function useAuthForm<Values extends FieldValues>(
  path: string,
  defaultValues: DefaultValues<Values>,
  onDone: () => void,
  onSecondStep?: () => void,
) {
  const form = useForm<Values>({ defaultValues });
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const send = async (values: Values) => {
    setProblem(null);
    setBusy(true);
    try {
      await postJson(path, values);
      onDone();
    } catch (error) {
      setBusy(false);
      const { code, message, fields } = readError(error);
      if (code === 'SECOND_FACTOR_REQUIRED' && onSecondStep) return onSecondStep();
      const names = Object.keys(form.getValues()) as Path<Values>[];
      if (!showFieldErrors(fields, names, form.setError)) {
        setProblem(message ?? 'That did not work. Please check your connection and try again.');
      }
    }
  };
  return { form, busy, problem, onSubmit: form.handleSubmit(send) };
}
