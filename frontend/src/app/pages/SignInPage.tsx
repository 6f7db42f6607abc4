import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { PageTitle } from '../../components/plain/PageTitle';
import { Problem } from '../../features/auth/AuthParts';
import { loginPath, modeOf, problemOf, type AuthMode } from '../../features/auth/auth-mode';
import { ForgotForm, ResetForm, VerifyForm } from '../../features/auth/PasswordForms';
import { RegisterForm } from '../../features/auth/RegisterForm';
import { SecondStepForm } from '../../features/auth/SecondStepForm';
import { SignInForm } from '../../features/auth/SignInForm';
import { safeReturnTo } from '../../lib/session/return-to';
import { forgetUnsentTexts } from '../../lib/session/unsent-texts';
import { useSession } from '../../lib/session/useSession';
import type { PageArgs } from '../shell/page-module';
import { MuiScope } from '../../theme/MuiScope';

const texts: Record<AuthMode, { title: string; text: string }> = {
  login: { title: 'Sign In', text: 'Welcome back. Sign in to list, ask and buy.' },
  register: { title: 'Create Account', text: 'One account for handing over and taking over contracts.' },
  forgot: { title: 'Forgot Password', text: "Enter your email and we'll send you a reset link." },
  reset: { title: 'Set New Password', text: "Choose a password that you don't use anywhere else." },
  verify: { title: 'Confirm Email', text: 'One click confirms that this address is yours.' },
  factor: { title: 'Confirm Your Sign-In', text: "One more step to make sure it's you." },
};

/** Why a visitor has come here, where the address tells it. */
const why = (returnTo: string) =>
  returnTo.startsWith('/contracts/') && !returnTo.startsWith('/contracts/submit')
    ? 'To save, ask about, or buy this contract, you need an account. We bring you back to it.'
    : null;
const WHY: Partial<Record<AuthMode, typeof why>> = { login: why, register: why };

export const head = ({ search }: PageArgs) => ({ title: texts[modeOf(search)].title, noIndex: true });

export function Component() {
  const [search] = useSearchParams();
  const { me } = useSession();
  const mode = modeOf(search);
  const returnTo = safeReturnTo(search.get('returnTo'));
  const problem = problemOf(search);
  const token = search.get('token') ?? '';
  const form = { returnTo, onSignedIn: () => window.location.assign(returnTo) };

  const forms: Record<AuthMode, ReactNode> = {
    login: <SignInForm {...form} />,
    register: <RegisterForm {...form} />,
    forgot: <ForgotForm returnTo={returnTo} />,
    reset: <ResetForm token={token} returnTo={returnTo} />,
    verify: <VerifyForm token={token} returnTo={returnTo} />,
    factor: <SecondStepForm {...form} />,
  };
  const signedInAlready = me && (mode === 'login' || mode === 'register');

  return (
    <MuiScope>
      <Container sx={{ py: { xs: 3, md: 8 }, maxWidth: 520 }}>
        <PageTitle>{texts[mode].title}</PageTitle>
        <Card sx={{ p: { xs: 2.5, sm: 4.5 } }}>
          {TABS.includes(mode) && !signedInAlready && <ModeTabs mode={mode} returnTo={returnTo} />}
          <Typography variant="h2" component="h1" sx={{ fontSize: '1.75rem' }}>
            {texts[mode].title}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 0.75, mb: 3 }}>
            {signedInAlready
              ? `You are signed in as ${me.email}.`
              : (WHY[mode]?.(returnTo) ?? texts[mode].text)}
          </Typography>
          {signedInAlready ? (
            <Box sx={{ display: 'grid', gap: 1.5 }}>
              <Button variant="contained" size="large" href={returnTo}>
                Continue
              </Button>
              <Button variant="outlined" href="/api/logout" onClick={forgetUnsentTexts}>
                Use another account
              </Button>
            </Box>
          ) : (
            <>
              <Box sx={{ mb: problem ? 2.5 : 0 }}>
                <Problem text={problem} />
              </Box>
              {forms[mode]}
            </>
          )}
        </Card>
      </Container>
    </MuiScope>
  );
}

const TABS: readonly AuthMode[] = ['login', 'register'];

/** Links, so that they work without code. */
const ModeTabs = ({ mode, returnTo }: { mode: AuthMode; returnTo: string }) => (
  <Box
    component="nav"
    aria-label="Account"
    sx={{
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      mb: 3,
      borderRadius: '12px',
      bgcolor: 'sunken.main',
      '& a': {
        m: 0.5,
        py: 1.25,
        borderRadius: '9px',
        textAlign: 'center',
        fontWeight: 600,
        color: 'text.secondary',
        textDecoration: 'none',
      },
      '& a[aria-current]': { color: 'text.primary', bgcolor: 'background.paper' },
    }}
  >
    {TABS.map((one) => (
      <a key={one} href={loginPath(one, returnTo)} aria-current={mode === one ? 'page' : undefined}>
        {texts[one].title}
      </a>
    ))}
  </Box>
);
