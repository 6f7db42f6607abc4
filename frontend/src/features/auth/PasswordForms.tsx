import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import { PasswordField } from '../../components/mui/PasswordField';
import { TextInput } from '../../components/mui/TextInput';
import { postJson } from '../../lib/boot/post-json';
import { field } from '../../lib/form/field';
import { AuthForm, Done, emailProps, formSx, Problem, rules } from './AuthParts';
import { loginPath } from './auth-mode';
import { useAuthForm } from './useAuthForm';
import { useSession } from '../../lib/session/useSession';
import { WHY_CONFIRM } from './EmailStatus';

export function ForgotForm({ returnTo }: { returnTo: string }) {
  const [sent, setSent] = useState(false);
  const { form, ...state } = useAuthForm('/api/password/forgot', { email: '' }, () => setSent(true));
  if (sent) {
    return (
      <Done link={<BackToSignIn returnTo={returnTo} />}>
        If this email has an account, a link to set a new password is on its way. It works once.
      </Done>
    );
  }
  return (
    <AuthForm
      {...state}
      submit="Send Reset Link"
      busyLabel="Sending..."
      below={<BackToSignIn returnTo={returnTo} />}
    >
      <TextInput
        {...emailProps}
        {...field(form.register('email', rules.email), form.formState.errors.email)}
      />
    </AuthForm>
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
  const { form, ...state } = useAuthForm('/api/password/reset', { token, password: '' }, () =>
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
    <AuthForm {...state} submit="Save New Password" busyLabel="Saving...">
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
    </AuthForm>
  );
}

const BackToSignIn = ({ returnTo }: { returnTo: string }) => (
  <span>
    <Link href={loginPath('login', returnTo)}>Back to sign in</Link>
  </span>
);

/** Asks for a click, because mail scanners follow links and would confirm the address. */
export function VerifyForm({ token, returnTo }: { token: string; returnTo: string }) {
  const { me } = useSession();
  const [confirmed, setConfirmed] = useState(false);
  const { form, problem, ...state } = useAuthForm('/api/email/verify', { token }, () => setConfirmed(true));
  if (confirmed) {
    const link = me ? (
      <Button variant="contained" href={returnTo}>
        Continue
      </Button>
    ) : (
      <BackToSignIn returnTo={returnTo} />
    );
    return <Done link={link}>{`Thank you, your email address is confirmed. ${WHY_CONFIRM}`}</Done>;
  }
  const badLink = form.formState.errors.token?.message;
  return (
    <AuthForm
      {...state}
      problem={problem ?? badLink ?? null}
      submit="Confirm My Address"
      busyLabel="Confirming..."
    >
      {badLink && me && (
        <span>
          You can have the email sent again in <Link href="/account?tab=profile">your account</Link>.
        </span>
      )}
      <input type="hidden" {...form.register('token')} />
    </AuthForm>
  );
}
