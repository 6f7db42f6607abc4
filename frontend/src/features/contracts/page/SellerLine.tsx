import { answersWithinText } from '@handover/domain/listings/answer-times';
import { handedOverText } from '@handover/domain/listings/handed-over-text';
import { Clock, Handshake, MailCheck, UserRound } from 'lucide-react';
import type { ContractExtrasQuery } from '../../../generated/contracts';

type Holder = ContractExtrasQuery['contract']['holder'];

/** What everyone may know about the holder. The name is there for the holder and admins only. */
export function SellerLine({ holder }: { holder: Holder | undefined }) {
  if (!holder) return null;
  const since = new Date(holder.memberSince).getUTCFullYear();
  return (
    <>
      <span>
        <UserRound size={16} aria-hidden />
        <span>
          Listed by {holder.name ? <bdi>{holder.name}, </bdi> : null}a member since {since}
        </span>
      </span>
      {holder.emailConfirmed && (
        <span>
          <MailCheck size={16} aria-hidden />
          Email confirmed
        </span>
      )}
      {holder.handedOver > 0 && (
        <span>
          <Handshake size={16} aria-hidden />
          {handedOverText(holder.handedOver)}
        </span>
      )}
      {holder.answersWithinHours !== null && (
        <span>
          <Clock size={16} aria-hidden />
          {answersWithinText(holder.answersWithinHours)}
        </span>
      )}
    </>
  );
}
