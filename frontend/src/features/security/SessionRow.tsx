import Box from '@mui/material/Box';
import { BusyButton } from '../../components/BusyButton';
import { Pill } from '../../components/Pill';
import { MySessionsDocument, useEndSessionMutation, type MySessionsQuery } from '../../generated/security';
import { formatDay, timeAgo } from '../../lib/format/time';
import { toast } from '../../lib/toast/toast-store';
import { useBusy } from './useBusy';
import { useRefresh } from './useRefresh';

export function SessionRow({ session }: { session: MySessionsQuery['mySessions'][number] }) {
  const { id, device, ip, signedInAt, lastSeenAt, current } = session;
  const [endSession] = useEndSessionMutation();
  const refresh = useRefresh();
  const { busy, run } = useBusy();
  const end = async () => {
    const ended = await run(() => endSession({ variables: { sessionId: id } }), 'This session did not end');
    if (!ended) return;
    toast({ title: `${device} is signed out` });
    await refresh(MySessionsDocument);
  };

  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        py: 1.5,
        '& + &': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, fontWeight: 600 }}>
          {device}
          {current && <Pill tone="primary">This device</Pill>}
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
          {ip && `${ip} · `}Signed in <time dateTime={signedInAt}>{formatDay(signedInAt)}</time> · Last seen{' '}
          <time dateTime={lastSeenAt}>{timeAgo(lastSeenAt).toLowerCase()}</time>
        </Box>
      </Box>
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
    </Box>
  );
}
