import { handedOverText } from '@handover/domain/listings/handed-over-text';
import { styled } from '@mui/material/styles';
import { Mail, Phone, Clock, Handshake, MailCheck, UserRound } from 'lucide-react';
import { answersWithinText } from '@handover/domain/listings/answer-times';
import { IconLine } from '../../components/plain/IconLine';
import type { TransferFieldsFragment } from '../../generated/transfer';

type Contact = NonNullable<TransferFieldsFragment['contacts']>[number];

const Card = styled('div')({
  minWidth: 0,
  padding: '14px 16px',
  borderRadius: 12,
  backgroundColor: 'var(--mui-palette-sunken-main)',
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
  '& h3': { margin: 0, font: 'var(--mui-font-h5)' },
  '& .role': { color: 'var(--mui-palette-text-secondary)', fontSize: '0.8125rem' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: 44,
    fontWeight: 550,
    textUnderlineOffset: '0.2em',
    '& > svg': { flex: 'none', color: 'var(--mui-palette-text-secondary)' },
  },
  '& p': { margin: '2px 0 0', color: 'var(--mui-palette-text-secondary)' },
  '& .own': {
    marginTop: 10,
    paddingTop: 10,
    borderTop: '1px solid var(--mui-palette-divider)',
    fontSize: '0.8125rem',
  },
});

const ROLE = { HOLDER: 'Seller', BUYER: 'Buyer' } as const;
const digits = (phone: string) => phone.replaceAll(/[^\d+]/g, '');

/** How the parties reach each other. Only the two of them see it, and only after both have accepted. */
export function ContactCards({ transfer }: { transfer: TransferFieldsFragment }) {
  const { contacts, role } = transfer;
  if (!contacts || !role) return null;
  const other = contacts.find((card) => card.role !== role);
  const own = contacts.find((card) => card.role === role);
  if (!other) return <Card>The contact details were deleted, 90 days after the end of the transfer.</Card>;
  return (
    <Card>
      <h3>
        {other.name} <span className="role">{ROLE[other.role]}</span>
      </h3>
      <p>{since(role === 'HOLDER' ? transfer.buyer : transfer.holder)}</p>
      {other.email && (
        <a href={`mailto:${other.email}`}>
          <Mail size={18} aria-hidden />
          {other.email}
        </a>
      )}
      {other.phone && (
        <a href={`tel:${digits(other.phone)}`}>
          <Phone size={18} aria-hidden />
          {other.phone}
        </a>
      )}
      {other.note && <p dir="auto">{other.note}</p>}
      {own && (
        <p className="own">
          {firstName(other)} sees: {shared(own)}
        </p>
      )}
    </Card>
  );
}

const since = ({ memberSince, handedOver }: TransferFieldsFragment['holder']): string =>
  [
    `Member since ${new Date(memberSince).getUTCFullYear()}`,
    ...(handedOver > 0 ? [handedOverText(handedOver)] : []),
  ].join(' · ');
const firstName = ({ name }: Contact) => name.split(' ')[0];
const shared = ({ name, email, phone, note }: Contact) =>
  [name, email, phone, note].filter(Boolean).join(' · ');

const Facts = styled(Card)({
  display: 'grid',
  gap: 6,
  lineHeight: 'inherit',
  '& span': { display: 'flex', alignItems: 'center', gap: 8, color: 'var(--mui-palette-text-secondary)' },
});

/** What a party may know about the other one before both have accepted. */
export function AboutParty({ transfer: { role, holder, buyer } }: { transfer: TransferFieldsFragment }) {
  const other = role === 'HOLDER' ? buyer : holder;
  const { name, memberSince, emailConfirmed, handedOver, answersWithinHours } = other;
  return (
    <Facts>
      <h3>{role === 'HOLDER' ? 'Your buyer' : 'Your seller'}</h3>
      <IconLine icon={UserRound}>
        {name ? `${name}, a member since` : 'A member since'} {new Date(memberSince).getUTCFullYear()}
      </IconLine>
      {handedOver > 0 && <IconLine icon={Handshake}>{handedOverText(handedOver)}</IconLine>}
      {role === 'BUYER' && answersWithinHours !== null && (
        <IconLine icon={Clock}>{answersWithinText(answersWithinHours)}</IconLine>
      )}
      {emailConfirmed && <IconLine icon={MailCheck}>Email confirmed</IconLine>}
    </Facts>
  );
}
