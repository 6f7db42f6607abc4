import { BusyButton } from '../../components/mui/BusyButton';
import { ListRow } from '../../components/mui/ListRow';
import { Pill } from '../../components/plain/Pill';
import { MySessionsDocument, useEndSessionMutation, type MySessionsQuery } from '../../generated/security';
import { formatDay, timeAgoInText } from '../../lib/format/time';
import { toast } from '../../lib/toast/toast-store';
import { useBusy } from './useBusy';
import { useRefresh } from './useRefresh';

export function SessionRow({ session }: { session: MySessionsQuery['mySessions'][number] }) {
  const { id, device, ip, signedInAt, lastSeenAt, current } = session;
  const [endSession] = useEndSessionMutation();
  const refresh = useRefresh();
  const { busy, run } = useBusy();
  const end = async () => {
    const ended = await run(
      () => endSession({ variables: { sessionId: id } }),
      "Couldn't sign out this device",
    );
    if (!ended) return;
    toast({ title: `${device} is signed out` });
    await refresh(MySessionsDocument);
  };

  return (
    <ListRow
      heading={
        <>
          {device}
          {current && <Pill tone="primary">This device</Pill>}
        </>
      }
      details={
        <>
          {ip && `${ip} · `}Signed in <time dateTime={signedInAt}>{formatDay(signedInAt)}</time> · Last seen{' '}
          <time dateTime={lastSeenAt} suppressHydrationWarning>
            {timeAgoInText(lastSeenAt)}
          </time>
        </>
      }
    >
      {!current && (
        <BusyButton
          variant="outlined"
          aria-label={`Sign out ${device}`}
          busy={busy}
          busyLabel="Signing out..."
          onClick={() => void end()}
        >
          Sign Out
        </BusyButton>
      )}
    </ListRow>
  );
}
