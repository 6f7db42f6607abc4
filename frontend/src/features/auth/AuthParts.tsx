import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CircleAlert } from 'lucide-react';
import type { ReactNode, SyntheticEvent } from 'react';
import { BusyButton } from '../../components/mui/BusyButton';
import type { TextInputProps } from '../../components/mui/TextInput';

/** What went wrong with the form as a whole; read out when it appears. */
export function Problem({ text }: { text: string | null }) {
  return (
    <div role="alert">
      {text && (
        <Box
          sx={{
            display: 'flex',
            gap: 1.25,
            p: 1.75,
            borderRadius: '10px',
            color: 'error.main',
            border: '1px solid',
            borderColor: 'error.main',
            fontSize: '0.9375rem',
          }}
        >
          <CircleAlert size={20} aria-hidden style={{ flex: 'none', marginTop: 2 }} />
          <span>{text}</span>
        </Box>
      )}
    </div>
  );
}

interface FormProps {
  busy: boolean;
  problem: string | null;
  onSubmit: (event: SyntheticEvent) => Promise<void>;
  /** Where the browser posts the form without JavaScript, and where the server then redirects to. */
  plain?: { action: string; returnTo: string };
  submit: string;
  busyLabel: string;
  children: ReactNode;
  /** Below the button. */
  below?: ReactNode;
}

/** A form of the sign-in page: the problem, its fields, and the button. */
export const AuthForm = ({ busy, problem, onSubmit, plain, ...content }: FormProps) => (
  <Box
    component="form"
    {...(plain && { method: 'post', action: plain.action })}
    noValidate
    onSubmit={(event) => void onSubmit(event)}
    sx={formSx}
  >
    <Problem text={problem} />
    {plain && <input type="hidden" name="returnTo" value={plain.returnTo} />}
    {content.children}
    <BusyButton type="submit" variant="contained" size="large" busy={busy} busyLabel={content.busyLabel}>
      {content.submit}
    </BusyButton>
    {content.below}
  </Box>
);

/** The end of a form: what was done, and the way on. */
export const Done = ({ children, link }: { children: string; link: ReactNode }) => (
  <div role="status">
    <Typography sx={{ mb: 2 }}>{children}</Typography>
    {link}
  </div>
);

export const emailProps = {
  label: 'Email',
  type: 'email',
  autoComplete: 'username',
  required: true,
  htmlInput: { inputMode: 'email', maxLength: 254 },
} as const satisfies TextInputProps;

export const rules = {
  email: {
    validate: (value: string) => /^\S+@\S+\.\S+$/.test(value.trim()) || 'Please enter a valid email address.',
  },
  /** For signing in: the stored address may be admin@localhost. */
  knownEmail: {
    validate: (value: string) => /^\S+@\S+$/.test(value.trim()) || 'Please enter a valid email address.',
  },
  password: { required: 'Please enter your password.' },
  newPassword: {
    minLength: { value: 10, message: 'Enter at least 10 characters.' },
    required: 'Enter at least 10 characters.',
  },
} as const;

export const formSx = { display: 'grid', gap: 2.5 } as const;
