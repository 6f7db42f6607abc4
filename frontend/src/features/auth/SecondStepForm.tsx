import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { BusyButton } from '../../components/mui/BusyButton';
import { TextInput } from '../../components/mui/TextInput';
import { postJson } from '../../lib/boot/post-json';
import { problemText } from '../../lib/errors/problem-text';
import { field } from '../../lib/form/field';
import { answerPasskey } from '../../lib/session/answer-passkey';
import { AuthForm } from './AuthParts';
import { loginPath, type AuthFormProps } from './auth-mode';
import { useAuthForm } from './useAuthForm';

const PATH = '/api/login/factor';

/** The second step of signing in. The code also works as a plain HTML form, without JavaScript. */
export function SecondStepForm({ returnTo, onSignedIn }: AuthFormProps) {
  const { form, problem, ...state } = useAuthForm(PATH, { code: '' }, onSignedIn);
  const [asking, setAsking] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);

  const givePasskey = async () => {
    setAsking(true);
    setRefused(null);
    try {
      await postJson(PATH, { passkey: await answerPasskey(`${PATH}/passkey`) });
      onSignedIn();
    } catch (error) {
      setRefused(problemText(error, 'Your passkey was not used. Try again, or enter a code.'));
      setAsking(false);
    }
  };

  return (
    <>
      <AuthForm
        {...state}
        problem={problem ?? refused}
        plain={{ action: PATH, returnTo }}
        submit="Continue"
        busyLabel="Checking..."
        below={
          <BusyButton
            variant="outlined"
            size="large"
            busy={asking}
            busyLabel="Waiting for your passkey..."
            onClick={() => void givePasskey()}
          >
            Use a Passkey
          </BusyButton>
        }
      >
        <TextInput
          label="Code from your app, or a recovery code"
          autoComplete="one-time-code"
          autoFocus
          required
          {...field(form.register('code', { required: 'Please enter a code.' }), form.formState.errors.code)}
        />
      </AuthForm>
      <Box sx={{ mt: 3, fontSize: '0.9375rem' }}>
        <Link href={loginPath('login', returnTo)}>Start over</Link>
      </Box>
    </>
  );
}
