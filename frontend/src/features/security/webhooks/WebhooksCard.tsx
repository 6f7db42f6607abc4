import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Webhook } from 'lucide-react';
import { useState } from 'react';
import { SectionCard } from '../../../components/mui/SectionCard';
import { EmptyState } from '../../../components/plain/EmptyState';
import { ErrorState } from '../../../components/plain/ErrorState';
import { useMyWebhooksQuery } from '../../../generated/webhooks';
import { useSearchParam } from '../../../lib/useSearchParam';
import { NewSecretDialog } from '../NewSecretDialog';
import { DeliveryLog } from './DeliveryLog';
import { WebhookDialog } from './WebhookDialog';
import { WebhookRow } from './WebhookRow';

/** The addresses of a member's programs that are told of events, and the log of the one that is open. */
export function WebhooksCard() {
  const [isAdding, setIsAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const [open, setOpen] = useSearchParam('webhook');
  const query = useMyWebhooksQuery({ fetchPolicy: 'cache-and-network' });
  const shown = query.data?.myWebhooks.find(({ id }) => id === open);
  return (
    <>
      <SectionCard
        id="webhooks"
        title="Webhooks"
        text="We tell your program what happens to your contracts, by a signed request to an address of yours."
        action={
          <Button variant="outlined" onClick={() => setIsAdding(true)}>
            New Webhook
          </Button>
        }
      >
        <WebhookList query={query} open={open} onOpen={setOpen} onSecret={setSecret} />
        {isAdding && <WebhookDialog onCreated={setSecret} onClose={() => setIsAdding(false)} />}
        <NewSecretDialog
          noun="secret"
          secret={secret}
          text="Your program checks the signatures of our requests with it, as Standard Webhooks describes."
          onSaved={() => setSecret(null)}
        />
      </SectionCard>
      {shown && <DeliveryLog key={shown.id} webhook={shown} onClose={() => setOpen('')} />}
    </>
  );
}

interface WebhookListProps {
  query: ReturnType<typeof useMyWebhooksQuery>;
  open: string;
  onOpen: (id: string) => void;
  onSecret: (secret: string) => void;
}

function WebhookList({ query: { data, error, refetch }, open, onOpen, onSecret }: WebhookListProps) {
  if (!data)
    return error ? (
      <ErrorState title="Couldn't load your webhooks" onRetry={() => void refetch().catch(() => undefined)} />
    ) : (
      <Box role="status" aria-label="Loading webhooks">
        <Skeleton height={52} />
      </Box>
    );
  if (data.myWebhooks.length === 0)
    return (
      <EmptyState
        icon={Webhook}
        headingLevel="h3"
        title="No webhooks yet"
        text="Create one to hear of questions, sales and handovers as they happen."
      />
    );
  return (
    <Box component="ul" aria-label="Webhooks" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.myWebhooks.map((webhook) => (
        <WebhookRow
          key={webhook.id}
          webhook={webhook}
          isOpen={webhook.id === open}
          onOpen={onOpen}
          onSecret={onSecret}
        />
      ))}
    </Box>
  );
}
