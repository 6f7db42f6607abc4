import Button from '@mui/material/Button';
import { Lock } from 'lucide-react';
import { Link } from 'react-router';
import { EmptyState } from '../../../components/plain/EmptyState';
import { tabLabel, type AdminTab } from '../tab-rights';

/** In place of a tab that none of the viewer's roles opens. */
export const NotYourTab = ({ tab }: { tab: AdminTab }) => (
  <EmptyState
    icon={Lock}
    title={`“${tabLabel(tab)}” isn’t part of your role`}
    text="Ask an admin of this site if you need it."
    action={
      <Button component={Link} to="/admin" variant="outlined">
        Go to your work
      </Button>
    }
  />
);
