import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Link from '@mui/material/Link';
import { Controller } from 'react-hook-form';
import { PasswordField } from '../../components/mui/PasswordField';
import { TextInput } from '../../components/mui/TextInput';
import { field } from '../../lib/form/field';
import { markSignedUp } from '../../lib/session/sign-in';
import { AuthForm, emailProps, rules } from './AuthParts';
import { loginPath, type AuthFormProps } from './auth-mode';
import { useAuthForm } from './useAuthForm';

const empty = { firstName: '', lastName: '', email: '', password: '', acceptTerms: false };
const mustAccept = 'Please confirm that you are 18 or older and accept the terms.';

export function RegisterForm({ returnTo, onSignedIn }: AuthFormProps) {
  const { form, refusal, ...state } = useAuthForm('/api/register', empty, () => {
    markSignedUp();
    onSignedIn();
  });
  const { errors } = form.formState;
  const names = { maxLength: { value: 100, message: 'Enter at most 100 characters.' } };
  return (
    <>
      <AuthForm
        {...state}
        plain={{ action: '/api/register', returnTo }}
        submit="Create Account"
        busyLabel="Creating account..."
      >
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <TextInput
            label="First Name"
            autoComplete="given-name"
            {...field(form.register('firstName', names), errors.firstName)}
          />
          <TextInput
            label="Last Name"
            autoComplete="family-name"
            {...field(form.register('lastName', names), errors.lastName)}
          />
        </Box>
        <div>
          <TextInput {...emailProps} {...field(form.register('email', rules.email), errors.email)} />
          {refusal === 'CONFLICT' && (
            <Box sx={{ mt: 0.5, fontSize: '0.875rem' }}>
              Is it yours? <Link href={loginPath('login', returnTo)}>Sign in instead</Link>
            </Box>
          )}
        </div>
        <PasswordField
          label="Password"
          autoComplete="new-password"
          required
          {...field(form.register('password', rules.newPassword), errors.password, 'At least 10 characters')}
        />
        <Controller
          control={form.control}
          name="acceptTerms"
          rules={{ validate: (value) => value || mustAccept }}
          render={({ field: { ref, value, ...rest }, fieldState: { error } }) => (
            <FormControl error={Boolean(error)}>
              <FormControlLabel
                control={
                  <Checkbox
                    {...rest}
                    checked={value}
                    slotProps={{ input: { ref } }}
                    sx={{ alignSelf: 'start' }}
                  />
                }
                label={
                  <Box component="span" sx={{ display: 'block', py: 1.25, fontSize: '0.9375rem' }}>
                    I am 18 or older and accept the{' '}
                    <Link href="/terms" target="_blank" rel="noopener">
                      terms
                    </Link>
                  </Box>
                }
              />
              {error && <FormHelperText>{error.message}</FormHelperText>}
            </FormControl>
          )}
        />
      </AuthForm>
      <Box sx={{ mt: 3, fontSize: '0.9375rem' }}>
        Already a member? <Link href={loginPath('login', returnTo)}>Sign in</Link>
      </Box>
    </>
  );
}
