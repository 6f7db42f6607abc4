import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../components/plain/ErrorState';
import { useContractToEditQuery, usePrivateFactsToEditQuery } from '../../../generated/contracts';
import { useIsReviewed } from '../../../lib/content/useSiteInfo';
import { valuesOf, useEditContract, type StoredContract } from './useEditContract';
import { SubmitContractForm } from './SubmitContractForm';

interface EditContractProps {
  id: string;
  memberId: string;
  /** The editor of its photos, below the form, for the holder: each change of a photo is saved at once. */
  photos: ReactNode;
  /** Colleagues do not open the page of a contract that is reviewed. */
  onSaved: (opensPage: boolean) => void;
  onCancel: (isHolder: boolean) => void;
}

/** The form of a new contract, filled with a stored one that the member manages. */
export function EditContract({ id, memberId, photos, ...page }: EditContractProps) {
  // what is stored now, not what a list has read before
  const fresh = { variables: { id }, fetchPolicy: 'network-only' } as const;
  const listing = useContractToEditQuery(fresh);
  const contract = listing.data?.myListing.contract;
  const isHolder = contract?.userId === memberId;
  const secret = usePrivateFactsToEditQuery({ ...fresh, skip: !isHolder });
  const privateFacts = isHolder ? secret.data?.privateFacts : null;
  if (contract && privateFacts !== undefined)
    return (
      <>
        <LoadedForm
          key={id}
          stored={{ contract, privateFacts }}
          isHolder={isHolder}
          memberId={memberId}
          {...page}
        />
        {isHolder && photos}
      </>
    );
  if (listing.error ?? secret.error)
    return (
      <ErrorState
        title="This contract cannot be edited here"
        onRetry={() => void (contract ? secret : listing).refetch().catch(() => undefined)}
      />
    );
  return <Skeleton variant="rounded" height={640} aria-label="Loading" role="status" />;
}

interface LoadedFormProps extends Omit<EditContractProps, 'id' | 'photos'> {
  stored: StoredContract;
  isHolder: boolean;
}

function LoadedForm({ stored, isHolder, memberId, onSaved, onCancel }: LoadedFormProps) {
  const { save, busy } = useEditContract(stored);
  const isReviewed = useIsReviewed();
  return (
    <SubmitContractForm
      memberId={memberId}
      edit={{ values: valuesOf(stored), isHolder, save, busy }}
      onSubmitted={() => onSaved(isHolder || !isReviewed)}
      onCancel={() => onCancel(isHolder)}
    />
  );
}
