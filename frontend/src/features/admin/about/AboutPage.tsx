import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { ArrowLeft } from 'lucide-react';
import type { ComponentType } from 'react';
import { Link as RouterLink } from 'react-router';
import type { Right } from '@handover/domain/roles';
import { useAdminContractsQuery, useAdminUsersQuery } from '../../../generated/admin';
import { useMay } from '../../../lib/session/rights';
import { ContractRow } from '../contracts/ContractRow';
import { TabHeading } from '../list/TabHeading';
import { Notes } from '../notes/Notes';
import { UserRow } from '../users/UserRow';
import { MailsSection } from './MailsSection';
import { QuerySection } from './QuerySection';
import {
  AuditSection,
  ContractsSection,
  MessagesSection,
  PurchasesSection,
  ReportsSection,
  TransfersSection,
} from './sections';
import type { Subject } from './subject';

/** In display order, each with the right that the server asks for as well. */
const SECTIONS: readonly { name: string; right: Right; Section: ComponentType<{ subject: Subject }> }[] = [
  { name: 'purchases', right: 'manageMoney', Section: PurchasesSection },
  { name: 'transfers', right: 'readTransfers', Section: TransfersSection },
  { name: 'reports', right: 'moderate', Section: ReportsSection },
  { name: 'messages', right: 'moderate', Section: MessagesSection },
  { name: 'emails', right: 'readMembers', Section: MailsSection },
  { name: 'audit', right: 'runSite', Section: AuditSection },
];

/** Everything about a contract or a member: what it is, then a section for each list that the viewer may read. */
export function AboutPage({ kind, id }: Subject) {
  const may = useMay();
  const isContract = kind === 'contract';
  const subject = { kind, id };
  return (
    <Box sx={{ display: 'grid', gap: 4, '& > *': { minWidth: 0 } }}>
      <div>
        <Link
          component={RouterLink}
          to={isContract ? '?tab=contracts' : '?tab=users'}
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, minHeight: 44 }}
        >
          <ArrowLeft size={16} aria-hidden />
          {isContract ? 'All contracts' : 'All users'}
        </Link>
        <TabHeading
          title={isContract ? 'Everything about a contract' : 'Everything about a member'}
          text="What your role may read, newest first."
        />
        {isContract ? <TheContract id={id} /> : <TheMember id={id} />}
      </div>
      {!isContract && may('readContracts') && <ContractsSection subject={subject} />}
      {SECTIONS.map(({ name, right, Section }) => may(right) && <Section key={name} subject={subject} />)}
      {may('keepNotes') && <Notes about={isContract ? 'CONTRACT' : 'USER'} id={id} />}
    </Box>
  );
}

/** The search also finds what else the id belongs to. */
const only = <Node extends { id: string }>({ edges }: { edges: readonly { node: Node }[] }, id: string) => ({
  edges: edges.filter(({ node }) => node.id === id),
  pageInfo: { hasNextPage: false, endCursor: null },
});

function TheContract({ id }: { id: string }) {
  const query = useAdminContractsQuery({ variables: { q: id }, fetchPolicy: 'cache-and-network' });
  return (
    <QuerySection
      title="Contract"
      query={query}
      connection={(data) => only(data.allContracts, id)}
      row={(node) => <ContractRow key={node.id} contract={node} />}
      none="This contract was deleted, or there is none with this id."
    />
  );
}

function TheMember({ id }: { id: string }) {
  const query = useAdminUsersQuery({ variables: { q: id }, fetchPolicy: 'cache-and-network' });
  return (
    <QuerySection
      title="Member"
      query={query}
      connection={(data) => only(data.users, id)}
      row={(node) => <UserRow key={node.id} person={node} />}
      none="This account was deleted, or there is none with this id."
    />
  );
}
