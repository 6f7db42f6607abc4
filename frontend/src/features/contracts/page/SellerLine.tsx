import { answersWithinText } from '@handover/domain/listings/answer-times';
import { handedOverText } from '@handover/domain/listings/handed-over-text';
import { Clock, Handshake, MailCheck, UserRound } from 'lucide-react';
import { IconLine } from '../../../components/plain/IconLine';
import type { ContractExtrasQuery } from '../../../generated/contracts';

/** What everyone may know about the holder. The name is there for the holder and admins only. */
export function SellerLine({ holder }: { holder: ContractExtrasQuery['contract']['holder'] | undefined }) {
  if (!holder) return null;
  const since = new Date(holder.memberSince).getUTCFullYear();
  return (
    <>
      <IconLine icon={UserRound}>
        <span>
          Listed by {holder.name ? <bdi>{holder.name}, </bdi> : null}a member since {since}
        </span>
      </IconLine>
      {holder.emailConfirmed && <IconLine icon={MailCheck}>Email confirmed</IconLine>}
      {holder.handedOver > 0 && <IconLine icon={Handshake}>{handedOverText(holder.handedOver)}</IconLine>}
      {holder.answersWithinHours !== null && (
        <IconLine icon={Clock}>{answersWithinText(holder.answersWithinHours)}</IconLine>
      )}
    </>
  );
}
