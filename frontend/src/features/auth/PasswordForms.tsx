import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useEffect, useState } from 'react';
import { BusyButton } from '../../components/mui/BusyButton';
import { PasswordField } from '../../components/mui/PasswordField';
import { TextInput } from '../../components/mui/TextInput';
import { postJson } from '../../lib/boot/request';
import { field } from '../../lib/form/field';
import { loginPath } from './auth-mode';
import { Done, emailProps, formSx, Problem, rules } from './AuthParts';
import { useAuthForm } from './useAuthForm';

export function ForgotForm({ returnTo }: { returnTo: string }) {
  const [sent, setSent] = useState(false);
  const { form, busy, problem, onSubmit } = useAuthForm('/api/password/forgot', { email: '' }, () =>
    setSent(true),
  );
  if (sent) {
    return (
      <Done link={<BackToSignIn returnTo={returnTo} />}>
        If this email has an account, a link to set a new password is on its way. It works once.
      </Done>
    );
  }
  return (
    <Box component="form" noValidate onSubmit={(event) => void onSubmit(event)} sx={formSx}>
      <Problem text={problem} />
      <TextInput
        {...emailProps}
        {...field(form.register('email', rules.email), form.formState.errors.email)}
      />
      <BusyButton type="submit" variant="contained" size="large" busy={busy} busyLabel="Sending...">
        Send Reset Link
      </BusyButton>
      <BackToSignIn returnTo={returnTo} />
    </Box>
  );
}

/** True once the server says that the link was used or has expired, before a new password is typed. */
function useIsUsedUp(token: string) {
  const [isUsedUp, setUsedUp] = useState(false);
  useEffect(() => {
    postJson<{ valid: boolean }>('/api/password/reset/check', { token })
      .then(({ valid }) => setUsedUp(!valid))
      // An empty token is refused. Without any answer, saving the new password says what is wrong.
      .catch(() => setUsedUp(token === ''));
  }, [token]);
  return isUsedUp;
}

export function ResetForm({ token, returnTo }: { token: string; returnTo: string }) {
  const [saved, setSaved] = useState(false);
  const isUsedUp = useIsUsedUp(token);
  const { form, busy, problem, onSubmit } = useAuthForm('/api/password/reset', { token, password: '' }, () =>
    setSaved(true),
  );
  if (saved) {
    return (
      <Done link={<BackToSignIn returnTo={returnTo} />}>
        Your new password is saved. You can sign in with it now.
      </Done>
    );
  }
  if (isUsedUp || form.formState.errors.token) {
    return (
      <Box sx={formSx}>
        <Problem text="This link is no longer valid. Links work once and expire after an hour." />
        <span>
          Please <Link href={loginPath('forgot', returnTo)}>ask for a new one</Link>.
        </span>
      </Box>
    );
  }
  return (
    <Box component="form" noValidate onSubmit={(event) => void onSubmit(event)} sx={formSx}>
      <Problem text={problem} />
      <input type="hidden" {...form.register('token')} />
      <PasswordField
        label="New Password"
        autoComplete="new-password"
        required
        {...field(
          form.register('password', rules.newPassword),
          form.formState.errors.password,
          'At least 10 characters',
        )}
      />
      <BusyButton type="submit" variant="contained" size="large" busy={busy} busyLabel="Saving...">
        Save New Password
      </BusyButton>
    </Box>
  );
}

const BackToSignIn = ({ returnTo }: { returnTo: string }) => (
  <span>
    <Link href={loginPath('login', returnTo)}>Back to sign in</Link>
  </span>
);
