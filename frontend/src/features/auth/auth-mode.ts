export type AuthMode = 'login' | 'register' | 'forgot' | 'reset' | 'verify' | 'factor';

export interface AuthFormProps {
  /** A path of this site, already checked. */
  returnTo: string;
  onSignedIn: () => void;
}

const modes: readonly string[] = ['register', 'forgot', 'reset', 'verify', 'factor'] satisfies AuthMode[];

export const modeOf = (search: URLSearchParams) => {
  const mode = search.get('mode') ?? '';
  return (modes.includes(mode) ? mode : 'login') as AuthMode;
};

/** The URL of a mode of the sign-in page; keeps the path to return to. */
export function loginPath(mode: AuthMode, returnTo: string) {
  const params = new URLSearchParams();
  if (mode !== 'login') params.set('mode', mode);
  if (returnTo !== '/') params.set('returnTo', returnTo);
  return params.size ? `/api/login?${params}` : '/api/login';
}

/** Why a plain form or the OpenID provider redirected here: codes only, because anyone can craft such a URL. */
const problems: Record<string, string> = {
  UNAUTHENTICATED: 'Email or password is wrong.',
  CONFLICT: 'There is an account with this email address already. Please sign in.',
  RATE_LIMITED: 'Too many attempts. Please try again later.',
  FORBIDDEN: 'This account is suspended. Please contact support.',
  OIDC_FAILED: 'The other service did not sign you in. Please try again.',
  OIDC_DENIED: 'You did not allow the sign-in.',
  OIDC_EMAIL_TAKEN: 'There is an account with this email address already. Please sign in with your password.',
};

export function problemOf(search: URLSearchParams) {
  const code = search.get('error');
  return code && (problems[code] ?? 'We could not accept what you entered. Please check it and try again.');
}
