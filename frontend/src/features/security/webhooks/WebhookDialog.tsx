import {
  WEBHOOK_EVENT_NAMES,
  WEBHOOK_EVENTS,
  type WebhookEventName,
} from '@handover/domain/business/webhook-events';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../../components/mui/FormDialog';
import { Problem } from '../../../components/mui/Problem';
import { TextInput } from '../../../components/mui/TextInput';
import { useCreateWebhookMutation } from '../../../generated/webhooks';
import { field, showFieldErrors } from '../../../lib/form/field';
import { useAttempt } from '../../../lib/form/useAttempt';
import { CheckList } from '../CheckList';

interface WebhookDialogProps {
  onCreated: (secret: string) => void;
  onClose: () => void;
}

/** Creates a webhook: an address, and what it is told of. */
export function WebhookDialog({ onCreated, onClose }: WebhookDialogProps) {
  const [events, setEvents] = useState<readonly WebhookEventName[]>([]);
  const [unchosen, setUnchosen] = useState<string | null>(null);
  const [createWebhook] = useCreateWebhookMutation({ refetchQueries: ['MyWebhooks'] });
  const { busy, problem, run } = useAttempt();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { url: '' } });
  const create = handleSubmit(async ({ url }) => {
    if (events.length === 0) return setUnchosen('Choose what it is told of.');
    await run(
      async () => {
        const input = { url: url.trim(), events: [...events] };
        const { data } = await createWebhook({ variables: { input } });
        if (data) onCreated(data.createWebhook.secret);
        onClose();
      },
      'The webhook was not created. Please try again.',
      (fields) => showFieldErrors(fields, ['url'], setError),
    );
  });
  return (
    <FormDialog
      title="New webhook"
      submitLabel="Create"
      busy={busy}
      busyLabel="Creating..."
      sx={{ display: 'grid', gap: 2.5 }}
      onSubmit={create}
      onClose={onClose}
    >
      <TextInput
        label="Address"
        type="url"
        autoFocus
        sx={{ mt: 1 }}
        htmlInput={{ maxLength: 500 }}
        {...field(
          register('url', { validate: (url) => Boolean(url.trim()) || 'Please enter the address.' }),
          formState.errors.url,
          'Of your program, such as https://dealer.example/handover',
        )}
      />
      <CheckList
        legend="What it is told of"
        names={WEBHOOK_EVENT_NAMES}
        words={WEBHOOK_EVENTS}
        chosen={events}
        onChange={(names) => {
          setUnchosen(null);
          setEvents(names);
        }}
        problem={unchosen}
      />
      {problem && <Problem text={problem} />}
    </FormDialog>
  );
}
