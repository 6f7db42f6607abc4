export type AuthMode = 'login' | 'register' | 'forgot' | 'reset' | 'verify';

export interface AuthFormProps {
  /** A path of this site, already checked. */
  returnTo: string;
  onSignedIn: () => void;
}

const modes: readonly string[] = ['register', 'forgot', 'reset', 'verify'] satisfies AuthMode[];

export const modeOf = (search: URLSearchParams) => {
  const mode = search.get('mode') ?? '';
  return (modes.includes(mode) ? mode : 'login') as AuthMode;
};

/** The address of a mode of the sign-in page that keeps where to go afterwards. */
export function loginPath(mode: AuthMode, returnTo: string) {
  const params = new URLSearchParams();
  if (mode !== 'login') params.set('mode', mode);
  if (returnTo !== '/') params.set('returnTo', returnTo);
  return params.size ? `/api/login?${params}` : '/api/login';
}
