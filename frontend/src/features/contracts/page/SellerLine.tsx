import { answersWithinText } from '@handover/domain/listings/answer-times';
import { handedOverText } from '@handover/domain/listings/handed-over-text';
import { Building2, Clock, Handshake, MailCheck, UserRound } from 'lucide-react';
import { IconLine } from '../../../components/plain/IconLine';
import type { ContractExtrasQuery } from '../../../generated/contracts';

type Seller = Pick<ContractExtrasQuery['contract'], 'holder' | 'organisation'>;

/** What everyone may know about the holder. The name is there for the holder and admins only. */
export function SellerLine({ contract }: { contract: Seller | undefined }) {
  if (!contract?.holder) return null;
  const { holder, organisation } = contract;
  const since = new Date(holder.memberSince).getUTCFullYear();
  return (
    <>
      {organisation && (
        <IconLine icon={Building2}>
          <span>
            <b>{organisation.badge}</b>: <bdi>{organisation.name}</bdi>
          </span>
        </IconLine>
      )}
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
