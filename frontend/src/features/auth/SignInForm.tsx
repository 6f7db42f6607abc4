import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { BusyButton } from '../../components/mui/BusyButton';
import { PasswordField } from '../../components/mui/PasswordField';
import { TextInput } from '../../components/mui/TextInput';
import { field } from '../../lib/form/field';
import { emailProps, formSx, Problem, rules } from './AuthParts';
import { loginPath, type AuthFormProps } from './auth-mode';
import { OidcButton } from './OidcButton';
import { useAuthForm } from './useAuthForm';

/** Also works as a plain HTML form, without JavaScript. */
export function SignInForm({ returnTo, onSignedIn }: AuthFormProps) {
  const { form, busy, problem, onSubmit } = useAuthForm(
    '/api/login',
    { email: '', password: '' },
    onSignedIn,
    () => window.location.assign(loginPath('factor', returnTo)),
  );
  const { errors } = form.formState;
  return (
    <>
      <Box
        component="form"
        method="post"
        action="/api/login"
        noValidate
        onSubmit={(e) => void onSubmit(e)}
        sx={formSx}
      >
        <Problem text={problem} />
        <input type="hidden" name="returnTo" value={returnTo} />
        <TextInput {...emailProps} {...field(form.register('email', rules.knownEmail), errors.email)} />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          required
          {...field(form.register('password', rules.password), errors.password)}
        />
        <BusyButton type="submit" variant="contained" size="large" busy={busy} busyLabel="Signing in...">
          Sign In
        </BusyButton>
      </Box>
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
