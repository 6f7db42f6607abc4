import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { BusyButton } from '../../components/mui/BusyButton';
import { TextInput } from '../../components/mui/TextInput';
import { postJson } from '../../lib/boot/request';
import { problemText } from '../../lib/errors/problem-text';
import { field } from '../../lib/form/field';
import { answerPasskey } from '../../lib/session/answer-passkey';
import { loginPath, type AuthFormProps } from './auth-mode';
import { formSx, Problem } from './AuthParts';
import { useAuthForm } from './useAuthForm';

const PATH = '/api/login/factor';

/** The second step of signing in. The code also works as a plain HTML form, without JavaScript. */
export function SecondStepForm({ returnTo, onSignedIn }: AuthFormProps) {
  const { form, busy, problem, onSubmit } = useAuthForm(PATH, { code: '' }, onSignedIn);
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
      <Box
        component="form"
        method="post"
        action={PATH}
        noValidate
        onSubmit={(event) => void onSubmit(event)}
        sx={formSx}
      >
        <Problem text={problem ?? refused} />
        <input type="hidden" name="returnTo" value={returnTo} />
        <TextInput
          label="Code from your app, or a recovery code"
          autoComplete="one-time-code"
          autoFocus
          required
          {...field(form.register('code', { required: 'Please enter a code.' }), form.formState.errors.code)}
        />
        <BusyButton type="submit" variant="contained" size="large" busy={busy} busyLabel="Checking...">
          Continue
        </BusyButton>
        <BusyButton
          variant="outlined"
          size="large"
          busy={asking}
          busyLabel="Waiting for your passkey..."
          onClick={() => void givePasskey()}
        >
          Use a Passkey
        </BusyButton>
      </Box>
      <Box sx={{ mt: 3, fontSize: '0.9375rem' }}>
        <Link href={loginPath('login', returnTo)}>Start over</Link>
      </Box>
    </>
  );
}
