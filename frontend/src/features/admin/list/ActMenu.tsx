import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ChevronDown, EllipsisVertical, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Spinner } from '../../../components/plain/Spinner';
import { WIDE } from './row-styles';

/** Something that an admin can do with an entry of a list. */
export interface RowAct {
  label: string;
  icon: LucideIcon;
  onClick: () => void;
  danger?: boolean | undefined;
  busy?: boolean;
  /** It is a button of the row: always, or from the wide layout on. The others are in the row's menu. */
  inRow?: boolean | 'wide';
}

interface ActMenuProps {
  /** Names the entry for screen readers. */
  about: string;
  acts: readonly RowAct[];
  /** Opened by a button with a label instead of an icon. */
  isLabeled?: boolean;
  /** In a row: without the acts that are its buttons. */
  isInRow?: boolean;
}

/** A button that opens a menu of what can be done with an entry. */
export function ActMenu({ about, acts, isLabeled = false, isInRow = false }: ActMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isBusy = acts.some(({ busy }) => busy);
  const button = {
    'aria-label': `Actions for ${about}`,
    'aria-haspopup': 'menu',
    'aria-expanded': anchor !== null,
    'aria-busy': isBusy || undefined,
    onClick: (event: { currentTarget: HTMLElement }) => setAnchor(event.currentTarget),
  } as const;
  return (
    <>
      {isLabeled ? (
        <Button
          variant="outlined"
          size="small"
          endIcon={isBusy ? <Spinner /> : <ChevronDown size={16} aria-hidden />}
          {...button}
        >
          Actions
        </Button>
      ) : (
        <IconButton {...button}>
          {isBusy ? <Spinner /> : <EllipsisVertical size={18} aria-hidden />}
        </IconButton>
      )}
      {anchor && (
        <Menu
          open
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          slotProps={{
            // outside of the page's landmarks
            root: { role: 'region', 'aria-label': 'Actions' },
            list: { 'aria-label': `Actions for ${about}` },
          }}
        >
          <Items acts={acts} isInRow={isInRow} onChosen={() => setAnchor(null)} />
        </Menu>
      )}
    </>
  );
}

interface ItemsProps {
  acts: readonly RowAct[];
  isInRow: boolean;
  onChosen: () => void;
}

function Items({ acts, isInRow, onChosen }: ItemsProps) {
  const isWide = useMediaQuery(WIDE, { noSsr: true });
  const isButton = ({ inRow = false }: RowAct) => isInRow && (inRow === 'wide' ? isWide : inRow);
  return acts
    .filter((act) => !isButton(act))
    .map(({ label, icon: Icon, onClick, danger = false, busy = false }) => (
      <MenuItem
        key={label}
        disabled={busy}
        sx={{ minHeight: 44, ...(danger && { color: 'error.main' }) }}
        onClick={() => {
          onChosen();
          onClick();
        }}
      >
        <ListItemIcon sx={{ color: 'inherit' }}>
          <Icon size={18} aria-hidden />
        </ListItemIcon>
        {label}
      </MenuItem>
    ));
}
