import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { BusyButton } from '../../components/mui/BusyButton';
import { ConfirmDialog } from '../../components/mui/ConfirmDialog';
import { ListRow } from '../../components/mui/ListRow';
import { SectionCard } from '../../components/mui/SectionCard';
import { ErrorState } from '../../components/plain/ErrorState';
import { Pill } from '../../components/plain/Pill';
import {
  MySessionsDocument,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useMySessionsQuery,
  type MySessionsQuery,
} from '../../generated/security';
import { formatDay, timeAgoInText } from '../../lib/format/time';
import { toast } from '../../lib/toast/toast-store';
import { useBusy, useRefresh } from './useBusy';

export const SessionsCard = () => (
  <SectionCard
    title="Where you’re signed in"
    text="If you don't recognize one of these, sign it out and change your password."
  >
    <SessionList />
  </SectionCard>
);

function SessionList() {
  const { data, error, refetch } = useMySessionsQuery({ fetchPolicy: 'cache-and-network' });
  const [endOthers] = useEndOtherSessionsMutation();
  const refresh = useRefresh();
  const [asking, setAsking] = useState(false);
  const { busy, run } = useBusy();
  const confirm = async () => {
    if (await run(endOthers, 'You are still signed in elsewhere')) {
      toast({ title: "You're signed out everywhere else" });
      await refresh(MySessionsDocument);
    }
    setAsking(false);
  };

  if (!data)
    return error ? (
      <ErrorState title="Couldn't load your sessions" onRetry={() => void refetch().catch(() => undefined)} />
    ) : (
      <Box role="status" aria-label="Loading sessions">
        <Skeleton height={52} />
        <Skeleton height={52} />
      </Box>
    );
  const isOnlyThis = data.mySessions.every(({ current }) => current);
  return (
    <>
      <Box component="ul" aria-label="Sessions" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.mySessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </Box>
      {isOnlyThis ? (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          You're not signed in anywhere else.
        </Typography>
      ) : (
        <Button variant="outlined" onClick={() => setAsking(true)} sx={{ mt: 2 }}>
          Sign Out Everywhere Else
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title="Sign out everywhere else?"
        confirmLabel="Sign Out Everywhere Else"
        busy={busy}
        onConfirm={() => void confirm()}
        onClose={() => setAsking(false)}
      >
        All other browsers and devices are signed out right away. You stay signed in here.
      </ConfirmDialog>
    </>
  );
}

function SessionRow({ session }: { session: MySessionsQuery['mySessions'][number] }) {
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
