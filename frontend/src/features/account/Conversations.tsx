import Button from '@mui/material/Button';
import { MessagesSquare } from 'lucide-react';
import { Link } from 'react-router';
import { EmptyState } from '../../components/plain/EmptyState';
import { useMyConversationsQuery } from '../../generated/account';
import { AccountListCard } from '../../components/mui/AccountListCard';
import { ConversationRow } from './ConversationRow';

/** The threads that the member takes part in, unread ones first. */
export function Conversations({ memberId }: { memberId: string }) {
  const query = useMyConversationsQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <AccountListCard
      title="Your Conversations"
      query={query}
      list={query.data?.myConversations}
      row={(node) => <ConversationRow key={node.contract.id} conversation={node} memberId={memberId} />}
      empty={
        <EmptyState
          icon={MessagesSquare}
          headingLevel="h3"
          title="No conversations yet"
          text="Ask a question on a contract, or answer one on yours. Each conversation you take part in shows up here."
          action={
            <Button variant="contained" component={Link} to="/contracts">
              Find a contract
            </Button>
          }
        />
      }
    />
  );
}
