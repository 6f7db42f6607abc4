import { Pill } from '../../../components/plain/Pill';
import { useQueuedMailsQuery, type QueuedMailsQuery } from '../../../generated/admin-about';
import { capitalized } from '../../../lib/format/capitalized';
import { formatMoment, timeAgoInText } from '../../../lib/format/time';
import { AdminRow } from '../list/AdminRow';
import { AboutSection } from './AboutSection';
import { filterOf, type Subject } from './subject';

type Mail = QueuedMailsQuery['queuedMails'][number];

const STATES = {
  WAITING: { label: 'Waiting', tone: 'neutral' },
  RETRYING: { label: 'Trying again', tone: 'amber' },
  FAILED: { label: 'Not sent', tone: 'amber' },
} as const satisfies Record<Mail['state'], object>;

/** Emails in the queue: their kind and state, never their text. */
export function MailsSection({ subject }: { subject: Subject }) {
  const { data, error, refetch } = useQueuedMailsQuery({
    variables: filterOf(subject),
    fetchPolicy: 'cache-and-network',
  });
  return (
    <AboutSection
      title="Emails"
      text="Emails that wait or could not be sent. Sent emails are not kept."
      rows={data?.queuedMails.map((mail) => (
        <MailRow key={mail.id} mail={mail} />
      ))}
      failed={Boolean(error)}
      onRetry={() => void refetch().catch(() => undefined)}
      none="No emails wait, and none failed."
    />
  );
}

function MailRow({ mail: { kind, recipient, state, attempts, createdAt, nextAttemptAt } }: { mail: Mail }) {
  const { label, tone } = STATES[state];
  const words = capitalized(kind.replaceAll('-', ' '));
  return (
    <AdminRow
      about={words}
      head={
        <>
          {words}
          <Pill tone={tone}>{label}</Pill>
        </>
      }
      meta={
        <>
          to {recipient ?? 'the operator'} · queued {timeAgoInText(createdAt)}
          {attempts > 0 && ` · ${attempts === 1 ? '1 attempt' : `${attempts} attempts`}`}
          {nextAttemptAt && attempts > 0 && ` · next ${formatMoment(nextAttemptAt)}`}
        </>
      }
    />
  );
}
