import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { BusyButton } from '../../../components/mui/BusyButton';
import { ConfirmDialog } from '../../../components/mui/ConfirmDialog';
import { ListRow } from '../../../components/mui/ListRow';
import { Problem } from '../../../components/mui/Problem';
import { Pill } from '../../../components/plain/Pill';
import { useWebhook } from './useWebhook';
import {
  hostOf,
  stateOf,
  testText,
  troubleText,
  type DeliveryShown,
  type WebhookShown,
} from './webhook-words';

interface WebhookRowProps {
  webhook: WebhookShown;
  /** Its log is shown. */
  isOpen: boolean;
  onOpen: (id: string) => void;
  onSecret: (secret: string) => void;
}

export function WebhookRow({ webhook, isOpen, onOpen, onSecret }: WebhookRowProps) {
  const { id, url, events } = webhook;
  const isOff = webhook.disabledAt !== null;
  const switchLabel = isOff ? 'Switch On' : 'Switch Off';
  const { label, tone } = stateOf(webhook);
  const { busy, problem, isTesting, tested, test, switchTo, rotate, remove } = useWebhook(webhook, onSecret);
  const [asking, setAsking] = useState<'rotate' | 'delete' | null>(null);
  const close = () => setAsking(null);
  const name = hostOf(url);
  return (
    <ListRow
      heading={
        <>
          {url} <Pill tone={tone}>{label}</Pill>
        </>
      }
      details={
        <>
          {events.join(', ')}
          <div suppressHydrationWarning>{troubleText(webhook, Date.now())}</div>
        </>
      }
    >
      <Box sx={{ flexBasis: '100%', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <BusyButton
          variant="outlined"
          size="small"
          aria-label={`Test ${name}`}
          busy={isTesting}
          busyLabel="Testing..."
          onClick={() => void test()}
        >
          Test
        </BusyButton>
        <Button
          variant="outlined"
          size="small"
          aria-label={`Log of ${name}`}
          aria-pressed={isOpen}
          onClick={() => onOpen(isOpen ? '' : id)}
        >
          Log
        </Button>
        <Button
          variant="outlined"
          size="small"
          aria-label={`${switchLabel} ${name}`}
          disabled={busy}
          onClick={() => void switchTo(isOff)}
        >
          {switchLabel}
        </Button>
        <Button
          variant="outlined"
          size="small"
          aria-label={`Rotate Secret of ${name}`}
          onClick={() => setAsking('rotate')}
        >
          Rotate Secret
        </Button>
        <Button
          variant="outlined"
          size="small"
          aria-label={`Delete ${name}`}
          onClick={() => setAsking('delete')}
        >
          Delete
        </Button>
      </Box>
      {!asking && <Answer tested={tested} problem={problem} />}
      <ConfirmDialog
        open={asking === 'rotate'}
        title="Make a new secret?"
        confirmLabel="Rotate Secret"
        busy={busy}
        onConfirm={() => void rotate().then(close)}
        onClose={close}
      >
        For 24 hours we sign with both, the old one and the new one, so that you can change your program
        without missing an event.
      </ConfirmDialog>
      <ConfirmDialog
        open={asking === 'delete'}
        title={`Delete the webhook to ${name}?`}
        confirmLabel="Delete"
        destructive
        busy={busy}
        onConfirm={() => void remove().then(close)}
        onClose={close}
      >
        Your program is told nothing more, and the log is deleted. You can't undo this.
      </ConfirmDialog>
    </ListRow>
  );
}

/** What came of the test. */
const Answer = ({ tested, problem }: { tested: DeliveryShown | null; problem: string }) => (
  <Box role="status" sx={{ flexBasis: '100%', '&:empty': { display: 'none' } }}>
    {tested?.status === 'DELIVERED' && (
      <Typography sx={{ display: 'flex', gap: 1, color: 'primary.main', fontSize: '0.9375rem' }}>
        <CircleCheck size={18} aria-hidden style={{ flex: 'none', marginTop: 3 }} />
        {testText(tested)}
      </Typography>
    )}
    {tested && tested.status !== 'DELIVERED' && <Problem text={testText(tested)} />}
    {problem && <Problem text={problem} />}
  </Box>
);
