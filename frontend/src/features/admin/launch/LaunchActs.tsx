import Button from '@mui/material/Button';
import { useState } from 'react';
import {
  useReviewStatesMutation,
  useSendLaunchMailMutation,
  type LaunchCheckFieldsFragment,
} from '../../../generated/admin-launch';
import { announced } from '../list/announced';
import { CodeDialog } from './CodeDialog';

/** What an admin can do in the tab itself about this check. */
export function LaunchActs({ check }: { check: LaunchCheckFieldsFragment }) {
  if (check.key === 'states') return <ReviewButton />;
  if (check.key === 'mail') return <MailButtons />;
  return null;
}

function ReviewButton() {
  const [review, { loading }] = useReviewStatesMutation();
  return (
    <Button
      className="action"
      disabled={loading}
      onClick={() => void announced(review(), 'States marked as reviewed', 'Nothing was changed')}
    >
      I have reviewed the states
    </Button>
  );
}

function MailButtons() {
  const [asks, setAsks] = useState(false);
  const [send, { loading }] = useSendLaunchMailMutation();
  const ask = async () => {
    if (await announced(send(), 'Email sent to the support address', 'No email was sent')) setAsks(true);
  };
  return (
    <>
      <Button className="action" disabled={loading} onClick={() => void ask()}>
        Send a test email
      </Button>
      <Button className="action" onClick={() => setAsks(true)}>
        Type the code
      </Button>
      {asks && <CodeDialog onClose={() => setAsks(false)} />}
    </>
  );
}
