import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';

interface PersonLinkProps {
  id: string;
  /** Name or email address. */
  children: string;
  title?: string;
}

/** Leads to the member's entry on the Users tab. */
export const PersonLink = ({ id, children, title }: PersonLinkProps) => (
  <RouterLink to={`?tab=users&q=${id}`} title={title}>
    {children}
  </RouterLink>
);

/** A link among the details of a row. */
export const TabLink = ({ to, children }: { to: string; children: string }) => (
  <Link component={RouterLink} to={to} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
    {children}
  </Link>
);
