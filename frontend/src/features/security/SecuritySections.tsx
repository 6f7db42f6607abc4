import { ErrorState } from '../../components/plain/ErrorState';
import { useSecurityQuery } from '../../generated/security';
import { NoPasswordCard } from './NoPasswordCard';
import { PasswordCard } from './PasswordCard';
import { SecuritySkeleton } from './SecuritySkeleton';
import { SessionsCard } from './SessionsCard';
import { TwoStepCard } from './TwoStepCard';

export function SecuritySections({ email }: { email: string }) {
  const { data, error, refetch } = useSecurityQuery({ fetchPolicy: 'cache-and-network' });
  if (!data)
    return error ? (
      <ErrorState
        title="Couldn't load your security settings"
        onRetry={() => void refetch().catch(() => undefined)}
      />
    ) : (
      <SecuritySkeleton />
    );
  const { mySecurity } = data;
  return (
    <>
      {mySecurity.hasPassword ? <PasswordCard email={email} /> : <NoPasswordCard email={email} />}
      <TwoStepCard security={mySecurity} />
      <SessionsCard />
    </>
  );
}
