import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { BusyButton } from '../../components/mui/BusyButton';
import { useSession } from '../../lib/session/useSession';
import { Done, formSx, Problem } from './AuthParts';
import { loginPath } from './auth-mode';
import { WHY_CONFIRM } from './EmailStatus';
import { useAuthForm } from './useAuthForm';

/** Asks for a click, because mail scanners follow links and would confirm the address. */
export function VerifyForm({ token, returnTo }: { token: string; returnTo: string }) {
  const { me } = useSession();
  const [confirmed, setConfirmed] = useState(false);
  const { form, busy, problem, onSubmit } = useAuthForm('/api/email/verify', { token }, () =>
    setConfirmed(true),
  );
  if (confirmed) {
    const link = me ? (
      <Button variant="contained" href={returnTo}>
        Continue
      </Button>
    ) : (
      <Link href={loginPath('login', returnTo)}>Back to sign in</Link>
    );
    return <Done link={link}>{`Thank you, your email address is confirmed. ${WHY_CONFIRM}`}</Done>;
  }
  const badLink = form.formState.errors.token?.message;
  return (
    <Box component="form" noValidate onSubmit={(event) => void onSubmit(event)} sx={formSx}>
      <Problem text={problem ?? badLink ?? null} />
      {badLink && me && (
        <span>
          You can have the email sent again in <Link href="/account?tab=profile">your account</Link>.
        </span>
      )}
      <input type="hidden" {...form.register('token')} />
      <BusyButton type="submit" variant="contained" size="large" busy={busy} busyLabel="Confirming...">
        Confirm My Address
      </BusyButton>
    </Box>
  );
}
