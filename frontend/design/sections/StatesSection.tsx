import { Button } from '../../src/components/plain/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { FileSearch } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../src/components/mui/ConfirmDialog';
import { EmptyState } from '../../src/components/plain/EmptyState';
import { ErrorState } from '../../src/components/plain/ErrorState';
import { Toaster } from '../../src/components/plain/Toaster';
import { toast } from '../../src/lib/toast/toast-store';
import { Group } from './Group';

export function StatesSection() {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Group title="Nothing there, failed, loading" columns={340}>
        <Card>
          <EmptyState
            icon={FileSearch}
            headingLevel="h3"
            title="No contracts found"
            text="Try other words, another type or a wider area."
            action={<Button variant="contained">Clear filters</Button>}
          />
        </Card>
        <Card>
          <ErrorState title="Couldn't load contracts" onRetry={() => undefined} />
        </Card>
        <Card sx={{ p: 3 }}>
          <Skeleton width={150} height={44} />
          <Skeleton height={28} sx={{ mt: 2 }} />
          <Skeleton width="60%" height={20} sx={{ mt: 1.5 }} />
          <Skeleton height={120} sx={{ mt: 3 }} />
        </Card>
      </Group>
      <Group title="Asking and telling">
        <Button variant="outlined" onClick={() => setAsking(true)}>
          Open a dialog
        </Button>
        <Button
          variant="outlined"
          onClick={() => toast({ title: 'Profile updated', description: 'Your name has been updated.' })}
        >
          Show a toast
        </Button>
        <Button
          variant="outlined"
          onClick={() =>
            toast({
              title: 'Payment Failed',
              description: 'Your card was declined.',
              variant: 'destructive',
            })
          }
        >
          Show a failure
        </Button>
      </Group>
      <ConfirmDialog
        open={asking}
        title="Delete this contract?"
        confirmLabel="Delete"
        destructive
        onConfirm={() => setAsking(false)}
        onClose={() => setAsking(false)}
      >
        Its messages go with it. There is no way back on this page.
      </ConfirmDialog>
      <Toaster />
    </>
  );
}
