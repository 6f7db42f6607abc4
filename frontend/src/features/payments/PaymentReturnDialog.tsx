import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useId, useState } from 'react';
import { AppDialog } from '../../components/mui/AppDialog';
import { signInPath } from '../../lib/session/sign-in';
import { readAgain } from './contract-for-sale';
import { useCompletePurchase, type Completion } from './useCompletePurchase';

interface PaymentReturnDialogProps {
  contractId: string;
  paymentIntentId: string;
  isSignedIn: boolean;
  onClose: () => void;
  onBuyAgain: () => void;
}

export function PaymentReturnDialog({ isSignedIn, ...props }: PaymentReturnDialogProps) {
  return isSignedIn ? <Ending {...props} /> : <SignInFirst {...props} />;
}

type EndingProps = Omit<PaymentReturnDialogProps, 'isSignedIn'>;

function SignInFirst({ contractId, onClose }: EndingProps) {
  return (
    <ReturnDialog
      title="Sign in to finish your purchase"
      text="You're back from your bank, but you're signed out. Sign in with the account you were paying with."
      onClose={onClose}
      action={{ children: 'Sign In', href: signInPath(`/contracts/${contractId}`) }}
    />
  );
}

function Ending({ contractId, paymentIntentId, onClose, onBuyAgain }: EndingProps) {
  const client = useApolloClient();
  const completePurchase = useCompletePurchase();
  const [completion, setCompletion] = useState<Completion | null>(null);
  const [tries, setTries] = useState(1);

  useEffect(() => {
    let shown = true;
    void completePurchase(paymentIntentId).then((now) => {
      if (!shown) return;
      setCompletion(now);
      // Update the page behind the dialog.
      readAgain(client, contractId);
    });
    return () => {
      shown = false;
    };
    // completePurchase is a new function on every render; completing a purchase is idempotent.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [paymentIntentId, tries]);

  const checkAgain = () => {
    setCompletion(null);
    setTries((count) => count + 1);
  };

  if (!completion) return <ReturnDialog title="Finishing your purchase" text="Asking your bank…" busy />;
  const { end, title, description } = completion;
  if (end === 'unknown') {
    return (
      <ReturnDialog
        title="We couldn't check your payment"
        text="Please don't pay again. Check once more, or look for it in your account in a few minutes."
        onClose={onClose}
        action={{ children: 'Check Again', onClick: checkAgain }}
      />
    );
  }
  const actions: Partial<Record<Completion['end'], ButtonProps>> = {
    bought: { children: 'Start the transfer', onClick: onClose },
    'not-paid': { children: 'Try Again', onClick: onBuyAgain },
    'terms-changed': { children: 'Continue with the new terms', onClick: onBuyAgain },
  };
  return <ReturnDialog title={title} text={description} onClose={onClose} action={actions[end]} />;
}

interface ReturnDialogProps {
  title: string;
  text: string;
  busy?: boolean;
  action?: ButtonProps | undefined;
  onClose?: () => void;
}

function ReturnDialog({ title, text, busy = false, action, onClose }: ReturnDialogProps) {
  const titleId = useId();
  return (
    <AppDialog open {...(onClose && { onClose })} aria-labelledby={titleId} maxWidth="xs">
      <DialogTitle id={titleId} variant="h3" component="h2">
        {title}
      </DialogTitle>
      <DialogContent
        role="status"
        sx={{ display: 'flex', alignItems: 'center', gap: 2, color: 'text.secondary' }}
      >
        {busy && <CircularProgress size={28} aria-hidden />}
        <Typography>{text}</Typography>
      </DialogContent>
      {onClose && (
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button onClick={onClose}>Close</Button>
          {action && <Button variant="contained" {...action} />}
        </DialogActions>
      )}
    </AppDialog>
  );
}
