import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { ChevronDown, Copy, type LucideIcon } from 'lucide-react';
import { createContext, use, useState, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { BusyButton } from '../../../components/mui/BusyButton';
import { copyText } from '../../../lib/copy-text';

interface AdminRowProps {
  /** Names the entry for screen readers. */
  about: string;
  head: ReactNode;
  meta: ReactNode;
  /** Stays visible on a phone, too. */
  main?: ReactNode;
  /** Buttons: beside the text on a wide screen, unfolded on a phone. */
  actions?: ReactNode;
  /** Unfolded on every screen. */
  details?: ReactNode;
  /** Texts that are always shown, and dialogs. */
  children?: ReactNode;
  /** Set for an entry of a `BulkList` that can be selected. */
  selectId?: string | undefined;
}

/** One entry of an `AdminList`: two lines of text, its actions, and details that unfold. */
export function AdminRow({ about, head, meta, main, actions, details, children, selectId }: AdminRowProps) {
  const [open, setOpen] = useState(false);
  const selection = use(SelectionContext);
  return (
    <li className={`row${open ? ' open' : ''}${selection ? ' selectable' : ''}`}>
      {selection && selectId && (
        <label className="select">
          <input
            type="checkbox"
            aria-label={`Select ${about}`}
            checked={selection.has(selectId)}
            onChange={() => selection.toggle(selectId)}
          />
        </label>
      )}
      <div className="text">
        <div className="head">{head}</div>
        <div className="meta">{meta}</div>
        {children}
      </div>
      {main && <div className="main">{main}</div>}
      {actions && <div className="actions">{actions}</div>}
      {(details ?? actions) && (
        <IconButton
          className={details ? 'unfold' : 'unfold narrow-only'}
          aria-label={`More about ${about}`}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <ChevronDown size={18} aria-hidden />
        </IconButton>
      )}
      {open && details && <div className="details">{details}</div>}
    </li>
  );
}

interface RowButtonProps {
  icon: LucideIcon;
  children: string;
  /** Names the entry it acts on, for screen readers. */
  about: string;
  danger?: boolean;
  busy?: boolean;
  onClick: () => void;
}

/** A quiet button of a row: a list shows dozens of them. */
export const RowButton = ({
  icon: Icon,
  children,
  about,
  danger = false,
  busy = false,
  onClick,
}: RowButtonProps) => (
  <BusyButton
    busy={busy}
    size="small"
    color="inherit"
    className={danger ? 'action danger' : 'action'}
    aria-label={`${children} ${about}`}
    startIcon={<Icon size={16} aria-hidden />}
    onClick={onClick}
  >
    {children}
  </BusyButton>
);

/** The name or email address of a member as a link to their entry on the Users tab. */
export const PersonLink = ({ id, children }: { id: string; children: string }) => (
  <RouterLink to={`?tab=users&q=${id}`}>{children}</RouterLink>
);

/** A link among the details of a row. */
export const TabLink = ({ to, children }: { to: string; children: string }) => (
  <Link component={RouterLink} to={to} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
    {children}
  </Link>
);

/** Copies an id, of which only the beginning is shown. */
export function CopyId({ id, label = 'ID' }: { id: string; label?: string }) {
  return (
    <Button
      size="small"
      color="inherit"
      className="action"
      title={id}
      aria-label={`Copy ${label} ${id}`}
      endIcon={<Copy size={14} aria-hidden />}
      onClick={() => void copyText(id)}
    >
      {label} {id.slice(0, 8)}
    </Button>
  );
}

/** The entries of a list that an admin has selected for an action on all of them. */
interface Selection {
  has: (id: string) => boolean;
  toggle: (id: string) => void;
}

/** Null in a list without such actions. */
export const SelectionContext = createContext<Selection | null>(null);
