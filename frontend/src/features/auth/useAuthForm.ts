import { useState } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path } from 'react-hook-form';
import { postJson } from '../../lib/boot/post-json';
import { problemText } from '../../lib/errors/problem-text';
import { readError } from '../../lib/errors/read-error';
import { showFieldErrors } from '../../lib/form/field';

/** A sign-in form: posts to `path`, puts field errors on their inputs and the rest into `problem`; `refusal` is the code. */
export function useAuthForm<Values extends FieldValues>(
  path: string,
  defaultValues: DefaultValues<Values>,
  onDone: () => void,
  onSecondStep?: () => void,
) {
  const form = useForm<Values>({ defaultValues });
  const [problem, setProblem] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const send = async (values: Values) => {
    setProblem(null);
    setRefusal(null);
    setBusy(true);
    try {
      await postJson(path, values);
      onDone();
    } catch (error) {
      setBusy(false);
      const { code, fields } = readError(error);
      setRefusal(code);
      if (code === 'SECOND_FACTOR_REQUIRED' && onSecondStep) return onSecondStep();
      const names = Object.keys(form.getValues()) as Path<Values>[];
      if (!showFieldErrors(fields, names, form.setError)) {
        setProblem(problemText(error));
      }
    }
  };
  return { form, busy, problem, refusal, onSubmit: form.handleSubmit(send) };
}
