import { useState } from 'react';
import {
  useDeleteWebhookMutation,
  useRotateWebhookSecretMutation,
  useSetWebhookActiveMutation,
  useTestWebhookMutation,
} from '../../../generated/webhooks';
import { useAttempt } from '../../../lib/form/useAttempt';
import { toast } from '../../../lib/toast/toast-store';
import { hostOf, type DeliveryShown, type WebhookShown } from './webhook-words';

const LISTS = { refetchQueries: ['MyWebhooks', 'WebhookLog'] };

/** What is done about one webhook. `tested` is what came of the last test. */
export function useWebhook(
  { id, url }: Pick<WebhookShown, 'id' | 'url'>,
  onSecret: (secret: string) => void,
) {
  const [sendTest, testing] = useTestWebhookMutation({ variables: { id }, ...LISTS });
  const [rotateSecret] = useRotateWebhookSecretMutation({ variables: { id }, ...LISTS });
  const [setActive] = useSetWebhookActiveMutation({ refetchQueries: ['WebhookLog'] });
  const [deleteWebhook] = useDeleteWebhookMutation({ variables: { id }, refetchQueries: ['MyWebhooks'] });
  const [tested, setTested] = useState<DeliveryShown | null>(null);
  const attempt = useAttempt();

  const test = () => {
    setTested(null);
    return attempt.run(async () => {
      const { data } = await sendTest();
      setTested(data?.testWebhook ?? null);
    }, 'The test was not sent. Please try again.');
  };
  const switchTo = (active: boolean) =>
    attempt.run(
      () => setActive({ variables: { id, active } }),
      `The webhook was not switched ${active ? 'on' : 'off'}. Please try again.`,
    );
  /** Both resolve to whether it is done. */
  const rotate = () =>
    attempt.run(async () => {
      const { data } = await rotateSecret();
      if (data) onSecret(data.rotateWebhookSecret.secret);
    }, 'The webhook has no new secret. Please try again.');
  const remove = () =>
    attempt.run(async () => {
      await deleteWebhook();
      toast({ title: `The webhook to ${hostOf(url)} is deleted` });
    }, 'The webhook was not deleted. Please try again.');
  return { ...attempt, isTesting: testing.loading, tested, test, switchTo, rotate, remove };
}
