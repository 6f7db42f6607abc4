import Button from '@mui/material/Button';
import { Inbox, MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { SelectField } from '../../../components/mui/SelectField';
import { useAdminContactRequestsQuery } from '../../../generated/admin-requests';
import { useMay } from '../../../lib/session/rights';
import { useSearchParam } from '../../../lib/useSearchParam';
import { QueryList } from '../list/AdminList';
import { SearchBox, useSearchText } from '../list/ListTools';
import { TabHeading } from '../list/TabHeading';
import { CannedAnswersDialog } from './CannedAnswersDialog';
import { RequestRow } from './RequestRow';

const STATES = [
  { value: 'waiting', label: 'Waiting', answered: false },
  { value: 'answered', label: 'Answered', answered: true },
] as const;

export function RequestsTab() {
  const q = useSearchText() || null;
  const [chosen, setState] = useSearchParam('state');
  const state = STATES.find(({ value }) => value === chosen);
  const [isEditing, setEditing] = useState(false);
  const may = useMay();
  const query = useAdminContactRequestsQuery({
    variables: { q, answered: state?.answered ?? null },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <section>
      <TabHeading
        title="Contact Requests"
        text="Messages from the contact form. We promise a reply within 24 hours."
        tools={
          <>
            <SelectField
              label="Show"
              placeholder="All"
              options={STATES}
              value={state?.value ?? ''}
              onChange={({ target }) => setState(target.value)}
            />
            <SearchBox label="Search name, email or message" />
          </>
        }
      >
        {may('runSite') && (
          <Button
            variant="outlined"
            startIcon={<MessageSquareText size={18} aria-hidden />}
            onClick={() => setEditing(true)}
          >
            Canned answers
          </Button>
        )}
      </TabHeading>
      <QueryList
        label="Contact requests"
        query={query}
        connection={(data) => data.contactRequests}
        row={(node) => <RequestRow key={node.id} request={node} />}
        empty={
          q || state
            ? { icon: Inbox, title: 'No requests found', text: 'Try another word, or show all requests.' }
            : {
                icon: Inbox,
                title: 'No requests yet',
                text: 'Messages from the contact form appear here.',
              }
        }
      />
      {isEditing && <CannedAnswersDialog onClose={() => setEditing(false)} />}
    </section>
  );
}
