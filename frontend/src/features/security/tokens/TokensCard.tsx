import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/mui/ConfirmDialog';
import { ListRow } from '../../../components/mui/ListRow';
import { SectionCard } from '../../../components/mui/SectionCard';
import { EmptyState } from '../../../components/plain/EmptyState';
import { ErrorState } from '../../../components/plain/ErrorState';
import { Pill } from '../../../components/plain/Pill';
import {
  MyTokensDocument,
  useMyTokensQuery,
  useRevokeTokenMutation,
  type MyTokensQuery,
} from '../../../generated/security';
import { formatDay, timeAgoInText } from '../../../lib/format/time';
import { toast } from '../../../lib/toast/toast-store';
import { useBusy, useRefresh } from '../useBusy';
import { NewSecretDialog } from './NewSecretDialog';
import { TokenDialog } from './TokenDialog';

type Token = MyTokensQuery['myTokens'][number];

/** The API tokens of a member: what programs act in their name. */
export function TokensCard() {
  const [isAdding, setIsAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <SectionCard
      id="tokens"
      title="API tokens"
      text="A program that has a token can do in your name what its scopes allow, and nothing else."
      action={
        <Button variant="outlined" onClick={() => setIsAdding(true)}>
          New Token
        </Button>
      }
    >
      <TokenList />
      {isAdding && <TokenDialog onCreated={setSecret} onClose={() => setIsAdding(false)} />}
      <NewSecretDialog secret={secret} onSaved={() => setSecret(null)} />
    </SectionCard>
  );
}

function TokenList() {
  const { data, error, refetch } = useMyTokensQuery({ fetchPolicy: 'cache-and-network' });
  if (!data)
    return error ? (
      <ErrorState title="Couldn't load your tokens" onRetry={() => void refetch().catch(() => undefined)} />
    ) : (
      <Box role="status" aria-label="Loading tokens">
        <Skeleton height={52} />
      </Box>
    );
  if (data.myTokens.length === 0)
    return (
      <EmptyState
        icon={KeyRound}
        headingLevel="h3"
        title="No tokens yet"
        text="Create one to list contracts or read your messages with your own software."
      />
    );
  return (
    <Box component="ul" aria-label="API tokens" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.myTokens.map((token) => (
        <TokenRow key={token.id} token={token} />
      ))}
    </Box>
  );
}

function TokenRow({ token: { id, name, prefix, scopes, expiresAt, lastUsedAt } }: { token: Token }) {
  const [revokeToken] = useRevokeTokenMutation();
  const refresh = useRefresh();
  const [asking, setAsking] = useState(false);
  const { busy, run } = useBusy();
  const revoke = async () => {
    if (await run(() => revokeToken({ variables: { id } }), 'The token was not revoked')) {
      toast({ title: `${name} is revoked` });
      await refresh(MyTokensDocument);
    }
    setAsking(false);
  };
  const hasExpired = Date.parse(expiresAt) < Date.now();
  return (
    <ListRow
      heading={
        <>
          {name}
          {hasExpired && <Pill tone="neutral">Expired</Pill>}
        </>
      }
      details={
        <>
          <code>{prefix}…</code> · {scopes.join(', ')} · {hasExpired ? 'Expired' : 'Works until'}{' '}
          <time dateTime={expiresAt}>{formatDay(expiresAt)}</time> ·{' '}
          {lastUsedAt ? (
            <>
              Last used{' '}
              <time dateTime={lastUsedAt} suppressHydrationWarning>
                {timeAgoInText(lastUsedAt)}
              </time>
            </>
          ) : (
            'Never used'
          )}
        </>
      }
    >
      <Button variant="outlined" aria-label={`Revoke ${name}`} onClick={() => setAsking(true)}>
        Revoke
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Revoke ${name}?`}
        confirmLabel="Revoke"
        destructive
        busy={busy}
        onConfirm={() => void revoke()}
        onClose={() => setAsking(false)}
      >
        Programs that use it stop working right away. You can't undo this.
      </ConfirmDialog>
    </ListRow>
  );
}
