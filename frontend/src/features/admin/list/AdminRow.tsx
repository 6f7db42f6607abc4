import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { ChevronRight, Copy, PanelRight, type LucideIcon } from 'lucide-react';
import { createContext, use, useState, type MouseEvent, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { BusyButton } from '../../../components/mui/BusyButton';
import { copyText } from '../../../lib/copy-text';
import { useMay } from '../../../lib/session/rights';
import { rightOf } from '../tab-rights';
import { ActMenu, type RowAct } from './ActMenu';
import { CurrentRowContext } from './row-keys';
import { RowPanel } from './RowPanel';

interface AdminRowProps {
  /** Names the entry for screen readers. */
  about: string;
  head: ReactNode;
  meta: ReactNode;
  /** What can be done with it. */
  acts?: readonly RowAct[];
  /** Shown in a panel that a click on the row or Enter opens. */
  details?: ReactNode;
  /** Texts that are always shown, and dialogs. */
  children?: ReactNode;
  /** Set for an entry of a `BulkList` that can be selected. */
  selectId?: string | undefined;
}

/** One entry of an `AdminList`: two lines of text, its main acts, a menu of the others, and a panel with details. */
export function AdminRow({ about, head, meta, acts = [], details, children, selectId }: AdminRowProps) {
  const [open, setOpen] = useState(false);
  const selection = use(SelectionContext);
  const isCurrent = use(CurrentRowContext);
  const show = () => setOpen(true);
  const buttons = acts.filter(({ inRow }) => inRow);
  const hasMenu = acts.some(({ inRow }) => inRow !== true);
  return (
    <li
      className={`row${details ? ' opens' : ''}${selection ? ' selectable' : ''}`}
      tabIndex={isCurrent ? 0 : -1}
      {...(details && {
        onClick: (event) => isOnRow(event) && show(),
        onKeyDown: (event) => {
          if (event.key !== 'Enter' || event.target !== event.currentTarget) return;
          // otherwise the same press closes the panel, whose Close button has the focus by then
          event.preventDefault();
          show();
        },
      })}
    >
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
      <div className="acts">
        {buttons.length > 0 && (
          <div className="buttons">
            {buttons.map(({ inRow, label, ...act }) => (
              <RowButton key={label} about={about} isWideOnly={inRow === 'wide'} {...act}>
                {label}
              </RowButton>
            ))}
          </div>
        )}
        {hasMenu ? (
          <ActMenu about={about} acts={details ? [{ ...DETAILS, onClick: show }, ...acts] : acts} isInRow />
        ) : (
          details && (
            <IconButton aria-label={`More about ${about}`} aria-haspopup="dialog" onClick={show}>
              <ChevronRight size={18} aria-hidden />
            </IconButton>
          )
        )}
      </div>
      {open && details && (
        <RowPanel about={about} head={head} meta={meta} acts={acts} onClose={() => setOpen(false)}>
          {details}
        </RowPanel>
      )}
    </li>
  );
}

const DETAILS = { label: 'Details', icon: PanelRight };

/** Not on one of its controls, in a dialog that it has opened, or at the end of selecting its text. */
function isOnRow({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  const element = target as Element;
  return (
    currentTarget.contains(element) &&
    !element.closest('a, button, label, input') &&
    !window.getSelection()?.toString()
  );
}

interface RowButtonProps {
  icon: LucideIcon;
  children: string;
  /** Names the entry it acts on, for screen readers. */
  about: string;
  danger?: boolean | undefined;
  busy?: boolean;
  /** Where the layout is narrow, it is in the menu of the row. */
  isWideOnly?: boolean;
  onClick: () => void;
}

/** A quiet button of a row: a list shows dozens of them. */
export const RowButton = ({
  icon: Icon,
  children,
  about,
  danger = false,
  busy = false,
  isWideOnly = false,
  onClick,
}: RowButtonProps) => (
  <BusyButton
    busy={busy}
    size="small"
    color="inherit"
    className={`action${danger ? ' danger' : ''}${isWideOnly ? ' wide' : ''}`}
    aria-label={`${children} ${about}`}
    startIcon={<Icon size={16} aria-hidden />}
    onClick={onClick}
  >
    {children}
  </BusyButton>
);

/** The name or email address of a member, as a link to their entry on the Users tab for those who may open it. */
export function PersonLink({ id, children }: { id: string; children: string }) {
  const may = useMay();
  return may('readMembers') ? <RouterLink to={`?tab=users&q=${id}`}>{children}</RouterLink> : children;
}

/** A link among the details of a row, to a tab that the viewer may open. */
export function TabLink({ to, children }: { to: string; children: string }) {
  const may = useMay();
  if (!may(rightOf(to))) return null;
  return (
    <Link component={RouterLink} to={to} sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
      {children}
    </Link>
  );
}

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
