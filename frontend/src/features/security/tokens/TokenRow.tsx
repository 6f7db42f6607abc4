import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/mui/ConfirmDialog';
import { ListRow } from '../../../components/mui/ListRow';
import { Pill } from '../../../components/plain/Pill';
import { MyTokensDocument, useRevokeTokenMutation, type MyTokensQuery } from '../../../generated/security';
import { formatDay, formatMoment, timeAgoInText } from '../../../lib/format/time';
import { toast } from '../../../lib/toast/toast-store';
import { useBusy, useRefresh } from '../useBusy';
import { RotateDialog } from './RotateDialog';

type Token = MyTokensQuery['myTokens'][number];

interface TokenRowProps {
  token: Token;
  /** Whom it acts for, if that is not the member alone. */
  organisation: string | undefined;
  onSecret: (secret: string) => void;
}

export function TokenRow({ token, organisation, onSecret }: TokenRowProps) {
  const { id, name, expiresAt } = token;
  const [revokeToken] = useRevokeTokenMutation();
  const refresh = useRefresh();
  const [asking, setAsking] = useState<'rotate' | 'revoke' | null>(null);
  const close = () => setAsking(null);
  const { busy, run } = useBusy();
  const revoke = async () => {
    if (await run(() => revokeToken({ variables: { id } }), 'The token was not revoked')) {
      toast({ title: `${name} is revoked` });
      await refresh(MyTokensDocument);
    }
    close();
  };
  const hasExpired = Date.parse(expiresAt) < Date.now();
  return (
    <ListRow
      heading={
        <>
          {name}
          {organisation && <Pill tone="primary">{organisation}</Pill>}
          {hasExpired && <Pill tone="neutral">Expired</Pill>}
        </>
      }
      details={<Details token={token} hasExpired={hasExpired} />}
    >
      {!hasExpired && (
        <Button variant="outlined" aria-label={`Rotate ${name}`} onClick={() => setAsking('rotate')}>
          Rotate
        </Button>
      )}
      <Button variant="outlined" aria-label={`Revoke ${name}`} onClick={() => setAsking('revoke')}>
        Revoke
      </Button>
      {asking === 'rotate' && <RotateDialog token={token} onRotated={onSecret} onClose={close} />}
      <ConfirmDialog
        open={asking === 'revoke'}
        title={`Revoke ${name}?`}
        confirmLabel="Revoke"
        destructive
        busy={busy}
        onConfirm={() => void revoke()}
        onClose={close}
      >
        Programs that use it stop working right away. You can't undo this.
      </ConfirmDialog>
    </ListRow>
  );
}

function Details({ token, hasExpired }: { token: Token; hasExpired: boolean }) {
  const { prefix, scopes, expiresAt, oldUntil, lastUsedAt } = token;
  return (
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
      {oldUntil && Date.parse(oldUntil) > Date.now() && (
        <>
          {' · '}Its old secret works until{' '}
          <time dateTime={oldUntil} suppressHydrationWarning>
            {formatMoment(oldUntil)}
          </time>
        </>
      )}
    </>
  );
}
