import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { SectionCard } from '../../../components/mui/SectionCard';
import { EmptyState } from '../../../components/plain/EmptyState';
import { ErrorState } from '../../../components/plain/ErrorState';
import { useMyTokensQuery } from '../../../generated/security';
import { NewSecretDialog } from '../NewSecretDialog';
import { TokenDialog } from './TokenDialog';
import { TokenRow } from './TokenRow';

/** The API tokens of a member: what programs act in their name. */
export function TokensCard() {
  const [isAdding, setIsAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const query = useMyTokensQuery({ fetchPolicy: 'cache-and-network' });
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
      <TokenList query={query} onSecret={setSecret} />
      {isAdding && (
        <TokenDialog
          organisations={query.data?.myOrganisations ?? []}
          onCreated={setSecret}
          onClose={() => setIsAdding(false)}
        />
      )}
      <NewSecretDialog
        noun="token"
        secret={secret}
        text="Your program sends it in the header Authorization, after the word Bearer."
        onSaved={() => setSecret(null)}
      />
    </SectionCard>
  );
}

interface TokenListProps {
  query: ReturnType<typeof useMyTokensQuery>;
  onSecret: (secret: string) => void;
}

function TokenList({ query: { data, error, refetch }, onSecret }: TokenListProps) {
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
  const names = new Map(data.myOrganisations.map(({ id, name }) => [id, name]));
  return (
    <Box component="ul" aria-label="API tokens" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.myTokens.map((token) => (
        <TokenRow
          key={token.id}
          token={token}
          organisation={
            token.organisationId === null
              ? undefined
              : (names.get(token.organisationId) ?? 'An organization you left')
          }
          onSecret={onSecret}
        />
      ))}
    </Box>
  );
}
