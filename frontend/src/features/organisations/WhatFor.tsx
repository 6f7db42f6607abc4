import { MOST_COLLEAGUES } from '@handover/domain/business/organisations';
import { styled } from '@mui/material/styles';
import { BadgeCheck, Gauge, Users, type LucideIcon } from 'lucide-react';
import { SectionCard } from '../../components/mui/SectionCard';

const REASONS: { icon: LucideIcon; title: string; text: string }[] = [
  {
    icon: BadgeCheck,
    title: 'Your name and badge',
    text: 'Contracts show who lists them, such as “Dealer: Acme Motors”, once we have checked your license.',
  },
  {
    icon: Users,
    title: 'Colleagues share the work',
    text: `Invite up to ${MOST_COLLEAGUES} members as owners, editors or readers.`,
  },
  {
    icon: Gauge,
    title: 'Room for a whole stock',
    text: 'List more than a private person may: by form, by file, or from your own software.',
  },
];

const List = styled('ul')({
  display: 'grid',
  gap: 20,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media (min-width: 700px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& li': {
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr)',
    columnGap: 14,
    alignContent: 'start',
  },
  '@media (min-width: 700px) and (max-width: 899.95px), (min-width: 1040px)': {
    '& li': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 10 },
  },
  '& .icon': {
    display: 'grid',
    placeItems: 'center',
    width: 40,
    height: 40,
    borderRadius: 12,
    color: 'var(--mui-palette-primary-main)',
    backgroundColor: 'var(--mui-palette-state-active-soft)',
  },
  '& b': { display: 'block', fontWeight: 650 },
  '& .why': { color: 'var(--mui-palette-text-secondary)', fontSize: '0.9375rem', lineHeight: 1.5 },
});

/** What an organization is good for, for members who have none. */
export const WhatFor = () => (
  <SectionCard
    title="List as a business"
    text="For dealers, brokers, agents, property managers and employers. A private seller needs no organization."
  >
    <List>
      {REASONS.map(({ icon: Icon, title, text }) => (
        <li key={title}>
          <span className="icon" aria-hidden>
            <Icon size={20} />
          </span>
          <div>
            <b>{title}</b>
            <div className="why">{text}</div>
          </div>
        </li>
      ))}
    </List>
  </SectionCard>
);
