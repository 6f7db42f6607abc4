import { styled } from '@mui/material/styles';
import { answersWithinText } from '@handover/domain/listings/answer-times';
import { handedOverText } from '@handover/domain/listings/handed-over-text';
import { Clock, Handshake, MailCheck, UserRound } from 'lucide-react';
import type { TransferFieldsFragment } from '../../generated/transfer';

const Card = styled('div')({
  display: 'grid',
  gap: 6,
  padding: '14px 16px',
  borderRadius: 12,
  backgroundColor: 'var(--mui-palette-sunken-main)',
  fontSize: '0.9375rem',
  '& h3': { margin: 0, font: 'var(--mui-font-h5)' },
  '& span': { display: 'flex', alignItems: 'center', gap: 8, color: 'var(--mui-palette-text-secondary)' },
});

/** What a party may know about the other one before both have accepted. */
export function AboutParty({ transfer: { role, holder, buyer } }: { transfer: TransferFieldsFragment }) {
  const other = role === 'HOLDER' ? buyer : holder;
  const { name, memberSince, emailConfirmed, handedOver, answersWithinHours } = other;
  return (
    <Card>
      <h3>{role === 'HOLDER' ? 'Your buyer' : 'Your seller'}</h3>
      <span>
        <UserRound size={16} aria-hidden />
        {name ? `${name}, a member since` : 'A member since'} {new Date(memberSince).getUTCFullYear()}
      </span>
      {handedOver > 0 && (
        <span>
          <Handshake size={16} aria-hidden />
          {handedOverText(handedOver)}
        </span>
      )}
      {role === 'BUYER' && answersWithinHours !== null && (
        <span>
          <Clock size={16} aria-hidden />
          {answersWithinText(answersWithinHours)}
        </span>
      )}
      {emailConfirmed && (
        <span>
          <MailCheck size={16} aria-hidden />
          Email confirmed
        </span>
      )}
    </Card>
  );
}
