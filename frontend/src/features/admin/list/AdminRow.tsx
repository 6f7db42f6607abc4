import IconButton from '@mui/material/IconButton';
import { ChevronDown, type LucideIcon } from 'lucide-react';
import { use, useState, type ReactNode } from 'react';
import { BusyButton } from '../../../components/mui/BusyButton';
import { SelectionContext } from './selection';

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
