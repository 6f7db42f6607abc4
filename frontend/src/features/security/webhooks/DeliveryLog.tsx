import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CircleAlert, CircleCheck, Hourglass, ScrollText, type LucideIcon } from 'lucide-react';
import { AccountListCard } from '../../../components/mui/AccountListCard';
import { AccountRow } from '../../../components/mui/AccountRow';
import { BusyButton } from '../../../components/mui/BusyButton';
import { EmptyState } from '../../../components/plain/EmptyState';
import { Pill } from '../../../components/plain/Pill';
import { useWebhookLogQuery } from '../../../generated/webhooks';
import { formatMoment } from '../../../lib/format/time';
import { useReplay } from './useReplay';
import { answerText, DELIVERY_STATES, hostOf, type DeliveryShown, type WebhookShown } from './webhook-words';

interface DeliveryLogProps {
  webhook: Pick<WebhookShown, 'id' | 'url' | 'disabledAt'>;
  onClose: () => void;
}

/** What was sent to a webhook in the last 30 days, with the answers. */
export function DeliveryLog({ webhook: { id, url, disabledAt }, onClose }: DeliveryLogProps) {
  const isOff = disabledAt !== null;
  const query = useWebhookLogQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const reload = () => query.refetch().catch(() => undefined);
  const { replay, replaying } = useReplay(id, reload);
  return (
    <AccountListCard
      title={`Log of ${hostOf(url)}`}
      text={isOff ? 'This webhook is switched off. Switch it on to replay events.' : undefined}
      action={
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button size="small" onClick={() => void reload()}>
            Refresh
          </Button>
          <Button size="small" variant="outlined" onClick={onClose}>
            Close
          </Button>
        </Box>
      }
      query={query}
      list={query.data?.webhookDeliveries}
      row={(node) => (
        <Delivery
          key={node.id}
          delivery={node}
          isOff={isOff}
          busy={replaying === node.id}
          onReplay={() => void replay(node.id)}
        />
      )}
      empty={
        <EmptyState
          icon={ScrollText}
          headingLevel="h3"
          title="Nothing sent yet"
          text="Press “Test” to send a first event. What happens to your contracts is listed here, too."
        />
      }
    />
  );
}

const ICONS: Record<DeliveryShown['status'], LucideIcon> = {
  WAITING: Hourglass,
  DELIVERED: CircleCheck,
  FAILED: CircleAlert,
};

interface DeliveryProps {
  delivery: DeliveryShown;
  /** The webhook sends nothing. */
  isOff: boolean;
  busy: boolean;
  onReplay: () => void;
}

function Delivery({ delivery, isOff, busy, onReplay }: DeliveryProps) {
  const { type, status, createdAt, nextAttemptAt, attempts } = delivery;
  const { label, tone } = DELIVERY_STATES[status];
  const Icon = ICONS[status];
  return (
    <AccountRow className="sentences">
      <Icon size={22} aria-hidden style={{ justifySelf: 'center' }} />
      <div>
        <b>{type}</b>
        <div className="more">
          <span suppressHydrationWarning>{formatMoment(createdAt)}</span>
        </div>
        <div className="more" style={{ overflowWrap: 'anywhere' }} suppressHydrationWarning>
          {answerText(delivery)}
          {attempts.length > 1 && ` · ${attempts.length} attempts`}
          {nextAttemptAt && attempts.length > 0 && ` · Next ${formatMoment(nextAttemptAt)}`}
        </div>
      </div>
      <div className="end">
        <Pill tone={tone}>{label}</Pill>
        {status !== 'WAITING' && (
          <BusyButton
            size="small"
            aria-label={`Replay ${type} of ${formatMoment(createdAt)}`}
            busy={busy}
            busyLabel="Sending..."
            disabled={isOff}
            onClick={onReplay}
          >
            Replay
          </BusyButton>
        )}
      </div>
    </AccountRow>
  );
}
