import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { BusyButton } from '../../components/BusyButton';
import { PasswordField } from '../../components/PasswordField';
import { TextInput } from '../../components/TextInput';
import { field } from '../../lib/form/field';
import { emailProps, formSx, Problem, rules } from './AuthParts';
import { loginPath } from './auth-mode';
import { useAuthForm } from './useAuthForm';

export function ForgotForm({ returnTo }: { returnTo: string }) {
  const [sent, setSent] = useState(false);
  const { form, busy, problem, onSubmit } = useAuthForm('/api/password/forgot', { email: '' }, () =>
    setSent(true),
  );
  if (sent) {
    return (
      <Done returnTo={returnTo}>
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

export function ResetForm({ token, returnTo }: { token: string; returnTo: string }) {
  const [saved, setSaved] = useState(false);
  const { form, busy, problem, onSubmit } = useAuthForm('/api/password/reset', { token, password: '' }, () =>
    setSaved(true),
  );
  if (saved) return <Done returnTo={returnTo}>Your new password is saved. You can sign in with it now.</Done>;
  return (
    <Box component="form" noValidate onSubmit={(event) => void onSubmit(event)} sx={formSx}>
      <Problem text={problem ?? form.formState.errors.token?.message ?? null} />
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

/** Asks for a click, because mail scanners follow links and would confirm the address. */
export function VerifyForm({ token, returnTo }: { token: string; returnTo: string }) {
  const [confirmed, setConfirmed] = useState(false);
  const { form, busy, problem, onSubmit } = useAuthForm('/api/email/verify', { token }, () =>
    setConfirmed(true),
  );
  if (confirmed) return <Done returnTo={returnTo}>Thank you, your email address is confirmed.</Done>;
  return (
    <Box component="form" noValidate onSubmit={(event) => void onSubmit(event)} sx={formSx}>
      <Problem text={problem ?? form.formState.errors.token?.message ?? null} />
      <input type="hidden" {...form.register('token')} />
      <BusyButton type="submit" variant="contained" size="large" busy={busy} busyLabel="Confirming...">
        Confirm My Address
      </BusyButton>
    </Box>
  );
}

function Done({ children, returnTo }: { children: string; returnTo: string }) {
  return (
    <div role="status">
      <Typography sx={{ mb: 2 }}>{children}</Typography>
      <BackToSignIn returnTo={returnTo} />
    </div>
  );
}

const BackToSignIn = ({ returnTo }: { returnTo: string }) => (
  <span>
    <Link href={loginPath('login', returnTo)}>Back to sign in</Link>
  </span>
);
