import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../components/plain/ErrorState';
import { useContractToEditQuery, type ContractToEditQuery } from '../../../generated/contracts';
import { valuesOf, useEditContract } from './useEditContract';
import { SubmitContractForm } from './SubmitContractForm';

interface EditContractProps {
  id: string;
  memberId: string;
  /** The editor of its photos, below the form: each change of a photo is saved at once. */
  photos: ReactNode;
  onSaved: (id: string) => void;
  onCancel: () => void;
}

/** The form of a new contract, filled with a stored one of the member's own. */
export function EditContract({ id, memberId, photos, ...page }: EditContractProps) {
  // what is stored now, not what a list has read before
  const { data, error, refetch } = useContractToEditQuery({ variables: { id }, fetchPolicy: 'network-only' });
  if (data?.contract.userId === memberId)
    return (
      <>
        <LoadedForm key={id} stored={data} memberId={memberId} {...page} />
        {photos}
      </>
    );
  if (data || error)
    return (
      <ErrorState
        title="This contract cannot be edited here"
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  return <Skeleton variant="rounded" height={640} aria-label="Loading" role="status" />;
}

interface LoadedFormProps extends Omit<EditContractProps, 'id' | 'photos'> {
  stored: ContractToEditQuery;
}

function LoadedForm({ stored, memberId, onSaved, onCancel }: LoadedFormProps) {
  const { save, busy } = useEditContract(stored);
  return (
    <SubmitContractForm
      memberId={memberId}
      edit={{ values: valuesOf(stored), save, busy }}
      onSubmitted={onSaved}
      onCancel={onCancel}
    />
  );
}
