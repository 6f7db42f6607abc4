import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { PasswordField } from '../../components/mui/PasswordField';
import { TextInput } from '../../components/mui/TextInput';
import { field } from '../../lib/form/field';
import { AuthForm, emailProps, rules } from './AuthParts';
import { loginPath, type AuthFormProps } from './auth-mode';
import { useAuthForm } from './useAuthForm';

/** Also works as a plain HTML form, without JavaScript. */
export function SignInForm({ returnTo, onSignedIn }: AuthFormProps) {
  const { form, ...state } = useAuthForm('/api/login', { email: '', password: '' }, onSignedIn, () =>
    window.location.assign(loginPath('factor', returnTo)),
  );
  const { errors } = form.formState;
  return (
    <>
      <AuthForm
        {...state}
        plain={{ action: '/api/login', returnTo }}
        submit="Sign In"
        busyLabel="Signing in..."
      >
        <TextInput {...emailProps} {...field(form.register('email', rules.knownEmail), errors.email)} />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          required
          {...field(form.register('password', rules.password), errors.password)}
        />
      </AuthForm>
      <OidcButton returnTo={returnTo} />
      <Box sx={{ display: 'grid', gap: 0.5, mt: 3, fontSize: '0.9375rem' }}>
        <span>
          New here? <Link href={loginPath('register', returnTo)}>Create an account</Link>
        </span>
        <span>
          <Link href={loginPath('forgot', returnTo)}>Forgot your password?</Link>
        </span>
      </Box>
    </>
  );
}

interface Provider {
  name: string;
  url: string;
}

/** Offers the OpenID provider if the operator has configured one. */
function OidcButton({ returnTo }: { returnTo: string }) {
  const [provider, setProvider] = useState<Provider | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    fetch('/api/auth/providers', { signal: stop.signal })
      .then(async (answer) => (answer.ok ? ((await answer.json()) as { oidc: Provider | null }).oidc : null))
      .then(setProvider)
      // Without an answer the form above still works.
      .catch(() => undefined);
    return () => stop.abort();
  }, []);
  if (!provider) return null;
  return (
    <>
      <Divider sx={{ my: 2.5, fontSize: '0.875rem', color: 'text.secondary' }}>or</Divider>
      <Button
        fullWidth
        size="large"
        variant="outlined"
        href={`${provider.url}?returnTo=${encodeURIComponent(returnTo)}`}
      >
        Continue with {provider.name}
      </Button>
      <Typography color="textSecondary" sx={{ mt: 1.25, fontSize: '0.8125rem' }}>
        By continuing you confirm that you are 18 or older and accept the{' '}
        <Link href="/terms" target="_blank" rel="noopener">
          terms
        </Link>
        .
      </Typography>
    </>
  );
}
